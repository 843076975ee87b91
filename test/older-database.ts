import { cp, readFile } from "node:fs/promises"
import { join } from "node:path"
import { DataSource } from "typeorm"
import { imagesFolder } from "../server/base/settings.ts"
import type { migrations } from "../server/store/database/migrations/index.ts"
import { quietDriver as driver } from "../server/store/database/sqlite.ts"
import { databaseKind, emptyDatabase } from "./postgres/databases.ts"

/** The database of a folder as an earlier release left it, with these migrations. The caller closes it. */
export async function olderDatabase(dataDir: string, known: typeof migrations): Promise<DataSource> {
  const source = await new DataSource({ ...(await optionsOf(dataDir)), migrations: known }).initialize()
  await source.runMigrations({ transaction: "each" })
  return source
}

const firstRelease = join(import.meta.dirname, "release-0.1.0")

/** A folder and its database as release 0.1.0 left them, after these migrations. */
export async function siteOfFirstRelease(dataDir: string, later: typeof migrations): Promise<DataSource> {
  await cp(join(firstRelease, "images"), imagesFolder(dataDir), { recursive: true })
  const source = await new DataSource({ ...(await optionsOf(dataDir)), migrations: later }).initialize()
  await source.transaction(async (rows) => {
    for (const part of [databaseKind(), "rows"]) {
      const statements = await readFile(join(firstRelease, `${part}.sql`), "utf8")
      for (const sql of statements.split("\n").filter(Boolean)) await rows.query(sql)
    }
  })
  await continueIds(source)
  await source.runMigrations({ transaction: "each" })
  return source
}

/** Updates PostgreSQL's sequences for ids that were set by hand. */
async function continueIds(source: DataSource) {
  if (source.options.type !== "postgres") return
  const sequences: { table: string; sequence: string }[] = await source.query(
    `SELECT table_name AS "table", pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
     FROM information_schema.columns WHERE table_schema = 'public' AND column_default LIKE 'nextval%'`,
  )
  for (const { table, sequence } of sequences)
    await source.query(`SELECT setval($1, (SELECT coalesce(max(id), 0) + 1 FROM "${table}"), false)`, [sequence])
}

/**
 * A plain SQLite file for TypeORM. By default TypeORM makes SQLite record stack traces, and from then on in the whole
 * process. Many test files share a process: traces took an eighth of their time.
 */
export const plainSqlite = (database: string) => ({ type: "sqlite", database, driver }) as const

async function optionsOf(dataDir: string) {
  if (databaseKind() === "sqlite") return plainSqlite(join(dataDir, "site.sqlite"))
  const { DATABASE_URL: url } = await emptyDatabase(dataDir)
  return { type: "postgres", url } as const
}
