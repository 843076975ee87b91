import { setTimeout as pause } from "node:timers/promises"
import type { Logger } from "pino"
import type { AnswerNotes } from "../../base/api/answer-notes.ts"
import type { Settings } from "../../base/settings.ts"
import type { Database } from "../../store/database/database.ts"
import type { Headers } from "./answer.ts"

/** `s-maxage`: caps the staleness after a lost purge. */
const freshSeconds = 60
/** `stale-if-error`. */
const staleSeconds = 60

/** After this, no process serves older answers: each polls for commits at least every 100 ms. */
const settledMs = 250
/** A stopping site retries once, and must end soon. */
const timeoutMs = 3_000
const firstPauseMs = 1_000
const longestPauseMs = 60_000

interface Options {
  purge: NonNullable<Settings["purge"]>
  database: Pick<Database, "generations" | "isLeader">
  /** When the clock next publishes or takes down something, in milliseconds since 1970. */
  nextChange: () => number
  log: Logger
}

/** Purges caches in front of the site, such as a CDN's, by one process (docs/decisions/06-answers-from-memory.md). */
export class SharedCaches {
  private changes = 0
  private purgedChanges = 0
  private purging?: Promise<void>
  private isFailing = false
  private readonly stopping = new AbortController()

  constructor(private readonly options: Options) {
    options.database.generations.onBegin(() => void this.noteChange())
  }

  /** Purges at the start: pages may have changed while no process ran, or look different in this release. */
  start() {
    this.changes++
    this.purge()
  }

  allowCaching(headers: Headers, notes: AnswerNotes) {
    const until = Math.min(notes.until, this.options.nextChange())
    const lifetimeMs = (freshSeconds + staleSeconds) * 1000
    if (Date.now() + lifetimeMs > until) return
    notes.validUntil(new Date(until - lifetimeMs))
    const stale = notes.mayBeStale ? `, stale-if-error=${staleSeconds}` : ""
    for (const header of headers)
      if (header[0].toLowerCase() === "cache-control" && header[1] === "no-cache")
        header[1] = `public, max-age=0, s-maxage=${freshSeconds}${stale}`
  }

  async stop() {
    this.stopping.abort()
    await this.purging
    if (this.purgedChanges < this.changes) await this.sendPurge().catch(() => undefined)
  }

  private async noteChange() {
    if (!(await this.options.database.isLeader())) return
    this.changes++
    this.purge()
  }

  private purge() {
    this.purging ??= this.purgeAll().finally(() => {
      this.purging = undefined
    })
  }

  private async purgeAll() {
    const { signal } = this.stopping
    const wait = (ms: number) => pause(ms, undefined, { signal, ref: false }).catch(() => undefined)
    let pauseMs = firstPauseMs
    while (this.purgedChanges < this.changes && !signal.aborted) {
      await wait(settledMs)
      const isPurged = await this.purgeOnce()
      pauseMs = isPurged ? firstPauseMs : Math.min(pauseMs * 2, longestPauseMs)
      await wait(pauseMs)
    }
  }

  private async purgeOnce(): Promise<boolean> {
    const { log } = this.options
    try {
      await this.sendPurge()
      if (this.isFailing) log.info("the shared cache is purged again")
      this.isFailing = false
      return true
    } catch (error) {
      if (!this.isFailing) log.error({ err: error }, "the shared cache cannot be purged; it is tried again")
      this.isFailing = true
      return false
    }
  }

  private async sendPurge() {
    const { url, header } = this.options.purge
    const { changes } = this
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...header },
      body: JSON.stringify({ purge_everything: true }),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`PURGE_URL answers ${response.status}.`)
    this.purgedChanges = changes
  }
}
