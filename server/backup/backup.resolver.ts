import { Arg, Ctx, Field, Float, Mutation, ObjectType, Query, Resolver } from "type-graphql"
import { In } from "typeorm"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { notFound } from "../api/failures.ts"
import { Act } from "../content/act.ts"
import { noteAct } from "../history/note-act.ts"
import { Picture } from "../images/picture.ts"

@ObjectType({ description: "A file with the whole site as it was at one moment: database and pictures." })
class Backup {
  @Field(() => String, { description: "What the file is called." })
  name!: string

  @Field(() => Date, { description: "The moment that it shows." })
  takenAt!: Date

  @Field(() => Float, { description: "Of the file. A number beyond what an `Int` holds." })
  bytes!: number
}

@ObjectType({ description: "A link by which whoever has it can fetch a backup, for a minute." })
class BackupLink {
  @Field(() => String, { description: "Its address on this site." })
  path!: string
}

@ObjectType({ description: "A backup that holds a picture." })
class HoldingBackup {
  @Field(() => Date, { description: "The moment that it shows." })
  takenAt!: Date

  @Field(() => Date, {
    nullable: true,
    description:
      "When later ones replace it, where the site runs each night; null for one that goes with updates to come.",
  })
  goesAt!: Date | null
}

@Resolver()
export class BackupResolver {
  @Auth(Role.SUPERUSER)
  @Query(() => [Backup], {
    nullable: true,
    description: "The backups that the site has taken by itself and keeps, the latest first; null where it takes none.",
  })
  backups(@Ctx() { backups }: Context) {
    return backups.areTaken ? backups.list() : null
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND")
  @Query(() => [HoldingBackup], {
    nullable: true,
    description:
      "The backups that go on holding a picture that is erased, the latest first, and until when; null where the site takes none by itself.",
  })
  async backupsWithPicture(
    @Arg("name", () => String, { description: "What the file is called." }) name: string,
    @Ctx() { backups, database: { read } }: Context,
  ) {
    const named = await read.findBy(Picture, { name })
    if (named.length === 0) throw notFound("This picture")
    const files = named.map(({ file }) => file)
    const [first] = await read.find(Picture, { where: { file: In(files) }, order: { createdAt: "ASC" }, take: 1 })
    return backups.holding(first?.createdAt ?? new Date(0))
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND")
  @AskFirst
  @Mutation(() => BackupLink, {
    description: "Makes a link to a backup. It is noted who asked.",
  })
  async backupLink(
    @Arg("name", () => String, { description: "As `backups` gives it." }) name: string,
    @Ctx() { backups, database, viewer }: Context,
  ) {
    if (!(await backups.find(name))) throw notFound("This backup")
    await database.write((rows) =>
      noteAct(rows, { act: Act.EXPORTED, userId: viewer.id, title: "A backup of the whole site", detail: name }),
    )
    return { path: backups.links.addressOf(name) }
  }
}
