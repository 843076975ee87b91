import type { EntityManager, EntityTarget } from "typeorm"

/** Sets columns by SQL expressions, but not the version: editors meet no conflict. */
export async function updateUnversioned<T extends { id: number }>(
  rows: EntityManager,
  type: EntityTarget<T>,
  id: number,
  columns: Partial<Record<keyof T, () => string>>,
) {
  const set = { ...columns, version: () => '"version"' }
  await rows.createQueryBuilder().update(type).set(set).where("id = :id", { id }).execute()
}

export const plus = (column: string, number: number) => () => `"${column}" + ${Math.trunc(number)}`
