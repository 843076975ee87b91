import type { Shown } from "./shown-rows.ts"

type Row = { id: number }

/** Rows of a type in the search of staff. */
interface FoundByStaff<T> {
  /** The operation whose callers find the rows that they see by `visibleTo`. */
  needs: string
  /** Over what is found; the name of its area for programs, if absent. */
  heading?: string
  /** The path of its list, and with an id that of a row: `/admin/orders`; a row has a path of its own, if absent. */
  screen?: string
  /** By default its title or name. */
  title?: keyof T & string
  /** Columns whose words find a row, none of them secret; by default its title. */
  words?: readonly (keyof T & string)[]
  /** Begins its number: `EN` of EN-12. */
  prefix?: string
  shows?(row: T): { title?: string; path?: string; note?: string | null }
}

export type FoundType = FoundByStaff<Row> & { type: Shown<Row> }

/** Groups of hits are in this order. */
export const foundTypes: FoundType[] = []

export const findByStaff = <T extends Row>(type: Shown<T>, how: FoundByStaff<NoInfer<T>>) =>
  foundTypes.push({ ...how, type } as unknown as FoundType)
