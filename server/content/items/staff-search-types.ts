import type { Shown } from "./shown-rows.ts"

type Row = { id: number }

/** Rows of a type in the search of staff. */
interface StaffSearchOptions<T> {
  /** The operation that a viewer must be allowed to call. They find the rows that `visibleTo` shows them. */
  needs: string
  /** Heading of the hits; by default the name of the type's area for programs. */
  heading?: string
  /** The path of the list, and with an id of a row: `/admin/orders`. If absent, `shows` or the row gives the path. */
  screen?: string
  /** The default is `title` or `name`. */
  title?: keyof T & string
  /** Searched columns, none of them secret; by default the title. */
  columns?: readonly (keyof T & string)[]
  /** Prefix of its number: `EN` of EN-12. */
  prefix?: string
  shows?(row: T): { title?: string; path?: string; note?: string | null }
}

export type StaffSearchType = StaffSearchOptions<Row> & { type: Shown<Row> }

/** Groups of hits are in this order. */
export const staffSearchTypes: StaffSearchType[] = []

export const registerStaffSearch = <T extends Row>(type: Shown<T>, options: StaffSearchOptions<NoInfer<T>>) =>
  staffSearchTypes.push({ ...options, type } as unknown as StaffSearchType)
