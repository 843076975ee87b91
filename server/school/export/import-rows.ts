import { createHash } from "node:crypto"
import type { QueryRunner } from "typeorm"
import { InvalidArchive, type StoredPart } from "../backup/archive.ts"
import type { ExportManifest, TableOfExport } from "../backup/manifest.ts"
import { type Archive, partOf } from "../backup/read-archive.ts"
import { partOfTable } from "./export-kind.ts"
import { linesOf, quoted } from "./table-lines.ts"

/** Per statement; both databases allow this many. */
const maxParameters = 20_000
const maxRows = 100

/** Longer than any line that an export writes. */
const maxLine = 64 * 1024 * 1024

/** Rereads each row and compares it byte for byte. @throws InvalidArchive; QueryFailedError */
export async function importRows(runner: QueryRunner, { manifest, parts, sums }: Archive<ExportManifest>) {
  for (const [name, table] of Object.entries(manifest.tables)) {
    // Migrations may have inserted rows.
    await runner.query(`DELETE FROM ${quoted(name)}`)
    const count = await insertRows(runner, name, table, partOf(parts, partOfTable(name)))
    if (count !== table.rows) throw new InvalidArchive(`it has ${count} rows of ${name} in place of ${table.rows}`)
    await continueIds(runner, name, table)
  }
  for (const [name, table] of Object.entries(manifest.tables)) {
    const same = (await sumOfRows(runner, name, table)) === sums.get(partOfTable(name))
    if (!same) throw new InvalidArchive(`the database holds rows of ${name} differently`)
  }
}

async function insertRows(runner: QueryRunner, name: string, { columns }: TableOfExport, part: StoredPart) {
  const batchSize = Math.min(maxRows, Math.floor(maxParameters / columns.length))
  let count = 0
  let batch: unknown[][] = []
  const insert = async () => {
    await runner.query(insertInto(name, columns, batch.length), batch.flat())
    count += batch.length
    batch = []
  }
  for await (const line of linesIn(part)) {
    const row = JSON.parse(line)
    batch.push(columns.map((column) => row[column]))
    if (batch.length === batchSize) await insert()
  }
  if (batch.length > 0) await insert()
  return count
}

function insertInto(name: string, columns: string[], rows: number) {
  const placeholders = (row: number) => columns.map((_, index) => `$${row * columns.length + index + 1}`).join(", ")
  const values = Array.from({ length: rows }, (_, row) => `(${placeholders(row)})`)
  return `INSERT INTO ${quoted(name)} (${columns.map(quoted).join(", ")}) VALUES ${values.join(", ")}`
}

async function* linesIn(part: StoredPart): AsyncGenerator<string> {
  let rest: Buffer[] = []
  let length = 0
  for await (const chunk of part.read()) {
    let from = 0
    for (let end = chunk.indexOf(newLine); end >= 0; end = chunk.indexOf(newLine, from)) {
      yield Buffer.concat([...rest, chunk.subarray(from, end)]).toString()
      rest = []
      length = 0
      from = end + 1
    }
    rest.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > maxLine) throw new InvalidArchive(`its ${part.name} has a line without end`)
  }
  if (length > 0) throw new InvalidArchive(`its ${part.name} ends within a line`)
}

const newLine = "\n".charCodeAt(0)

/** Continues the id sequence, so that ids of deleted rows are not reused. */
async function continueIds(runner: QueryRunner, name: string, { key: [id = ""], lastId }: TableOfExport) {
  if (lastId === undefined) return
  if (runner.connection.options.type === "sqlite") {
    await runner.query("DELETE FROM sqlite_sequence WHERE name = $1", [name])
    await runner.query("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)", [name, lastId])
  } else {
    const sequence = "pg_get_serial_sequence($1, $2)"
    await runner.query(`SELECT setval(${sequence}, $3, false)`, [quoted(name), id, lastId + 1])
  }
}

async function sumOfRows(runner: QueryRunner, name: string, table: TableOfExport): Promise<string> {
  const hash = createHash("sha256")
  for await (const lines of linesOf((sql, parameters) => runner.query(sql, parameters), name, table))
    for (const line of lines) hash.update(line)
  return hash.digest("hex")
}
