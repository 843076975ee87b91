import type { GraphQLError } from "graphql"
import { type EntityManager, type FindOptionsOrder, type FindOptionsWhere, In, Not } from "typeorm"
import type { OwnerLookup } from "../access/auth.ts"
import { signedIn, type Viewer, visitor } from "../access/viewer.ts"
import type { Context } from "../api/context.ts"
import { badInput } from "../api/failures.ts"
import type { Database } from "../database/database.ts"
import { insertRow } from "../database/insert-row.ts"
import { type Counted, countAll } from "../database/row-counts.ts"
import { breaksUnique } from "../database/unique.ts"
import type { PictureNaming } from "../images/file-names.ts"
import { Picture } from "../images/picture.ts"
import type { PictureChanges, PictureRules } from "../images/picture-changes.ts"
import type { PictureInput } from "../images/picture-input.ts"
import type { Pictures } from "../images/pictures.ts"
import type { Language } from "../languages.ts"
import type { Mail } from "../mail/outbox.ts"
import { addedAs, type Named, noteAdded, withDigest } from "./added-item.ts"
import type { Addressed } from "./addressed.ts"
import type { Author } from "./author.ts"
import { ContentState } from "./content-state.ts"
import { cursorBehind, readCursor } from "./cursor.ts"
import { requireFinished } from "./finished.ts"
import { changedMeanwhile, type ItemChange, type ItemHistory } from "./item-history.ts"
import type { ItemType } from "./item-type.ts"
import type { OwnedRow } from "./owned.ts"
import { type PageArgs, type PageOf, type Part, type Turned, turnTo } from "./paging.ts"
import { asStored } from "./pending-change.ts"
import { isKeptAside, type PublicationInput, type StateChanges, statedAs } from "./publication.ts"
import type { RecordedRow } from "./record.ts"
import type { Searchable, SearchIndex } from "./searchable.ts"
import type { Selected } from "./selected.ts"
import { partBehind, partOf, type Shown, shownRow, shownRows, storedRow } from "./shown-rows.ts"
import type { Translated } from "./translatable.ts"
import { type Filter, isEverything, readerOf, visibleRows } from "./visibility.ts"

/** The least that a list needs of a row. */
type Row = Pick<RecordedRow, "id" | "createdAt">

/** The class of a content type, and what is particular about it. */
export type ContentType<T extends Row> = Shown<T> & {
  /** How the files of its pictures are named. */
  pictureNaming?: PictureNaming
  /** The types that its pictures may have; without it, all that the site stores. */
  pictureTypes?: string[]
  /** Whether it cannot be without a picture. */
  pictureNeeded?: boolean
  /** Of a type whose items are published: the states that its lists show where they are not asked for others. */
  listedStates?: ContentState[]
  /** Whether an edit may take its picture away, by null. */
  pictureMayGo?: boolean
  /** Of a type without states, whose items everybody sees as they are stored: whether programs are notified of them. */
  announced?: boolean
  /** Where its items are read; without it, they have no screen of their own. */
  addressed?: Addressed<T>
  /** The column of moments in whose order its items are read one after the other: when they were published, where it says nothing. */
  inOrderOf?: keyof T & string
  /** Its columns that hold the id of an item of another type, with that type: whoever reads one is led to the other, if it is there. */
  refersTo?: Record<string, ItemType>
  /** How it is found; without it, it is not. */
  search?: Searchable<T>
  /** Into what its items can be translated, and which of their texts; without it, they cannot. */
  translated?: Translated
  /** Looks at an item as a whole before it is stored. @throws BAD_USER_INPUT for one that makes no sense. */
  check?(item: T): void
  /** Runs within the transaction in which everybody begins to see an item, or no longer does. */
  shown?(rows: EntityManager, item: NoInfer<T>, isShown: boolean): Promise<void>
  /** Whom to notify by mail of a change of an item that everybody sees, at its address. Runs within the transaction. */
  mailed?(
    rows: EntityManager,
    change: { before: NoInfer<T>; item: NoInfer<T>; addressIn: (language: Language) => string },
  ): Promise<Mail[]>
  /** Reads what older clients say of an item's state. */
  received?(input: ContentInput, stored?: NoInfer<T>): ContentInput
  /** What is kept beside what was filled in, and follows from it. */
  derived?(item: NoInfer<T>): Partial<NoInfer<T>>
}

/** What an add or edit brings beside the type's own fields. */
export type ContentInput = object &
  Named & {
    /** A `Picture` is one that the transaction itself puts from one place to another. */
    picture?: PictureInput | Picture | null
    publication?: PublicationInput | null
    version?: number | null
  }

interface AskedEdit<T extends RecordedRow> {
  type: ContentType<T>
  id: number
  input: ContentInput
  viewer: Viewer
}

/** What runs within the transaction of an edit, with the item as it was. */
type AlsoWithin<T> = (rows: EntityManager, item: T, pictures: PictureChanges, change: ItemChange) => Promise<void>

interface Within {
  rows: EntityManager
  pictures: PictureChanges
}

/** Fields of new items beside what was filled in, for as many as there are. */
export type MoreFields = (rows: EntityManager, count: number) => Promise<object[]>

export interface ListOptions<T> {
  /** Narrows what the viewer sees; it cannot widen it. */
  where?: Filter<T>
  /** What `where` leaves out of all that is published: where that is little, nothing more need be counted. */
  allBut?: Filter<T>
  /** Ends with the id, so that there is one order only. */
  order?: FindOptionsOrder<T>
  /** Of items in these states, of those that the reader sees; what is published, where it says nothing. */
  states?: ContentState[] | null
  /** What is asked for of each item: a long text that is not is not read. All of it, where it says nothing. */
  selected?: Selected
}

/** Items of every type. Who may do so is decided by `@Auth`; what is read is what `reader` sees: everybody, unless `as` says who. */
export class Content {
  constructor(
    private readonly database: Database,
    private readonly pictures: Pictures,
    private readonly index: SearchIndex,
    readonly history: ItemHistory,
    private readonly states: StateChanges,
    private readonly reader: Viewer = visitor,
  ) {}

  as(viewer: Viewer): Content {
    return new Content(this.database, this.pictures, this.index, this.history, this.states, viewer)
  }

  of(database: Database): Content {
    return new Content(database, this.pictures, this.index, this.history, this.states, this.reader)
  }

  /** The item of an id, or the first that a filter finds; null where there is none that the reader sees. `selected`: as of a list. */
  async one<T extends Row>(type: ContentType<T>, which: number | FindOptionsWhere<T>, selected?: Selected) {
    const where = typeof which === "number" ? ({ id: which } as FindOptionsWhere<T>) : which
    return withPublicPicture(await shownRow<T>(this.database.read, type, this.reader, { where, selected }))
  }

  /** Newest first, unless another order is given. */
  page<T extends Row>(type: ContentType<T>, args: PageArgs, options: ListOptions<T> = {}): Promise<PageOf<T>> {
    const list: Turned<T> = {
      slice: (part) => this.slice(type, part, options),
      count: () => this.count(type, options),
      behind: (cursor, take) => this.behind(type, cursor, take, options),
      cursorOf: (item) => cursorBehind(type, this.asked(type, options).order, item),
    }
    return turnTo(list, args)
  }

  /** The items that follow the place of a cursor, which stays where it is as the list grows. @throws BAD_USER_INPUT */
  async behind<T extends Row>(type: ContentType<T>, cursor: string, take: number, options: ListOptions<T> = {}) {
    const list = { rows: this.database.read, type, selected: options.selected, ...this.asked(type, options) }
    return (await partBehind(list, readCursor(type, list.order, cursor), take)).map(withPublicPicture)
  }

  async slice<T extends Row>(type: ContentType<T>, part: Part, options: ListOptions<T> = {}): Promise<[T[], number]> {
    const list = { rows: this.database.read, type, selected: options.selected, ...this.asked(type, options) }
    const total = await this.count(type, options)
    return [(await partOf(list, part, total)).map(withPublicPicture), total]
  }

  async first<T extends Row>(type: ContentType<T>, take: number, options?: ListOptions<T>): Promise<T[]> {
    return (await this.listed(type, options).limit(take).getMany()).map(withPublicPicture)
  }

  /** A whole list, of a type of which there are few. */
  all<T extends Row>(type: ContentType<T>, options?: ListOptions<T>): Promise<T[]> {
    return this.listed(type, options).getMany()
  }

  async count<T extends Row>(type: ContentType<T>, options: ListOptions<T> = {}): Promise<number> {
    const { read } = this.database
    const { where, viewer, counted, isPublic } = this.asked(type, options)
    if (counted) return countAll(read, type, counted)
    if (isPublic && options.allBut)
      return (await countAll(read, type)) - (await this.count(type, { where: options.allBut }))
    return visibleRows<T>(read, type, viewer, { where }).getCount()
  }

  private listed<T extends Row>(type: ContentType<T>, options: ListOptions<T> = {}) {
    const { where, order, viewer } = this.asked(type, options)
    return shownRows<T>(this.database.read, type, viewer, { where, order })
  }

  /** What a list is asked for. One of what is published is the same for everybody: it is read as a visitor reads it. */
  private asked<T extends Row>(type: ContentType<T>, { where = {}, order, states }: ListOptions<T>) {
    const { listedStates } = type
    if (!listedStates) {
      const newest = newestFirst as FindOptionsOrder<T>
      const counted = isEverything(where) && this.seesAll(type) ? [{}] : null
      return { viewer: this.reader, where, order: order ?? newest, counted, isPublic: false }
    }
    const asked = states ?? listedStates
    const isPublic = asked.includes(PUBLISHED) && (asked.length === 1 || this.reader.id === null)
    return {
      viewer: isPublic ? visitor : this.reader,
      where: isPublic ? where : inStates(where, asked),
      order: order ?? ((asked.every(wasPublished) ? latestFirst : lastAddedFirst) as FindOptionsOrder<T>),
      counted: this.countedIn(type, where, asked),
      isPublic,
    }
  }

  private seesAll<T extends Row>(type: ContentType<T>) {
    return isEverything(type.visibleTo?.(readerOf(type, this.reader)) ?? {})
  }

  /** What is in a list of items in some states, of all or of one author: of what is not published, one sees all or one's own. */
  private countedIn<T extends Row>(type: ContentType<T>, where: Filter<T>, states: ContentState[]): Counted[] | null {
    const author = authorIn(where)
    if (author === undefined && !isEverything(where)) return null
    const reader = readerOf(type, this.reader).id
    const isSeen = (state: ContentState) => state === PUBLISHED || this.seesAll(type)
    return states.flatMap((state) => {
      if (isSeen(state)) return { state, userId: author }
      return reader !== null && (author ?? reader) === reader ? { state, userId: reader } : []
    })
  }

  /** The creator is the viewer, whatever the input says. */
  async add<T extends RecordedRow>(type: ContentType<T>, input: ContentInput, viewer: Viewer): Promise<T> {
    const [item] = await this.addMany(type, [input], viewer)
    return item as T
  }

  /** All new ones are stored, or none. A retry is answered with what it added. @throws CONFLICT for what is no plain retry */
  async addMany<T extends RecordedRow>(
    type: ContentType<T>,
    sent: ContentInput[],
    viewer: Viewer,
    more: MoreFields = async () => [],
  ): Promise<T[]> {
    const inputs = sent.map(withDigest)
    // Hardly any came before: that is looked for where it fails as a new one. A file is not decoded twice for that.
    const isOnce = inputs.some(({ picture }) => picture && "upload" in picture && picture.upload)
    const hasKey = inputs.some(({ idempotencyKey }) => idempotencyKey)
    if (isOnce) return this.addUnlessKnown(type, inputs, viewer, more)
    return this.insertMany(type, inputs, viewer, more).catch((error) =>
      hasKey ? this.addUnlessKnown(type, inputs, viewer, more) : Promise.reject(error),
    )
  }

  private async addUnlessKnown<T extends RecordedRow>(
    type: ContentType<T>,
    inputs: ContentInput[],
    viewer: Viewer,
    more: MoreFields,
  ): Promise<T[]> {
    const known = await this.addedBefore(type, inputs, viewer)
    const fresh = inputs.filter((_, index) => !known[index])
    const added = await this.insertMany(type, fresh, viewer, more).catch(async (error) => {
      // Two at once with one key: the slower one finds what the faster one stored.
      const faster = breaksUnique(error) ? await this.addedBefore(type, fresh, viewer) : []
      return faster.length > 0 && faster.every((item) => item !== null) ? faster : Promise.reject(error)
    })
    return known.map((before) => before ?? (added.shift() as T))
  }

  private async insertMany<T extends RecordedRow>(
    type: ContentType<T>,
    inputs: ContentInput[],
    viewer: Viewer,
    more: MoreFields,
  ): Promise<T[]> {
    if (inputs.length === 0) return []
    const userId = signedIn(viewer)
    const author = { id: userId, name: viewer.name ?? "" }
    const asked = inputs.map((input) => received(type, input).picture)
    return this.pictures.write(asked, pictureRules(type, viewer), async (rows, pictures) => {
      const added: T[] = []
      const further = await more(rows, inputs.length)
      const now = new Date()
      const keep = await this.history.adding(rows, type, further[0] ?? {}, viewer)
      for (const [index, input] of inputs.entries()) {
        const {
          picture: sent,
          version: _version,
          idempotencyKey,
          digest = null,
          publication,
          ...fields
        } = received(type, input)
        const picture = (await pictures.take(index)) ?? null
        const stated = type.listedStates && statedAs(publication ?? { as: PUBLISHED }, now)
        if (stated && stated.state !== DRAFT) requireFinished(type, { ...fields, picture: sent })
        const written = { ...fields, ...stated, ...further[index], userId, picture, createdAt: now, updatedAt: now }
        const item = await insert(rows, type, written, author)
        if (idempotencyKey) await noteAdded(rows, { userId, idempotencyKey, type: type.name, itemId: item.id, digest })
        added.push(item)
      }
      for (const item of added) await this.index.add(rows, type, item)
      await keep(added)
      for (const item of added)
        if (isStated(item)) await this.states.changed(rows, { type: type as ContentType<T & OwnedRow>, item, viewer })
        else await this.states.stored(rows, type as ContentType<RecordedRow>, item, true)
      const [first] = added
      if (first) await this.states.partsChanged(rows, type, first)
      return added
    })
  }

  /** The items that the same requests added before, as they still are. @throws CONFLICT otherwise; BAD_USER_INPUT for another type */
  addedBefore<T extends RecordedRow>(
    type: ContentType<T>,
    inputs: ContentInput[],
    viewer: Viewer,
    find = (id: number): Promise<T | null> => this.as(viewer).one(type, id),
  ): Promise<(T | null)[]> {
    const { read } = this.database
    return Promise.all(
      inputs.map(async ({ idempotencyKey, digest, ...sent }) => {
        const added = idempotencyKey && (await addedAs(read, { userId: signedIn(viewer), idempotencyKey }))
        if (!added) return null
        if (added.type !== type.name)
          throw badInput({ idempotencyKey: "Something else was added under this name. Please make up another one." })
        const item = await find(added.itemId)
        if (item?.version === firstVersion) {
          const isSame = added.digest === null ? isStoredAs(read, type, item, sent) : added.digest === digest
          const { picture = null } = item as Partial<OwnedRow>
          if (isSame && (await this.pictures.isShown(picture, sent.picture, viewer))) return item
        }
        throw await this.history.refuseAgain(read, type, added.itemId, viewer, item)
      }),
    )
  }

  /**
   * An edit that began with an earlier `version` is merged with what others have saved since. @throws NOT_FOUND; CONFLICT with what is
   * stored now, where others have changed the same fields: what it brought is kept as a version then.
   */
  async edit<T extends RecordedRow>(
    type: ContentType<T>,
    id: number,
    input: ContentInput,
    viewer: Viewer,
    also: AlsoWithin<T> = async () => {},
  ): Promise<T> {
    const edited = await this.pictures.write([input.picture], pictureRules(type, viewer), (rows, pictures) =>
      this.editWithin({ rows, pictures }, { type, id, input, viewer }, also),
    )
    return unlessRefused(edited)
  }

  /** Where it is refused, say so once the transaction is over (`unlessRefused`): it keeps what the edit brought. */
  async editWithin<T extends RecordedRow>(
    { rows, pictures }: Within,
    { type, id, input, viewer }: AskedEdit<T>,
    also: AlsoWithin<T> = async () => {},
  ): Promise<Edited<T>> {
    const row = await storedRow(rows, type, id)
    const { picture: moved, version, publication, ...fields } = received(type, input, row ?? undefined)
    const picture = moved instanceof Picture ? undefined : moved
    const brought = { picture, version, fields: present(fields) }
    if (!row) {
      const more = { picture: await wantedPicture(picture, undefined, pictures) }
      return { refusal: await this.history.refuseMissing(rows, type, id, viewer, brought, more) }
    }
    const before = isStated(row) ? row : undefined
    // What was to be seen later would be public at once: somebody else has published the item meanwhile.
    if (before?.state === PUBLISHED && publication && isKeptAside(publication)) throw changedMeanwhile(row)
    const change = await this.history.begin(rows, type, row, viewer)
    const weighed = await change.weigh(brought)
    const { picture: current } = row as Partial<OwnedRow>
    if (weighed.overlapping) {
      const more = { picture: await wantedPicture(picture, current, pictures) }
      return { refusal: await change.refuse(brought, more) }
    }
    const stored = moved instanceof Picture ? moved : weighed.picture && (await pictures.take(0, { current }))
    const mayGo = weighed.picture === null && type.pictureMayGo
    const pictured = stored ? { picture: stored } : mayGo ? { picture: null } : {}
    const stated = before && publication && statedAs(publication, new Date(), before)
    const changes = { ...weighed.fields, ...stated, updatedAt: new Date(), ...pictured }
    const next = { ...row, ...changes }
    type.check?.(next)
    if (before && next.state !== DRAFT)
      requireFinished(type, next, before.state === DRAFT ? undefined : Object.keys(weighed.fields))
    await rows.update(type, id, { ...changes, ...type.derived?.(next) } as never)
    if (current && "picture" in pictured && current.id !== stored?.id) {
      await change.keepPictures([current.id])
      await pictures.drop([current.id])
    }
    await also(rows, row, pictures, change)
    const changed = await this.stored(rows, type, id)
    await this.index.put(rows, type, changed)
    await change.saved(changed)
    if (before && isStated(changed))
      await this.states.changed(rows, { type: type as ContentType<T & OwnedRow>, before, item: changed, viewer })
    else await this.states.stored(rows, type as ContentType<RecordedRow>, changed, false)
    await this.states.partsChanged(rows, type, changed)
    return { item: withPublicPicture(changed) }
  }

  /** Gives the item as it was; it lies in the bin with its parts. @throws NOT_FOUND */
  remove<T extends RecordedRow>(
    type: ContentType<T>,
    id: number,
    also: (rows: EntityManager, item: T) => Promise<void> = async () => {},
  ): Promise<T> {
    return this.pictures.dropping(async (rows, pictures) => {
      const row = await this.stored(rows, type, id)
      const change = await this.history.begin(rows, type, row, this.reader)
      await change.toBin()
      await pictures.dropWith(type, id, () => rows.delete(type, id))
      await also(rows, row)
      if (type.search) await this.index.remove(rows, type.search.kind, id)
      await change.removed()
      if (isStated(row)) await this.states.removed(rows, type as ContentType<T & OwnedRow>, row)
      await this.states.partsChanged(rows, type, row)
      return row
    })
  }

  /** @throws NOT_FOUND, which says so where the item lies in the bin. */
  private async stored<T extends Row>(rows: EntityManager, type: ContentType<T>, id: number): Promise<T> {
    const row = await storedRow(rows, type, id)
    if (!row) throw await this.history.missing(rows, type, id, this.reader)
    return row
  }
}

export type Edited<T> = { item: T; refusal?: undefined } | { item?: undefined; refusal: GraphQLError }

/** The picture that a refused edit asked for; undefined for the one that the item shows, which is left as it is. */
export async function wantedPicture(
  input: PictureInput | null | undefined,
  current: OwnedRow["picture"] | undefined,
  pictures: PictureChanges,
) {
  const isAnother = input && (input.upload || input.name !== current?.name)
  if (isAnother) return (await pictures.take(0)) ?? null
  return input === null ? null : undefined
}

/** The item, where the edit was not refused. @throws CONFLICT where it was. */
export function unlessRefused<T>({ item, refusal }: Edited<T>): T {
  if (refusal) throw refusal
  return item
}

/** For `@Auth`: the creator of the item whose `id` the field is given, if the viewer sees it or may take it out of the bin. */
export function creatorOf<T extends OwnedRow>(type: ContentType<T>): OwnerLookup {
  return async ({ id }, { database, content, viewer }: Context) => {
    const row = await visibleRows<OwnedRow>(database.read, type, viewer, {
      select: { userId: true, id: true },
      where: { id: id as number },
    }).getOne()
    return row ? row.userId : content.history.creatorInBin(database.read, type, id as number, viewer)
  }
}

const { DRAFT, PUBLISHED, TAKEN_DOWN } = ContentState

const newestFirst = { createdAt: "DESC", id: "DESC" }
/** Of what was published. */
const latestFirst = { publishedAt: "DESC", id: "DESC" }
/** Of what was not: it has no moment yet. */
const lastAddedFirst = { id: "DESC" }

const wasPublished = (state: ContentState) => state === PUBLISHED || state === TAKEN_DOWN

function authorIn(where: object): number | undefined {
  const [[name, value] = [], ...others] = Object.entries(where)
  return name === "userId" && typeof value === "number" && others.length === 0 ? value : undefined
}

/** Says which states are left out: an index that leads to those asked for would have them in another order. */
function inStates<T>(where: Filter<T>, states: ContentState[]): Filter<T> {
  const others = Object.values(ContentState).filter((state) => !states.includes(state))
  if (others.length === 0) return where
  const inOthers = { state: Not(In(others)) }
  const any: object[] = Array.isArray(where) ? where : [where]
  return any.map((one): object => ({ ...one, ...inOthers })) as FindOptionsWhere<T>[]
}

/** Spares a list the question who sees each of its pictures. */
function withPublicPicture<T extends Row | null>(item: T): T {
  const { state, picture } = (item ?? {}) as Partial<OwnedRow>
  if (picture && state === PUBLISHED) picture.isPublic = true
  return item
}

const isStated = <T extends object>(item: T): item is T & OwnedRow => "publishedAt" in item

export function received<T extends Row>(type: ContentType<T>, input: ContentInput, stored?: T): ContentInput {
  const { picture, ...fields } = type.received?.(input, stored) ?? input
  return isNoPicture(picture) && type.listedStates ? fields : { ...fields, picture }
}

/** A picture that is still to be chosen: what a draft brings where it has none. */
const isNoPicture = (picture: ContentInput["picture"]) =>
  picture === undefined || (picture !== null && !(picture instanceof Picture) && !picture.upload && !picture.name)

export function pictureRules<T extends Row>(type: ContentType<T>, viewer: Viewer): PictureRules {
  const { pictureNaming: naming, pictureTypes: types, pictureNeeded: isNeeded } = type
  return { naming, types, isNeeded, viewer }
}

/** Returns the item as it would be read again, with its picture and its creator. */
async function insert<T extends RecordedRow>(
  rows: EntityManager,
  type: ContentType<T>,
  fields: object,
  user: Author,
): Promise<T> {
  const item = Object.assign(new type(), fields)
  type.check?.(item)
  await insertRow(rows, type, Object.assign(item, type.derived?.(item)))
  return withPublicPicture(type.shownWith ? item : Object.assign(item, { user }))
}

/** Each change counts it up, a restore from the bin too. */
const firstVersion = 1

/** Whether an item has what an add brings, as far as that is in its columns. */
function isStoredAs<T extends Row>(read: EntityManager, type: new () => T, item: T, sent: ContentInput) {
  const [brought, stored] = [sent, item].map((fields) => asStored(read, type, fields)) as [Stored, Stored]
  return Object.keys(brought).every((name) => JSON.stringify(brought[name]) === JSON.stringify(stored[name]))
}

type Stored = Record<string, unknown>

export function present<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}
