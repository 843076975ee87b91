import { type FindOptionsOrder, type FindOptionsWhere, In, Not } from "typeorm"
import { readerOf, type Viewer, visitor } from "../../access/viewer.ts"
import type { Database } from "../../store/database/database.ts"
import { countInStates } from "../../store/database/state-counts.ts"
import { ContentState } from "./content-state.ts"
import type { ContentType, OwnedRow, Row } from "./content-type.ts"
import { cursorAfter, readCursor } from "./cursor.ts"
import { fromNearerEnd, type PageArgs, type PagedList, type PageOf, type Part, reversed, turnTo } from "./paging.ts"
import { type RowQuery, shownRows } from "./shown-rows.ts"
import { type Filter, isEverything, visibleRows } from "./visibility.ts"

export interface ListOptions<T> {
  /** Narrows what the viewer sees; it cannot widen it. */
  where?: Filter<T>
  /** The published items that `where` leaves out: if they are few, only they are counted. */
  excluded?: Filter<T>
  /** Ends with the id, which makes the order total. */
  order?: FindOptionsOrder<T>
  /** The states to list, among the items that the reader sees; by default published ones. */
  states?: ContentState[] | null
}

/** Reads items of every type that `reader` sees. */
export class ReadContent {
  constructor(
    protected readonly database: Database,
    protected readonly reader: Viewer = visitor,
  ) {}

  /** The item with an id, or the first match of a filter; null if the reader sees none. */
  async one<T extends Row>(type: ContentType<T>, which: number | FindOptionsWhere<T>) {
    const where = typeof which === "number" ? ({ id: which } as FindOptionsWhere<T>) : which
    return withPublicPicture(await shownRows<T>(this.database.read, type, this.reader, { where }).getOne())
  }

  /** Newest first, unless another order is given. */
  page<T extends Row>(type: ContentType<T>, args: PageArgs, options: ListOptions<T> = {}): Promise<PageOf<T>> {
    const list: PagedList<T> = {
      count: () => this.count(type, options),
      slice: (part, total) => this.slice(type, part, total, options),
      itemsAfter: (cursor, take) => this.itemsAfter(type, cursor, take, options),
      cursorOf: (item) => cursorAfter(type, this.resolveOptions(type, options).order, item),
    }
    return turnTo(list, args)
  }

  /** The items after a cursor, which stays valid as the list grows. @throws BAD_USER_INPUT */
  async itemsAfter<T extends Row>(type: ContentType<T>, cursor: string, take: number, options: ListOptions<T> = {}) {
    const { order } = this.resolveOptions(type, options)
    const found = this.listed(type, options, { after: readCursor(type, order, cursor) })
    return (await found.limit(take).getMany()).map(withPublicPicture)
  }

  async slice<T extends Row>(type: ContentType<T>, part: Part, total: number, options: ListOptions<T>): Promise<T[]> {
    const { order } = this.resolveOptions(type, options)
    const items = await fromNearerEnd(part, total, ({ skip, take }, isReversed) =>
      this.listed(type, options, isReversed ? { order: reversed(order) } : {})
        .offset(skip)
        .limit(take)
        .getMany(),
    )
    return items.map(withPublicPicture)
  }

  async first<T extends Row>(type: ContentType<T>, take: number, options?: ListOptions<T>): Promise<T[]> {
    return (await this.listed(type, options).limit(take).getMany()).map(withPublicPicture)
  }

  /** Reads a whole list without paging, for types with few items. */
  all<T extends Row>(type: ContentType<T>, options?: ListOptions<T>): Promise<T[]> {
    return this.listed(type, options).getMany()
  }

  async count<T extends Row>(type: ContentType<T>, options: ListOptions<T> = {}): Promise<number> {
    const { read } = this.database
    const { viewer, isPublic, states } = this.resolveOptions(type, options)
    const { where = {}, excluded } = options
    if (isPublic && excluded)
      return (await countInStates(read, type, [PUBLISHED])) - (await this.count(type, { where: excluded }))
    const author = authorIn(where)
    const seesAll = isPublic || isEverything(type.visibleTo?.(readerOf(type, viewer)) ?? {})
    if (states && seesAll && (isEverything(where) || author !== undefined))
      return countInStates(read, type, isPublic ? [PUBLISHED] : states, author)
    const counted = isPublic || !states ? where : both(where, { state: In(states) })
    return visibleRows<T>(read, type, viewer, { where: counted }).getCount()
  }

  private listed<T extends Row>(type: ContentType<T>, options: ListOptions<T> = {}, part: RowQuery<T> = {}) {
    const { where, order, viewer } = this.resolveOptions(type, options)
    return shownRows<T>(this.database.read, type, viewer, { where, order, ...part })
  }

  /** Resolves the options of a list. A list of published items is the same for everybody: it is read as a visitor. */
  private resolveOptions<T extends Row>(type: ContentType<T>, { where = {}, order, states }: ListOptions<T>) {
    const { listedStates } = type
    if (!listedStates) {
      const newest = newestFirst as FindOptionsOrder<T>
      return { viewer: this.reader, where, order: order ?? newest, isPublic: false, states: null }
    }
    const requested = states ?? listedStates
    const isPublic = requested.includes(PUBLISHED) && (requested.length === 1 || this.reader.id === null)
    return {
      viewer: isPublic ? visitor : this.reader,
      where: isPublic ? where : inStates(where, requested),
      order: order ?? ((requested.every(wasPublished) ? latestFirst : lastAddedFirst) as FindOptionsOrder<T>),
      isPublic,
      states: requested,
    }
  }
}

const { PUBLISHED, TAKEN_DOWN } = ContentState

const newestFirst = { createdAt: "DESC", id: "DESC" }
const latestFirst = { publishedAt: "DESC", id: "DESC" }
/** The order of unpublished items, which have no publication time yet. */
const lastAddedFirst = { id: "DESC" }

const wasPublished = (state: ContentState) => state === PUBLISHED || state === TAKEN_DOWN

/** The author, if a filter has no other condition. */
function authorIn(where: object): number | undefined {
  const [[name, value] = [], ...others] = Object.entries(where)
  return name === "userId" && typeof value === "number" && others.length === 0 ? value : undefined
}

/** Excludes the other states: an index of the requested states would give another order. */
function inStates<T>(where: Filter<T>, states: ContentState[]): Filter<T> {
  const otherStates = Object.values(ContentState).filter((state) => !states.includes(state))
  return otherStates.length === 0 ? where : both(where, { state: Not(In(otherStates)) })
}

function both<T>(where: Filter<T>, also: object): Filter<T> {
  const any: object[] = Array.isArray(where) ? where : [where]
  return any.map((one): object => ({ ...one, ...also })) as FindOptionsWhere<T>[]
}

/** Saves a list from checking who sees each picture. */
export function withPublicPicture<T extends Row | null>(item: T): T {
  const { state, picture } = (item ?? {}) as Partial<OwnedRow>
  if (picture && state === PUBLISHED) picture.isPublic = true
  return item
}
