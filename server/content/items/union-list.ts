import type { EntityManager, FindOptionsOrder } from "typeorm"
import { afterCondition, cursorAfter, invalidCursor, readCursor } from "./cursor.ts"
import { fromNearerEnd, type PagedList, reversed } from "./paging.ts"

interface UnionList<T> {
  /** Distinguishes its cursors from those of other lists. */
  name: string
  /** SQL after `FROM`. PostgreSQL merges its parts without sorting them all if each is in the order `by` itself. */
  all(by?: FindOptionsOrder<T>): string
  /** `FROM` for the count, if a simpler query is enough. */
  counted?: string
  values: (number | string)[]
  /** Text columns (stored moments are texts) and the ID; together they are unique. */
  order: FindOptionsOrder<T>
}

/** A list of rows of several tables. */
export function unionList<T extends { id: number }>(read: EntityManager, list: UnionList<T>): PagedList<T> {
  const { all, counted = all(), values, order } = list
  const rows = (by: FindOptionsOrder<T>, where = "") => `SELECT * FROM ${all(by)} ${where} ${orderBySql(by)}`
  return {
    async count() {
      const [{ total }] = await read.query(`SELECT COUNT(*) AS "total" FROM ${counted}`, values)
      return Number(total)
    },
    slice: (part, total) =>
      fromNearerEnd(part, total, ({ skip, take }, isReversed) =>
        read.query(`${rows(isReversed ? reversed(order) : order)} LIMIT ${take} OFFSET ${skip}`, values),
      ),
    itemsAfter(cursor, take) {
      const place = readCursor(list, order, cursor)
      const isOfType = (name: string, index: number) => typeof place[index] === (name === "id" ? "number" : "string")
      if (!Object.keys(order).every(isOfType)) throw invalidCursor()
      const isBehind = afterCondition(order, {
        column: (name) => `"${name}"`,
        value: (index) => `$${values.length + index + 1}`,
      })
      return read.query(`${rows(order, `WHERE ${isBehind}`)} LIMIT ${take}`, [...values, ...place])
    },
    cursorOf: (found) => cursorAfter(list, order, found),
  }
}

export const orderBySql = <T>(by: FindOptionsOrder<T>) =>
  `ORDER BY ${Object.entries(by).map(([column, direction]) => `"${column}" ${direction}`)}`
