import { In } from "typeorm"
import { visitor } from "../../access/viewer.ts"
import { type Batch, batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { ContentState } from "./content-state.ts"
import type { ContentType, OwnedRow } from "./content-type.ts"
import type { ReadContent } from "./read-content.ts"

const { PUBLISHED } = ContentState

interface ItemKey {
  type: ContentType<OwnedRow>
  id: number
}

/** Loads public items; null for items that are deleted or not public. */
export const itemsByType = (context: Context) => batched<OwnedRow | null, ItemKey>(context, publicItems)

const publicItems: Batch<OwnedRow | null, ItemKey> = (keys, { content }) =>
  loadByType(content.as(visitor), keys, [PUBLISHED])

/** One statement per type. Null for items that the reader of `content` does not see in any of `states`. */
export async function loadByType(content: Pick<ReadContent, "all">, keys: readonly ItemKey[], states: ContentState[]) {
  const items = new Map<ItemKey["type"], Map<number, OwnedRow>>()
  for (const type of new Set(keys.map(({ type }) => type))) {
    const ids = keys.flatMap((one) => (one.type === type ? one.id : []))
    const found = await content.all(type, { where: { id: In(ids) }, states, order: { id: "ASC" } })
    items.set(type, new Map(found.map((item) => [item.id, item])))
  }
  return keys.map(({ type, id }) => items.get(type)?.get(id) ?? null)
}
