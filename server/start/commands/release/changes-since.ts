import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { unpack } from "../../../school/backup/archive.ts"
import { readBackup } from "../../../school/backup/read-backup.ts"
import { all, type Connection, run, withConnection } from "../../../store/database/read-connections.ts"
import { knownMigrations } from "../../site-database.ts"

/** Tables that change without anybody writing. */
const ignoredTables = ["sessions", "uploads", "account_links"]

/** Lists the rows of a backup that an earlier one lacks, a line per table. */
export async function changesSince(earlier: string, later: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "written-since-"))
  try {
    const files = { earlier: join(folder, "earlier"), later: join(folder, "later") }
    await unpackDatabase(earlier, files.earlier)
    await unpackDatabase(later, files.later)
    const lines = await withConnection(files.later, (connection) => compare(connection, files.earlier))
    return lines.join("\n") || "nothing"
  } finally {
    await rm(folder, { recursive: true })
  }
}

const unpackDatabase = (backup: string, file: string) =>
  readBackup(backup, knownMigrations(), ({ database }) => unpack(database, file))

async function compare(connection: Connection, earlier: string): Promise<string[]> {
  await run(connection, `ATTACH '${earlier}' AS earlier`)
  const lines: string[] = []
  for (const table of await tables(connection)) {
    const { added, changed, deleted } = await difference(connection, table)
    const found = [added && `${added} new`, changed && `${changed} changed`, deleted && `${deleted} deleted`]
    const counts = found.filter(Boolean).join(", ")
    if (counts) lines.push(`  ${table.replaceAll("_", " ")}: ${counts}`)
  }
  return lines
}

async function tables(connection: Connection): Promise<string[]> {
  const having = (schema: string) =>
    `SELECT t.name FROM ${schema}.sqlite_master t JOIN pragma_table_info(t.name, '${schema}') c ON c.name IN ('id', 'createdAt')
     WHERE t.type = 'table' GROUP BY t.name HAVING count(*) = 2`
  const found = await all(connection, `${having("main")} INTERSECT ${having("earlier")}`, [])
  return (found as { name: string }[]).map(({ name }) => name).filter((name) => !ignoredTables.includes(name))
}

interface Difference {
  added: number
  changed: number
  deleted: number
}

async function difference(connection: Connection, table: string): Promise<Difference> {
  const columns = await all(connection, `SELECT name FROM pragma_table_info('${table}', 'earlier')`, [])
  const dated = (columns as { name: string }[]).some(({ name }) => name === "updatedAt")
  const countMissing = (one: string, other: string) =>
    `(SELECT count(*) FROM ${one}."${table}" WHERE id NOT IN (SELECT id FROM ${other}."${table}"))`
  const changed = dated
    ? `(SELECT count(*) FROM main."${table}" l JOIN earlier."${table}" e USING (id) WHERE l."updatedAt" <> e."updatedAt")`
    : "0"
  const sql = `SELECT ${countMissing("main", "earlier")} AS added, ${changed} AS changed, ${countMissing("earlier", "main")} AS deleted`
  const [found] = (await all(connection, sql, [])) as [Difference]
  return found
}
