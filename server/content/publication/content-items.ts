import { type EntityManager, type FindOptionsOrder, In } from "typeorm"
import { signedIn, type Viewer } from "../../access/viewer.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Context } from "../api/context.ts"
import { ContentState } from "../items/content-state.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { cursorBehind, noCursor, type Place, readCursor, standsBehind } from "../items/cursor.ts"
import { classOf, type ItemType, ItemTypes } from "../items/item-type.ts"
import { type PageArgs, type PageOf, type Turned, turnTo } from "../items/paging.ts"
import { moderatorRole } from "../items/visibility.ts"
import { ContentItem } from "./content-item.ts"

interface ContentFilter extends PageArgs {
  states?: ContentState[] | null
  type?: ItemType | null
  everybody?: boolean | null
}

export interface FoundItem {
  type: ItemType
  id: number
}

const order = { updatedAt: "DESC", type: "ASC", id: "DESC" } as const

export async function contentOf(filter: ContentFilter, context: Context): Promise<PageOf<ContentItem>> {
  const { viewer } = context
  const { read } = context.database
  const parts = typesOf(filter).map((name) => partOf(read, name, filter, viewer))
  const all = `(${parts.join(" UNION ALL ")}) AS "items"`
  // A query for everybody's items need not name the viewer.
  const values = all.includes("$1") ? [signedIn(viewer)] : []
  const page = await turnTo(listOf(read, { name: "content", all, values, order }), filter)
  return { ...page, items: await itemsOf(page.items, context) }
}

interface Listed<T> {
  /** Tells its cursors from those of other lists. */
  name: string
  /** SQL after `FROM`. */
  all: string
  values: number[]
  /** By a text, which a moment is in its stored form, and by what is unique. */
  order: FindOptionsOrder<T>
}

export function listOf<T extends FoundItem>(read: EntityManager, { all, values, order, ...of }: Listed<T>): Turned<T> {
  const inOrder = `ORDER BY ${Object.entries(order).map(([column, direction]) => `"${column}" ${direction}`)}`
  return {
    async count() {
      const [{ total }] = await read.query(`SELECT COUNT(*) AS "total" FROM ${all}`, values)
      return Number(total)
    },
    slice: ({ skip, take }) =>
      read.query(`SELECT * FROM ${all} ${inOrder} LIMIT ${Math.trunc(take)} OFFSET ${Math.trunc(skip)}`, values),
    behind(cursor, take) {
      const isBehind = standsBehind(order, {
        column: (name) => `"${name}"`,
        value: (index) => `$${values.length + index + 1}`,
      })
      const sql = `SELECT * FROM ${all} WHERE ${isBehind} ${inOrder} LIMIT ${Math.trunc(take)}`
      return read.query(sql, [...values, ...placeIn(readCursor(of, order, cursor))])
    },
    cursorOf: (found) => cursorBehind(of, order, found),
  }
}

function placeIn(place: Place): Place {
  const [at, type, id] = place
  if (typeof at !== "string" || typeof type !== "string" || typeof id !== "number") throw noCursor()
  return place
}

const isPublishable = (name: ItemType) => (classOf(name) as Partial<ContentType<OwnedRow>>).listedStates !== undefined

export function typesOf({ type }: Pick<ContentFilter, "type">): ItemType[] {
  if (type == null) return Object.values(ItemTypes).filter(isPublishable)
  if (!isPublishable(type)) throw badInput({ type: "What is of this type belongs to nobody." })
  return [type]
}

/** SQL for items of one type; `$1` is the viewer. */
function partOf(read: EntityManager, name: ItemType, { states, everybody }: ContentFilter, { role }: Viewer): string {
  const { tableName } = read.connection.getMetadata(classOf(name))
  const isMine = role >= moderatorRole ? "TRUE" : `item."userId" = $1`
  const mayBeSeen = `(${isMine} OR item."state" = '${ContentState.PUBLISHED}')`
  const whose = everybody ? mayBeSeen : `item."userId" = $1`
  const change = `EXISTS (SELECT 1 FROM "pending_changes" c WHERE c."type" = '${name}' AND c."itemId" = item."id" AND c.${inStates(states)})`
  const which = states ? ` AND (item.${inStates(states)} OR (${isMine} AND ${change}))` : ""
  return `SELECT '${name}' AS "type", item."id" AS "id", item."updatedAt" AS "updatedAt" FROM "${tableName}" item WHERE ${whose}${which}`
}

function inStates(states?: ContentState[] | null) {
  const chosen = Object.values(ContentState).filter((state) => states?.includes(state))
  return `"state" IN (${chosen.map((state) => `'${state}'`).join(", ") || "NULL"})`
}

export async function itemsOf(found: FoundItem[], { content }: Context): Promise<ContentItem[]> {
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
