import { type EntityManager, In } from "typeorm"
import { signedIn, type Viewer } from "../access/viewer.ts"
import type { Context } from "../api/context.ts"
import { badInput } from "../api/failures.ts"
import type { ContentType } from "../content/content.ts"
import { ContentState } from "../content/content-state.ts"
import { classOf, type ItemType, ItemTypes } from "../content/item-type.ts"
import type { OwnedRow } from "../content/owned.ts"
import { type PageArgs, type PageOf, pageOf } from "../content/paging.ts"
import { moderatorRole } from "../content/visibility.ts"
import { ContentItem } from "./content-item.ts"

interface Asked extends PageArgs {
  states?: ContentState[] | null
  type?: ItemType | null
  everybody?: boolean | null
}

interface Found {
  type: ItemType
  id: number
}

export async function contentOf(asked: Asked, context: Context): Promise<PageOf<ContentItem>> {
  const { page, perPage } = asked
  const { viewer } = context
  const { read } = context.database
  const parts = typesOf(asked).map((name) => partOf(read, name, asked, viewer))
  const all = `(${parts.join(" UNION ALL ")}) AS "items"`
  // One that asks for everybody's need not be named in it.
  const values = all.includes("$1") ? [signedIn(viewer)] : []
  const [{ total }] = await read.query(`SELECT COUNT(*) AS "total" FROM ${all}`, values)
  const found: Found[] = await read.query(
    `SELECT "type", "id" FROM ${all} ORDER BY "updatedAt" DESC, "type", "id" DESC
     LIMIT ${Math.trunc(perPage)} OFFSET ${Math.trunc((page - 1) * perPage)}`,
    values,
  )
  return pageOf(await itemsOf(found, context), Number(total), asked)
}

const isPublishable = (name: ItemType) => (classOf(name) as Partial<ContentType<OwnedRow>>).listedStates !== undefined

function typesOf({ type }: Asked): ItemType[] {
  if (type == null) return Object.keys(ItemTypes).filter(isPublishable)
  if (!isPublishable(type)) throw badInput({ type: "What is of this type belongs to nobody." })
  return [type]
}

/** The items of one type, in SQL in which `$1` is the viewer. */
function partOf(read: EntityManager, name: ItemType, { states, everybody }: Asked, { role }: Viewer): string {
  const { tableName } = read.connection.getMetadata(classOf(name))
  const isMine = role >= moderatorRole ? "TRUE" : `item."userId" = $1`
  const mayBeSeen = `(${isMine} OR item."state" = '${ContentState.PUBLISHED}')`
  const whose = everybody ? mayBeSeen : `item."userId" = $1`
  const change = `EXISTS (SELECT 1 FROM "pending_changes" c WHERE c."type" = '${name}' AND c."itemId" = item."id" AND c.${inStates(states)})`
  const which = states ? ` AND (item.${inStates(states)} OR (${isMine} AND ${change}))` : ""
  return `SELECT '${name}' AS "type", item."id" AS "id", item."updatedAt" AS "updatedAt" FROM "${tableName}" item WHERE ${whose}${which}`
}

function inStates(states?: ContentState[] | null) {
  const known = Object.values(ContentState).filter((state) => states?.includes(state))
  return `"state" IN (${known.map((state) => `'${state}'`).join(", ") || "NULL"})`
}

async function itemsOf(found: Found[], { content }: Context): Promise<ContentItem[]> {
  const items = new Map<string, OwnedRow>()
  for (const name of new Set(found.map(({ type }) => type))) {
    const type = classOf(name) as ContentType<OwnedRow>
    const ids = found.flatMap((one) => (one.type === name ? one.id : []))
    const states = Object.values(ContentState)
    for (const item of await content.all(type, { where: { id: In(ids) }, states }))
      items.set(`${name} ${item.id}`, item)
  }
  return found.flatMap(({ type, id }) => {
    const item = items.get(`${type} ${id}`)
    return item ? new ContentItem(item) : []
  })
}
