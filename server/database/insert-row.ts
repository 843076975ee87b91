import type { EntityManager, InsertResult } from "typeorm"
import type { QueryDeepPartialEntity } from "typeorm/query-builder/QueryPartialEntity.js"

/**
 * Stores a new row by one statement, and gives it its id. Unlike `insert` of the manager, it does not read again what the
 * table fills in by itself: whoever needs that must say it, or read the row.
 */
export async function insertRow<T extends { id: number }>(rows: EntityManager, type: new () => T, row: T): Promise<T> {
  const insert = rows
    .createQueryBuilder()
    .insert()
    .into(type)
    .values(row as QueryDeepPartialEntity<T>)
    .updateEntity(false)
  const returnsIds = rows.connection.driver.isReturningSqlSupported("insert")
  const { raw }: InsertResult = await (returnsIds ? insert.returning("id") : insert).execute()
  return Object.assign(row, { id: returnsIds ? raw[0].id : raw })
}
