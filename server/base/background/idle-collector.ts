import { performance } from "node:perf_hooks"
import type { Logger } from "pino"
import { RecurringJob } from "./recurring-job.ts"

const checkIntervalMs = 5_000

/** Event-loop utilisation below which a collection delays nobody. */
const idleUtilization = 0.05

/** Bytes of heap growth: less is not worth the pause, some 10 ms for each 10 MB in use. */
const minGrowth = 10_000_000

/** An idle V8 does not collect: a third of an idle site's heap was garbage of its start. */
export class IdleCollector {
  readonly job: RecurringJob
  private collectedHeap = 0
  private before = performance.eventLoopUtilization()

  constructor(log: Logger) {
    this.job = new RecurringJob({ name: "memory at rest", intervalMs: checkIntervalMs, run: () => this.check(), log })
  }

  private async check() {
    if (this.utilization() > idleUtilization || process.memoryUsage().heapTotal < this.collectedHeap + minGrowth) return
    await collectGarbage()
    this.collectedHeap = process.memoryUsage().heapTotal
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
