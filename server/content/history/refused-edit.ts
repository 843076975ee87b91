import type { EntityManager, ObjectLiteral } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import type { IncomingEdit } from "../items/item-history.ts"
import type { ItemKind } from "../items/item-type.ts"
import type { PendingPart } from "../items/pending-change.ts"
import { usesInTexts } from "../items/text-pictures.ts"
import { withWaiting } from "../items/waiting-parts.ts"
import type { Picture } from "../pictures/picture.ts"
import type { PictureInput } from "../pictures/picture-input.ts"
import { keepPictures } from "./kept-picture.ts"
import { Act, saveVersion } from "./log-act.ts"
import {
  asJson,
  changedFields,
  contentFields,
  picturesIn,
  type Snapshot,
  type SnapshotPart,
  type SnapshotPicture,
  toSnapshotPicture,
} from "./snapshot.ts"
import { versionAt } from "./version-rows.ts"

type AnyPicture = ObjectLiteral | null | undefined

/** Keeps a refused edit as a version; a retry adds no other. */
export async function saveRefusedEdit(
  rows: EntityManager,
  { kind, itemId, ownerId, by }: { kind: ItemKind; itemId: number; ownerId: number | null; by: Viewer },
  refused: { base: Snapshot; snapshot: Snapshot; itemVersion?: number | null },
) {
  const { base, snapshot, itemVersion } = refused
  const last = await versionAt(rows, kind.name, itemId, itemVersion ?? 0, by.id)
  if (last && changedFields(last, snapshot).length === 0) return
  const changed = changedFields(base, snapshot)
  const item = { id: itemId, version: itemVersion }
  const activityId = await saveVersion(rows, { kind, item, ownerId }, { act: Act.CONFLICTED, by, changed, snapshot })
  const pictures = picturesIn(snapshot).map(({ id }) => id)
  await keepPictures(rows, { activityId, ownerId }, [
    ...pictures,
    ...(await usesInTexts(rows, kind.type, snapshot.fields)),
  ])
}

/** A version with an edit's values. `picture`: the new picture that the edit requested. */
export function withEdit(
  rows: EntityManager,
  kind: ItemKind,
  base: Snapshot,
  { fields, picture: input }: IncomingEdit,
  picture: AnyPicture,
): Snapshot {
  const sent = contentFields(kind, rows).filter(({ name }) => fields[name] !== undefined)
  return {
    ...base,
    fields: { ...base.fields, ...Object.fromEntries(sent.map(({ name }) => [name, asJson(fields[name])])) },
    ...("picture" in base && { picture: editedPicture(base.picture, input, picture) }),
  }
}

export function withPart(base: Snapshot, id: unknown, { fields, picture: input }: IncomingEdit, picture: AnyPicture) {
  const parts = base.parts?.map((part) => {
    if (part.row.id !== id) return part
    return { row: { ...part.row, ...fields }, picture: editedPicture(part.picture, input, picture) }
  })
  return { ...base, parts }
}

export const withParts = (parts: SnapshotPart[] = [], waiting: PendingPart[]): SnapshotPart[] =>
  withWaiting(parts, waiting, {
    idOf: ({ row }) => row.id,
    edited: ({ row, picture }, next) => ({
      row: { ...row, ...next.row },
      picture: next.picture ? toSnapshotPicture(next.picture) : picture,
    }),
    added: ({ row, picture }) => ({ row, picture: toSnapshotPicture(picture) }),
  })

function editedPicture(
  base: SnapshotPicture | null | undefined,
  input: PictureInput | null | undefined,
  picture: AnyPicture,
) {
  return picture === undefined ? withDescription(base, input) : toSnapshotPicture(picture as Picture | null)
}

export function withDescription(base: SnapshotPicture | null | undefined, input: PictureInput | null | undefined) {
  if (!base || input === null) return null
  const { alt, focus } = input ?? {}
  return {
    ...base,
    ...(alt !== undefined && { words: alt }),
    ...(focus && { focusX: focus.x, focusY: focus.y }),
  }
}
