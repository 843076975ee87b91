import type { EntityManager } from "typeorm"
import { type Viewer, visitor } from "../../access/viewer.ts"
import { conflict } from "../../base/failures/failures.ts"
import { history } from "../history/history.ts"
import { partTypeOf } from "../history/snapshot.ts"
import type { ContentInput, ContentType, OwnedRow } from "../items/content-type.ts"
import { withoutUndefined } from "../items/merged-edit.ts"
import { asStored, fromStored, PendingChange, type PendingPart } from "../items/pending-change.ts"
import type { RecordedRow } from "../items/record.ts"
import { Review } from "../items/review.ts"
import { storedRow } from "../items/shown-rows.ts"
import type { Picture } from "../pictures/picture.ts"
import type { PictureChanges } from "../pictures/picture-changes.ts"

type Stored = Record<string, unknown>

/** The key of the picture in `base`. */
const pictureField = "picture"

export interface ChangeOf<T extends OwnedRow> {
  type: ContentType<T>
  item: T
  change: PendingChange
}

export function inputOf<T extends OwnedRow>(
  rows: EntityManager,
  type: ContentType<T>,
  change: PendingChange,
): ContentInput {
  const fields = fromStored(rows, type, JSON.parse(change.fields))
  const { picture, withoutPicture } = change
  return { ...fields, ...(picture && { picture }), ...(withoutPicture && { picture: null }) }
}

export async function removeChange(rows: EntityManager, pictures: PictureChanges, change: PendingChange) {
  const { id, type, itemId } = change
  await pictures.dropWith(PendingChange, id, () => rows.delete(PendingChange, id))
  await rows.delete(Review, { type, itemId })
}

export const changesPicture = ({ withoutPicture, picture }: Partial<PendingChange>) =>
  withoutPicture || Boolean(picture)

export const isEmpty = (change: Partial<PendingChange>, { expiresAt }: OwnedRow) =>
  !change.parts?.length && change.fields === "{}" && !changesPicture(change) && isSame(change.expiresAt, expiresAt)

export function replaces(rows: EntityManager, type: new () => object, change: PendingChange, edit: ContentInput) {
  const { picture, ...fields } = edit
  const waiting: Stored = JSON.parse(change.fields)
  const sent = asStored(rows, type, withoutUndefined(fields))
  const isAnother = changesPicture(change) && picture !== undefined && picture?.name !== change.picture?.name
  return isAnother || Object.keys(waiting).some((name) => name in sent && !isSame(sent[name], waiting[name]))
}

export const hasOthersEdits = ({ userId, isShared }: PendingChange, { id }: Viewer) => isShared || userId !== id

/** True if it contains edits that the writer may not have seen: of others, or of their own other device. */
export const hasUnseenEdits = (change: PendingChange, viewer: Viewer, { publication }: ContentInput) =>
  hasOthersEdits(change, viewer) ||
  (publication?.changeSavedAt !== undefined && publication.changeSavedAt?.getTime() !== change.updatedAt.getTime())

/** Stores a change that will not be published as a version, so that no text is lost. */
export async function saveAsVersion<T extends OwnedRow>(rows: EntityManager, { type, item, change }: ChangeOf<T>) {
  const { version } = item
  const fields = fromStored(rows, type, JSON.parse(change.fields)) as Stored
  const picture = change.withoutPicture ? null : (change.picture ?? undefined)
  const itemChange = await history.begin(rows, type, item, { ...visitor, id: change.userId })
  await itemChange.refuse({ fields, version }, { picture, waiting: change.parts })
}

/** The item's present values of the changed fields, to detect later edits by others. */
export function baseOf(
  rows: EntityManager,
  type: new () => object,
  item: OwnedRow,
  { fields, picture }: { fields: object; picture?: unknown },
): Stored {
  const now = asStored(rows, type, item)
  const base = Object.keys(asStored(rows, type, fields)).map((name) => [name, now[name]])
  return { ...Object.fromEntries(base), ...(picture !== undefined && { [pictureField]: appearanceOf(item.picture) }) }
}

/** @throws CONFLICT for fields that somebody else has published since, unless `sent` sets them */
export async function requireMergeable<T extends OwnedRow>(
  rows: EntityManager,
  changeOf: ChangeOf<T>,
  sent: ContentInput,
) {
  const found = await conflictingFields(rows, changeOf)
  const overtaken = found.filter((name) => !(name in withoutUndefined(sent)))
  if (overtaken.length > 0)
    throw conflict(
      `Since this change was saved, somebody else has changed what is public in the same place (${overtaken.join(", ")}). Please open the change, and look at both.`,
    )
}

export async function conflictingFields<T extends OwnedRow>(rows: EntityManager, { type, item, change }: ChangeOf<T>) {
  const base: Stored = JSON.parse(change.base)
  const now: Stored = { ...asStored(rows, type, item), [pictureField]: appearanceOf(item.picture) }
  const waiting: Stored = {
    ...JSON.parse(change.fields),
    ...(changesPicture(change) && { [pictureField]: appearanceOf(change.picture) }),
  }
  const names = Object.keys(waiting).filter(
    (name) => name in base && !isSame(now[name], base[name]) && !isSame(now[name], waiting[name]),
  )
  return (await hasConflictingParts(rows, type, change.parts)) ? [...names, "pictures"] : names
}

export type PartRow = RecordedRow & { picture: Picture }

async function hasConflictingParts(rows: EntityManager, type: new () => object, parts: PendingPart[]) {
  const partType = parts.length > 0 && partTypeOf(rows.connection.getMetadata(type))
  if (!partType) return false
  const part = partType.metadata.target as ContentType<PartRow>
  for (const { partId, partVersion, kind, row, picture } of parts) {
    const stored = kind === "ADDED" ? null : await storedRow(rows, part, partId)
    if (!stored || stored.version === partVersion) continue
    const isAlreadyApplied = isSame({ ...asStored(rows, part, stored), ...row }, asStored(rows, part, stored))
    if (kind === "REMOVED" || !isAlreadyApplied || (picture && !isSamePicture(picture, stored.picture))) return true
  }
  return false
}

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const appearanceOf = (picture: Picture | null) =>
  picture && [picture.file, picture.words, picture.focusX, picture.focusY]

export const isSamePicture = (one: Picture | null, other: Picture | null) =>
  isSame(appearanceOf(one), appearanceOf(other))
