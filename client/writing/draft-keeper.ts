import { randomId } from "../ui/random-id.ts"
import type { Basis, DraftStore, SavedPart } from "./draft.ts"

const pauseMs = 300

type Written = { id: string; content: unknown; basis: Basis<unknown> }

/** Keeps the draft of one form as it is written: soon after each change, one after the other, the latest last. */
export class DraftKeeper {
  /** The draft that is written here; one that is gone on with keeps its name. */
  id = randomId()
  private last: SavedPart = "all"
  private waiting?: Written
  private timer?: ReturnType<typeof setTimeout>
  private queue: Promise<void> = Promise.resolve()

  constructor(
    private readonly form: string,
    private readonly store: DraftStore,
  ) {}

  /** What would be left if the page went away at this moment. */
  get kept(): SavedPart {
    return this.waiting ? "nothing" : this.last
  }

  write(content: unknown, basis: Basis<unknown>) {
    this.waiting = { id: this.id, content, basis }
    clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.flush(), pauseMs)
  }

  /** Goes on with another draft. What was written until now stays one of its own, as it is at this moment. */
  goOnWith(id: string) {
    void this.flush()
    this.id = id
  }

  /** Keeps at once what waits. Resolves with what would be left now. */
  async flush(): Promise<SavedPart> {
    clearTimeout(this.timer)
    const { waiting } = this
    if (waiting) await this.enqueue(() => this.put(waiting))
    else await this.queue
    return this.kept
  }

  async forget() {
    this.waiting = undefined
    clearTimeout(this.timer)
    const { form, id } = this
    await this.enqueue(() => this.store.remove({ form, id }).catch(() => undefined))
    this.last = "all"
  }

  private async put(what: Written) {
    const draft = { form: this.form, savedAt: Date.now(), ...what }
    this.last = await this.store.put(draft).catch(() => "nothing" as const)
    if (this.waiting === what) this.waiting = undefined
  }

  private enqueue(work: () => Promise<void>) {
    this.queue = this.queue.then(work)
    return this.queue
  }
}
