import type { Logger } from "pino"

const lineMs = 60_000

/** `joined`: misses that shared a computation. */
const none = { hits: 0, computed: 0, joined: 0 }

export class AnswerCounts {
  readonly total = { ...none }
  private reported = { ...none }
  private readonly timer: NodeJS.Timeout

  constructor(private readonly log: Logger) {
    this.timer = setInterval(() => this.report(), lineMs).unref()
  }

  private report() {
    const { total, reported } = this
    if (total.hits === reported.hits && total.computed === reported.computed) return
    this.reported = { ...total }
    this.log.info(
      {
        hits: total.hits - reported.hits,
        computed: total.computed - reported.computed,
        joined: total.joined - reported.joined,
      },
      "answers of the last minute",
    )
  }

  stop() {
    clearInterval(this.timer)
    this.report()
  }
}
