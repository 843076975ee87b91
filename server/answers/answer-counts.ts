import type { Logger } from "pino"

const lineMs = 60_000

type Count = "fromMemory" | "computed" | "shared"

/** Counts how requests for what everybody may read were answered, and logs it once a minute. */
export class AnswerCounts {
  /** From memory; by computing; with an answer that was being computed for another. Since the start. */
  readonly total: Record<Count, number> = { fromMemory: 0, computed: 0, shared: 0 }
  private told = { ...this.total }
  private readonly timer: NodeJS.Timeout

  constructor(private readonly log: Logger) {
    this.timer = setInterval(() => this.tell(), lineMs).unref()
  }

  private tell() {
    const { fromMemory, computed, shared } = this.total
    const { told } = this
    if (fromMemory === told.fromMemory && computed === told.computed) return
    this.told = { ...this.total }
    this.log.info(
      {
        fromMemory: fromMemory - told.fromMemory,
        computed: computed - told.computed,
        shared: shared - told.shared,
      },
      "answers of the last minute",
    )
  }

  /** Logs the last of them. */
  stop() {
    clearInterval(this.timer)
    this.tell()
  }
}
