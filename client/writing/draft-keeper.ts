import { randomId } from "../ui/random-id.ts"
import type { Basis, DraftStore, SavedPart } from "./draft.ts"

const pauseMs = 300

/** Keeps the draft of one form as it is written: soon after each change, one after the other, the latest last. */
export class DraftKeeper {
  /** The draft that is written here; one that is gone on with keeps its name. */
  id = randomId()
  private last: SavedPart = "all"
  private waiting?: { content: unknown; basis: Basis<unknown> }
  private timer?: ReturnType<typeof setTimeout>
  private queue: Promise<void> = Promise.resolve()
  private ended = false

  constructor(
    private readonly form: string,
    private readonly store: DraftStore,
  ) {}

  /** What would be left if the page went away at this moment. */
  get kept(): SavedPart {
    return this.waiting ? "nothing" : this.last
  }

  write(content: unknown, basis: Basis<unknown>) {
    this.ended = false
    this.waiting = { content, basis }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), pauseMs)
  }

  /** Keeps at once what waits. Resolves with what would be left now. */
  async flush(): Promise<SavedPart> {
    clearTimeout(this.timer)
    const { waiting } = this
    if (waiting && !this.ended) await this.enqueue(() => this.put(waiting))
    else await this.queue
    return this.kept
  }

  /** There is nothing to keep any more: it was sent, or thrown away. */
  async forget() {
    this.ended = true
    this.waiting = undefined
    clearTimeout(this.timer)
    await this.enqueue(() => this.store.remove({ form: this.form, id: this.id }).catch(() => undefined))
    this.last = "all"
  }

  private async put(what: { content: unknown; basis: Basis<unknown> }) {
    if (this.ended) return
    const draft = { form: this.form, id: this.id, savedAt: Date.now(), ...what }
    this.last = await this.store.put(draft).catch(() => "nothing" as const)
    if (this.waiting === what) this.waiting = undefined
  }

  private enqueue(work: () => Promise<void>) {
    this.queue = this.queue.then(work)
    return this.queue
  }
}
