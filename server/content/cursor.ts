import type { FindOptionsOrder, ObjectLiteral, SelectQueryBuilder } from "typeorm"
import { badInput } from "../api/failures.ts"

/** A place in a list: what the list's order compares of the item that stands there. */
export type Place = (string | number)[]

type Order<T> = FindOptionsOrder<T>

/** By what a cursor distinguishes its list from one in another order. */
const nameOf = <T>({ name }: { name: string }, order: Order<T>) => `${name} ${JSON.stringify(order)}`

export function cursorBehind<T extends object>(type: { name: string }, order: Order<T>, item: T): string {
  const place = Object.keys(order).map((column) => plain(item[column as keyof T]))
  return Buffer.from(JSON.stringify([nameOf(type, order), ...place])).toString("base64url")
}

/** As a parameter of a statement has it: moments are text. */
const plain = (value: unknown) => (value instanceof Date ? value.toISOString() : value)

/** @throws BAD_USER_INPUT for what no page of this list has given */
export function readCursor<T>(type: { name: string }, order: Order<T>, cursor: string): Place {
  const [name, ...place] = parsed(cursor)
  const fits = name === nameOf(type, order) && place.length === Object.keys(order).length
  if (!fits || !place.every((value) => typeof value === "string" || isStorable(value))) throw noCursor()
  return place as Place
}

const noCursor = () => badInput({ after: "This is no `next` of a page of this list." })

const isStorable = (value: unknown) => value === (Number(value) | 0)

function parsed(cursor: string): unknown[] {
  try {
    const given = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"))
    return Array.isArray(given) ? given : []
  } catch {
    return []
  }
}

/** The first column alone bounds it too, from which databases see where in the index to begin. @throws BAD_USER_INPUT */
export function goOnBehind<T extends ObjectLiteral>(query: SelectQueryBuilder<T>, order: Order<T>, place: Place) {
  const columns = Object.keys(order)
  const typeOf = (column: string) =>
    query.expressionMap.mainAlias?.metadata.findColumnWithPropertyName(column)?.type === "integer" ? "number" : "string"
  if (columns.some((column, index) => typeof place[index] !== typeOf(column))) throw noCursor()
  const isDown = Object.values(order)[0] === "DESC"
  const parameters = Object.fromEntries(place.map((value, index) => [`place${index}`, value]))
  const compared = columns.map((column, index) => ({ column: `item.${column}`, value: `:place${index}` }))
  const behind = compared.reduceRight((rest, { column, value }) => {
    const further = `${column} ${isDown ? "<" : ">"} ${value}`
    return rest ? `(${further} OR (${column} = ${value} AND ${rest}))` : further
  }, "")
  const [first] = compared
  return query.andWhere(`${first?.column} ${isDown ? "<=" : ">="} ${first?.value} AND ${behind}`, parameters)
}
