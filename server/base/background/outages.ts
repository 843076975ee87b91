import type { Logger } from "pino"
import { outageIn } from "../failures/system-errors.ts"

const checkIntervalMs = 2_000

/** Logs an outage once when it begins and once when it ends, however many requests fail. */
export class Outages {
  private readonly current = new Map<string, NodeJS.Timeout>()

  constructor(private readonly options: { log: Logger; checkHealth: () => Promise<unknown> }) {}

  /** True if a failure is part of an outage, which is logged here; callers need not log it. */
  handles(failure: Error): boolean {
    const outage = outageIn(failure)
    if (outage === undefined) return false
    if (!this.current.has(outage)) this.begin(outage, failure)
    return true
  }

  get areOngoing() {
    return this.current.size > 0
  }

  stop() {
    for (const timer of this.current.values()) clearInterval(timer)
    this.current.clear()
  }

  private begin(outage: string, { cause }: Error) {
    this.options.log.error({ err: cause }, outage)
    const check = () =>
      this.options
        .checkHealth()
        .then(() => this.end(outage))
        .catch(() => undefined)
    this.current.set(outage, setInterval(check, checkIntervalMs).unref())
  }

  private end(outage: string) {
    clearInterval(this.current.get(outage))
    if (this.current.delete(outage)) this.options.log.info(`over: ${outage}`)
  }
}
