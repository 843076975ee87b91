import type { EntityManager, EntityMetadata, ObjectLiteral } from "typeorm"
import type { Viewer } from "../access/viewer.ts"
import { AddedItem } from "../content/added-item.ts"
import { kindOf } from "../content/item-type.ts"
import { insertRow } from "../database/insert-row.ts"
import { Picture } from "../images/picture.ts"
import { Activity } from "./activity.ts"
import { BinnedItem, type RawRow, type StoredRow } from "./bin.ts"
import { keepPictures } from "./kept-picture.ts"
import { plainFields, titleOf } from "./snapshot.ts"

interface Deleted {
  type: new () => object
  row: ObjectLiteral
  ownerId: number | null
  by: Viewer
}

/** Keeps a row that is about to be deleted, with all that goes with it, and their pictures. */
export async function putIntoBin(rows: EntityManager, { type, row, ownerId, by }: Deleted) {
  const kind = kindOf(type)
  if (!kind) return
  const metadata = rows.connection.getMetadata(type)
  const about = { type: kind.name, itemId: row.id }
  const kept = [...(await rowsWithin(rows, metadata, "id", [row.id])), ...(await rowsAbout(rows, about))]
  const of = { type: kind.name, itemId: row.id, ownerId, title: titleOf(rows, kind, plainFields(rows, kind, row)) }
  const binned = rows.create(BinnedItem, { ...of, deletedAt: new Date(), deletedById: by.id, rows: kept })
  const { id: binId } = await insertRow(rows, BinnedItem, binned)
  await keepPictures(rows, { binId, ownerId }, picturesOf(rows, kept))
  for (const { tableName } of typesAbout(rows))
    await rows.query(`DELETE FROM "${tableName}" WHERE "type" = $1 AND "itemId" = $2`, [about.type, about.itemId])
}

/** Rows that name an item by its type and id, such as a change of it that is not published yet. */
async function rowsAbout(
  rows: EntityManager,
  { type, itemId }: Pick<BinnedItem, "type" | "itemId">,
): Promise<StoredRow[]> {
  const all: StoredRow[] = []
  for (const metadata of typesAbout(rows)) {
    const { tableName: table } = metadata
    const sql = `SELECT * FROM "${table}" WHERE "type" = $1 AND "itemId" = $2`
    const found: RawRow[] = await rows.query(sql, [type, itemId])
    all.push(...found.map((row) => ({ table, row })), ...(await childRows(rows, metadata, found)))
  }
  return all
}

/** The types whose rows name an item so, but for those that are its history. */
function typesAbout(rows: EntityManager): EntityMetadata[] {
  const names = ({ columns }: EntityMetadata) => columns.map(({ databaseName }) => databaseName)
  return rows.connection.entityMetadatas
    .filter((metadata) => ["type", "itemId"].every((name) => names(metadata).includes(name)))
    .filter(({ target }) => target !== Activity && target !== BinnedItem && target !== AddedItem)
}

async function rowsWithin(
  rows: EntityManager,
  metadata: EntityMetadata,
  column: string,
  ids: number[],
): Promise<StoredRow[]> {
  if (ids.length === 0) return []
  const { tableName: table } = metadata
  const places = ids.map((_, index) => `$${index + 1}`).join(", ")
  const found: RawRow[] = await rows.query(`SELECT * FROM "${table}" WHERE "${column}" IN (${places})`, ids)
  return [...found.map((row) => ({ table, row })), ...(await childRows(rows, metadata, found))]
}

async function childRows(rows: EntityManager, metadata: EntityMetadata, found: RawRow[]): Promise<StoredRow[]> {
  const all: StoredRow[] = []
  const within = found.map(({ id }) => id as number)
  for (const [child, key] of childrenOf(metadata)) all.push(...(await rowsWithin(rows, child, key, within)))
  return all
}

function childrenOf(metadata: EntityMetadata): [EntityMetadata, string][] {
  return metadata.connection.entityMetadatas.flatMap((child) =>
    child.relations
      .filter(({ onDelete, inverseEntityMetadata }) => onDelete === "CASCADE" && inverseEntityMetadata === metadata)
      .flatMap(({ joinColumns: [key] }): [EntityMetadata, string][] => (key ? [[child, key.databaseName]] : [])),
  )
}

export function picturesOf(rows: EntityManager, kept: StoredRow[]): number[] {
  return kept.flatMap(({ table, row }) =>
    foreignKeys(rows, table)
      .filter(({ target }) => target.target === Picture)
      .flatMap(({ column }) => (row[column] as number | null) ?? []),
  )
}

export function foreignKeys(rows: EntityManager, table: string) {
  const metadata = metadataOf(rows, table)
  return (metadata?.relations ?? []).flatMap(({ joinColumns: [key], inverseEntityMetadata: target, isOwning }) =>
    key && isOwning ? [{ column: key.databaseName, isNullable: key.isNullable, target }] : [],
  )
}

export const metadataOf = (rows: EntityManager, table: string) =>
  rows.connection.entityMetadatas.find(({ tableName }) => tableName === table)
