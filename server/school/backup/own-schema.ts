import { rm } from "node:fs/promises"
import { changeFeeds, tablesOfChanges } from "../../content/items/change-triggers.ts"
import type { DatabaseOptions } from "../../store/database/migrating.ts"
import { fillSqlite } from "../../store/database/new-database.ts"
import { all, type Connection, run, withConnection } from "../../store/database/read-connections.ts"
import { tableOfCounts } from "../../store/database/state-counts.ts"
import { InvalidArchive } from "./archive.ts"

interface Entry {
  type: "table" | "index" | "trigger" | "view"
  name: string
  table: string
  /** Null for automatic indexes. */
  sql: string | null
}

/**
 * Keeps only tables and indexes that the migrations create, and no triggers: startup creates its own.
 * @throws InvalidArchive if a table is missing or has other columns
 */
export async function dropForeignSchema(
  file: string,
  opening: Pick<DatabaseOptions, "migrations" | "log">,
  migrations: string[],
) {
  const model = `${file}.model`
  await fillSqlite(model, opening, {
    migrations,
    insert: async (runner) => {
      for (const sql of [...tablesOfChanges(), tableOfCounts]) await runner.query(sql)
    },
  })
  await withConnection(model, (own) => withConnection(file, (rows) => matchSchema(own, rows)))
  await rm(model)
}

async function matchSchema(model: Connection, rows: Connection) {
  await run(rows, "PRAGMA trusted_schema = OFF")
  const own = await entriesOf(model)
  for (const type of ["trigger", "view", "index", "table"] as const)
    for (const entry of (await entriesOf(rows)).filter((one) => one.type === type && !own.some(isSame(one))))
      await run(rows, `DROP ${type} IF EXISTS ${quoted(entry.name)}`)
  const remaining = await entriesOf(rows)
  const has = (name: string) => remaining.some((entry) => entry.name === name)
  for (const { type, name, table, sql } of own) {
    if (type === "table" && !(isMadeAtStart(name) && !has(name))) await requireColumns(model, rows, name)
    if (type === "index" && sql && has(table) && !has(name)) await run(rows, sql)
  }
}

/** Virtual tables first: they cannot be dropped after the tables behind them. */
const entriesOf = async (rows: Connection) =>
  (await all(
    rows,
    `SELECT type, name, tbl_name AS 'table', sql FROM sqlite_master WHERE name NOT LIKE 'sqlite!_%' ESCAPE '!'
     ORDER BY sql LIKE 'CREATE VIRTUAL%' DESC`,
    [],
  )) as Entry[]

/** Tables match by name; their columns are compared later, as older releases wrote other SQL for them. */
const isSame = (one: Entry) => (other: Entry) =>
  one.type === other.type && one.name === other.name && (one.type === "table" || one.sql === other.sql)

async function requireColumns(model: Connection, rows: Connection, table: string) {
  const columnsOf = async (of: Connection) =>
    JSON.stringify(
      await all(of, `SELECT name, type, "notnull", pk, hidden FROM pragma_table_xinfo(?) ORDER BY name`, [table]),
    )
  const [found, own] = [await columnsOf(rows), await columnsOf(model)]
  if (found !== own) throw new InvalidArchive(`its table ${table} is none of this site`)
}

/** Missing if the database was migrated but the site never started. */
const isMadeAtStart = (table: string) =>
  table === "row_counts" || changeFeeds().some(({ changes, counter }) => table === changes || table === counter)

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`
