import { type EntityManager, In } from "typeorm"
import type { Viewer } from "../../access/viewer.ts"
import { figuresIn } from "../../base/text/figures.ts"
import { longestRichText } from "../../base/text/rich-text.ts"
import { history } from "../history/history.ts"
import { Picture } from "../pictures/picture.ts"
import type { PictureChanges } from "../pictures/picture-changes.ts"
import type { PictureInput } from "../pictures/picture-input.ts"
import type { ContentInput, ContentType, OwnedRow, Row } from "./content-type.ts"
import type { IncomingEdit } from "./item-history.ts"
import type { StoredTranslation } from "./stored-translation.ts"

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
  const merged = await change.merge(sent)
  if (!merged.overlapping) return { change, merged }
  const picture = await requestedPicture(sent.picture, pictureOf(row), pictures)
  return { refusal: await change.refuse(sent, { picture }) }
}

/** A form does not remove pictures, such as withheld ones, that its writer does not see in the item `shown`. */
export async function withUnseen<T extends object>(rows: EntityManager, shown: object, viewer: Viewer, sent: T) {
  const kept: Record<string, unknown> = {}
  const stored = new Map<string, unknown>(Object.entries(shown))
  for (const [name, value] of Object.entries(sent)) {
    const before = stored.get(name)
    if (typeof value === "string" && typeof before === "string")
      kept[name] = await withUnseenFigures(rows, viewer, value, before)
    if (name !== "translations" || !Array.isArray(value) || !Array.isArray(before)) continue
    const into = ({ language }: StoredTranslation) => before.find((one: StoredTranslation) => one.language === language)
    kept[name] = await Promise.all(value.map((one) => withUnseen(rows, into(one) ?? {}, viewer, one)))
  }
  if (pictureOf(sent) === null && pictureOf(shown)?.isVisibleTo(viewer) === false) kept.picture = undefined
  return { ...sent, ...kept }
}

/** Puts each picture that the writer does not see after the text that preceded it, or at the end. */
async function withUnseenFigures(rows: EntityManager, viewer: Viewer, sent: string, stored: string) {
  const missing = figuresIn(stored).filter(({ html }) => !sent.includes(html))
  if (missing.length === 0) return sent
  const pictures = await rows.findBy(Picture, { file: In(missing.map(({ file }) => file)) })
  const unseen = new Set(pictures.filter((picture) => !picture.isVisibleTo(viewer)).map(({ file }) => file))
  let text = sent
  for (const { html } of missing.filter(({ file }) => unseen.has(file))) {
    const before = stored.slice(0, stored.indexOf(html)).slice(-anchorLength)
    const at = text.includes(before) ? text.indexOf(before) + before.length : text.length
    if (text.length + html.length <= longestRichText) text = text.slice(0, at) + html + text.slice(at)
  }
  return text
}

const anchorLength = 100

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
