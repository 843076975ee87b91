import { LRUCache } from "lru-cache"
import type { Generations } from "./generations.ts"

/** Caches values until their tables change: own writes at once, other processes' within 100 ms. */
export class TableCache<V extends object> {
  private readonly values: LRUCache<string, V>
  private commit?: number

  /** `read` returns null for what is not cached. */
  constructor(
    private readonly generations: Generations,
    private readonly tables: readonly string[],
    private readonly read: (key: string) => Promise<V | null>,
    max: number,
  ) {
    this.values = new LRUCache({ max })
  }

  /** Synchronous on a cache hit. */
  get(key: string): V | Promise<V | null> {
    if (this.generations.isFresh()) return this.cached(key) ?? this.readFresh(key)
    return this.generations.refresh().then(
      () => this.cached(key) ?? this.readFresh(key),
      () => this.read(key),
    )
  }

  private cached(key: string): V | undefined {
    const commit = this.generations.lastChangeOf(this.tables)
    if (this.commit !== commit) this.values.clear()
    this.commit = commit
    return this.values.get(key)
  }

  private async readFresh(key: string): Promise<V | null> {
    const commit = this.generations.lastChangeOf(this.tables)
    const value = await this.read(key)
    if (value && commit === this.generations.lastChangeOf(this.tables) && commit === this.commit)
      this.values.set(key, value)
    return value
  }
}
