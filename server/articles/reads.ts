import type { Logger } from "pino"
import type { Database } from "../database/database.ts"
import { plus, setQuietly } from "../database/quietly.ts"
import { Article } from "./article.ts"

declare module "../api/context.ts" {
  interface Services {
    reads: Reads
  }
}

const flushMs = 60_000

/**
 * Counts how often articles are read, and by whom nobody knows. Counts wait in memory, so that reading writes nothing;
 * they are stored every minute and when the site stops. A crash loses at most a minute of them.
 */
export class Reads {
  private counts = new Map<number, number>()
  private readonly timer: NodeJS.Timeout

  constructor(
    private readonly database: Database,
    private readonly log: Logger,
  ) {
    this.timer = setInterval(() => void this.flush(), flushMs).unref()
  }

  count(id: number) {
    this.counts.set(id, (this.counts.get(id) ?? 0) + 1)
  }

  /** Stores what was counted. What cannot be stored is counted again the next time. */
  async flush() {
    const counts = this.counts
    if (counts.size === 0) return
    this.counts = new Map()
    try {
      await this.database.write(async (rows) => {
        for (const [id, reads] of counts) await setQuietly(rows, Article, id, { reads: plus("reads", reads) })
      })
    } catch (error) {
      this.log.warn({ err: error }, "reads could not be stored")
      for (const [id, reads] of counts) this.counts.set(id, (this.counts.get(id) ?? 0) + reads)
    }
  }

  async stop() {
    clearInterval(this.timer)
    await this.flush()
  }
}
