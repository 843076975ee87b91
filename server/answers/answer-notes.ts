import type { IncomingMessage } from "node:http"
import type { Response } from "express"

declare global {
  namespace Express {
    interface Locals {
      /** Where the answer that is being made is for everybody. */
      answer?: AnswerNotes
    }
  }
}

export class AnswerNotes {
  /** Whether everybody who asks the same may have it, as long as nothing public changes. */
  kept = false
  /** Whether caches in front of the site may have it, too, where they are told of changes. */
  inSharedCaches = false
  /** Whether they may give it for a moment longer while the site fails. */
  mayBeStale = true
  /** Whether there was no room to compute it for this one who asked. */
  turnedAway = false
  /** When it was asked for, in milliseconds since 1970: a clock that is set back makes it one of the future. */
  readonly from = Date.now()
  /** When it stops being true although nothing has changed, in milliseconds since 1970. */
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

  /** For pages: also in caches in front of the site. */
  keepInSharedCaches() {
    this.keep()
    this.inSharedCaches = this.kept
  }

  /** For what does harm when it is served late. */
  neverStale() {
    this.mayBeStale = false
  }

  /** For what only some may see, who ask by what nobody else knows: whatever else is said, it is not kept. */
  neverKeep() {
    this.neverKept = true
    this.kept = false
    this.inSharedCaches = false
  }

  /** For what depends on the clock: an event that ends, a day that begins. The earliest of several counts. */
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
