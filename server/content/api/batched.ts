import DataLoader from "dataloader"
import { oncePer } from "../../base/once-per.ts"
import type { Context } from "./context.ts"

/** Loads values for many keys at once, in the order of the keys. */
export type Batch<V, Key = number> = (keys: readonly Key[], context: Context) => Promise<V[]>

/** Returns one loader per request and batch: a list queries the database once, not once per item. */
export const batched = <V, Key = number>(context: Context, batch: Batch<V, Key>) => loadersOf(context)(batch)

const loadersOf = oncePer((context: Context) =>
  oncePer(<V, Key>(batch: Batch<V, Key>) => new DataLoader<Key, V>((keys) => batch(keys, context), { cache: false })),
)

export const grouped = <T>(ids: readonly number[], rows: T[], keyOf: (row: T) => number): T[][] =>
  ids.map((id) => rows.filter((row) => keyOf(row) === id))
