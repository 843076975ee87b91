import { createReadStream } from "node:fs"
import { stat } from "node:fs/promises"
import { join } from "node:path"
import type { Logger } from "pino"
import { Refusal } from "../../base/refusal.ts"
import { version } from "../../base/root.ts"
import { sealedKeysIn } from "../../content/pictures/consent-register.ts"
import { exists } from "../../store/database/inspect.ts"
import { all, busyTimeout, type Connection, run, withConnection } from "../../store/database/read-connections.ts"
import type { ImageStore } from "../../store/images/image-store.ts"
import { openStore, type StorePlace } from "../../store/images/open-store.ts"
import type { ArchiveWriter } from "./archive.ts"
import { databaseName, format, type Manifest, manifestName, site } from "./manifest.ts"
import { archiveFiles, referencedFilesSql } from "./stored-files.ts"
import { writeArchive } from "./write-archive.ts"

interface BackupOptions {
  settings: StorePlace
  file: string
  log: Logger
  signal?: AbortSignal
}

/** Backs up a consistent state, even of a running site. @throws Refusal if the file exists or space is short */
export async function createBackup({ settings, file, log, signal }: BackupOptions): Promise<Manifest> {
  const { dataDir } = settings
  const database = join(dataDir, databaseName)
  if (!(await exists(database))) throw new Refusal(`There is no site in ${dataDir}.`)
  const store = await openStore(settings)
  const databaseBytes = (await stat(database)).size
  return writeArchive({ file, label: "backup", store, databaseBytes }, (archive, draft) =>
    fill(archive, { database, store, draft, log, signal }),
  )
}

interface Sources extends Pick<BackupOptions, "log" | "signal"> {
  database: string
  store: ImageStore
  draft: string
}

function fill(archive: ArchiveWriter, { database, draft, ...sources }: Sources): Promise<Manifest> {
  return withConnection(database, async (live) => {
    await run(live, `PRAGMA busy_timeout = ${busyTimeout}`)
    const { state, files } = await archiveFiles(archive, {
      ...sources,
      snapshotRows: (round) => copyDatabase(live, join(draft, `${round}.sqlite`), sources.signal),
      currentFiles: () => names(live, referencedFilesSql),
    })
    const manifest = await withConnection(state.copy, (copy) => describe(copy, files))
    const { size: bytes, mtime: changedAt } = await stat(state.copy)
    await archive.add({ name: databaseName, bytes, changedAt }, createReadStream(state.copy), sources.signal)
    await archive.addText(manifestName, JSON.stringify(manifest, null, 2))
    return manifest
  })
}

/** Copies exactly the committed state, without blocking writers. */
async function copyDatabase(live: Connection, copy: string, signal?: AbortSignal) {
  const interrupt = () => live.interrupt()
  signal?.addEventListener("abort", interrupt)
  try {
    await run(live, `VACUUM INTO '${copy.replaceAll("'", "''")}'`)
  } finally {
    signal?.removeEventListener("abort", interrupt)
  }
  return { copy, named: await withConnection(copy, (state) => names(state, referencedFilesSql)) }
}

async function describe(state: Connection, files: number): Promise<Manifest> {
  const tables = await names(state, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'")
  const rows: Record<string, number> = {}
  for (const table of tables) rows[table] = await countOf(state, table)
  const migrations = tables.includes("migrations") ? await names(state, "SELECT name FROM migrations ORDER BY id") : []
  const [siteId] = tables.includes("site_identity") ? await names(state, "SELECT id AS name FROM site_identity") : []
  const register = tables.includes("consent_register") ? await sealedKeysIn((sql) => all(state, sql, [])) : undefined
  return { site, siteId, format, version, takenAt: new Date().toISOString(), migrations, rows, files, register }
}

async function names(state: Connection, sql: string): Promise<string[]> {
  const found = (await all(state, sql, [])) as { name: string }[]
  return found.map(({ name }) => name)
}

async function countOf(state: Connection, table: string): Promise<number> {
  const [found] = (await all(state, `SELECT count(*) AS count FROM "${table}"`, [])) as { count: number }[]
  return found?.count ?? 0
}
