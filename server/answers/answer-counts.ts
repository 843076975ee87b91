import type { Logger } from "pino"

const lineMs = 60_000

type Count = "fromMemory" | "computed" | "shared"

/** Counts how requests for what everybody may read were answered, and logs it once a minute. */
export class AnswerCounts {
  /** From memory; by computing; with an answer that was being computed for another. Since the start. */
  readonly total: Record<Count, number> = { fromMemory: 0, computed: 0, shared: 0 }
  private reported = { ...this.total }
  private readonly timer: NodeJS.Timeout

  constructor(private readonly log: Logger) {
    this.timer = setInterval(() => this.report(), lineMs).unref()
  }

  private report() {
    const { fromMemory, computed, shared } = this.total
    const { reported } = this
    if (fromMemory === reported.fromMemory && computed === reported.computed) return
    this.reported = { ...this.total }
    this.log.info(
      {
        fromMemory: fromMemory - reported.fromMemory,
        computed: computed - reported.computed,
        shared: shared - reported.shared,
      },
      "answers of the last minute",
    )
  }

  /** Logs the last of them. */
  stop() {
    clearInterval(this.timer)
    this.report()
  }
}
