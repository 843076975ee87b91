import type { Logger } from "pino"

/** Work in small steps, each of which stores how far it is: ended after any of them, it goes on at the next start. */
export type Steps = () => AsyncIterable<unknown>

/** Work that an upgrade leaves on stored items, done while the site serves, one step at a time between other writes. */
export class Backlog {
  private stopped = false
  private done: Promise<void> = Promise.resolve()

  constructor(
    private readonly log: Logger,
    private readonly jobs: Steps[],
  ) {}

  /** Does all of it at once, for a new site that serves nobody yet. */
  async finish() {
    for (const job of this.jobs) for await (const _ of job());
  }

  /** Starts and returns at once. A failure is logged; the next start tries again. */
  start() {
    this.done = this.run().catch((error) => this.log.error({ err: error }, "backlog could not be worked off"))
  }

  async stop() {
    this.stopped = true
    await this.done
  }

  /** Resolves when nothing more is to be done, or something has failed. */
  ended() {
    return this.done
  }

  private async run() {
    for (const job of this.jobs) for await (const _ of job()) if (this.stopped) return
  }
}
