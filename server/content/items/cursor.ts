import type { FindOptionsOrder, ObjectLiteral, SelectQueryBuilder } from "typeorm"
import { attempt } from "../../base/attempt.ts"
import { badInput } from "../../base/failures/failures.ts"

/** The values of an item in the columns of the list's order. */
export type Place = (string | number)[]

type Order<T> = FindOptionsOrder<T>

/** Most cursors have about 100 characters; a search cursor names up to 1,000 hits. */
export const maxCursor = 10_000

export const writeCursor = (list: string, content: unknown[]) =>
  Buffer.from(JSON.stringify([list, ...content])).toString("base64url")

/** Does not check the content. @throws BAD_USER_INPUT for a cursor of another list */
export function openCursor(list: string, cursor: string): unknown[] {
  const [name, ...content] = parsed(cursor)
  if (name !== list) throw invalidCursor()
  return content
}

export const invalidCursor = () => badInput({ after: "This is not the `next` of a page of this list." })

function parsed(cursor: string): unknown[] {
  const decoded = attempt(() => JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")))
  return Array.isArray(decoded) ? decoded : []
}

/** Includes the order, so that a list's cursors do not fit another order. */
const nameOf = <T>({ name }: { name: string }, order: Order<T>) => `${name} ${JSON.stringify(order)}`

export function cursorAfter<T extends object>(type: { name: string }, order: Order<T>, item: T): string {
  return writeCursor(
    nameOf(type, order),
    Object.keys(order).map((column) => serialize(item[column as keyof T])),
  )
}

const serialize = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

export function readCursor<T>(type: { name: string }, order: Order<T>, cursor: string): Place {
  const place = openCursor(nameOf(type, order), cursor)
  if (place.length !== Object.keys(order).length || !place.every(isComparable)) throw invalidCursor()
  return place as Place
}

/** PostgreSQL takes no NUL in a text. */
const isComparable = (value: unknown) =>
  typeof value === "string" ? !value.includes("\0") : value === (Number(value) | 0)

export function continueAfter<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, order: Order<T>, place: Place) {
  const columns = Object.keys(order)
  const typeOf = (column: string) =>
    query.expressionMap.mainAlias?.metadata.findColumnWithPropertyName(column)?.type === "integer" ? "number" : "string"
  if (columns.some((column, index) => typeof place[index] !== typeOf(column))) throw invalidCursor()
  return query.andWhere(
    afterCondition(order, { column: (name) => `item.${name}`, value: (index) => `:place${index}` }),
    Object.fromEntries(place.map((value, index) => [`place${index}`, value])),
  )
}

interface InSql {
  column(name: string): string
  value(index: number): string
}

/** Also bounds the first column alone, so that databases start at that place in the index. */
export function afterCondition<T>(order: Order<T>, sql: InSql): string {
  const compared = Object.entries(order).map(([name, direction], index) => ({
    column: sql.column(name),
    value: sql.value(index),
    isDown: direction === "DESC",
  }))
  const condition = compared.reduceRight((rest, { column, value, isDown }) => {
    const further = `${column} ${isDown ? "<" : ">"} ${value}`
    return rest ? `(${further} OR (${column} = ${value} AND ${rest}))` : further
  }, "")
  const [first] = compared
  return `${first?.column} ${first?.isDown ? "<=" : ">="} ${first?.value} AND ${condition}`
}
