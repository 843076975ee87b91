import type { EntityManager } from "typeorm"
import { notFound } from "../../base/failures/failures.ts"
import { Act } from "../items/act.ts"
import type { Edited } from "../items/content.ts"
import { ContentState } from "../items/content-state.ts"
import type { ContentInput, ContentType, OwnedRow } from "../items/content-type.ts"
import { requireFinished } from "../items/finished.ts"
import { changedMeanwhile } from "../items/item-history.ts"
import { type ItemType, itemTypeOf } from "../items/item-type.ts"
import { beginEdit, incomingEdit } from "../items/merged-edit.ts"
import { asStored, fromStored, PendingChange } from "../items/pending-change.ts"
import { type PublicationInput, stateFieldsFor } from "../items/publication-input.ts"
import { storedRow } from "../items/shown-rows.ts"
import { putTextPictures } from "../items/text-pictures.ts"
import type { Picture } from "../pictures/picture.ts"
import type { PictureChanges } from "../pictures/picture-changes.ts"
import type { Edit, EditContext } from "./edit.ts"
import type { StateEffects } from "./state-changes.ts"
import {
  baseOf,
  hasOthersEdits,
  hasUnseenEdits,
  isEmpty,
  isSame,
  isSamePicture,
  removeChange,
  replaces,
  saveAsVersion,
} from "./waiting-change.ts"

const { DRAFT, WAITING, SCHEDULED, PUBLISHED } = ContentState

export interface ChangeTransaction extends Pick<EditContext, "viewer"> {
  rows: EntityManager
  pictures: PictureChanges
  followers: StateEffects
}

export async function savePendingChange<T extends OwnedRow>(
  transaction: ChangeTransaction,
  { type, id, input, change: before }: Edit<T> & { change: PendingChange | null },
  publication: PublicationInput,
): Promise<Edited<T>> {
  const { rows, pictures, viewer } = transaction
  const row = await publishedRow(rows, type, id)
  const result = await beginEdit({ rows, pictures }, { type, row, viewer }, incomingEdit(input))
  if (result.refusal) return result
  const { fields, picture: requested } = result.merged
  if (
    before &&
    hasUnseenEdits(before, viewer, { publication }) &&
    replaces(rows, type, before, { ...fields, picture: requested })
  )
    await saveAsVersion(rows, { type, item: row, change: before })
  const now = asStored(rows, type, row)
  const merged = { ...(before && JSON.parse(before.fields)), ...asStored(rows, type, fields) }
  if (publication.as !== DRAFT) requireFinished(type, merged, Object.keys(merged))
  type.check?.(Object.assign(rows.create(type), row, fromStored(rows, type, merged)))
  const pictured = await pendingPicture(pictures, { requested, before, row, isRemovable: type.pictureMayGo })
  const pendingFields = differing(now, merged)
  const base = { ...(before && JSON.parse(before.base)), ...baseOf(rows, type, row, { fields, picture: requested }) }
  const patch = { fields: JSON.stringify(pendingFields), base: JSON.stringify(base), ...pictured }
  const change = await putPendingChange(transaction, { type, row, before, publication }, patch)
  if (!change) return { item: row }
  await putTextPictures(transaction, PendingChange, change.id, pendingFields, type)
  if (before?.picture && "picture" in pictured && before.picture.id !== pictured.picture?.id)
    await pictures.drop([before.picture.id])
  return { item: row }
}

/** Returns the public item. @throws NOT_FOUND; CONFLICT if it is no longer public */
export async function publishedRow<T extends OwnedRow>(rows: EntityManager, type: ContentType<T>, id: number) {
  const row = await storedRow(rows, type, id)
  if (!row) throw notFound()
  if (row.state !== PUBLISHED) throw changedMeanwhile(row)
  return row
}

interface ChangeRequest<T extends OwnedRow> {
  type: ContentType<T>
  row: T
  before: PendingChange | null
  publication: PublicationInput
}

/** Returns null if the patch leaves no difference to the item. */
export async function putPendingChange<T extends OwnedRow>(
  { rows, pictures, viewer, followers }: ChangeTransaction,
  { type, row, before, publication }: ChangeRequest<T>,
  patch?: Partial<Pick<PendingChange, "fields" | "base" | "picture" | "withoutPicture">>,
): Promise<PendingChange | null> {
  const requestedAt = publication.publishAt === undefined ? before?.publishAt : publication.publishAt
  const expiry = before && { expiresAt: before.expiresAt }
  const stated = stateFieldsFor({ ...publication, publishAt: requestedAt }, new Date(), { ...row, ...expiry })
  const { state, publishAt, expiresAt } = stated
  if (patch && isEmpty({ ...before, ...patch, expiresAt }, row)) {
    if (before) await removeChange(rows, pictures, before)
    return null
  }
  const about = {
    type: itemTypeOf(type) as ItemType,
    itemId: row.id,
    ownerId: row.userId,
    userId: viewer.id ?? row.userId,
  }
  const change = rows.create(PendingChange, {
    ...{ fields: "{}", ...before, parts: undefined, ...about, user: undefined, ...patch },
    ...{ isShared: before !== null && hasOthersEdits(before, viewer) },
    ...{ state, publishAt, expiresAt, updatedAt: new Date() },
  })
  await rows.save(change, { transaction: false })
  if (state === WAITING && before?.state !== WAITING) {
    await followers.submitted(rows, type, row, viewer)
    await followers.logAct(rows, Act.SUBMITTED, { type, item: row, viewer })
  }
  if (state === SCHEDULED && before?.state !== SCHEDULED)
    await followers.logChange(rows, Act.SCHEDULED, before, { type, item: row, viewer })
  followers.wakeAtMoments(change)
  return change
}

const differing = (item: Record<string, unknown>, changed: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(changed).filter(([name, value]) => !isSame(item[name], value)))

interface AskedPicture {
  requested: ContentInput["picture"]
  before: Pick<PendingChange, "picture"> | null
  row: { picture: Picture | null }
  isRemovable?: boolean
}

/** A separate use, even of the item's own file, as the words of the item's use are public. */
export async function pendingPicture(pictures: PictureChanges, { requested, before, row, isRemovable }: AskedPicture) {
  if (requested === undefined) return {}
  if (requested === null) return isRemovable ? { picture: null, withoutPicture: row.picture !== null } : {}
  const picture = await pictures.claim(0, { current: before?.picture })
  if (!picture) return {}
  if (!isSamePicture(picture, row.picture)) return { picture, withoutPicture: false }
  await pictures.drop([picture.id])
  return { picture: null, withoutPicture: false }
}
