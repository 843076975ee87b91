import { ArrayMaxSize } from "class-validator"
import { ArgsType, Int } from "type-graphql"
import { accountIdOf } from "../../access/viewer.ts"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { badInput } from "../../base/failures/failures.ts"
import type { Context } from "../api/context.ts"
import { ContentState } from "../items/content-state.ts"
import type { ContentType, OwnedRow } from "../items/content-type.ts"
import { OptionalText } from "../items/fields.ts"
import { classOf, type ItemType, ItemTypes } from "../items/item-type.ts"
import { loadByType } from "../items/items-by-type.ts"
import { PageArgs, type PagedList, type PageOf, turnTo } from "../items/paging.ts"
import { searchText, wordsIn } from "../items/search-text.ts"
import { unionList } from "../items/union-list.ts"
import { moderatorRole } from "../items/visibility.ts"
import { anywhere, expressionOf } from "../search/matcher.ts"
import { matchers } from "../search/search.ts"
import { idsMatching, staffIndexOf } from "../search/staff-index.ts"
import { ContentFault, type FaultCheck, faultCheckOf, faultCondition } from "./content-faults.ts"
import { ContentItem } from "./content-item.ts"

export const ContentSort = describedEnum("ContentSort", "Order of a list of items of all types.", {
  NEWEST: "Last changed first.",
  OLDEST: "Longest unchanged first.",
  TITLE: "By title.",
  AUTHOR: "Creator's name.",
  STATE: "Publication state: waiting, drafts, scheduled, published, taken down.",
})

export type ContentSort = keyof typeof ContentSort

/** For faults that SQL cannot judge: this many of the last changed candidates are read. */
const maxChecked = 1000

@ArgsType()
export class ContentArgs extends PageArgs {
  @NullableField(() => [ContentState], "Only items in these states; any state by default.")
  @ArrayMaxSize(5, { message: "There are five states." })
  states?: ContentState[] | null

  @NullableField(() => ItemTypes, "Only items of this type.")
  type?: ItemType | null

  @NullableField(
    () => Boolean,
    "True to include items created by others: those that are published, or all for administrators.",
  )
  everybody?: boolean | null

  @NullableField(() => Int, "Only items created by this account.")
  userId?: number | null

  @OptionalText({ description: "Beginnings of the title's words, ignoring accents; at most 100 characters.", max: 100 })
  q?: string | null

  @NullableField(
    () => ContentFault,
    `Only items with this fault. For OLD_TRANSLATION and DEAD_LINK, the last changed ${maxChecked} items with ` +
      "translations or links are judged.",
  )
  fault?: ContentFault | null

  @NullableField(() => ContentSort, "NEWEST by default.")
  sort?: ContentSort | null
}

export interface ItemRef {
  type: ItemType
  id: number
}

/** Found items with the columns that order them, in stored form. */
type Sorted = ItemRef & Record<string, string>

const { DRAFT, WAITING, SCHEDULED, PUBLISHED, TAKEN_DOWN } = ContentState

const order = (sort: ContentSort) => ({
  [sort]: sort === "NEWEST" ? "DESC" : "ASC",
  ...({ type: "ASC", id: "DESC" } as const),
})

const places = [WAITING, DRAFT, SCHEDULED, PUBLISHED, TAKEN_DOWN].map(
  (state, place) => `WHEN '${state}' THEN '${place}'`,
)

/** SQL on the row `item`. All are texts, so that one kind of cursor fits every order. */
const sortedBy: Record<ContentSort, (title: string) => string> = {
  NEWEST: () => `item."updatedAt"`,
  OLDEST: () => `item."updatedAt"`,
  TITLE: (title) => title,
  AUTHOR: () => `LOWER(author."name")`,
  STATE: () => `CASE item."state" ${places.join(" ")} END`,
}

export async function contentOf(filter: ContentArgs, context: Context): Promise<PageOf<ContentItem>> {
  const judge = filter.fault && faultCheckOf(filter.fault)
  const page = await turnTo(
    listed(filter, context, judge ? await itemsWithFault(judge, filter, context) : undefined),
    filter,
  )
  return { ...page, items: await itemsOf(page.items, context) }
}

async function itemsWithFault(judge: FaultCheck, filter: ContentArgs, context: Context): Promise<ItemRef[]> {
  const candidates = listed({ ...filter, sort: "NEWEST" }, context)
  const found = await candidates.slice({ skip: 0, take: maxChecked }, maxChecked)
  const items = await itemsOf(found, context)
  const verdicts = await judge(
    items.map(({ item }) => item),
    context,
  )
  return items.flatMap((item, index) => (verdicts[index] ? { type: item.type(), id: item.id } : []))
}

/** @param among only these items */
function listed(filter: ContentArgs, context: Context, among?: ItemRef[]): PagedList<Sorted> {
  const sort = filter.sort ?? "NEWEST"
  const names = typesOf(filter)
  const values = matchOf(filter, context)
  const isSearched = values.length > 0
  const allBy = (by?: ContentSort) =>
    `(${names.map((name) => partOf(name, filter, context, { among, by, isSearched })).join(" UNION ALL ")}) AS "items"`
  const sql = { all: () => allBy(sort), counted: allBy(), values, order: order(sort) }
  return unionList<Sorted>(context.database.read, { name: "content", ...sql })
}

/** For the staff index, as SQLite itself does not ignore accents. */
function matchOf({ q }: ContentArgs, { database: { kind } }: Context) {
  const words = wordsIn(searchText(q)).map((typed) => ({ typed, variants: [typed] }))
  return words.length > 0 ? [matchers[kind].matchOf(expressionOf(words, anywhere))] : []
}

const isPublishable = (name: ItemType) => (classOf(name) as Partial<ContentType<OwnedRow>>).listedStates !== undefined

export function publishable(name: ItemType): ContentType<OwnedRow> {
  if (!isPublishable(name)) throw badInput({ type: "What is of this type is always there, and belongs to nobody." })
  return classOf(name) as ContentType<OwnedRow>
}

export function typesOf({ type }: Pick<ContentArgs, "type">): ItemType[] {
  if (type == null) return Object.values(ItemTypes).filter(isPublishable)
  publishable(type)
  return [type]
}

interface Part {
  among?: ItemRef[]
  isSearched: boolean
  /** Absent for a count, for which an index is enough. */
  by?: ContentSort
}

/** SQL for items of one type, with the parameters of `matchOf`. */
function partOf(name: ItemType, filter: ContentArgs, { database, viewer }: Context, part: Part): string {
  const { among, by, isSearched } = part
  const { kind, read } = database
  const { states, everybody, userId, fault } = filter
  const type = classOf(name) as ContentType<OwnedRow>
  const { tableName, propertiesMap } = read.connection.getMetadata(type)
  const title = `LOWER(item."${"title" in propertiesMap ? "title" : "name"}")`
  const isOf = (id: number) => `item."userId" = ${Math.trunc(id)}`
  const isModerator = viewer.role >= moderatorRole
  const isMine = isModerator ? "TRUE" : isOf(accountIdOf(viewer))
  const changes = `SELECT c."itemId" FROM "pending_changes" c WHERE c."type" = '${name}' AND c.${inStates(states)}`
  const ids = among?.flatMap((one) => (one.type === name ? one.id : []))
  const which = [
    everybody ? !isModerator && `(${isMine} OR item."state" = '${PUBLISHED}')` : isOf(accountIdOf(viewer)),
    states && `(item.${inStates(states)} OR (${isMine} AND item."id" IN (${changes})))`,
    userId != null && isOf(userId),
    fault && faultCondition(read, type, fault),
    ids && `item."id" IN (${ids.join(", ") || "NULL"})`,
    isSearched && `item."id" IN (${idsMatching[kind](staffIndexOf(read, { type }), "$1")})`,
  ].filter(Boolean)
  const column = by ? `, ${sortedBy[by](title)} AS "${by}"` : ""
  const author = by === "AUTHOR" ? ` JOIN "users" author ON author."id" = item."userId"` : ""
  return `SELECT '${name}' AS "type", item."id" AS "id"${column} FROM "${tableName}" item${author} WHERE ${which.join(" AND ") || "TRUE"}`
}

function inStates(states?: ContentState[] | null) {
  const chosen = Object.values(ContentState).filter((state) => states?.includes(state))
  return `"state" IN (${chosen.map((state) => `'${state}'`).join(", ") || "NULL"})`
}

export async function itemsOf(found: ItemRef[], { content }: Context): Promise<ContentItem[]> {
  const keys = found.map(({ type, id }) => ({ type: classOf(type) as ContentType<OwnedRow>, id }))
  const items = await loadByType(content, keys, Object.values(ContentState))
  return items.flatMap((item) => (item ? new ContentItem(item) : []))
}
