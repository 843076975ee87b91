import type { EntityManager, EntityTarget } from "typeorm"

/**
 * Sets columns of one row, to SQL expressions, without counting as a change of it: its version stays, so that nobody
 * who edits it meanwhile is told of a conflict.
 */
export async function setQuietly<T extends { id: number }>(
  rows: EntityManager,
  type: EntityTarget<T>,
  id: number,
  columns: Partial<Record<keyof T, () => string>>,
) {
  const set = { ...columns, version: () => '"version"' } as never
  await rows.createQueryBuilder().update(type).set(set).where("id = :id", { id }).execute()
}

/** For `setQuietly`: adds a whole number to a column. */
export const plus = (column: string, number: number) => () => `"${column}" + ${Math.trunc(number)}`
