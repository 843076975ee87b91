import { In } from "typeorm"
import { visitor } from "../../access/viewer.ts"
import { type Batch, batched } from "../api/batched.ts"
import type { Context } from "../api/context.ts"
import { ContentState } from "./content-state.ts"
import type { ContentType, OwnedRow } from "./content-type.ts"

const { PUBLISHED } = ContentState

interface Wanted {
  type: ContentType<OwnedRow>
  id: number
}

/** Loads items with one statement per type; null for items that are not public or gone. */
export const itemsByType = (context: Context) => batched<OwnedRow | null, Wanted>(context, itemsOf)

const itemsOf: Batch<OwnedRow | null, Wanted> = async (wanted, { content }) => {
  const types = [...new Set(wanted.map(({ type }) => type))]
  const found = await Promise.all(
    types.map(async (type) => {
      const ids = wanted.flatMap((one) => (one.type === type ? [one.id] : []))
      const items = await content
        .as(visitor)
        .all(type, { where: { id: In(ids) }, states: [PUBLISHED], order: { id: "ASC" } })
      return [type, new Map(items.map((item) => [item.id, item]))] as const
    }),
  )
  const items = new Map(found)
  return wanted.map(({ type, id }) => items.get(type)?.get(id) ?? null)
}
