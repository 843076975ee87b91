import type { Context } from "./context.ts"

/** Rows that hold data of people. Rows of item types need no entry: they are texts, which only a person changes. */
export interface AboutPeople {
  type: new () => object
  /** In the office's words, such as `Applications`. */
  called: string
  /** Columns that say whose row it is; the others may name somebody else. Absent for a text. */
  whose?: string[]
  /** By default the row is deleted. The ID is that of the row. */
  erase?(id: number, context: Context): Promise<unknown>
  /** Erased first, as it may be refused. */
  isFirst?: boolean
  /** Rows that the person who asked also gets, by heading. */
  related?(id: number, context: Context): Promise<Record<string, object[]>>
  /** Path at which the office changes a text. */
  path?(row: Record<string, unknown>): string
}
