import type { EntityManager } from "typeorm"
import { signedIn, type Viewer, visitor } from "../access/viewer.ts"
import type { Context } from "../api/context.ts"
import { conflict, forbidden, notFound } from "../api/failures.ts"
import { Act } from "../content/act.ts"
import {
  type Content,
  type ContentInput,
  type ContentType,
  originOf,
  present,
  received,
  unlessRefused,
} from "../content/content.ts"
import { ContentState } from "../content/content-state.ts"
import { changedMeanwhile } from "../content/item-history.ts"
import { type ItemType, itemTypeOf } from "../content/item-type.ts"
import type { OneArgs } from "../content/operations.ts"
import type { OwnedRow } from "../content/owned.ts"
import { asStored, fromStored, PendingChange, pendingChangeOf, withChange } from "../content/pending-change.ts"
import { isKeptAside, type PublicationInput, seesAll, statedAs } from "../content/publication.ts"
import { Review } from "../content/review.ts"
import { storedRow } from "../content/shown-rows.ts"
import { moderatorRole } from "../content/visibility.ts"
import type { Picture } from "../images/picture.ts"
import type { PictureChanges } from "../images/picture-changes.ts"
import type { Pictures } from "../images/pictures.ts"
import { opens } from "./preview.ts"
import { forgetReview, type StateFollowers } from "./state-changes.ts"

const { DRAFT, WAITING, SCHEDULED, PUBLISHED, TAKEN_DOWN } = ContentState

declare module "../api/context.ts" {
  interface Services {
    publishing: Publishing
  }
}

/** What an edit of an item is asked with. */
interface Edit<T extends OwnedRow> {
  type: ContentType<T>
  id: number
  input: ContentInput
  /** What whoever publishes it has looked at, if they say so. */
  seen?: Seen
}

/** What somebody has looked at: the item's version, and when its pending change was saved. */
interface Seen {
  version?: number | null
  changeSavedAt?: Date | null
}

interface Used<T extends OwnedRow> {
  type: ContentType<T>
  item: T
  change: PendingChange
  viewer: Viewer
}

interface SentBack<T extends OwnedRow> {
  type: ContentType<T>
  id: number
  note: string
}

type Said = PublicationInput | undefined

type Asking = Pick<Context, "content" | "viewer" | "database" | "outbox">

/**
 * Adds and edits what is published: whether at once, later, or once somebody has looked at it. A change of a published
 * item that shall not be public yet is kept beside it (`PendingChange`).
 */
export class Publishing {
  constructor(
    private readonly pictures: Pictures,
    private readonly followers: StateFollowers,
  ) {}

  /** One item as the asker sees it: what is stored, or with its pending change, or by the token of a preview. */
  async one<T extends OwnedRow>(type: ContentType<T>, asked: OneArgs, context: Context): Promise<T | null> {
    const { database, content, viewer, answer } = context
    if (asked.preview != null) {
      answer.neverKeep()
      const stored = await storedRow(database.read, type, asked.id)
      if (stored && (await opens(database.read, asked.preview, type, stored)))
        return this.asItWillBe(type, stored, database.read)
    }
    const item = await content.one(type, asked.id)
    const isChanged = item && asked.withChange && seesAll(item, viewer)
    const stored = isChanged && (await storedRow(database.read, type, asked.id))
    return stored ? this.asItWillBe(type, stored, database.read) : item
  }

  private async asItWillBe<T extends OwnedRow>(type: ContentType<T>, item: T, read: EntityManager) {
    return withChange(read, type, item, await pendingChangeOf(read, type, item.id))
  }

  async add<T extends OwnedRow>(type: ContentType<T>, input: ContentInput, asking: Asking): Promise<T> {
    const asked = received(type, input)
    const publication = await allowed(asked.publication ?? { as: PUBLISHED }, asking)
    const item = await asking.content.add(type, { ...asked, publication }, asking.viewer)
    asking.outbox.wake()
    return item
  }

  async edit<T extends OwnedRow>({ type, id, input, seen }: Edit<T>, asking: Asking): Promise<T> {
    const { content, database, viewer } = asking
    const stored = await storedRow(database.read, type, id)
    if (!stored) return content.edit(type, id, input, viewer)
    const asked = received(type, input, stored)
    const publication = await allowedFor(stored, asked.publication ?? undefined, asking)
    const edit = { type, id, input: { ...asked, publication }, seen }
    const item = await (stored.state === PUBLISHED
      ? this.editPublished(edit, publication, asking)
      : this.publish(edit, asking))
    asking.outbox.wake()
    return item
  }

  /**
   * For changes that cannot wait beside a published item, such as those of a gallery's pictures.
   * @throws FORBIDDEN for an editor where the school wants to look at what is public before it is.
   */
  async requireUnlooked(item: Pick<OwnedRow, "state">, { viewer, database }: Asking) {
    const isPublic = item.state === PUBLISHED || item.state === SCHEDULED
    if (isPublic && viewer.role < moderatorRole && (await approvesEditors(database.read)))
      throw forbidden(
        "An administrator looks at this before it is public. Please take it down, change it, and submit it again.",
      )
  }

  /** @throws NOT_FOUND where nothing waits. */
  async discard<T extends OwnedRow>(type: ContentType<T>, id: number, { content, viewer }: Asking): Promise<void> {
    await this.pictures.dropping(async (rows, pictures) => {
      const item = await storedRow(rows, type, id)
      const change = await pendingChangeOf(rows, type, id)
      if (!item || !change) throw notFound("This change")
      await keepOthersWords(rows, content, { type, item, change, viewer })
      await removeChange(rows, pictures, change)
    })
  }

  /** Gives what waits to be approved back to its writer. @throws CONFLICT where it waits no longer. */
  async sendBack<T extends OwnedRow>({ type, id, note }: SentBack<T>, asking: Asking): Promise<T> {
    const { content, viewer, outbox } = asking
    const item = await this.pictures.dropping(async (rows, pictures) => {
      const row = await storedRow(rows, type, id)
      if (!row) throw notFound()
      const change = row.state === PUBLISHED ? await pendingChangeOf(rows, type, id) : null
      if ((change ?? row).state !== WAITING) throw changedMeanwhile(row)
      if (change) await rows.update(PendingChange, change.id, { state: DRAFT })
      const back = change
        ? row
        : unlessRefused(
            await content.editWithin({ rows, pictures }, { type, id, input: { publication: { as: DRAFT } }, viewer }),
          )
      const review = { type: itemTypeOf(type) as ItemType, itemId: id, note, at: new Date(), userId: signedIn(viewer) }
      await rows.upsert(Review, review, ["type", "itemId"])
      await this.followers.sentBack(rows, type, back, viewer, note)
      await this.followers.noteAct(rows, Act.SENT_BACK, { type, item: back, viewer, detail: note })
      return back
    })
    outbox.wake()
    return item
  }

  /** Puts what waits for an item into it, which is taken down where the time of that is over too. */
  publishChange<T extends OwnedRow>(
    content: Content,
    within: { rows: EntityManager; pictures: PictureChanges },
    { type, change, viewer, now }: { type: ContentType<T>; change: PendingChange; viewer: Viewer; now: Date },
  ): Promise<T> {
    const { expiresAt } = change
    const isOver = expiresAt !== null && expiresAt <= now
    const publication = isOver ? { as: TAKEN_DOWN, expiresAt: null } : { as: PUBLISHED, expiresAt }
    const input = { ...inputOf(within.rows, type, change), publication }
    const edit = { type, id: change.itemId, input, viewer }
    return content
      .editWithin(within, edit, (rows, item, pictures) => this.used(rows, pictures, { type, item, change, viewer }))
      .then(unlessRefused)
  }

  /** What waits is left as it is by who says nothing of it, and by who takes the item down. */
  private async editPublished<T extends OwnedRow>(edit: Edit<T>, publication: Said, asking: Asking) {
    if (publication && isKeptAside(publication)) return this.keepAside(edit, publication, asking)
    if (publication?.as === PUBLISHED) return this.publish(edit, asking)
    return asking.content.edit(edit.type, edit.id, edit.input, asking.viewer)
  }

  /** What is sent goes before what waits, which then waits no longer. */
  private async publish<T extends OwnedRow>(edit: Edit<T>, { content, viewer }: Asking): Promise<T> {
    const { type, id, input } = edit
    const edited = await this.pictures.write([input.picture], originOf(type, viewer), async (rows, pictures) => {
      const change = await pendingChangeOf(rows, type, id)
      if (edit.seen) requireSeen(await storedRow(rows, type, id), change, edit.seen)
      const waiting = change ? inputOf(rows, type, change) : {}
      const merged = { ...waiting, ...present(input), publication: withExpiry(input.publication, change) }
      return content.editWithin({ rows, pictures }, { type, id, input: merged, viewer }, async (rows, item) => {
        if (!change) return
        if (replaces(rows, type, change, input)) await keepOthersWords(rows, content, { type, item, change, viewer })
        await this.used(rows, pictures, { type, item, change, viewer })
      })
    })
    return unlessRefused(edited)
  }

  /** What waited is in the item now. */
  private async used<T extends OwnedRow>(rows: EntityManager, pictures: PictureChanges, { change, ...done }: Used<T>) {
    await removeChange(rows, pictures, change)
    await forgetReview(rows, done.type, done.item.id)
    const isLookedAt = change.state === WAITING && done.viewer.role >= moderatorRole && done.viewer.id !== change.userId
    await this.followers.noteAct(rows, isLookedAt ? Act.APPROVED : Act.PUBLISHED, done)
  }

  /** Keeps the fields in which an edit differs from the published item, beside those that wait already. */
  private keepAside<T extends OwnedRow>(
    { type, id, input }: Edit<T>,
    publication: PublicationInput,
    { content, viewer }: Asking,
  ): Promise<T> {
    const { picture: asked, version, publication: _, idempotencyKey: _key, ...fields } = input
    return this.pictures.write([asked], originOf(type, viewer), async (rows, pictures) => {
      const row = await storedRow(rows, type, id)
      if (!row) throw notFound()
      if (row.state !== PUBLISHED || (version != null && version !== row.version)) throw changedMeanwhile(row)
      const before = await pendingChangeOf(rows, type, id)
      if (before && replaces(rows, type, before, input))
        await keepOthersWords(rows, content, { type, item: row, change: before, viewer })
      const merged = { ...(before && JSON.parse(before.fields)), ...asStored(rows, type, present(fields)) }
      const said = {
        ...publication,
        publishAt: publication.publishAt === undefined ? before?.publishAt : publication.publishAt,
      }
      const { state, publishAt, expiresAt } = statedAs(said, new Date(), { ...row, ...expiryOf(before) })
      const changed = fromStored(rows, type, merged)
      type.check?.(Object.assign(rows.create(type), row, changed))
      const pictured = await pictureAside(pictures, { asked, before, row, mayGo: type.pictureMayGo })
      const change = rows.create(PendingChange, {
        ...before,
        ...{ type: itemTypeOf(type) as ItemType, itemId: id, ownerId: row.userId, userId: viewer.id ?? row.userId },
        fields: JSON.stringify(differing(asStored(rows, type, row), merged)),
        ...{ state, publishAt, expiresAt, updatedAt: new Date(), ...pictured },
      })
      await rows.save(change, { transaction: false })
      if (state === WAITING && before?.state !== WAITING) {
        await this.followers.submitted(rows, type, row, viewer)
        await this.followers.noteAct(rows, Act.SUBMITTED, { type, item: row, viewer })
      }
      if (state === SCHEDULED && before?.state !== SCHEDULED)
        await this.followers.noteAct(rows, Act.SCHEDULED, { type, item: row, viewer })
      this.followers.noteMoments(change)
      if (before?.picture && before.picture.id !== change.picture?.id) await pictures.drop([before.picture.id])
      return row
    })
  }
}

/**
 * Not what an edit does that began with an earlier version, which is merged: what has come since is what nobody has looked at.
 * @throws CONFLICT
 */
function requireSeen(item: OwnedRow | null, change: PendingChange | null, { version, changeSavedAt }: Seen) {
  const isItem = version == null || version === item?.version
  const isChange = changeSavedAt == null || changeSavedAt.getTime() === change?.updatedAt.getTime()
  if (item && !(isItem && isChange))
    throw conflict("This was changed since you looked at it. Please load the page again, and look at what is new.")
}

/** What an editor may do where the school asks for a second pair of eyes: what would be public waits. */
async function allowed(asked: PublicationInput, { viewer, database }: Asking): Promise<PublicationInput> {
  const isPublic = asked.as === PUBLISHED || asked.as === SCHEDULED
  if (!isPublic || viewer.role >= moderatorRole || !(await approvesEditors(database.read))) return asked
  return { ...asked, as: WAITING, publishAt: asked.as === SCHEDULED ? asked.publishAt : null }
}

/** As `allowed`, for an edit of an item that is there: also one that says nothing of its state may be one of what is public. */
async function allowedFor(stored: OwnedRow, asked: Said, asking: Asking): Promise<Said> {
  if (asked) return allowed(asked, asking)
  if (stored.state !== PUBLISHED && stored.state !== SCHEDULED) return undefined
  const { as } = await allowed({ as: stored.state }, asking)
  // When it shall be published was said before.
  return as === WAITING ? { as, publishAt: stored.publishAt ?? undefined } : undefined
}

/** Asked for within every add by an editor. */
async function approvesEditors(read: EntityManager): Promise<boolean> {
  const [site] = await read.query(`SELECT "approvesEditors" FROM "site_info" WHERE "id" = 1`)
  return Boolean(site?.approvesEditors)
}

/** What a change says of its item, as an edit would. */
function inputOf<T extends OwnedRow>(rows: EntityManager, type: ContentType<T>, change: PendingChange): ContentInput {
  const fields = fromStored(rows, type, JSON.parse(change.fields))
  const { picture, withoutPicture } = change
  return { ...fields, ...(picture && { picture }), ...(withoutPicture && { picture: null }) }
}

async function removeChange(rows: EntityManager, pictures: PictureChanges, { id, picture }: PendingChange) {
  await rows.delete(PendingChange, id)
  if (picture) await pictures.drop([picture.id])
}

/** Whether an edit says something else where a change waits. */
function replaces(rows: EntityManager, type: new () => object, change: PendingChange, edit: ContentInput): boolean {
  const { picture, ...fields } = edit
  const waiting: Record<string, unknown> = JSON.parse(change.fields)
  const sent = asStored(rows, type, present(fields))
  const isPictured = change.withoutPicture || change.picture !== null
  const isAnother = isPictured && picture !== undefined && picture?.name !== change.picture?.name
  return isAnother || Object.keys(waiting).some((name) => name in sent && sent[name] !== waiting[name])
}

/** What somebody else wanted an item to be, and what nobody will publish now, stays as a version: no word of it is lost. */
async function keepOthersWords<T extends OwnedRow>(
  rows: EntityManager,
  { history }: Content,
  { type, item, change, viewer }: Used<T>,
) {
  if (change.userId === viewer.id) return
  const { version } = item
  const fields = fromStored(rows, type, JSON.parse(change.fields)) as Record<string, unknown>
  const picture = change.withoutPicture ? null : (change.picture ?? undefined)
  const begun = await history.begin(rows, type, item, { ...visitor, id: change.userId })
  await begun.refuse({ fields, version }, { picture })
}

/** What is published is taken down when that was said of its change, unless something else is said now. */
function withExpiry(said: ContentInput["publication"], change: PendingChange | null) {
  return said && change
    ? { ...said, expiresAt: said.expiresAt === undefined ? change.expiresAt : said.expiresAt }
    : said
}

const expiryOf = (before: PendingChange | null) => (before ? { expiresAt: before.expiresAt } : {})

function differing(item: Record<string, unknown>, changed: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(changed).filter(([name, value]) => item[name] !== value))
}

interface AskedPicture {
  asked: ContentInput["picture"]
  before: PendingChange | null
  row: OwnedRow
  mayGo?: boolean
}

/**
 * The picture that waits. It is a use of its own also where it is the item's file with other words: those of the item are
 * public.
 */
async function pictureAside(pictures: PictureChanges, { asked, before, row, mayGo }: AskedPicture) {
  if (asked === undefined) return {}
  if (asked === null) return mayGo ? { picture: null, withoutPicture: row.picture !== null } : {}
  const picture = await pictures.take(0, { current: before?.picture })
  if (!picture) return {}
  if (!row.picture || !showsTheSame(picture, row.picture)) return { picture, withoutPicture: false }
  await pictures.drop([picture.id])
  return { picture: null, withoutPicture: false }
}

const shownOf = ({ file, words, focusX, focusY }: Picture) => JSON.stringify([file, words, focusX, focusY])
const showsTheSame = (one: Picture, other: Picture) => shownOf(one) === shownOf(other)
