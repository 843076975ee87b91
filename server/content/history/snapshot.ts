import { GraphQLISODateTime } from "type-graphql"
import { type EntityManager, type EntityMetadata, In, type ObjectLiteral } from "typeorm"
import type { ColumnMetadata } from "typeorm/metadata/ColumnMetadata.js"
import { describedEnum } from "../../base/api/described-enum.ts"
import { oncePer } from "../../base/once-per.ts"
import { withoutFigures } from "../../base/text/figures.ts"
import { RichText, safeRichText } from "../../base/text/rich-text.ts"
import { fieldsOf } from "../api/validation.ts"
import { type ItemKind, kindOf } from "../items/item-type.ts"
import { Picture } from "../pictures/picture.ts"
import { cascadingRelations } from "../pictures/picture-uses.ts"
import type { RawRow } from "./raw-rows.ts"

/** `file`, the name in the store, finds the picture for erasure. */
export type SnapshotPicture = Pick<Picture, "id" | "name" | "file" | "words" | "focusX" | "focusY"> & {
  erased?: boolean
}

export interface SnapshotPart {
  row: RawRow
  picture: SnapshotPicture | null
}

/** An earlier state of an item, without derived values. */
export interface Snapshot {
  /** Values by field name, as in JSON: moments are texts. */
  fields: Record<string, unknown>
  /** Absent for a type without a picture. */
  picture?: SnapshotPicture | null
  /** The rows shown within it, in order. Absent for a type without parts. */
  parts?: SnapshotPart[]
  /** The pictures that its texts name. Absent for a type without them. */
  named?: SnapshotPicture[]
}

export const FieldKind = describedEnum(
  "VersionFieldKind",
  "Kind of a version's field, so that a client can compare versions of any type.",
  {
    TEXT: "Plain text with line breaks.",
    RICH_TEXT: "Sanitised HTML.",
    DATE: "A time, ISO 8601 in UTC.",
    NUMBER: "A number.",
    FLAG: "`yes` or `no`.",
    PICTURE: "One picture, in `picture`.",
    PICTURES: "Several pictures, in `pictures`.",
  },
)

export type FieldKind = keyof typeof FieldKind

interface ContentField {
  name: string
  kind: FieldKind
  column: ColumnMetadata
}

/** The columns that the type's edit accepts, without settings. */
export const contentFields = oncePer((kind: ItemKind, rows: EntityManager): ContentField[] => {
  const { columns } = rows.connection.getMetadata(kind.type)
  const richTexts = new Set(Object.keys(kind.richTexts ?? {}))
  const dates = new Set<string>()
  const accepted = new Set<string>()
  for (const { name, getType } of fieldsOf(kind.edit)) {
    accepted.add(name)
    if (getType() === RichText) richTexts.add(name)
    if (getType() === GraphQLISODateTime) dates.add(name)
  }
  return columns
    .filter(({ propertyName, isVersion }) => accepted.has(propertyName) && !isVersion)
    .filter(({ propertyName }) => !kind.settings?.includes(propertyName))
    .filter(({ relationMetadata }) => !relationMetadata)
    .map((column) => ({ name: column.propertyName, column, kind: fieldKind(column, richTexts, dates) }))
})

function fieldKind({ propertyName, type }: ColumnMetadata, richTexts: Set<string>, dates: Set<string>): FieldKind {
  if (richTexts.has(propertyName)) return "RICH_TEXT"
  if (dates.has(propertyName)) return "DATE"
  if (type === "boolean") return "FLAG"
  return type === "integer" ? "NUMBER" : "TEXT"
}

export const asJson = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

export const plainFields = (rows: EntityManager, kind: ItemKind, item: ObjectLiteral): Record<string, unknown> =>
  Object.fromEntries(contentFields(kind, rows).map(({ name }) => [name, asJson(item[name])]))

/** Returns values as the entity has them, with rich text cleaned by today's rules. */
export function liveFields(rows: EntityManager, kind: ItemKind, fields: Record<string, unknown>): ObjectLiteral {
  const known = contentFields(kind, rows).filter(({ name }) => name in fields)
  return Object.fromEntries(known.map((field) => [field.name, live(field, fields[field.name])]))
}

function live({ kind }: ContentField, value: unknown) {
  if (kind === "DATE" && value) return new Date(String(value))
  return kind === "RICH_TEXT" && typeof value === "string" ? safeRichText(value) : value
}

/** `isNew`: the item has no parts yet. */
export async function snapshotOf(rows: EntityManager, kind: ItemKind, item: ObjectLiteral, isNew = false) {
  const metadata = rows.connection.getMetadata(kind.type)
  const partType = partTypeOf(metadata)
  const hasPicture = metadata.relations.some(({ propertyName }) => propertyName === "picture")
  return {
    fields: plainFields(rows, kind, item),
    ...(hasPicture && { picture: toSnapshotPicture(item.picture) }),
    ...(partType && { parts: isNew ? [] : await partsOf(rows, partType, item.id) }),
    ...(kind.named && {
      named: (await kind.named.of(rows)).map((picture) => toSnapshotPicture(picture) as SnapshotPicture),
    }),
  }
}

export function toSnapshotPicture(picture: Picture | null | undefined): SnapshotPicture | null {
  if (!picture) return null
  const { id, name, file, words, focusX, focusY } = picture
  return { id, name, file, words, focusX, focusY }
}

export interface PartType {
  metadata: EntityMetadata
  key: ColumnMetadata
  pictureKey: ColumnMetadata
}

/** The type shown within a type's items: dependent rows with a picture. */
export function partTypeOf(type: EntityMetadata): PartType | null {
  const [found = null] = cascadingRelations(type).flatMap(({ entityMetadata: metadata, joinColumns: [key] }) => {
    if (!kindOf(metadata.target as new () => object)?.isPart) return []
    const toPicture = metadata.relations.find(({ inverseEntityMetadata }) => inverseEntityMetadata.target === Picture)
    const pictureKey = toPicture?.joinColumns[0]
    return key && pictureKey ? { metadata, key, pictureKey } : []
  })
  return found
}

async function partsOf(rows: EntityManager, { metadata, key, pictureKey }: PartType, id: number) {
  const order = metadata.columns.some(({ propertyName }) => propertyName === "place") ? `"place", "id"` : `"id"`
  const found: RawRow[] = await rows.query(
    `SELECT * FROM "${metadata.tableName}" WHERE "${key.databaseName}" = $1 ORDER BY ${order}`,
    [id],
  )
  const pictures = await picturesById(
    rows,
    found.map((row) => row[pictureKey.databaseName] as number),
  )
  return found.map((row) => ({ row, picture: toSnapshotPicture(pictures.get(row[pictureKey.databaseName] as number)) }))
}

export async function picturesById(rows: EntityManager, ids: readonly number[]): Promise<Map<number, Picture>> {
  const pictures = await rows.findBy(Picture, { id: In([...new Set(ids)]) })
  return new Map(pictures.map((picture) => [picture.id, picture]))
}

export function changedFields(before: Snapshot, after: Snapshot): string[] {
  const names = Object.keys(after.fields).filter((name) => !isSame(before.fields[name] ?? null, after.fields[name]))
  const pictures = (["picture", "parts", "named"] as const).filter(
    (part) => after[part] !== undefined && !isSame(appearancesIn(before[part]), appearancesIn(after[part])),
  )
  return [...names, ...pictures.map((part) => (part === "picture" ? "picture" : "pictures"))]
}

function appearancesIn(pictures: SnapshotPicture | (SnapshotPart | SnapshotPicture)[] | null | undefined): unknown {
  if (!Array.isArray(pictures)) return pictures ? appearanceOf(pictures) : null
  return pictures.map((one) =>
    "row" in one ? [one.picture && appearanceOf(one.picture), one.row.caption] : appearanceOf(one),
  )
}

const appearanceOf = ({ file, words, focusX, focusY }: SnapshotPicture) => [file, words, focusX, focusY]

export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const picturesIn = ({ picture, parts = [], named = [] }: Snapshot): SnapshotPicture[] => [
  ...(picture ? [picture] : []),
  ...parts.flatMap(({ picture }) => picture ?? []),
  ...named,
]

export const asErased = (use: SnapshotPicture): SnapshotPicture => ({
  ...use,
  name: "",
  file: "",
  words: null,
  erased: true,
})

export function withoutPictures(snapshot: Snapshot, files: Set<string>): Snapshot | undefined {
  const found = picturesIn(snapshot).filter((use) => files.has(use.file))
  for (const use of found) Object.assign(use, asErased(use))
  const texts = JSON.stringify(snapshot.fields)
  const remaining = withoutFigures(texts, files)
  if (found.length === 0 && remaining === texts) return undefined
  return { ...snapshot, fields: JSON.parse(remaining) }
}

export function titleOf(rows: EntityManager, kind: ItemKind, fields: Record<string, unknown>): string {
  const titled = contentFields(kind, rows).find(({ kind }) => kind === "TEXT")
  return titled ? String(fields[titled.name] ?? "") : ""
}
