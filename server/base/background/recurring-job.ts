import type { Logger } from "pino"

export interface Job {
  start?(): void
  /** Resolves once no run is in progress. */
  stop(): unknown
}

interface Recurring {
  name: string
  everyMs: number
  atOnce?: boolean
  run: () => Promise<unknown>
  /** If given, the job runs only in the process that leads. */
  leads?: () => Promise<boolean>
  log: Logger
}

/** Within a day, so that `Errors` of the health page always shows a lasting failure. */
const againMs = 12 * 60 * 60 * 1000

/** One run at a time. A failure is logged when it begins or changes, twice a day, and when it is over. */
export class RecurringJob implements Job {
  private timer?: NodeJS.Timeout
  private underWay: Promise<void> = Promise.resolve()
  private failure?: { text: string; loggedAt: number }

  constructor(private readonly job: Recurring) {}

  start() {
    this.timer = setInterval(() => void this.run(), this.job.everyMs).unref()
    if (this.job.atOnce) void this.run()
  }

  async stop() {
    clearInterval(this.timer)
    await this.underWay
  }

  get isFailing() {
    return this.failure !== undefined
  }

  /** Runs after the run in progress. Never rejects. */
  run(): Promise<void> {
    this.underWay = this.underWay
      .then(() => this.runIfOurs())
      .then(
        () => this.logRecovery(),
        (error) => this.logFailure(error),
      )
    return this.underWay
  }

  private async runIfOurs() {
    const { run, leads } = this.job
    if (!leads || (await leads())) await run()
  }

  private logFailure(error: unknown) {
    const text = String(error)
    const now = Date.now()
    if (text === this.failure?.text && now - this.failure.loggedAt < againMs) return
    this.failure = { text, loggedAt: now }
    this.job.log.error({ err: error, job: this.job.name }, "job failed; it is tried again")
  }

  private logRecovery() {
    if (!this.isFailing) return
    this.failure = undefined
    this.job.log.info({ job: this.job.name }, "job works again")
  }
}
