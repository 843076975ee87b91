import { Arg, Args, Ctx, Int, Mutation, Query, Resolver } from "type-graphql"
import { type EntityManager, LessThanOrEqual } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import { Fails } from "../../base/failures/fails.ts"
import type { Database } from "../../store/database/database.ts"
import type { Context } from "../api/context.ts"
import { type ItemType, ItemTypes, kindNamed } from "../items/item-type.ts"
import { pageOfRows } from "../items/page-of-rows.ts"
import { Page, PageArgs } from "../items/paging.ts"
import { Activity, isVersion, withUser } from "./activity.ts"
import { creatorOfItem, versionOwner } from "./owner.ts"
import { restoreVersion } from "./restore-version.ts"
import { itemOf } from "./target.ts"
import { Version, versionOf } from "./version.ts"

const VersionPage = Page(Version)

@Resolver()
export class VersionsResolver {
  @Auth(Role.ADMINISTRATOR, { orOwner: creatorOfItem })
  @Query(() => VersionPage, {
    description: "Versions of an item, newest first: every save, and edits refused for a conflict. Kept for two years.",
  })
  async versions(
    @Arg("type", () => ItemTypes, { description: "Item type." }) type: ItemType,
    @Arg("id", () => Int) id: number,
    @Args(() => PageArgs) args: PageArgs,
    @Ctx() { database: { read } }: Context,
  ) {
    const where = { type, itemId: id, ...isVersion }
    const page = await pageOfRows(read, Activity, args, { where, ...withUser, order: { id: "DESC" } })
    const [latest] = page.items
    const first = latest ? await numberOf(read, latest) : 0
    const canRestore = (await itemOf(read, kindNamed(type), id)) !== null
    const items = page.items.map((activity, index) => versionOf(activity, { number: first - index, canRestore }))
    return { ...page, items }
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: versionOwner })
  @Query(() => Version, { nullable: true, description: "One version by ID; null if there is none." })
  version(@Arg("id", () => Int) id: number, @Ctx() { database }: Context) {
    return shownVersion(database, id)
  }

  @Auth(Role.ADMINISTRATOR, { orOwner: versionOwner })
  @Fails(
    "NOT_FOUND",
    { BAD_USER_INPUT: "if the item can no longer be restored to it" },
    { FORBIDDEN: "for editors if an administrator must approve what is published" },
  )
  @Mutation(() => Version, {
    description:
      "Restores an earlier version of an item with its pictures, except those erased since. The current state " +
      "remains as a version too. Returns the new version.",
  })
  async restoreVersion(@Arg("id", () => Int) id: number, @Ctx() context: Context) {
    return shownVersion(context.database, await restoreVersion(id, context))
  }
}

async function shownVersion({ read }: Database, id: number): Promise<Version | null> {
  const activity = await read.findOne(Activity, { where: { id, ...isVersion }, ...withUser })
  if (!activity?.type || !activity.itemId) return null
  const { type, itemId } = activity
  const canRestore = (await itemOf(read, kindNamed(type), itemId)) !== null
  return versionOf(activity, { number: await numberOf(read, activity), canRestore })
}

function numberOf(read: EntityManager, { id, type, itemId }: Activity): Promise<number> {
  const about = { type: type ?? undefined, itemId: itemId ?? undefined }
  return read.countBy(Activity, { ...about, id: LessThanOrEqual(id), ...isVersion })
}
