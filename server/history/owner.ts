import type { OwnerLookup } from "../access/auth.ts"
import type { Context } from "../api/context.ts"
import type { ContentType } from "../content/content.ts"
import { type ItemKind, type ItemType, ItemTypes, kindNamed } from "../content/item-type.ts"
import type { OwnedRow } from "../content/owned.ts"
import { visibleRows } from "../content/visibility.ts"
import { Activity } from "./activity.ts"
import { history } from "./history.ts"

/** For `@Auth`: the creator of an item that is named by its type and id, if the viewer sees it or it is their own in the bin. */
export const creatorOfItem = (async ({ type, id }, context: Context) => {
  const kind = kindSaid(type)
  return kind && creatorOfKind(kind, id as number, context)
}) satisfies OwnerLookup

async function creatorOfKind({ type: target, isPart }: ItemKind, id: number, { database, viewer }: Context) {
  const { read } = database
  const isOwned = read.connection.getMetadata(target).columns.some(({ propertyName }) => propertyName === "userId")
  // What belongs to the office has no creator.
  if (!isOwned && !isPart) return nobody
  const where = { id }
  const item =
    isOwned && (await visibleRows<OwnedRow>(read, target as ContentType<OwnedRow>, viewer, { where }).getOne())
  return item ? item.userId : history.creatorInBin(read, target, id, viewer)
}

/** Undefined for what is no type. Arguments that were not read yet have the API's name of it. */
function kindSaid(type: unknown): ItemKind | undefined {
  const name = ItemTypes[type as ItemType] ?? (type as ItemType)
  return Object.values(ItemTypes).includes(name) ? kindNamed(name) : undefined
}

/** For `@Auth`: the creator of what lies in the bin, to them alone: nobody else learns that it does. */
export const binOwner: OwnerLookup = async ({ type, id }, { database, viewer }: Context) => {
  const kind = kindSaid(type)
  return kind && history.creatorInBin(database.read, kind.type, id as number, viewer)
}

/** For `@Auth`: whose the item is by now that a version is of. */
export const versionOwner: OwnerLookup = async ({ id }, context: Context) => {
  const version = await context.database.read.findOne(Activity, {
    where: { id: id as number },
    select: { id: true, type: true, itemId: true },
  })
  return version?.type ? creatorOfKind(kindNamed(version.type), version.itemId as number, context) : undefined
}

/** No account has this id. */
const nobody = 0
