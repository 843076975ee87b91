import { Arg, Ctx, Field, Mutation, ObjectType, Query, Resolver } from "type-graphql"
import { In } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { Fails } from "../../base/failures/fails.ts"
import { notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { Act, logAct } from "../../content/history/log-act.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { HoldingBackup, KeptBackup } from "./backups.ts"

@ObjectType({ description: "A download link for a backup, valid for a minute for anyone who has it." })
class BackupLink {
  @Field(() => String, { description: "Path of the link on this site." })
  path!: string
}

@Resolver()
export class BackupResolver {
  @Auth(Role.SUPERUSER)
  @Query(() => [KeptBackup], {
    nullable: true,
    description: "Automatic backups that are kept, newest first; null if the site makes none.",
  })
  backups(@Ctx() { backups }: Context) {
    return backups.isEnabled ? backups.list() : null
  }

  @Auth(Role.ADMINISTRATOR)
  @Fails("NOT_FOUND")
  @Query(() => [HoldingBackup], {
    nullable: true,
    description:
      "Backups that still contain an erased picture, newest first, and when they expire; null if the site " +
      "makes no automatic backups.",
  })
  async backupsWithPicture(
    @Arg("name", () => String, { description: "File name." }) name: string,
    @Ctx() { backups, database: { read } }: Context,
  ) {
    const named = await read.findBy(Picture, { name })
    if (named.length === 0) throw notFound("This picture")
    const files = named.map(({ file }) => file)
    const [first] = await read.find(Picture, { where: { file: In(files) }, order: { createdAt: "ASC" }, take: 1 })
    return backups.containing(first?.createdAt ?? new Date(0))
  }

  @Auth(Role.SUPERUSER)
  @Fails("NOT_FOUND")
  @Mutation(() => BackupLink, {
    description: "Creates a download link for a backup. The request is recorded in the audit log.",
  })
  async backupLink(
    @Arg("name", () => String, { description: "File name from `backups`." }) name: string,
    @Ctx() { backups, database, viewer }: Context,
  ) {
    if (!(await backups.find(name))) throw notFound("This backup")
    await database.write((rows) =>
      logAct(rows, { act: Act.EXPORTED, userId: viewer.id, title: "A backup of the whole site", detail: name }),
    )
    return { path: backups.links.addressOf(name) }
  }
}
