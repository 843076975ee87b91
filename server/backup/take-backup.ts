import { createReadStream } from "node:fs"
import { mkdtemp, readdir, rename, rm, stat, statfs } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import type { Logger } from "pino"
import { isFull } from "../api/full-disk.ts"
import { all, busyTimeout, type Connection, run, withConnection } from "../database/read-connections.ts"
import { isPlainFileName } from "../images/file-names.ts"
import { folderStore, type ImageStore } from "../images/image-store.ts"
import { Refusal } from "../refusal.ts"
import { version } from "../root.ts"
import { ArchiveWriter } from "./archive.ts"
import { databaseName, format, imagesPrefix, type Manifest, manifestName, site } from "./manifest.ts"
import { syncFolder } from "./sync-folder.ts"

interface Taking {
  dataDir: string
  /** Where the backup is to lie. */
  file: string
  log: Logger
  /** Ends it early, as a site that stops does. */
  signal?: AbortSignal
}

/** A backup that is being written, and the copy of the database that goes into it. */
const draftPrefix = ".backup-"
const draftMs = 24 * 60 * 60 * 1000

/** Bytes that a backup leaves free, for what the site itself stores meanwhile. */
const spareBytes = 64 * 1024 * 1024

/**
 * Puts a site on SQLite, which may be running and written to, into one file: all of it as it was at one moment. The file
 * is there when it is whole and on disk, and not before.
 * @throws Refusal for a file that is there already, for a folder that cannot be written or has no room
 */
export async function takeBackup({ dataDir, file, log, signal }: Taking): Promise<Manifest> {
  const folder = dirname(file)
  const database = join(dataDir, databaseName)
  if (!(await isThere(database))) throw new Refusal(`There is no site in ${dataDir}.`)
  if (await isThere(file))
    throw new Refusal(`There is ${file} already. Name another file, or take that one away first.`)
  const store = await folderStore(join(dataDir, "images"))
  await removeOldDrafts(folder).catch(cannotWrite(folder))
  await requireRoom(folder, database, store)
  const draft = await mkdtemp(join(folder, draftPrefix)).catch(cannotWrite(folder))
  try {
    const whole = join(draft, basename(file))
    const about = await write(whole, { database, store, draft, log, signal })
    await rename(whole, file)
    await syncFolder(folder)
    return about
  } catch (error) {
    throw isFull(error) ? new Refusal(`There is no room left in ${folder} for the backup.`) : error
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

/** Those of processes that were killed. */
async function removeOldDrafts(folder: string) {
  for (const name of await readdir(folder)) {
    const path = join(folder, name)
    const found = name.startsWith(draftPrefix) && (await stat(path).catch(() => undefined))
    if (found && Date.now() - found.mtimeMs > draftMs) await rm(path, { recursive: true, force: true })
  }
}

function cannotWrite(folder: string) {
  return ({ code }: NodeJS.ErrnoException): never => {
    throw new Refusal(`The backup cannot be written to ${folder} (${code}).`)
  }
}

/** The disk that the site stores on may be the same: it must not be full for a backup. */
async function requireRoom(folder: string, database: string, store: ImageStore) {
  const { bavail, bsize } = await statfs(folder)
  // Its copy, and that in the backup.
  let needed = 2 * (await stat(database)).size + spareBytes
  for (const name of await filesIn(store)) needed += (await store.about(name))?.bytes ?? 0
  if (bavail * bsize < needed)
    throw new Refusal(`There is no room in ${folder} for a backup: it takes ${inMegabytes(needed)}.`)
}

const inMegabytes = (bytes: number) => `${Math.ceil(bytes / 1024 / 1024)} MB`

interface Sources extends Pick<Taking, "log" | "signal"> {
  database: string
  store: ImageStore
  /** A folder for what is needed meanwhile. */
  draft: string
}

async function write(file: string, sources: Sources): Promise<Manifest> {
  const archive = await ArchiveWriter.create(file)
  try {
    const manifest = await fill(archive, sources)
    await archive.finish()
    return manifest
  } finally {
    await archive.close()
  }
}

/** Pictures and documents first, as they take longest; then the state of the database, with those that came meanwhile. */
async function fill(archive: ArchiveWriter, sources: Sources): Promise<Manifest> {
  const { store, signal } = sources
  const taken = new Set<string>()
  const addNew = async () => {
    for (const name of await filesIn(store)) {
      if (!taken.has(name) && (await addFile(archive, store, name, signal))) taken.add(name)
    }
  }
  await addNew()
  const copy = await copyState(sources, taken, addNew)
  const manifest = await withConnection(copy, (state) => describe(state, taken.size))
  const { size: bytes, mtime: changedAt } = await stat(copy)
  await archive.add({ name: databaseName, bytes, changedAt }, createReadStream(copy), signal)
  await archive.addText(manifestName, JSON.stringify(manifest, null, 2))
  return manifest
}

/** What puts a file there leaves nothing under a plain name before it is whole. */
const filesIn = async (store: ImageStore) => (await store.list()).filter(isPlainFileName)

/** Whether it was there still. */
async function addFile(archive: ArchiveWriter, store: ImageStore, name: string, signal?: AbortSignal) {
  const about = await store.about(name)
  const file = about && (await store.open(name).catch(unlessGone))
  if (!file) return false
  await archive.add({ ...about, name: imagesPrefix + name }, file.stream, signal)
  return true
}

function unlessGone(error: NodeJS.ErrnoException) {
  if (error.code !== "ENOENT") throw error
}

/**
 * Copies the database as it is at one moment, while the site goes on writing. A file is there before its
 * row and goes after it. So only one that came and went around that moment is missing, and then a later one is chosen.
 * @returns where the copy lies
 */
function copyState({ database, draft, log, signal }: Sources, taken: Set<string>, addNew: () => Promise<void>) {
  return withConnection(database, async (live) => {
    await run(live, `PRAGMA busy_timeout = ${busyTimeout}`)
    for (let round = 0; ; round++) {
      const copy = join(draft, `${round}.sqlite`)
      await copyDatabase(live, copy, signal)
      await addNew()
      const missing = (await withConnection(copy, filesNamed)).filter((name) => !taken.has(name))
      const lost = await filesNamed(live, missing)
      if (lost.length < missing.length) continue
      if (lost.length > 0) log.warn({ lost }, "files that rows name are missing, on the site and so in its backup")
      return copy
    }
  })
}

/** Unlike a copy of the files, this has all that is committed and nothing else; writers do not wait for it. */
async function copyDatabase(live: Connection, copy: string, signal?: AbortSignal) {
  const interrupt = () => live.interrupt()
  signal?.addEventListener("abort", interrupt)
  try {
    await run(live, `VACUUM INTO '${copy.replaceAll("'", "''")}'`)
  } finally {
    signal?.removeEventListener("abort", interrupt)
  }
}

/** Columns that name a file of the store. */
const naming = [
  { table: "pictures", column: "file" },
  { table: "documents", column: "name" },
]

/** The files that rows name, or those of `among` that they name. Of tables of older releases, that have no such column, none. */
async function filesNamed(state: Connection, among?: string[]): Promise<string[]> {
  const where = among ? " WHERE name IN (SELECT value FROM json_each(?))" : ""
  const found: string[] = []
  for (const { table, column } of naming) {
    const columns = await names(state, `SELECT name FROM pragma_table_info('${table}')`)
    const named = `SELECT DISTINCT "${column}" AS name FROM "${table}"`
    const sql = `SELECT name FROM (${named})${where}`
    if (columns.includes(column)) found.push(...(await names(state, sql, among && [JSON.stringify(among)])))
  }
  return found
}

async function describe(state: Connection, files: number): Promise<Manifest> {
  const tables = await names(state, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
  const rows: Record<string, number> = {}
  for (const table of tables) rows[table] = await countOf(state, table)
  const migrations = tables.includes("migrations") ? await names(state, "SELECT name FROM migrations ORDER BY id") : []
  return { site, format, version, takenAt: new Date().toISOString(), migrations, rows, files }
}

async function names(state: Connection, sql: string, parameters: unknown[] = []): Promise<string[]> {
  const found = (await all(state, sql, parameters)) as { name: string }[]
  return found.map(({ name }) => name)
}

async function countOf(state: Connection, table: string): Promise<number> {
  const [found] = (await all(state, `SELECT count(*) AS count FROM "${table}"`, [])) as { count: number }[]
  return found?.count ?? 0
}
