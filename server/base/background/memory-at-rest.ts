import { performance } from "node:perf_hooks"
import type { Logger } from "pino"
import { RecurringJob } from "./recurring-job.ts"

const lookMs = 5_000

/** The part of the time in which the main thread did something. Below it, nobody waits for it. */
const atRest = 0.05

/** Bytes by which V8's heap must have grown: less is not worth the pause, some 10 ms for each 10 MB that are in use. */
const worthwhile = 10_000_000

/** V8 collects by itself only if that happens to be due: a third of what an idle site held was garbage of its start. */
export class MemoryAtRest {
  readonly job: RecurringJob
  private settledAt = 0
  private before = performance.eventLoopUtilization()

  constructor(log: Logger) {
    this.job = new RecurringJob({ name: "memory at rest", everyMs: lookMs, run: () => this.look(), log })
  }

  private async look() {
    if (this.utilization() > atRest || process.memoryUsage().heapTotal < this.settledAt + worthwhile) return
    await collectGarbage()
    this.settledAt = process.memoryUsage().heapTotal
  }

  private utilization() {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, this.before)
    this.before = now
    return utilization
  }
}

/** The whole heap, unused pages and all: what `gc()` does would keep those. */
async function collectGarbage() {
  const { Session } = await import("node:inspector/promises")
  const session = new Session()
  session.connect()
  await session.post("HeapProfiler.collectGarbage")
  session.disconnect()
}
