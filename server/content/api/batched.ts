import DataLoader from "dataloader"
import type { Context } from "./context.ts"

/** Loads values for many keys at once, in the order of the keys. */
export type Batch<V, Key = number> = (keys: readonly Key[], context: Context) => Promise<V[]>

const loaders = new WeakMap<Context, Map<unknown, unknown>>()

/** Returns one loader per request and batch: a list queries the database once, not once per item. */
export function batched<V, Key = number>(context: Context, batch: Batch<V, Key>): DataLoader<Key, V> {
  const own = loaders.get(context) ?? new Map<unknown, unknown>()
  loaders.set(context, own)
  const loader =
    (own.get(batch) as DataLoader<Key, V>) ?? new DataLoader<Key, V>((keys) => batch(keys, context), { cache: false })
  own.set(batch, loader)
  return loader
}

export const grouped = <T>(ids: readonly number[], rows: T[], keyOf: (row: T) => number): T[][] =>
  ids.map((id) => rows.filter((row) => keyOf(row) === id))
