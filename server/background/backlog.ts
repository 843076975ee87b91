import type { Logger } from "pino"

/** Work in small steps, each of which stores how far it is: ended after any of them, it goes on at the next start. */
export type Steps = () => AsyncIterable<unknown>

/** What an upgrade leaves to do with stored items, done while the site serves, one step at a time between other writes. */
export class Backlog {
  private stopped = false
  private done: Promise<void> = Promise.resolve()

  constructor(
    private readonly log: Logger,
    private readonly jobs: Steps[],
  ) {}

  /** All of it at once: for a site that has just been filled and serves nobody yet. */
  async finish() {
    for (const job of this.jobs) for await (const _ of job());
  }

  /** Begins, and comes back at once. What fails is logged and tried again at the next start. */
  start() {
    this.done = this.run().catch((error) => this.log.error({ err: error }, "backlog could not be worked off"))
  }

  async stop() {
    this.stopped = true
    await this.done
  }

  /** When there is nothing more to do, or something has failed. */
  ended() {
    return this.done
  }

  private async run() {
    for (const job of this.jobs) for await (const _ of job()) if (this.stopped) return
  }
}
