import type { EntityManager } from "typeorm"
import { Role } from "../access/roles.ts"
import { hashOf } from "../access/secret-token.ts"
import { signedIn, type Viewer, visitor } from "../access/viewer.ts"
import type { Context } from "../api/context.ts"
import { forbidden, notFound } from "../api/failures.ts"
import { Act } from "../content/act.ts"
import { withDigest } from "../content/added-item.ts"
import {
  type Content,
  type ContentInput,
  type ContentType,
  pictureRules,
  present,
  received,
  unlessRefused,
} from "../content/content.ts"
import { ContentState } from "../content/content-state.ts"
import { changedMeanwhile } from "../content/item-history.ts"
import { type ItemType, itemTypeOf } from "../content/item-type.ts"
import type { OneArgs } from "../content/operations.ts"
import type { OwnedRow } from "../content/owned.ts"
import { PendingChange, pendingChangeOf, withChange } from "../content/pending-change.ts"
import { isKeptAside, type PublicationInput, seesAll } from "../content/publication.ts"
import { Review } from "../content/review.ts"
import type { Selected } from "../content/selected.ts"
import { storedRow } from "../content/shown-rows.ts"
import { moderatorRole } from "../content/visibility.ts"
import type { Database } from "../database/database.ts"
import { Remembered } from "../database/remembered.ts"
import type { PictureChanges } from "../images/picture-changes.ts"
import type { Pictures } from "../images/pictures.ts"
import { keepAside } from "./keep-aside.ts"
import { activeEditor } from "./may-publish.ts"
import { applyParts, PartsAside } from "./parts-aside.ts"
import { openPreview } from "./preview.ts"
import { forgetReview, type StateFollowers } from "./state-changes.ts"
import {
  type ChangeOf,
  hasOthersWords,
  inputOf,
  keepWords,
  overtakenFields,
  removeChange,
  replaces,
  requireMergeable,
} from "./waiting-change.ts"

const { DRAFT, WAITING, SCHEDULED, PUBLISHED, TAKEN_DOWN } = ContentState

declare module "../api/context.ts" {
  interface Services {
    publishing: Publishing
  }
}

export interface Edit<T extends OwnedRow> {
  type: ContentType<T>
  id: number
  input: ContentInput
  /** The state of it that was looked at, where the client says so. */
  seen?: Seen
}

interface Seen {
  version?: number | null
  changeSavedAt?: Date | null
}

type SeenItem<T extends OwnedRow> = Pick<Edit<T>, "type" | "id" | "seen">

interface SentBack<T extends OwnedRow> extends SeenItem<T> {
  note: string
}

type Said = PublicationInput | undefined

/** What the school has settled for all that is written. */
interface Rules {
  /** Whether what editors publish is looked at first. */
  areLookedAt: boolean
}

export type Asking = Pick<Context, "content" | "viewer" | "database" | "outbox">

/** At once, later, or once somebody has looked at it. A change that shall not be public yet is kept aside (`PendingChange`). */
export class Publishing {
  readonly parts: PartsAside
  private readonly rules: Remembered<Rules>

  constructor(
    private readonly pictures: Pictures,
    private readonly followers: StateFollowers,
    { read, commits }: Database,
  ) {
    this.parts = new PartsAside(pictures, followers)
    this.rules = new Remembered(commits, ["site_info"], async () => ({ areLookedAt: await approvesEditors(read) }), 1)
  }

  /** One item as the asker sees it: what is stored (as far as it is `selected`), or with its pending change, or by the token of a preview. */
  async one<T extends OwnedRow>(type: ContentType<T>, asked: OneArgs, context: Context, selected: Selected) {
    const { database, content, viewer, answer } = context
    if (asked.preview != null) {
      answer.neverKeep()
      const previewHash = hashOf(asked.preview)
      const opened = await openPreview(database.read, previewHash)
      if (opened?.item instanceof type && opened.item.id === asked.id) {
        context.previewHash = previewHash
        return this.asItWillBe(type, opened.item, database.read)
      }
    }
    const item = await content.one(type, asked.id, selected)
    const isChanged = item && asked.withChange && seesAll(item, viewer)
    const stored = isChanged && (await storedRow(database.read, type, asked.id))
    return stored ? this.asItWillBe(type, stored, database.read) : item
  }

  /** An item that is out of the bin again. */
  restored<T extends OwnedRow>(rows: EntityManager, type: ContentType<T>, item: T) {
    return this.followers.restored(rows, type, item)
  }

  /** A picture, say, that is in its item again. */
  partRestored(rows: EntityManager, part: new () => object, row: object) {
    return this.followers.partsChanged(rows, part, row)
  }

  private async asItWillBe<T extends OwnedRow>(type: ContentType<T>, item: T, read: EntityManager) {
    return withChange(read, type, item, await pendingChangeOf(read, type, item.id))
  }

  async add<T extends OwnedRow>(type: ContentType<T>, input: ContentInput, asking: Asking): Promise<T> {
    // The digest leaves out whether it waits: the school decides that, and may change it between two tries.
    const asked = received(type, withDigest(input))
    const publication = await this.allowed(asked.publication ?? { as: PUBLISHED }, asking.viewer)
    const item = await asking.content.add(type, { ...asked, publication }, asking.viewer)
    asking.outbox.wake()
    return item
  }

  async edit<T extends OwnedRow>({ type, id, input, seen }: Edit<T>, asking: Asking): Promise<T> {
    const { content, database, viewer } = asking
    const stored = await storedRow(database.read, type, id)
    if (!stored) return content.edit(type, id, input, viewer)
    const asked = received(type, input, stored)
    const publication = await this.allowedFor(stored, asked.publication ?? undefined, viewer)
    // To publish what waits is to approve it: it is not merged with what nobody has read.
    const isApproval = stored.state === WAITING && (publication?.as === PUBLISHED || publication?.as === SCHEDULED)
    const edit = {
      ...{ type, id, input: { ...asked, publication } },
      seen: seen ?? (isApproval ? { version: asked.version } : undefined),
    }
    const item = await (stored.state === PUBLISHED
      ? this.editPublished(edit, publication, asking)
      : this.publish(edit, asking))
    asking.outbox.wake()
    return item
  }

  /** For what cannot wait aside, such as a version that is restored. @throws FORBIDDEN for an editor whose work is looked at first */
  async requireUnlooked(item: Pick<OwnedRow, "state">, { viewer, database }: Asking) {
    if (await needsLook(database.read, item, viewer))
      throw forbidden(
        "An administrator looks at this before it is public. Please take it down, change it, and submit it again.",
      )
  }

  /** As the school wants to look at what is public. An item that was to be published by itself waits with its part. */
  async partsWait<T extends OwnedRow>(type: ContentType<T>, id: number, asking: Asking): Promise<boolean> {
    const { database, viewer } = asking
    const item = await storedRow(database.read, type, id)
    if (!item || !(await needsLook(database.read, item, viewer))) return false
    if (item.state === SCHEDULED) await this.edit({ type, id, input: {} }, asking)
    return item.state === PUBLISHED
  }

  /** @throws NOT_FOUND where nothing waits. */
  async discard<T extends OwnedRow>({ type, id, seen }: SeenItem<T>, { content, viewer }: Asking): Promise<void> {
    await this.pictures.dropping(async (rows, pictures) => {
      await requireSeen(rows, { type, id, seen })
      const item = await storedRow(rows, type, id)
      const change = await pendingChangeOf(rows, type, id)
      if (!item || !change) throw notFound("This change")
      await keepWords(rows, content, { type, item, change, viewer })
      await removeChange(rows, pictures, change)
    })
  }

  /** Sends what waits to be approved back to its writer. @throws CONFLICT where it waits no longer. */
  async sendBack<T extends OwnedRow>({ type, id, note, seen }: SentBack<T>, asking: Asking): Promise<T> {
    const { content, viewer, outbox } = asking
    const item = await this.pictures.dropping(async (rows, pictures) => {
      await requireSeen(rows, { type, id, seen })
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

  /** Takes the item down where its time is over too. Without somebody who answers for it, or after others published, it waits. */
  async publishDue<T extends OwnedRow>(
    content: Content,
    within: { rows: EntityManager; pictures: PictureChanges },
    { type, item, change, now }: Omit<ChangeOf<T>, "viewer"> & { now: Date },
  ): Promise<void> {
    const { rows } = within
    const isAnswered = await activeEditor(rows, change.userId)
    if (!isAnswered || (await overtakenFields(rows, { type, item, change })).length > 0) {
      await rows.update(PendingChange, change.id, { state: WAITING, publishAt: null, updatedAt: now })
      await this.followers.submitted(rows, type, item, visitor)
      return this.followers.noteAct(rows, Act.SUBMITTED, { type, item, viewer: visitor })
    }
    const { expiresAt } = change
    const isOver = expiresAt !== null && expiresAt <= now
    const publication = isOver ? { as: TAKEN_DOWN, expiresAt: null } : { as: PUBLISHED, expiresAt }
    const input = { ...inputOf(rows, type, change), publication }
    const edit = { type, id: change.itemId, input, viewer: visitor }
    const edited = await content.editWithin(within, edit, async (rows, item, pictures, edited) => {
      await applyParts(rows, type, change.parts, edited)
      await this.used(rows, pictures, { type, item, change, viewer: visitor })
    })
    unlessRefused(edited)
  }

  /** Within a transaction: an item that was hidden may have been approved meanwhile. @throws CONFLICT */
  async requireHidden(rows: EntityManager, item: OwnedRow | null, viewer: Viewer) {
    if (item && (await needsLook(rows, item, viewer))) throw changedMeanwhile(item)
  }

  /** True where the school looks at somebody's work before it is public. */
  async isLookedAt({ role }: Pick<Viewer, "role">): Promise<boolean> {
    return role >= Role.EDITOR && role < moderatorRole && Boolean((await this.rules.get("school"))?.areLookedAt)
  }

  /** What an editor may do where the school asks for a second pair of eyes: what would be public waits. */
  private async allowed(asked: PublicationInput, viewer: Viewer): Promise<PublicationInput> {
    const isPublic = asked.as === PUBLISHED || asked.as === SCHEDULED
    if (!isPublic || !(await this.isLookedAt(viewer))) return asked
    return { ...asked, as: WAITING, publishAt: asked.as === SCHEDULED ? asked.publishAt : null }
  }

  /** As `allowed`, for an edit of an item that is there: also one that says nothing of its state may be one of what is public. */
  private async allowedFor(stored: OwnedRow, asked: Said, viewer: Viewer): Promise<Said> {
    if (asked) return this.allowed(asked, viewer)
    if (stored.state !== PUBLISHED && stored.state !== SCHEDULED) return undefined
    const { as } = await this.allowed({ as: stored.state }, viewer)
    // When it shall be published was said before.
    return as === WAITING ? { as, publishAt: stored.publishAt ?? undefined } : undefined
  }

  /** What waits is left as it is by who says nothing of it, and by who takes the item down. */
  private async editPublished<T extends OwnedRow>(edit: Edit<T>, publication: Said, asking: Asking) {
    if (publication && isKeptAside(publication)) return this.keepAside(edit, publication, asking)
    if (publication?.as === PUBLISHED) return this.publish(edit, asking)
    const { type, id, input, seen } = edit
    return asking.content.edit(type, id, input, asking.viewer, (rows, before) =>
      requireSeen(rows, { type, id, seen }, before),
    )
  }

  /** What is sent goes before what waits, which then waits no longer. */
  private async publish<T extends OwnedRow>(edit: Edit<T>, { content, viewer }: Asking): Promise<T> {
    const { type, id, input } = edit
    const edited = await this.pictures.write([input.picture], pictureRules(type, viewer), async (rows, pictures) => {
      const stored = await storedRow(rows, type, id)
      const change = await pendingChangeOf(rows, type, id)
      await requireSeen(rows, edit, stored)
      if (!input.publication) await this.requireHidden(rows, stored, viewer)
      if (stored && change) await requireMergeable(rows, { type, item: stored, change }, input)
      const waiting = change ? inputOf(rows, type, change) : {}
      const merged = { ...waiting, ...present(input), publication: withExpiry(input.publication, change) }
      return content.editWithin(
        { rows, pictures },
        { type, id, input: merged, viewer },
        async (rows, item, _, edited) => {
          if (!change) return
          const of = { type, item, change, viewer }
          if (hasOthersWords(change, viewer) && replaces(rows, type, change, input)) await keepWords(rows, content, of)
          await applyParts(rows, type, change.parts, edited)
          await this.used(rows, pictures, of)
        },
      )
    })
    return unlessRefused(edited)
  }

  /** What waited is in the item now. */
  private async used<T extends OwnedRow>(
    rows: EntityManager,
    pictures: PictureChanges,
    { change, ...done }: ChangeOf<T>,
  ) {
    await removeChange(rows, pictures, change)
    await forgetReview(rows, done.type, done.item.id)
    const isLookedAt = change.state === WAITING && done.viewer.role >= moderatorRole && done.viewer.id !== change.userId
    await this.followers.noteAct(rows, isLookedAt ? Act.APPROVED : Act.PUBLISHED, done)
  }

  /** Keeps an edit beside the published item, merged with what others have published since it began. */
  private async keepAside<T extends OwnedRow>(
    edit: Edit<T>,
    publication: PublicationInput,
    { content, viewer }: Asking,
  ) {
    const { type, input } = edit
    const kept = await this.pictures.write([input.picture], pictureRules(type, viewer), async (rows, pictures) => {
      await requireSeen(rows, edit)
      return keepAside({ content, viewer, rows, pictures, followers: this.followers }, edit, publication)
    })
    return unlessRefused(kept)
  }
}

/** Not for an edit that began with an earlier version, which is merged: nobody has looked at what has come since. @throws CONFLICT */
async function requireSeen<T extends OwnedRow>(
  rows: EntityManager,
  { type, id, seen }: SeenItem<T>,
  before?: T | null,
) {
  if (!seen) return
  const { version, changeSavedAt } = seen
  const item = before ?? (await storedRow(rows, type, id))
  const change = changeSavedAt == null ? null : await pendingChangeOf(rows, type, id)
  const isItem = version == null || version === item?.version
  const isChange = changeSavedAt == null || changeSavedAt.getTime() === change?.updatedAt.getTime()
  if (item && !(isItem && isChange))
    throw changedMeanwhile(item, {}, "This was changed since you looked at it. Please look at what is new.")
}

/** Whether what somebody changes of an item would be public though the school wants to look at it first. */
async function needsLook(rows: EntityManager, { state }: Pick<OwnedRow, "state">, { role }: Viewer) {
  const isPublic = state === PUBLISHED || state === SCHEDULED
  return isPublic && role < moderatorRole && (await approvesEditors(rows))
}

async function approvesEditors(read: EntityManager): Promise<boolean> {
  const [site] = await read.query(`SELECT "approvesEditors" FROM "site_info" WHERE "id" = 1`)
  return Boolean(site?.approvesEditors)
}

/** What is published is taken down when that was said of its change, unless something else is said now. */
function withExpiry(said: ContentInput["publication"], change: PendingChange | null) {
  return said && change
    ? { ...said, expiresAt: said.expiresAt === undefined ? change.expiresAt : said.expiresAt }
    : said
}
