import type { EntityManager, FindOptionsOrder, FindOptionsWhere, SelectQueryBuilder } from "typeorm"
import { readerOf, type Viewer } from "../../access/viewer.ts"
import { continueAfter, type Place } from "./cursor.ts"
import { type Filter, type Filtered, rowsWithin } from "./visibility.ts"

interface Row {
  id: number
}

export type Shown<T> = (new () => T) & Filtered<T>

export interface RowQuery<T> {
  where?: Filter<T>
  order?: FindOptionsOrder<T>
  after?: Place
}

const authorColumns = ["id", "name"]

/** Selects a row, its creator and its picture with one statement, as relations are to-one. */
export const shownRows = <T extends Row>(rows: EntityManager, type: Shown<T>, viewer: Viewer, query: RowQuery<T>) =>
  selectRows(rows, type, type.visibleTo?.(readerOf(type, viewer)) ?? {}, query)

/** Reads an item with its relations, whether or not anybody may see it. */
export const storedRow = <T extends Row>(rows: EntityManager, type: Shown<T>, id: number): Promise<T | null> =>
  selectRows<T>(rows, type, {}, { where: { id } as FindOptionsWhere<T> }).getOne()

function selectRows<T extends Row>(
  rows: EntityManager,
  type: Shown<T>,
  visible: Filter<T>,
  { where, order, after }: RowQuery<T>,
): SelectQueryBuilder<T> {
  const query = rowsWithin<T>(rows, type, visible, { where, order })
  if (order && after) continueAfter(query, order, after)
  if (hasRelation(rows, type, "user"))
    query.leftJoin("item.user", "user").addSelect(authorColumns.map((column) => `user.${column}`))
  if (hasRelation(rows, type, "picture")) query.leftJoinAndSelect("item.picture", "picture")
  return query
}

export const hasRelation = (rows: EntityManager, type: new () => object, name: "user" | "picture") =>
  rows.connection.getMetadata(type).findRelationWithPropertyPath(name) !== undefined
