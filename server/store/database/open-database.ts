import type { PostgresSettings } from "../../base/settings.ts"
import type { Database, Readable } from "./database.ts"
import type { Opening } from "./migrating.ts"
import { openSqlite } from "./open-sqlite.ts"

/** PostgreSQL if `postgres` is set, else SQLite in `file`. @throws SettingsError for the database of a newer release */
export async function openDatabase(
  options: Opening & { postgres?: PostgresSettings; file: string },
): Promise<Database> {
  if (!options.postgres) return readable(await openSqlite(options))
  const { openPostgres } = await import("./open-postgres.ts")
  return readable(await openPostgres(options.postgres, options))
}

function readable({ oneState, ...database }: Readable): Database {
  const reading: Database["reading"] = async (work) => {
    const { rows, end } = oneState()
    const within: Database = { ...database, read: rows, write: refuseToWrite, reading: (inner) => inner(within) }
    try {
      return await work(within)
    } finally {
      end()
    }
  }
  return { ...database, reading }
}

async function refuseToWrite(): Promise<never> {
  throw new Error("An answer that reads one state of the database cannot write.")
}
