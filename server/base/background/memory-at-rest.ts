import { performance } from "node:perf_hooks"
import type { Logger } from "pino"
import { RecurringJob } from "./recurring-job.ts"

const lookMs = 5_000

/** Event-loop utilisation below which a collection delays nobody. */
const atRest = 0.05

/** Bytes of heap growth: less is not worth the pause, some 10 ms for each 10 MB in use. */
const worthwhile = 10_000_000

/** An idle V8 does not collect: a third of an idle site's heap was garbage of its start. */
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

/** Returns unused pages to the system too, which `gc()` does not. */
async function collectGarbage() {
  const { Session } = await import("node:inspector/promises")
  const session = new Session()
  session.connect()
  await session.post("HeapProfiler.collectGarbage")
  session.disconnect()
}
