import { LRUCache } from "lru-cache"
import type { Commits } from "./generations.ts"

/**
 * What was read from the database by a key, for as long as nobody changes the tables that it was read from: this process
 * at once, others within a tenth of a second. Where commits are not counted, it is read each time.
 */
export class Remembered<V extends object> {
  private readonly values: LRUCache<string, V>
  /** The last commit that what is remembered may know of. */
  private commit?: number

  /** `read` gives null for what is not remembered. */
  constructor(
    private readonly counted: Commits | undefined,
    private readonly tables: readonly string[],
    private readonly read: (key: string) => Promise<V | null>,
    max: number,
  ) {
    this.values = new LRUCache({ max })
  }

  /** A promise only where it must be read. */
  get(key: string): V | Promise<V | null> {
    const { counted } = this
    if (!counted) return this.read(key)
    if (!counted.isFresh()) return counted.refresh().then(() => this.known(key, counted) ?? this.readAnew(key, counted))
    return this.known(key, counted) ?? this.readAnew(key, counted)
  }

  private known(key: string, counted: Commits): V | undefined {
    const commit = counted.lastOf(this.tables)
    if (this.commit !== commit) this.values.clear()
    this.commit = commit
    return this.values.get(key)
  }

  /** What was read across a commit is not remembered. */
  private async readAnew(key: string, counted: Commits): Promise<V | null> {
    const commit = counted.lastOf(this.tables)
    const value = await this.read(key)
    if (value && commit === counted.lastOf(this.tables) && commit === this.commit) this.values.set(key, value)
    return value
  }
}
