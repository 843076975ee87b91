import type { DataSource, EntityMetadata } from "typeorm"
import type { EntityClass } from "../../store/database/migrating.ts"
import { type Query, quoted, type TableShape } from "./table-lines.ts"

export interface ExportedTable extends TableShape {
  name: string
  serial?: string
}

export const exportedTables = (source: DataSource, except: EntityClass[]): ExportedTable[] =>
  source.entityMetadatas.filter(({ target }) => !except.includes(target as EntityClass)).map(tableOf)

function tableOf({ tableName, columns, primaryColumns, generatedColumns }: EntityMetadata): ExportedTable {
  const [serial] = generatedColumns
  const key = primaryColumns.map(({ databaseName }) => databaseName)
  const all = columns.map(({ databaseName }) => databaseName)
  return {
    name: tableName,
    columns: [...key, ...all.filter((column) => !key.includes(column))],
    flags: columns.filter(({ type }) => type === "boolean").map(({ databaseName }) => databaseName),
    key,
    serial: serial?.databaseName,
  }
}

/** Includes deleted rows: the bin, versions and URLs still refer to their ids. */
export async function lastIdOf(query: Query, kind: "sqlite" | "postgres", { name, serial }: ExportedTable) {
  if (!serial) return undefined
  if (kind === "sqlite") {
    const [found] = await query("SELECT seq FROM sqlite_sequence WHERE name = $1", [name])
    return Number(found?.seq ?? 0)
  }
  const [{ sequence } = {}] = await query("SELECT pg_get_serial_sequence($1, $2) AS sequence", [quoted(name), serial])
  const [found] = await query(`SELECT last_value - (NOT is_called)::int AS "lastId" FROM ${sequence}`)
  return Number(found?.lastId)
}
