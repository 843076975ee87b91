import { Arg, Ctx, Field, Float, Mutation, ObjectType, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { notFound } from "../api/failures.ts"
import { Act } from "../content/act.ts"
import { noteAct } from "../history/note-act.ts"

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
