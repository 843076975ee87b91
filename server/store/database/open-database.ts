import type { PostgresSettings } from "../../base/settings.ts"
import type { Database, SnapshotDatabase } from "./database.ts"
import type { DatabaseOptions } from "./migrating.ts"
import { openSqlite } from "./open-sqlite.ts"

/** PostgreSQL if `postgres` is set, else SQLite in `file`. @throws SettingsError for the database of a newer release */
export async function openDatabase(options: DatabaseOptions & { postgres?: PostgresSettings; file: string }) {
  if (!options.postgres) return readable(await openSqlite(options))
  const { openPostgres } = await import("./open-postgres.ts")
  return readable(await openPostgres(options.postgres, options))
}

function readable({ openSnapshot, ...database }: SnapshotDatabase): Database {
  const inSnapshot: Database["inSnapshot"] = async (work) => {
    const { rows, end } = openSnapshot()
    const within: Database = { ...database, read: rows, write: refuseToWrite, inSnapshot: (inner) => inner(within) }
    try {
      return await work(within)
    } finally {
      end()
    }
  }
  return { ...database, inSnapshot }
}

async function refuseToWrite(): Promise<never> {
  throw new Error("An answer that reads one state of the database cannot write.")
}
