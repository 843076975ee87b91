import type { EntityManager } from "typeorm"
import type { RawRow } from "./bin.ts"
import { metadataOf } from "./bin-rows.ts"

/** Puts a row into its table as it was. Columns that the table no longer has are left out. */
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
