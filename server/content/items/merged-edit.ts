import type { EntityManager } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { history } from "../history/history.ts"
import { Picture } from "../pictures/picture.ts"
import type { PictureChanges } from "../pictures/picture-changes.ts"
import type { PictureInput } from "../pictures/picture-input.ts"
import type { ContentInput, ContentType, OwnedRow, Row } from "./content-type.ts"
import type { IncomingEdit } from "./item-history.ts"

export interface Transaction {
  rows: EntityManager
  pictures: PictureChanges
}

/** A picture that the transaction itself moves counts as unchanged. */
export function incomingEdit({ picture, version, publication: _, ...fields }: ContentInput): IncomingEdit {
  return { picture: picture instanceof Picture ? undefined : picture, version, fields: withoutUndefined(fields) }
}

interface StoredItem<T extends Row> {
  type: ContentType<T>
  row: T
  viewer: Viewer
}

/** If the edit conflicts with later saves by others, stores its texts and returns the refusal. */
export async function beginEdit<T extends Row>(
  { rows, pictures }: Transaction,
  { type, row, viewer }: StoredItem<T>,
  sent: IncomingEdit,
) {
  const change = await history.begin(rows, type, row, viewer)
  const isUnseen = pictureOf(row)?.isVisibleTo(viewer) === false
  // A form without the picture does not remove what its writer does not see.
  const edit = sent.picture === null && isUnseen ? { ...sent, picture: undefined } : sent
  const merged = await change.merge(edit)
  if (!merged.overlapping) return { change, merged }
  const picture = await requestedPicture(edit.picture, pictureOf(row), pictures)
  return { refusal: await change.refuse(edit, { picture }) }
}

export const pictureOf = (row: object) => (row as Partial<OwnedRow>).picture

export async function requestedPicture(
  input: PictureInput | null | undefined,
  current: OwnedRow["picture"] | undefined,
  pictures: PictureChanges,
) {
  const isAnother = input && (input.upload || input.name !== current?.name)
  if (isAnother) return (await pictures.claim(0)) ?? null
  return input === null ? null : undefined
}

export function withoutUndefined<T extends object>(fields: T) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Partial<T>
}
