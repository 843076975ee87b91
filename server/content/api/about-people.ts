import type { Context } from "./context.ts"

/** Rows with data about people. Item types need no entry: their rows are texts, which only a person edits. */
export interface AboutPeople {
  type: new () => object
  /** In the office's words, such as `Applications`. */
  called: string
  /** Columns that identify the row's person; other columns may name somebody else. Absent for a text. */
  whose?: string[]
  /** Deletes the row with this ID by default. */
  erase?(id: number, context: Context): Promise<unknown>
  /** Erased first, as erasure may be refused. */
  erasedFirst?: boolean
  /** Rows that the person who asked also gets, by heading. */
  related?(id: number, context: Context): Promise<Record<string, object[]>>
  /** Path of the page where the office edits a text. */
  path?(row: Record<string, unknown>): string
}
