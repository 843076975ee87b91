import type { EntityManager } from "typeorm"
import { Role } from "../../access/roles.ts"
import { hashOf } from "../../access/secret-token.ts"
import { accountIdOf, type Viewer, visitor } from "../../access/viewer.ts"
import { forbidden, notFound } from "../../base/failures/failures.ts"
import type { Database } from "../../store/database/database.ts"
import type { Context } from "../api/context.ts"
import { lastChange } from "../history/version-rows.ts"
import { Act } from "../items/act.ts"
import { withDigest } from "../items/added-item.ts"
import { type Content, type Edited, itemOrThrow } from "../items/content.ts"
import { ContentState } from "../items/content-state.ts"
import { type ContentInput, type ContentType, type OwnedRow, pictureRules, received } from "../items/content-type.ts"
import { changedMeanwhile } from "../items/item-history.ts"
import { type ItemType, itemTypeOf } from "../items/item-type.ts"
import { type Transaction, withoutUndefined, withUnseen } from "../items/merged-edit.ts"
import type { OneArgs } from "../items/operations.ts"
import { PendingChange, pendingChangeOf, withChange } from "../items/pending-change.ts"
import { seesAll } from "../items/publication.ts"
import { isPending, type PublicationInput } from "../items/publication-input.ts"
import { Review } from "../items/review.ts"
import { storedRow } from "../items/shown-rows.ts"
import { moderatorRole } from "../items/visibility.ts"
import type { Pictures } from "../pictures/pictures.ts"
import { activeEditor } from "./active-editor.ts"
import type { Edit, EditContext } from "./edit.ts"
import { applyParts, PendingParts } from "./pending-parts.ts"
import { openPreview } from "./preview.ts"
import { savePendingChange } from "./save-pending-change.ts"
import type { StateEffects } from "./state-changes.ts"
import {
  type ChangeOf,
  conflictingFields,
  hasUnseenEdits,
  inputOf,
  removeChange,
  replaces,
  requireMergeable,
  saveAsVersion,
} from "./waiting-change.ts"

const { DRAFT, WAITING, SCHEDULED, PUBLISHED, TAKEN_DOWN } = ContentState

type SeenItem<T extends OwnedRow> = Pick<Edit<T>, "type" | "id" | "seen">

interface SentBack<T extends OwnedRow> extends SeenItem<T> {
  note: string
}

interface DueChange<T extends OwnedRow> extends ChangeOf<T> {
  now: Date
  /** True if publication was refused, so that somebody has to review it. */
  isRefused: boolean
}

/** Publishes at once, later, or after a review. Keeps changes of public items aside until then (`PendingChange`). */
export class Publishing {
  readonly parts: PendingParts

  constructor(
    private readonly pictures: Pictures,
    private readonly followers: StateEffects,
    private readonly database: Pick<Database, "read">,
  ) {
    this.parts = new PendingParts(pictures, followers)
  }

  /** Reads an item as stored, with its pending change, or by a preview token. */
  async one<T extends OwnedRow>(type: ContentType<T>, args: OneArgs, context: Context) {
    const { database, content, viewer, answer } = context
    if (args.preview != null) {
      answer.forbidCaching()
      const previewHash = hashOf(args.preview)
      const opened = await openPreview(database.read, previewHash)
      if (opened?.item instanceof type && opened.item.id === args.id) {
        context.previewHash = previewHash
        return this.asPreview(type, opened.item, database.read)
      }
    }
    const item = await content.one(type, args.id)
    const isChanged = item && args.withChange && seesAll(item, viewer)
    const stored = isChanged && (await storedRow(database.read, type, args.id))
    if (!stored) return item
    return withChange(database.read, type, stored, await pendingChangeOf(database.read, type, args.id))
  }

  /** In the change's state, so that readers see that it is not public yet. */
  private async asPreview<T extends OwnedRow>(type: ContentType<T>, item: T, read: EntityManager) {
    const change = await pendingChangeOf(read, type, item.id)
    return change ? Object.assign(withChange(read, type, item, change), { state: change.state }) : item
  }

  async add<T extends OwnedRow>(type: ContentType<T>, input: ContentInput, context: EditContext): Promise<T> {
    // The digest omits the state, which follows a setting that may change between two tries.
    const sent = received(type, withDigest(input))
    const publication = await this.allowed(sent.publication ?? { as: PUBLISHED }, context.viewer)
    const item = await context.content.add(type, { ...sent, publication }, context.viewer)
    context.outbox.wake()
    return item
  }

  async edit<T extends OwnedRow>(edit: Edit<T>, context: EditContext): Promise<T> {
    const { type, input } = edit
    const rules = pictureRules(type, context.viewer)
    const edited = await this.pictures.write([input.picture], rules, (rows, pictures) =>
      this.editWithin({ rows, pictures }, edit, context),
    )
    context.outbox.wake()
    return itemOrThrow(edited)
  }

  /** Call `itemOrThrow` and `outbox.wake` once the transaction is over. */
  async editWithin<T extends OwnedRow>(within: Transaction, { type, id, input, seen }: Edit<T>, context: EditContext) {
    const { content, viewer } = context
    const { rows } = within
    const stored = await storedRow(rows, type, id)
    if (!stored) return content.editWithin(within, { type, id, input, viewer })
    const change = await pendingChangeOf(rows, type, id)
    const shown = withChange(rows, type, stored, change)
    const sent = received(type, await withUnseen(rows, shown, viewer, input), shown)
    const publication = await this.allowedFor(rows, stored, sent.publication ?? undefined, viewer)
    // Publishing a waiting item approves it, so it is not merged with edits that nobody has reviewed.
    const isApproval = stored.state === WAITING && (publication?.as === PUBLISHED || publication?.as === SCHEDULED)
    const edit = {
      ...{ type, id, stored, change, input: { ...sent, publication } },
      seen: seen ?? (isApproval ? { version: sent.version } : undefined),
    }
    await requireUnchanged(rows, edit, stored)
    if (stored.state !== PUBLISHED || publication?.as === PUBLISHED) return this.publish(within, edit, context)
    if (publication && isPending(publication))
      return savePendingChange({ viewer, ...within, followers: this.followers }, edit, publication)
    // Keeps the pending change, which the edit does not mention, or takes the item down.
    return content.editWithin(within, { type, id, input: edit.input, viewer })
  }

  /** For changes that cannot be kept aside, such as a restored version. @throws FORBIDDEN if a review is needed */
  async requireNoReview(item: Pick<OwnedRow, "state">, { viewer, database }: EditContext) {
    if (await needsReview(database.read, item, viewer))
      throw forbidden(
        "An administrator looks at this before it is public. Please take it down, change it, and submit it again.",
      )
  }

  /** True if changes of the parts need a review. A scheduled item then waits with them. */
  async partsWait<T extends OwnedRow>(type: ContentType<T>, id: number, context: EditContext): Promise<boolean> {
    const { database, viewer } = context
    const item = await storedRow(database.read, type, id)
    if (!item || !(await needsReview(database.read, item, viewer))) return false
    if (item.state === SCHEDULED) await this.edit({ type, id, input: {} }, context)
    return item.state === PUBLISHED
  }

  /** @throws NOT_FOUND if there is no change */
  async discard<T extends OwnedRow>({ type, id, seen }: SeenItem<T>): Promise<void> {
    await this.pictures.inTransaction(async (rows, pictures) => {
      await requireUnchanged(rows, { type, id, seen })
      const item = await storedRow(rows, type, id)
      const change = await pendingChangeOf(rows, type, id)
      if (!item || !change) throw notFound("This change")
      await saveAsVersion(rows, { type, item, change })
      await removeChange(rows, pictures, change)
    })
  }

  /** Returns a waiting item to its writer. @throws CONFLICT if it no longer waits */
  async sendBack<T extends OwnedRow>({ type, id, note, seen }: SentBack<T>, context: EditContext): Promise<T> {
    const { content, viewer, outbox } = context
    const item = await this.pictures.inTransaction(async (rows, pictures) => {
      const row = await storedRow(rows, type, id)
      if (!row) throw notFound()
      await requireUnchanged(rows, { type, id, seen: { ...seen, isWaiting: true } }, row)
      const change = row.state === PUBLISHED ? await pendingChangeOf(rows, type, id) : null
      if (change) await rows.update(PendingChange, change.id, { state: DRAFT })
      const back = change
        ? row
        : itemOrThrow(
            await content.editWithin({ rows, pictures }, { type, id, input: { publication: { as: DRAFT } }, viewer }),
          )
      const review = {
        type: itemTypeOf(type) as ItemType,
        itemId: id,
        note,
        at: new Date(),
        userId: accountIdOf(viewer),
      }
      await rows.upsert(Review, review, ["type", "itemId"])
      await this.followers.logAct(rows, Act.SENT_BACK, { type, item: back, viewer, detail: note })
      return back
    })
    outbox.wake()
    return item
  }

  /** Takes an expired item down. Without an active editor, or if others have published meanwhile, the change waits. */
  async publishDue<T extends OwnedRow>(
    content: Content,
    within: Transaction,
    { type, item, change, now, isRefused }: DueChange<T>,
  ): Promise<void> {
    const { rows } = within
    if (
      isRefused ||
      !(await activeEditor(rows, change.userId)) ||
      (await conflictingFields(rows, { type, item, change })).length > 0
    ) {
      await rows.update(PendingChange, change.id, { state: WAITING, publishAt: null, updatedAt: now })
      await this.followers.submitted(rows, type, item, visitor)
      return this.followers.logAct(rows, Act.SUBMITTED, { type, item, viewer: visitor })
    }
    const { expiresAt } = change
    const isOver = expiresAt !== null && expiresAt <= now
    const publication = isOver ? { as: TAKEN_DOWN, expiresAt: null } : { as: PUBLISHED, expiresAt }
    const edit = { type, id: change.itemId, input: { publication }, stored: item, change }
    itemOrThrow(await this.publish(within, edit, { content, viewer: visitor }))
  }

  /** Within a transaction: a hidden item may have been approved meanwhile. @throws CONFLICT */
  async requireHidden(rows: EntityManager, item: OwnedRow | null, viewer: Viewer) {
    if (item && (await needsReview(rows, item, viewer))) throw changedMeanwhile(item)
  }

  async requiresReview(viewer: Pick<Viewer, "role">): Promise<boolean> {
    return viewer.role >= Role.EDITOR && (await needsReview(this.database.read, { state: PUBLISHED }, viewer))
  }

  /** The state in which the viewer may save: WAITING instead of a public one, if a review is needed. */
  async allowed(publication: PublicationInput, viewer: Viewer, rows: EntityManager = this.database.read) {
    const { as } = publication
    if (!(await needsReview(rows, { state: as }, viewer))) return publication
    return { ...publication, as: WAITING, publishAt: as === SCHEDULED ? publication.publishAt : null }
  }

  /** Like `allowed`, for edits: even one without a state may change public content. */
  private async allowedFor(
    rows: EntityManager,
    stored: OwnedRow,
    publication: PublicationInput | undefined,
    viewer: Viewer,
  ) {
    if (publication) return this.allowed(publication, viewer, rows)
    if (stored.state !== PUBLISHED && stored.state !== SCHEDULED) return undefined
    const { as } = await this.allowed({ as: stored.state }, viewer, rows)
    // Its publication time is known already.
    return as === WAITING ? { as, publishAt: stored.publishAt ?? undefined } : undefined
  }

  private async publish<T extends OwnedRow>(
    within: Transaction,
    { type, id, input, stored, change }: Edit<T> & { stored: T; change: PendingChange | null },
    { content, viewer }: Pick<EditContext, "content" | "viewer">,
  ): Promise<Edited<T>> {
    const { rows, pictures } = within
    if (change) await requireMergeable(rows, { type, item: stored, change }, input)
    const waiting = change ? inputOf(rows, type, change) : {}
    const merged = { ...waiting, ...withoutUndefined(input), publication: withExpiry(input.publication, change) }
    const edited = await content.editWithin(
      within,
      { type, id, input: merged, viewer },
      async (rows, item, _, edited) => {
        if (!change) return
        if (hasUnseenEdits(change, viewer, input) && replaces(rows, type, change, input))
          await saveAsVersion(rows, { type, item, change })
        await applyParts(within, type, change.parts, edited)
        await removeChange(rows, pictures, change)
      },
    )
    // After the version is stored, as writers are shown the last act.
    if (change && edited.item)
      await this.followers.logChange(rows, Act.PUBLISHED, change, { type, item: edited.item, viewer })
    return edited
  }
}

/** Refuses merged edits, as nobody has reviewed later versions. @throws CONFLICT */
async function requireUnchanged<T extends OwnedRow>(
  rows: EntityManager,
  { type, id, seen }: SeenItem<T>,
  before?: T | null,
) {
  if (!seen) return
  const { version, changeSavedAt, isWaiting } = seen
  const item = before ?? (await storedRow(rows, type, id))
  const change = changeSavedAt == null && !isWaiting ? null : await pendingChangeOf(rows, type, id)
  const isItem = version == null || version === item?.version
  const isChange = changeSavedAt == null || changeSavedAt.getTime() === change?.updatedAt.getTime()
  const waits = !isWaiting || (item?.state === PUBLISHED ? change : item)?.state === WAITING
  if (!item || (isItem && isChange && waits)) return
  const last = await lastChange(rows, itemTypeOf(type) as ItemType, id)
  const who = last.by?.name ?? "the site"
  const changed = `This was changed since you looked at it, last by ${who}. Please look at what is new.`
  throw changedMeanwhile(
    item,
    last,
    waits ? changed : `This is no longer waiting for approval. The last to act on it was ${who}.`,
  )
}

/** Applies also to creators who are no longer editors. */
async function needsReview(rows: EntityManager, { state }: Pick<OwnedRow, "state">, { role }: Pick<Viewer, "role">) {
  if (role >= moderatorRole || (state !== PUBLISHED && state !== SCHEDULED)) return false
  const [site] = await rows.query(`SELECT "approvesEditors" FROM "site_info" WHERE "id" = 1`)
  return Boolean(site?.approvesEditors)
}

/** Keeps the date on which the change takes the item down, unless the edit sets another. */
function withExpiry(publication: ContentInput["publication"], change: PendingChange | null) {
  if (!publication || !change || publication.expiresAt !== undefined) return publication
  return { ...publication, expiresAt: change.expiresAt }
}
