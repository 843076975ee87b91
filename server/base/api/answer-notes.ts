import type { IncomingMessage } from "node:http"
import type { Response } from "express"

declare global {
  namespace Express {
    interface Locals {
      /** Notes on an answer that is the same for everybody. */
      answer?: AnswerNotes
    }
  }
}

export class AnswerNotes {
  /** True if everybody who asks the same may get it, as long as nothing public changes. */
  kept = false
  /** True if caches in front of the site may keep it too, if they are told of changes. */
  inSharedCaches = false
  /** True if they may serve it for a moment longer while the site fails. */
  mayBeStale = true
  /** True if there was no room to compute it for this caller. */
  turnedAway = false
  /** The time of the request, in milliseconds since 1970; in the future if the clock is set back. */
  readonly from = Date.now()
  /** The end of its validity even if nothing changes, in milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY
  private neverKept = false
  private readonly acts: (() => void)[] = []

  /**
   * `shared`: several may get the answer. Otherwise it goes to the one who asks, and nothing that is noted matters, but
   * `readAgain`: whether that reader has been counted before.
   */
  constructor(
    private readonly shared: boolean,
    private readonly readAgain = false,
  ) {}

  keep() {
    this.kept = this.shared && !this.neverKept
  }

  /** Lets caches in front of the site keep a page, too. */
  keepInSharedCaches() {
    this.keep()
    this.inSharedCaches = this.kept
  }

  /** Forbids stale copies of an answer that would do harm. */
  neverStale() {
    this.mayBeStale = false
  }

  /** Forbids keeping an answer that only some may see, who ask with a secret. Overrides all other notes. */
  neverKeep() {
    this.neverKept = true
    this.kept = false
    this.inSharedCaches = false
  }

  /** Ends an answer that depends on the clock: an event that ends, a day that begins. The earliest moment counts. */
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

/** The site's own app says that its reader has the answer on the screen, or had: it asks whether that still holds. */
const isReadAgain = ({ headers }: IncomingMessage) => headers["x-read-again"] !== undefined

export function notesOf({ locals, req }: Response): AnswerNotes {
  locals.answer ??= new AnswerNotes(false, isReadAgain(req))
  return locals.answer
}
