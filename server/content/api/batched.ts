import DataLoader from "dataloader"
import type { Context } from "./context.ts"

/** Finds what belongs to many items at once: for each key its value, in the order of the keys. */
export type Batch<V, Key = number> = (keys: readonly Key[], context: Context) => Promise<V[]>

const loaders = new WeakMap<Context, Map<unknown, unknown>>()

/** One loader for each request and batch, so that a list asks the database once and not once an item. */
export function batched<V, Key = number>(context: Context, batch: Batch<V, Key>): DataLoader<Key, V> {
  const own = loaders.get(context) ?? new Map<unknown, unknown>()
  loaders.set(context, own)
  const loader =
    (own.get(batch) as DataLoader<Key, V>) ?? new DataLoader<Key, V>((keys) => batch(keys, context), { cache: false })
  own.set(batch, loader)
  return loader
}

export function grouped<T>(ids: readonly number[], rows: T[], keyOf: (row: T) => number): T[][] {
  return ids.map((id) => rows.filter((row) => keyOf(row) === id))
}
