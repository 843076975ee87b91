import type { Changes, Touched } from "./touched-tables.ts"

/** Writes by another process are counted within this many milliseconds. */
const staleMs = 100
/** Polling interval while there are readers, so that they need not wait. */
const pollMs = 40

/**
 * An answer belongs to the generation in which it was computed. A change of public data begins the next generation
 * before it is acknowledged. Own changes are reported; other processes' changes are polled for during requests.
 */
export class Generations {
  current = 0
  /** Counts all commits, not only those that begin a generation. */
  commits = 0
  private readonly listeners: (() => void)[] = []
  private readonly changes = new Map<string, number>()
  private unknownChange = 0
  private polledAt = Number.NEGATIVE_INFINITY
  private polling?: Promise<void>
  private hasReaders = false
  private timer?: NodeJS.Timeout

  /** `othersCommitted`: whether another process has committed unreported changes since the last call. */
  constructor(private readonly othersCommitted: () => Promise<boolean>) {}

  commit(touched: Touched) {
    this.commits++
    if (touched === "all") this.unknownChange = this.commits
    else for (const table of touched) this.changes.set(table, this.commits)
  }

  begin(touched: Touched) {
    this.commit(touched)
    this.current++
    for (const listener of this.listeners) listener()
  }

  committed({ tables, isPublic }: Changes) {
    if (isPublic) this.begin(tables)
    else this.commit(tables)
  }

  /** The number of the last commit that may have changed any of these tables. */
  lastChangeOf(tables: readonly string[]) {
    return Math.max(this.unknownChange, ...tables.map((table) => this.changes.get(table) ?? 0))
  }

  onBegin(listener: () => void) {
    this.listeners.push(listener)
  }

  /** True if `current` counts every write that is older than 100 ms, including other processes'. */
  isFresh() {
    this.hasReaders = true
    return performance.now() - this.polledAt < staleMs
  }

  refresh() {
    this.polling ??= this.poll().finally(() => {
      this.polling = undefined
    })
    return this.polling
  }

  private async poll() {
    const startedAt = performance.now()
    if (await this.othersCommitted()) this.begin("all")
    this.polledAt = startedAt
    this.schedulePoll()
  }

  private schedulePoll() {
    if (!this.hasReaders) return
    this.hasReaders = false
    this.timer ??= setTimeout(() => {
      this.timer = undefined
      this.refresh().catch(() => undefined)
    }, pollMs).unref()
  }
}
