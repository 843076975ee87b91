import type { Logger } from "pino"

/** Work in small steps. Each stores its progress, so that an interrupted job resumes at the next start. */
type Steps = () => AsyncIterable<unknown>

/** Upgrades stored items while the site serves, one step at a time between other writes. */
export class Backlog {
  private stopped = false
  private done: Promise<void> = Promise.resolve()

  constructor(
    private readonly log: Logger,
    private readonly jobs: Steps[],
  ) {}

  /** Returns at once. A failure is logged; the next start tries again. */
  start() {
    const finished = this.done.then(() => this.finish())
    this.done = finished.catch((error) => this.log.error({ err: error }, "backlog could not be worked off"))
  }

  async stop() {
    this.stopped = true
    await this.done
  }

  whenDone() {
    return this.done
  }

  async finish() {
    for (const job of this.jobs) for await (const _ of job()) if (this.stopped) return
  }
}
