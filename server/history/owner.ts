import type { OwnerLookup } from "../access/auth.ts"
import type { Context } from "../api/context.ts"
import { ItemTypes, kindNamed } from "../content/item-type.ts"
import { visibleRows } from "../content/visibility.ts"
import { Activity } from "./activity.ts"
import { BinnedItem } from "./bin.ts"

/** For `@Auth`: the creator of an item that is named by its type and id, if the viewer sees it or it is their own in the bin. */
export const creatorOfItem: OwnerLookup = async ({ type, id }, { database, viewer }: Context) => {
  if (typeof type !== "string" || !(type in ItemTypes)) return undefined
  const { read } = database
  const kind = kindNamed(type)
  const isOwned = read.connection.getMetadata(kind.type).columns.some(({ propertyName }) => propertyName === "userId")
  // What belongs to the office has no creator.
  if (!isOwned && !kind.isPart) return nobody
  const where = { id: id as number }
  const item =
    isOwned && (await visibleRows<{ id: number; userId: number }>(read, kind.type as never, viewer, { where }).getOne())
  return item ? item.userId : binOwner({ type, id }, { database, viewer } as never, undefined)
}

/** For `@Auth`: the creator of what lies in the bin, to them alone: nobody else learns that it does. */
export const binOwner: OwnerLookup = async ({ type, id }, { database, viewer }: Context) => {
  if (viewer.id === null || typeof type !== "string") return undefined
  const where = { type, itemId: id as number, ownerId: viewer.id }
  return (await database.read.existsBy(BinnedItem, where)) ? viewer.id : undefined
}

/** For `@Auth`: the creator of the item that a version is of. */
export const versionOwner: OwnerLookup = async ({ id }, { database }: Context) => {
  const version = await database.read.findOne(Activity, {
    where: { id: id as number },
    select: { id: true, ownerId: true },
  })
  return version ? (version.ownerId ?? nobody) : undefined
}

/** No account has this id. */
const nobody = 0
