import { LRUCache } from "lru-cache"
import type { Commits } from "./generations.ts"

/**
 * What was read from the database by a key, for as long as nobody commits anything: this process at once, others within
 * a tenth of a second. Where commits are not counted, it is read each time.
 */
export class Remembered<V extends object> {
  private readonly values: LRUCache<string, V>
  /** Of what is remembered. */
  private commits?: number

  /** `read` gives null for what is not remembered. */
  constructor(
    private readonly counted: Commits | undefined,
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

  private known(key: string, { commits }: Commits): V | undefined {
    if (this.commits !== commits) this.values.clear()
    this.commits = commits
    return this.values.get(key)
  }

  /** What was read across a commit is not remembered. */
  private async readAnew(key: string, counted: Commits): Promise<V | null> {
    const { commits } = counted
    const value = await this.read(key)
    if (value && commits === counted.commits && commits === this.commits) this.values.set(key, value)
    return value
  }
}
