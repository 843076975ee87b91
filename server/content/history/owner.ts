import type { OwnerLookup } from "../../access/auth.ts"
import type { Context } from "../api/context.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { type ItemKind, type ItemType, ItemTypes, kindNamed, kindOf } from "../items/item-type.ts"
import { visibleRows } from "../items/visibility.ts"
import { Activity } from "./activity.ts"
import { notInBin } from "./bin.ts"
import { history } from "./history.ts"

/** Finds, for `@Auth`, the creator of an item by type and id, if the viewer sees it or owns it in the bin. */
export const creatorOfItem = (async ({ type, id }, context: Context) => {
  const kind = kindFrom(type)
  return kind && creatorOfKind(kind, id as number, context)
}) satisfies OwnerLookup

/** Finds, for `@Auth`, the creator of the item with the argument `id`, if the viewer sees it or may restore it. */
export const creatorOf = (type: new () => object) =>
  (async ({ id }, context: Context) => {
    const kind = kindOf(type)
    return kind && creatorOfKind(kind, id as number, context)
  }) satisfies OwnerLookup

async function creatorOfKind({ type: target, isPart }: ItemKind, id: number, { database, viewer }: Context) {
  const { read } = database
  const isOwned = read.connection.getMetadata(target).columns.some(({ propertyName }) => propertyName === "userId")
  // Office content has no creator.
  if (!isOwned && !isPart) return nobody
  const query = { select: { userId: true, id: true }, where: { id } }
  const item = isOwned && (await visibleRows<OwnedRow>(read, target as ContentType<OwnedRow>, viewer, query).getOne())
  return item ? item.userId : history.creatorInBin(read, target, id, viewer)
}

/** Undefined for an unknown type. Arguments that are not parsed yet contain the API's name. */
function kindFrom(type: unknown): ItemKind | undefined {
  const name = ItemTypes[type as ItemType] ?? (type as ItemType)
  return Object.values(ItemTypes).includes(name) ? kindNamed(name) : undefined
}

/** Finds, for `@Auth`, an item's creator in the bin, if that is the viewer: others do not learn that it exists. */
export const binOwner: OwnerLookup = async ({ type, id }, { database, viewer }: Context) => {
  const kind = kindFrom(type)
  const creator = kind && (await history.creatorInBin(database.read, kind.type, id as number, viewer))
  if (creator === undefined) throw notInBin()
  return creator
}

export const versionOwner: OwnerLookup = async ({ id }, context: Context) => {
  const version = await context.database.read.findOne(Activity, {
    where: { id: id as number },
    select: { id: true, type: true, itemId: true },
  })
  return version?.type ? creatorOfKind(kindNamed(version.type), version.itemId as number, context) : undefined
}

/** No account has this id. */
const nobody = 0
