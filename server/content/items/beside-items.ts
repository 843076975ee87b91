import { type FindOptionsRelations, type FindOptionsWhere, In } from "typeorm"
import { type Batch, batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { type ItemType, itemTypeOf } from "./item-type.ts"
import type { OwnedRow } from "./owned-row.ts"

/** At most one row of each kind goes with an item. */
interface BesideItem {
  type: ItemType
  itemId: number
}

const batches = new Map<string, Batch<unknown>>()

/** Lists load theirs at once, with `relations`. */
export function besideItem<T extends BesideItem>(
  kind: new () => T,
  item: OwnedRow,
  context: Context,
  relations: FindOptionsRelations<T>,
): Promise<T | null> {
  const type = itemTypeOf(item.contentType) as ItemType
  const name = `${kind.name} ${type}`
  const batch = (batches.get(name) as Batch<T | null> | undefined) ?? batchOf(kind, type, relations)
  batches.set(name, batch)
  return batched(context, batch).load(item.id)
}

function batchOf<T extends BesideItem>(
  kind: new () => T,
  type: ItemType,
  relations: FindOptionsRelations<T>,
): Batch<T | null> {
  return async (ids, { database }) => {
    const where = { type, itemId: In([...ids]) } as FindOptionsWhere<T>
    const found = await database.read.find(kind, { where, relations })
    return ids.map((id) => found.find(({ itemId }) => itemId === id) ?? null)
  }
}
