import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from "type-graphql"
import { In } from "typeorm"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { AskFirst } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { noteAct } from "../../content/history/note-act.ts"
import { Act } from "../../content/items/act.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { HoldingBackup, KeptBackup } from "./backups.ts"

@ObjectType({ description: "A link by which whoever has it can fetch a backup, for a minute." })
class BackupLink {
  @Field(() => String, { description: "Its address on this site." })
  path!: string
}

@Resolver()
export class BackupResolver {
  @Auth(Role.SUPERUSER)
  @Query(() => [KeptBackup], {
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
