import { join } from "node:path"
import { DataSource } from "typeorm"
import type { migrations } from "../server/database/migrations/index.ts"
import { quietDriver as driver } from "../server/database/sqlite.ts"
import { databaseKind, emptyDatabase } from "./postgres/databases.ts"

/** The database of a folder as a release left it that knew of these migrations. To be closed by `leave`. */
export async function olderDatabase(dataDir: string, known: typeof migrations): Promise<DataSource> {
  const source = await new DataSource({ ...(await optionsOf(dataDir)), migrations: known }).initialize()
  await source.runMigrations({ transaction: "each" })
  return source
}

/** The same database once a later release has been started on it, which knew of these. */
export async function updated(older: DataSource, known: typeof migrations): Promise<DataSource> {
  await older.destroy()
  const source = await new DataSource({ ...older.options, migrations: known }).initialize()
  await source.runMigrations({ transaction: "each" })
  return source
}

/** Closes it. PostgreSQL is told of ids that were given by hand. */
export async function leave(source: DataSource) {
  if (source.options.type === "postgres") {
    const sequences: { table: string; sequence: string }[] = await source.query(
      `SELECT table_name AS "table", pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
       FROM information_schema.columns WHERE table_schema = 'public' AND column_default LIKE 'nextval%'`,
    )
    for (const { table, sequence } of sequences)
      await source.query(`SELECT setval($1, (SELECT coalesce(max(id), 0) + 1 FROM "${table}"), false)`, [sequence])
  }
  await source.destroy()
}

/**
 * A SQLite file for TypeORM, without anything of the site's. By itself TypeORM has SQLite record a stack trace of each call, and
 * from then on in the whole process, which many files of tests share: it took an eighth of their time.
 */
export const plainSqlite = (database: string) => ({ type: "sqlite", database, driver }) as const

async function optionsOf(dataDir: string) {
  if (databaseKind() === "sqlite") return plainSqlite(join(dataDir, "site.sqlite"))
  const { DATABASE_URL: url } = await emptyDatabase(dataDir)
  return { type: "postgres", url } as const
}
