import {
  type EntityManager,
  type FindOptionsOrder,
  type FindOptionsRelations,
  type FindOptionsWhere,
  In,
  type SelectQueryBuilder,
} from "typeorm"
import type { Viewer } from "../access/viewer.ts"
import { richTextFields } from "../api/validation.ts"
import { goOnBehind, type Place } from "./cursor.ts"
import { fromNearerEnd, type Part, reversed } from "./paging.ts"
import type { Selected } from "./selected.ts"
import { type Filter, type Filtered, readerOf, rowsWithin, visibleRows } from "./visibility.ts"

/** The least that a list needs of a row. */
interface Row {
  id: number
  /** See `WithOpening`. */
  storedOpening?: string | null
}

export type Shown<T> = (new () => T) &
  Filtered<T> & {
    /** What is read with an item: relations to one row each. Its creator and its picture, where it says nothing. */
    shownWith?: FindOptionsRelations<T>
  }

interface Asked<T> {
  where?: Filter<T>
  order?: FindOptionsOrder<T>
  /** Long texts that it does not name are not read. */
  selected?: Selected
  /** Only what stands behind this place in the order. */
  behind?: Place
}

/** Of whom an item names its creator, no more than what everybody may know is read. */
const authorColumns = ["id", "name"]

/** By one statement, as each item points to one row of a kind. */
export function shownRows<T extends Row>(
  rows: EntityManager,
  type: Shown<T>,
  viewer: Viewer,
  asked: Asked<T>,
): SelectQueryBuilder<T> {
  return selectRows(rows, type, type.visibleTo?.(readerOf(type, viewer)) ?? {}, asked)
}

/** The first item that a condition finds, of those that a viewer sees. */
export async function shownRow<T extends Row>(
  rows: EntityManager,
  type: Shown<T>,
  viewer: Viewer,
  asked: Asked<T>,
): Promise<T | null> {
  const [found = null] = await wholly(asked, (asked) => shownRows(rows, type, viewer, asked))
  return found
}

/** One item as it is stored, with what it is shown with, whoever may see it. */
export function storedRow<T extends Row>(rows: EntityManager, type: Shown<T>, id: number): Promise<T | null> {
  return selectRows<T>(rows, type, {}, { where: { id } as FindOptionsWhere<T> }).getOne()
}

function selectRows<T extends Row>(
  rows: EntityManager,
  type: Shown<T>,
  visible: Filter<T>,
  { where, order, selected, behind }: Asked<T>,
): SelectQueryBuilder<T> {
  const query = rowsWithin<T>(rows, type, visible, { where, order })
  if (order && behind) goOnBehind(query, order, behind)
  if (selected) query.select(columnsOf(rows, type, selected).map((column) => `item.${column}`))
  if (!type.shownWith) query.leftJoin("item.user", "user").addSelect(authorColumns.map((column) => `user.${column}`))
  for (const relation of Object.keys(type.shownWith ?? { picture: true }))
    query.leftJoinAndSelect(`item.${relation}`, relation)
  return query
}

/** Columns that are not read where nothing of them is asked for. */
const longTextsOf = ({ prototype }: { prototype: object }) => [...richTextFields(prototype), "translations"]

const isSelected = (name: string, selected: Selected) =>
  selected.has(name) || (name === "translations" ? readsTranslations(selected) : comparesTexts(selected))

const readsTranslations = (selected: Selected) => selected.has("translation") || selected.has("languages")

/** Whether a translation says what the original does is known by the texts of both. */
const comparesTexts = (selected: Selected) =>
  selected.has("translation.isCurrent") || selected.has("translations.isCurrent")

function columnsOf<T extends Row>(rows: EntityManager, type: Shown<T>, selected: Selected): string[] {
  const long = longTextsOf(type)
  return rows.connection
    .getMetadata(type)
    .columns.filter(({ isSelect, relationMetadata, isVirtual }) => isSelect && !(relationMetadata && isVirtual))
    .map(({ propertyName }) => propertyName)
    .filter((name) => isSelected(name, selected) || !long.includes(name))
}

interface List<T> extends Asked<T> {
  rows: EntityManager
  type: Shown<T>
  viewer: Viewer
  order: FindOptionsOrder<T>
}

/** So many index entries may be passed with all that is read of their items; of more, only their ids are. */
const nearby = 100

/** Reached from its nearer end: the last page costs what the first does, one in the middle of 100,000 about a millisecond. */
export function partOf<T extends Row>(list: List<T>, part: Part, total: number): Promise<T[]> {
  return fromNearerEnd(part, total, ({ skip, take }, isReversed) =>
    fromStart(isReversed ? { ...list, order: reversed(list.order) } : list, skip, take),
  )
}

/** The items of a list that follow a place in it: from whatever place, the first of them cost the same. */
export function partBehind<T extends Row>(list: List<T>, behind: Place, take: number): Promise<T[]> {
  const { rows, type, viewer } = list
  return wholly(list, (asked) => shownRows(rows, type, viewer, { ...asked, behind }).limit(take))
}

async function fromStart<T extends Row>(list: List<T>, offset: number, limit: number): Promise<T[]> {
  const { rows, type, viewer, where, order } = list
  if (offset <= nearby) return wholly(list, (asked) => shownRows(rows, type, viewer, asked).offset(offset).limit(limit))
  const passed = visibleRows<T>(rows, type, viewer, { where, order }).select("item.id", "id")
  const ids = (await passed.offset(offset).limit(limit).getRawMany<Row>()).map(({ id }) => id)
  const items = await wholly(list, ({ selected }) =>
    shownRows(rows, type, viewer, { selected, where: { id: In(ids) } as FindOptionsWhere<T> }),
  )
  const byId = new Map(items.map((item) => [item.id, item]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** An item that an older release stored has no opening yet: it follows from the text, which then is needed. */
async function wholly<T extends Row>(asked: Asked<T>, query: (asked: Asked<T>) => SelectQueryBuilder<T>): Promise<T[]> {
  const { where, order, selected } = asked
  const items = await query({ where, order, selected }).getMany()
  return needTexts(items, selected) ? query({ where, order }).getMany() : items
}

const needTexts = (items: Row[], selected?: Selected) =>
  selected?.has("opening") && items.some(({ storedOpening }) => storedOpening === null)
