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
  isCacheable = false
  /** True if purgeable caches in front of the site may cache it too. */
  isSharedCacheable = false
  /** True if those caches may serve it stale for a moment while the site fails. */
  mayBeStale = true
  /** True if the server was too busy to compute it for this caller. */
  rejectedAsBusy = false
  /** The time of the request, in milliseconds since 1970; in the future if the clock is set back. */
  readonly from = Date.now()
  /** The end of its validity even if nothing changes, in milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY
  private isCachingForbidden = false
  private readonly readerCallbacks: (() => void)[] = []

  /** Without `shared`, nothing is cached. `isRevalidation`: this reader is already counted. */
  constructor(
    private readonly shared: boolean,
    private readonly isRevalidation = false,
  ) {}

  allowCaching() {
    this.isCacheable = this.shared && !this.isCachingForbidden
  }

  allowSharedCaching() {
    this.allowCaching()
    this.isSharedCacheable = this.isCacheable
  }

  forbidStale() {
    this.mayBeStale = false
  }

  /** For an answer that depends on the caller's secret. Overrides all other notes. */
  forbidCaching() {
    this.isCachingForbidden = true
    this.isCacheable = false
    this.isSharedCacheable = false
  }

  /** For an answer that depends on the clock. The earliest moment counts. */
  validUntil(moment: Date | null | undefined) {
    if (moment) this.until = Math.min(this.until, moment.getTime())
  }

  forEachReader(callback: () => void) {
    if (this.shared) this.readerCallbacks.push(callback)
    else if (!this.isRevalidation) callback()
  }

  countReader(request: IncomingMessage) {
    if (!isRevalidation(request)) for (const callback of this.readerCallbacks) callback()
  }
}

/** The site's own app sends this header to revalidate an answer that it has shown. */
const isRevalidation = ({ headers }: IncomingMessage) => headers["x-read-again"] !== undefined

export function notesOf({ locals, req }: Response): AnswerNotes {
  locals.answer ??= new AnswerNotes(false, isRevalidation(req))
  return locals.answer
}
