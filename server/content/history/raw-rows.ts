import type { EntityManager } from "typeorm"
import { Picture } from "../pictures/picture.ts"

export type RawRow = Record<string, unknown>

export interface StoredRow {
  table: string
  row: RawRow
}

export const metadataOf = (rows: EntityManager, table: string) =>
  rows.connection.entityMetadatas.find(({ tableName }) => tableName === table)

export function foreignKeys(rows: EntityManager, table: string) {
  const { relations = [] } = metadataOf(rows, table) ?? {}
  return relations.flatMap(({ joinColumns: [key], inverseEntityMetadata: target, isOwning }) =>
    key && isOwning ? [{ column: key.databaseName, isNullable: key.isNullable, target }] : [],
  )
}

export const pictureKeys = (rows: EntityManager, table: string) =>
  foreignKeys(rows, table).filter(({ target }) => target.target === Picture)

export const picturesOf = (rows: EntityManager, stored: StoredRow[]): number[] =>
  stored.flatMap(({ table, row }) =>
    pictureKeys(rows, table).flatMap(({ column }) => (row[column] as number | null) ?? []),
  )

/** Inserts a row as it was, without columns that the table no longer has. */
export async function insertRaw(rows: EntityManager, table: string, row: RawRow) {
  const columns = columnsOf(rows, table, row)
  const names = columns.map((name) => `"${name}"`).join(", ")
  const places = columns.map((_, index) => `$${index + 1}`).join(", ")
  await rows.query(`INSERT INTO "${table}" (${names}) VALUES (${places})`, valuesOf(columns, row))
}

export async function updateRaw(rows: EntityManager, table: string, row: RawRow) {
  const columns = columnsOf(rows, table, row).filter((name) => name !== "id")
  const set = columns.map((name, index) => `"${name}" = $${index + 1}`).join(", ")
  const values = [...valuesOf(columns, row), row.id]
  await rows.query(`UPDATE "${table}" SET ${set} WHERE "id" = $${values.length}`, values)
}

const valuesOf = (columns: string[], row: RawRow) => columns.map((name) => row[name])

function columnsOf(rows: EntityManager, table: string, row: RawRow): string[] {
  const known = metadataOf(rows, table)?.columns.map(({ databaseName }) => databaseName) ?? []
  return Object.keys(row).filter((name) => known.includes(name))
}
