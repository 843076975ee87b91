import { mkdtempSync, rmSync } from "node:fs"
import { join } from "node:path"
import sqlite3 from "sqlite3"
import { PreparedConnection } from "../../server/store/database/prepared-connection.ts"
import { throughput } from "./load.ts"

/** Durable inserts per second, one after the other, by the site's driver on the same disk. */
export function bareInserts(dataDir: string, seconds: number) {
  return inNewFile(dataDir, async (file) => {
    const database = await open(new sqlite3.Database(file))
    await database.run("CREATE TABLE rows (title, detail)")
    const detail = "x".repeat(3000)
    const insert = (number: number) =>
      database.run("INSERT INTO rows (title, detail) VALUES (?, ?)", [`Sports day ${number}`, detail])
    return throughput(insert, 1, seconds).finally(database.close)
  })
}

/**
 * Returns how often per second the rows of the site's newest story can be copied, with all indexes and triggers, in one
 * transaction each: the cost of an add without HTTP, rights and validation.
 */
export function bareAdds(dataDir: string, seconds: number) {
  return inNewFile(dataDir, async (file) => {
    const site = await open(new sqlite3.Database(join(dataDir, "site.sqlite")))
    await site.run(`VACUUM INTO '${file}'`).finally(site.close)
    const database = await open(new PreparedConnection(file))
    const [story, entry, words, version, event] = await Promise.all(
      ["news_stories", "search_entries", "search_words", "activities", "site_events"].map((table) =>
        copyNewest(database, table),
      ),
    )
    const add = async () => {
      await database.run("BEGIN IMMEDIATE")
      const itemId = await story?.({})
      await words?.({ rowid: await entry?.({ itemId }) })
      await version?.({ itemId })
      await event?.({ itemId })
      await database.run("COMMIT")
    }
    return throughput(add, 1, seconds).finally(database.close)
  })
}

/** Copies the newest row of a table, with some values changed, and returns its id. */
async function copyNewest(database: Bare, table: string) {
  const { id: _, ...newest } = await database.one(`SELECT * FROM "${table}" ORDER BY rowid DESC LIMIT 1`)
  return (others: object) => {
    const row = { ...newest, ...others }
    const names = Object.keys(row)
    const sql = `INSERT INTO "${table}" ("${names.join('", "')}") VALUES (${names.map(() => "?").join(", ")})`
    return database.run(sql, Object.values(row))
  }
}

async function inNewFile<T>(dataDir: string, work: (file: string) => Promise<T>) {
  const folder = mkdtempSync(join(dataDir, "bare-"))
  return work(join(folder, "bare.sqlite")).finally(() => rmSync(folder, { recursive: true }))
}

type Bare = Awaited<ReturnType<typeof open>>

/** A connection with durable writes, like the site's. */
async function open(connection: sqlite3.Database) {
  const database = {
    /** Returns the id of the stored row. */
    run: (sql: string, values: unknown[] = []) =>
      new Promise<number>((resolve, reject) =>
        connection.run(sql, values, function (error) {
          if (error) reject(error)
          else resolve(this.lastID)
        }),
      ),
    one: (sql: string) =>
      new Promise<Record<string, unknown>>((resolve, reject) =>
        connection.all<Record<string, unknown>>(sql, [], (error, [row]) =>
          error || !row ? reject(error) : resolve(row),
        ),
      ),
    close: () => new Promise<void>((resolve) => connection.close(() => resolve())),
  }
  for (const sql of ["PRAGMA journal_mode = WAL", "PRAGMA synchronous = FULL"]) await database.run(sql)
  return database
}
