import type { TableOfExport } from "../backup/manifest.ts"

export type Query = (sql: string, parameters?: unknown[]) => Promise<Row[]>

type Row = Record<string, unknown>

export type TableShape = Pick<TableOfExport, "columns" | "flags" | "key">

const batchSize = 100

export async function* linesOf(query: Query, name: string, shape: TableShape): AsyncGenerator<string[]> {
  const { key } = shape
  const order = key.map(quoted).join(", ")
  const select = `SELECT ${shape.columns.map(quoted).join(", ")} FROM ${quoted(name)}`
  const after = `WHERE (${order}) > (${key.map((_, index) => `$${index + 1}`).join(", ")})`
  for (let last: unknown[] = []; ; ) {
    const where = last.length > 0 ? after : ""
    const rows = await query(`${select} ${where} ORDER BY ${order} LIMIT ${batchSize}`, last)
    yield rows.map((row) => lineOf(row, shape))
    if (rows.length < batchSize) return
    last = key.map((column) => rows.at(-1)?.[column])
  }
}

function lineOf(row: Row, { columns, flags }: TableShape): string {
  const entries = columns.map((column) => {
    const value = row[column]
    return [column, flags.includes(column) && value !== null ? Boolean(value) : value]
  })
  return `${JSON.stringify(Object.fromEntries(entries))}\n`
}

export const quoted = (name: string) => `"${name}"`
