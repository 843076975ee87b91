import { LRUCache } from "lru-cache"
import type { Commits } from "./generations.ts"

/** Values that stay until their tables change: by this process at once, by others within a tenth of a second. */
export class Remembered<V extends object> {
  private readonly values: LRUCache<string, V>
  /** The last commit that what is remembered may know of. */
  private commit?: number

  /** `read` gives null for what is not remembered. */
  constructor(
    private readonly counted: Commits,
    private readonly tables: readonly string[],
    private readonly read: (key: string) => Promise<V | null>,
    max: number,
  ) {
    this.values = new LRUCache({ max })
  }

  /** A promise only where it must be read. */
  get(key: string): V | Promise<V | null> {
    if (this.counted.isFresh()) return this.known(key) ?? this.readAnew(key)
    return this.counted.refresh().then(
      () => this.known(key) ?? this.readAnew(key),
      () => this.read(key),
    )
  }

  private known(key: string): V | undefined {
    const commit = this.counted.lastOf(this.tables)
    if (this.commit !== commit) this.values.clear()
    this.commit = commit
    return this.values.get(key)
  }

  /** Reads without remembering if a commit came in between. */
  private async readAnew(key: string): Promise<V | null> {
    const commit = this.counted.lastOf(this.tables)
    const value = await this.read(key)
    if (value && commit === this.counted.lastOf(this.tables) && commit === this.commit) this.values.set(key, value)
    return value
  }
}
