import { createReadStream } from "node:fs"
import { open, stat } from "node:fs/promises"
import { join } from "node:path"
import { version } from "../../base/root.ts"
import type { Services } from "../../content/api/context.ts"
import { sealedKeysIn } from "../../content/pictures/consent-register.ts"
import type { Database } from "../../store/database/database.ts"
import type { EntityClass } from "../../store/database/migrating.ts"
import type { ImageStore } from "../../store/images/image-store.ts"
import type { ArchiveWriter } from "../backup/archive.ts"
import { type ExportManifest, format, manifestName, site, type TableOfExport } from "../backup/manifest.ts"
import { archiveFiles, referencedFilesSql } from "../backup/stored-files.ts"
import { writeArchive } from "../backup/write-archive.ts"
import { partOfTable } from "./export-kind.ts"
import { type ExportedTable, exportedTables, lastIdOf } from "./exported-tables.ts"
import { linesOf, type Query } from "./table-lines.ts"

interface ExportOptions extends Pick<Services, "database" | "log"> {
  store: ImageStore
  file: string
  unexported: EntityClass[]
}

/** Exports a consistent state, even of a running site (docs/decisions/18-backups-exports-releases.md). @throws Refusal */
export async function createExport({ database, store, file, unexported, log }: ExportOptions): Promise<ExportManifest> {
  const databaseBytes = await bytesOf(database)
  return writeArchive({ file, label: "export", store, databaseBytes }, async (archive, draft) => {
    const { state, files } = await archiveFiles(archive, {
      ...{ store, log },
      snapshotRows: () => database.inSnapshot((snapshot) => snapshotRows(snapshot, draft, unexported)),
      currentFiles: () => namesOfFiles(database),
    })
    for (const name of Object.keys(state.tables)) await addTable(archive, name, draft)
    const { tables, migrations, takenAt, register } = state
    const manifest = { site, format, version, takenAt, migrations, files, tables, register }
    await archive.addText(manifestName, JSON.stringify(manifest, null, 2))
    return manifest
  })
}

async function bytesOf({ kind, read }: Database): Promise<number> {
  const [found] = await read.query(
    kind === "sqlite"
      ? "SELECT page_count * page_size AS bytes FROM pragma_page_count(), pragma_page_size()"
      : "SELECT pg_database_size(current_database()) AS bytes",
  )
  return Number(found.bytes)
}

const draftOf = (draft: string, table: string) => join(draft, `${table}.jsonl`)

/** Writes the rows of one snapshot to draft files, as an archive must know each part's size in advance. */
async function snapshotRows(database: Database, draft: string, unexported: EntityClass[]) {
  const { kind, read } = database
  const query: Query = (sql, parameters) => read.query(sql, parameters)
  const takenAt = new Date().toISOString()
  const finished: { name: string }[] = await read.query('SELECT "name" FROM "migrations" ORDER BY "id"')
  const tables: Record<string, TableOfExport> = {}
  for (const table of exportedTables(read.connection, unexported)) {
    const lastId = await lastIdOf(query, kind, table)
    const { name, columns, flags, key } = table
    tables[name] = { columns, flags, key, rows: await writeRows(query, table, draft), lastId }
  }
  const register = await sealedKeysIn(query)
  return {
    tables,
    migrations: finished.map(({ name }) => name),
    takenAt,
    register,
    named: await namesOfFiles(database),
  }
}

async function writeRows(query: Query, table: ExportedTable, draft: string): Promise<number> {
  await using file = await open(draftOf(draft, table.name), "w", 0o600)
  let count = 0
  for await (const lines of linesOf(query, table.name, table)) {
    await file.appendFile(lines.join(""))
    count += lines.length
  }
  return count
}

async function addTable(archive: ArchiveWriter, table: string, draft: string) {
  const path = draftOf(draft, table)
  const { size: bytes, mtime: changedAt } = await stat(path)
  await archive.add({ name: partOfTable(table), bytes, changedAt }, createReadStream(path))
}

async function namesOfFiles({ read }: Database): Promise<string[]> {
  const found: { name: string }[] = await read.query(referencedFilesSql)
  return found.map(({ name }) => name)
}
