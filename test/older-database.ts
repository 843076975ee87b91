import { join } from "node:path"
import { DataSource } from "typeorm"
import type { migrations } from "../server/database/migrations/index.ts"
import { databaseKind, emptyDatabase } from "./postgres/databases.ts"

/** The database of a folder as a release left it that knew of these migrations. To be closed by `leave`. */
export async function olderDatabase(dataDir: string, known: typeof migrations): Promise<DataSource> {
  const source = await new DataSource({ ...(await optionsOf(dataDir)), migrations: known }).initialize()
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

async function optionsOf(dataDir: string) {
  if (databaseKind() === "sqlite") return { type: "sqlite", database: join(dataDir, "site.sqlite") } as const
  const { DATABASE_URL: url } = await emptyDatabase(dataDir)
  return { type: "postgres", url } as const
}
