import { type FindOptionsRelations, type FindOptionsWhere, In } from "typeorm"
import type { Batch } from "../api/batched.ts"
import { type ItemType, itemTypeOf } from "./item-type.ts"
import type { OwnedRow } from "./owned-row.ts"

/** Finds the rows of a kind that belong to items, at most one per item. */
export function rowPerItem<T extends { type: ItemType; itemId: number }>(
  kind: new () => T,
  relations: FindOptionsRelations<T>,
): Batch<T | null, OwnedRow> {
  return async (items, { database }) => {
    const types = items.map(({ contentType }) => itemTypeOf(contentType) as ItemType)
    const where = { type: In(types), itemId: In(items.map(({ id }) => id)) } as FindOptionsWhere<T>
    const found = await database.read.find(kind, { where, relations })
    return items.map(({ id }, i) => found.find(({ type, itemId }) => type === types[i] && itemId === id) ?? null)
  }
}
