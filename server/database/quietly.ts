import type { EntityManager, EntityTarget } from "typeorm"

/** By SQL expressions, without counting as a change: the version stays, and nobody who edits the row meets a conflict. */
export async function setQuietly<T extends { id: number }>(
  rows: EntityManager,
  type: EntityTarget<T>,
  id: number,
  columns: Partial<Record<keyof T, () => string>>,
) {
  const set = { ...columns, version: () => '"version"' }
  await rows.createQueryBuilder().update(type).set(set).where("id = :id", { id }).execute()
}

export const plus = (column: string, number: number) => () => `"${column}" + ${Math.trunc(number)}`
