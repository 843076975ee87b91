import type { OwnerLookup } from "../access/auth.ts"
import type { Context } from "../api/context.ts"
import type { ContentType } from "../content/content.ts"
import { ItemTypes, kindNamed } from "../content/item-type.ts"
import type { OwnedRow } from "../content/owned.ts"
import { visibleRows } from "../content/visibility.ts"
import { Activity } from "./activity.ts"
import { history } from "./history.ts"

/** For `@Auth`: the creator of an item that is named by its type and id, if the viewer sees it or it is their own in the bin. */
export const creatorOfItem = (async ({ type, id }, { database, viewer }: Context) => {
  if (typeof type !== "string" || !Object.hasOwn(ItemTypes, type)) return undefined
  const { read } = database
  const { type: target, isPart } = kindNamed(type)
  const isOwned = read.connection.getMetadata(target).columns.some(({ propertyName }) => propertyName === "userId")
  // What belongs to the office has no creator.
  if (!isOwned && !isPart) return nobody
  const where = { id: id as number }
  const item =
    isOwned && (await visibleRows<OwnedRow>(read, target as ContentType<OwnedRow>, viewer, { where }).getOne())
  return item ? item.userId : history.creatorInBin(read, target, id as number, viewer)
}) satisfies OwnerLookup

/** For `@Auth`: the creator of what lies in the bin, to them alone: nobody else learns that it does. */
export const binOwner: OwnerLookup = async ({ type, id }, { database, viewer }: Context) => {
  if (typeof type !== "string" || !Object.hasOwn(ItemTypes, type)) return undefined
  return history.creatorInBin(database.read, kindNamed(type).type, id as number, viewer)
}

/** For `@Auth`: whose the item is by now that a version is of. */
export const versionOwner: OwnerLookup = async ({ id }, context: Context) => {
  const version = await context.database.read.findOne(Activity, {
    where: { id: id as number },
    select: { id: true, type: true, itemId: true },
  })
  return version?.type ? creatorOfItem({ type: version.type, id: version.itemId }, context) : undefined
}

/** No account has this id. */
const nobody = 0
