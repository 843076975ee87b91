import type { Logger } from "pino"

export interface Job {
  start?(): void
  /** Resolves once no run is in progress. */
  stop(): unknown
}

interface JobOptions {
  name: string
  intervalMs: number
  atStart?: boolean
  run: () => Promise<unknown>
  /** If given, the job runs only in the process that leads. */
  isLeader?: () => Promise<boolean>
  log: Logger
}

/** Within a day, so that `Errors` of the health page always shows a lasting failure. */
const logAgainMs = 12 * 60 * 60 * 1000

/** One run at a time. A failure is logged when it begins or changes, twice a day, and when it is over. */
export class RecurringJob implements Job {
  private timer?: NodeJS.Timeout
  private inFlight: Promise<void> = Promise.resolve()
  private failure?: { text: string; loggedAt: number }

  constructor(private readonly job: JobOptions) {}

  start() {
    this.timer = setInterval(() => void this.run(), this.job.intervalMs).unref()
    if (this.job.atStart) void this.run()
  }

  async stop() {
    clearInterval(this.timer)
    await this.inFlight
  }

  get isFailing() {
    return this.failure !== undefined
  }

  /** Runs after the run in progress. Never rejects. */
  run(): Promise<void> {
    this.inFlight = this.inFlight
      .then(() => this.runIfLeader())
      .then(
        () => this.logRecovery(),
        (error) => this.logFailure(error),
      )
    return this.inFlight
  }

  private async runIfLeader() {
    const { run, isLeader } = this.job
    if (!isLeader || (await isLeader())) await run()
  }

  private logFailure(error: unknown) {
    const text = String(error)
    const now = Date.now()
    if (text === this.failure?.text && now - this.failure.loggedAt < logAgainMs) return
    this.failure = { text, loggedAt: now }
    this.job.log.error({ err: error, job: this.job.name }, "job failed; it is tried again")
  }

  private logRecovery() {
    if (!this.isFailing) return
    this.failure = undefined
    this.job.log.info({ job: this.job.name }, "job works again")
  }
}
