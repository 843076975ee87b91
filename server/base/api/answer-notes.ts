import type { IncomingMessage } from "node:http"
import type { Response } from "express"

declare global {
  namespace Express {
    interface Locals {
      answer?: AnswerNotes
    }
  }
}

export class AnswerNotes {
  /** True if the answer may be cached for all callers until public content changes. */
  kept = false
  /** True if purgeable caches in front of the site may cache it too. */
  inSharedCaches = false
  /** True if those caches may serve it stale for a moment while the site fails. */
  mayBeStale = true
  /** True if the server was too busy to compute it for this caller. */
  turnedAway = false
  /** The time of the request, in milliseconds since 1970; in the future if the clock is set back. */
  readonly from = Date.now()
  /** The end of its validity even if nothing changes, in milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY
  private neverKept = false
  private readonly acts: (() => void)[] = []

  /** Without `shared`, nothing is cached. `readAgain`: this reader is already counted. */
  constructor(
    private readonly shared: boolean,
    private readonly readAgain = false,
  ) {}

  keep() {
    this.kept = this.shared && !this.neverKept
  }

  keepInSharedCaches() {
    this.keep()
    this.inSharedCaches = this.kept
  }

  neverStale() {
    this.mayBeStale = false
  }

  /** For an answer that depends on the caller's secret. Overrides all other notes. */
  neverKeep() {
    this.neverKept = true
    this.kept = false
    this.inSharedCaches = false
  }

  /** For an answer that depends on the clock. The earliest moment counts. */
  trueUntil(moment: Date | null | undefined) {
    if (moment) this.until = Math.min(this.until, moment.getTime())
  }

  forEachReader(act: () => void) {
    if (this.shared) this.acts.push(act)
    else if (!this.readAgain) act()
  }

  read(request: IncomingMessage) {
    if (!isReadAgain(request)) for (const act of this.acts) act()
  }
}

/** The site's own app sends this header to revalidate an answer that it has shown. */
const isReadAgain = ({ headers }: IncomingMessage) => headers["x-read-again"] !== undefined

export function notesOf({ locals, req }: Response): AnswerNotes {
  locals.answer ??= new AnswerNotes(false, isReadAgain(req))
  return locals.answer
}
