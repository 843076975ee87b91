import type { Logger } from "pino"
import { RecurringJob } from "./recurring-job.ts"

const checkIntervalMs = 10_000
/** A time server corrects a clock in smaller steps. */
const minJumpMs = 60_000
const dayMs = 24 * 60 * 60 * 1000

export class Clock {
  readonly job: RecurringJob
  private offset = offsetNow()
  private jumpedAt = Number.NEGATIVE_INFINITY

  constructor(private readonly log: Logger) {
    this.job = new RecurringJob({ name: "clock", intervalMs: checkIntervalMs, run: async () => this.check(), log })
  }

  /** True if the clock has jumped within the last day, so that ages cannot be trusted. */
  jumpedRecently(): boolean {
    this.check()
    return performance.now() - this.jumpedAt < dayMs
  }

  private check() {
    const jumped = offsetNow() - this.offset
    this.offset += jumped
    if (Math.abs(jumped) < minJumpMs) return
    this.jumpedAt = performance.now()
    const seconds = Math.round(Math.abs(jumped) / 1000)
    if (jumped < 0) this.log.warn({ seconds }, "the clock was set back")
    else
      this.log.warn({ seconds }, "the clock was set forward, or the machine slept: what was planned until now is done")
  }
}

const offsetNow = () => Date.now() - performance.now()
