import type { EntityManager, FindManyOptions, FindOptionsWhere, ObjectLiteral, SelectQueryBuilder } from "typeorm"
import { Role } from "../../access/roles.ts"
import { readerOf, type Viewer, visitor } from "../../access/viewer.ts"

/** Alternatives, if several. */
export type Filter<T> = FindOptionsWhere<T> | FindOptionsWhere<T>[]

export interface Filtered<T> {
  /** Evaluated per list and item, so it may read the clock. Own columns only; an empty list matches nothing. */
  visibleTo?(viewer: Viewer): Filter<T>
}

export const moderatorRole = Role.ADMINISTRATOR

/** Rule of a type with owners: everybody sees public items; the creator and moderators see the rest. */
export function publicOrOwn<T extends { userId: number }>(isPublic: () => FindOptionsWhere<T>) {
  return ({ id, role }: Viewer): Filter<T> => {
    if (role >= moderatorRole) return {}
    return id === null ? isPublic() : [isPublic(), { userId: id } as FindOptionsWhere<T>]
  }
}

/** Rule of rows that are never public: the owner and moderators see them. */
export function ownerOnly({ id, role }: Viewer): Record<never, never> | Record<never, never>[] {
  if (id === null) return []
  return role >= moderatorRole ? {} : { ownerId: id }
}

/** The only way to read content for a viewer: `options` and `andWhere` can only narrow it. */
export function visibleRows<T extends ObjectLiteral>(
  rows: EntityManager,
  type: (new () => T) & Filtered<T>,
  viewer: Viewer,
  options: FindManyOptions<T> = {},
): SelectQueryBuilder<T> {
  return rowsWithin(rows, type, type.visibleTo?.(readerOf(type, viewer)), options)
}

export function rowsWithin<T extends ObjectLiteral>(
  rows: EntityManager,
  type: new () => T,
  visible: Filter<T> | undefined,
  options: FindManyOptions<T>,
): SelectQueryBuilder<T> {
  const query = rows.createQueryBuilder(type, "item").setFindOptions(options)
  if (Array.isArray(visible) && visible.length === 0) return query.andWhere("1 = 0")
  return visible && !isEverything(visible) ? query.andWhere(visible) : query
}

export function publicRows<T extends ObjectLiteral>(
  rows: EntityManager,
  type: (new () => T) & Filtered<T>,
  options: FindManyOptions<T> = {},
) {
  return visibleRows(rows, type, visitor, options)
}

export const isEverything = (filter: object) => !Array.isArray(filter) && Object.keys(filter).length === 0

/** Undefined for operators and relations, which only the database can evaluate. */
export function passes<T extends object>(filter: Filter<T>, item: T): boolean | undefined {
  if (Array.isArray(filter)) return filter.length === 1 ? passes(filter[0] as FindOptionsWhere<T>, item) : undefined
  const conditions = Object.entries(filter).filter(([, value]) => value !== undefined)
  if (conditions.some(([, value]) => typeof value === "object")) return undefined
  return conditions.every(([name, value]) => item[name as keyof T] === value)
}
