import type { Logger } from "pino"
import type { EntityManager } from "typeorm"
import { RecurringJob } from "../../base/background/recurring-job.ts"
import type { Database } from "./database.ts"

const flushMs = 60_000

export interface Counted<T> {
  value: T
  times: number
}

interface Options<T> {
  database: Database
  log: Logger
  name: string
  keyOf: (value: T) => string
  store: (rows: EntityManager, counts: Counted<T>[]) => Promise<void>
  /** Maximum distinct keys until the next flush; further keys are not counted. */
  max?: number
}

/** Flushed every minute and when the site stops: a crash loses at most a minute of counts. */
export class BufferedCounts<T> {
  private counts = new Map<string, Counted<T>>()
  private readonly job: RecurringJob

  constructor(private readonly options: Options<T>) {
    const { name, log } = options
    this.job = new RecurringJob({ name, intervalMs: flushMs, run: () => this.storeAll(), log })
    this.job.start()
  }

  add(value: T, times = 1) {
    const { keyOf, max = Number.POSITIVE_INFINITY } = this.options
    const key = keyOf(value)
    const existing = this.counts.get(key)
    if (existing) existing.times += times
    else if (this.counts.size < max) this.counts.set(key, { value, times })
  }

  flush() {
    return this.job.run()
  }

  private async storeAll() {
    const { database, store } = this.options
    const counts = [...this.counts.values()]
    if (counts.length === 0) return
    this.counts.clear()
    try {
      await database.write((rows) => store(rows, counts), { late: true })
    } catch (error) {
      for (const { value, times } of counts) this.add(value, times)
      throw error
    }
  }

  async stop() {
    await this.job.stop()
    await this.flush()
  }
}
