import type { Logger } from "pino"
import { RecurringJob } from "./recurring-job.ts"

const lookMs = 10_000
/** A time server corrects a clock in smaller steps. */
const leastJumpMs = 60_000
const dayMs = 24 * 60 * 60 * 1000

export class Clock {
  readonly job: RecurringJob
  private offset = offsetNow()
  private jumpedAt = Number.NEGATIVE_INFINITY

  constructor(private readonly log: Logger) {
    this.job = new RecurringJob({ name: "clock", everyMs: lookMs, run: async () => this.look(), log })
  }

  /** True if the clock has jumped within the last day, so that ages cannot be trusted. */
  jumpedLately(): boolean {
    this.look()
    return performance.now() - this.jumpedAt < dayMs
  }

  private look() {
    const jumped = offsetNow() - this.offset
    this.offset += jumped
    if (Math.abs(jumped) < leastJumpMs) return
    this.jumpedAt = performance.now()
    const seconds = Math.round(Math.abs(jumped) / 1000)
    if (jumped < 0) this.log.warn({ seconds }, "the clock was set back")
    else
      this.log.warn({ seconds }, "the clock was set forward, or the machine slept: what was planned until now is done")
  }
}

const offsetNow = () => Date.now() - performance.now()
