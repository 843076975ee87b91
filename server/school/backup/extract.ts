import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { Refusal } from "../../base/refusal.ts"
import { all, type Connection, withConnection } from "../../store/database/read-connections.ts"
import { unpack } from "./archive.ts"
import { databaseName, imagesPrefix } from "./manifest.ts"
import type { Backup } from "./read-backup.ts"

/** @throws Refusal if the backup lacks the picture or the file exists */
export async function extractPicture({ images }: Backup, name: string, folder: string): Promise<string> {
  const part = images.find((image) => image.name === imagesPrefix + name)
  if (!part) throw new Refusal(`The backup has no picture ${name}.`)
  const file = join(folder, name)
  await unpack(part, file).catch(refuseToOverwrite(file))
  return file
}

export interface ItemKey {
  table: string
  id: number
  name: string
}

/** Writes rows to `item.json`, beside the pictures. @throws Refusal if the backup lacks it or the folder exists */
export async function extractItem(backup: Backup, key: ItemKey, parent: string): Promise<string> {
  const folder = join(parent, key.name)
  await mkdir(folder, { mode: 0o700 }).catch(refuseToOverwrite(folder))
  try {
    const { rows, files } = await itemIn(backup, key, folder)
    await writeFile(join(folder, "item.json"), `${JSON.stringify(rows, null, 2)}\n`)
    for (const file of files) await extractPicture(backup, file, folder)
    return folder
  } catch (error) {
    await rm(folder, { recursive: true })
    throw error
  }
}

function refuseToOverwrite(path: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw error.code === "EEXIST"
      ? new Refusal(`There is ${path} already. Move it elsewhere, or choose another folder.`)
      : error
  }
}

type Row = Record<string, unknown>

interface Item {
  rows: Record<string, Row[]>
  files: string[]
}

async function itemIn({ database }: Backup, key: ItemKey, folder: string): Promise<Item> {
  const tempFolder = await mkdtemp(join(folder, ".database-"))
  try {
    await unpack(database, join(tempFolder, databaseName))
    return await withConnection(join(tempFolder, databaseName), (state) => read(state, key))
  } finally {
    await rm(tempFolder, { recursive: true })
  }
}

/** Follows the stored foreign keys, and so reads the tables of any release. */
async function read(state: Connection, { table, id, name }: ItemKey): Promise<Item> {
  const tables = (await rowsOf(state, "SELECT name FROM sqlite_master WHERE type = 'table'")).map((row) =>
    String(row.name),
  )
  const item = tables.includes(table) ? await rowsOf(state, `SELECT * FROM "${table}" WHERE id = ?`, [id]) : []
  if (item.length === 0) throw new Refusal(`The backup has no ${name.replace("-", "/")}.`)
  const rows: Item["rows"] = { [table]: item }
  for (const other of tables) {
    const [key] = (await keysOf(state, other)).filter((key) => key.table === table && key.on_delete === "CASCADE")
    if (key) rows[other] = await rowsOf(state, `SELECT * FROM "${other}" WHERE "${key.from}" = ? ORDER BY id`, [id])
  }
  return { rows, files: await filesOf(state, rows) }
}

async function filesOf(state: Connection, rows: Item["rows"]): Promise<string[]> {
  const files = new Set<string>()
  for (const [table, found] of Object.entries(rows)) {
    for (const { from } of (await keysOf(state, table)).filter((key) => key.table === "pictures")) {
      for (const row of found) {
        const [picture] = await rowsOf(state, "SELECT * FROM pictures WHERE id = ?", [row[String(from)]])
        if (picture) files.add(String(picture.file))
      }
    }
  }
  return [...files]
}

const keysOf = (state: Connection, table: string) => rowsOf(state, "SELECT * FROM pragma_foreign_key_list(?)", [table])

const rowsOf = async (state: Connection, sql: string, parameters: unknown[] = []) =>
  (await all(state, sql, parameters)) as Row[]
