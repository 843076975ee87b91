import { randomId } from "../../base/ui/random-id.ts"
import { sequence } from "../../base/ui/sequence.ts"
import type { Basis, DraftStore, SavedPart } from "./draft.ts"

/** Milliseconds; typing without a pause is saved this often, too. */
const delayMs = 500

type PendingDraft = { id: string; content: unknown; basis: Basis<unknown> }

/** Saves the draft of one form soon after each change, in sequence, the latest last. */
export class DraftSaver {
  /** The id of this form's draft; a continued draft keeps its own id. */
  id = randomId()
  private last: SavedPart = "all"
  private pending?: PendingDraft
  private timer?: ReturnType<typeof setTimeout>
  private readonly enqueue = sequence()

  constructor(
    private readonly form: string,
    private readonly store: DraftStore,
  ) {}

  get savedPart(): SavedPart {
    return this.pending ? "nothing" : this.last
  }

  write(content: unknown, basis: Basis<unknown>) {
    this.pending = { id: this.id, content, basis }
    this.timer ??= setTimeout(() => void this.save(), delayMs)
  }

  /** Continues another draft. The text so far stays a draft of its own. */
  continueWith(id: string) {
    void this.flush()
    this.id = id
  }

  /** Saves pending changes at once, and changes made meanwhile. Resolves with the part that is now saved. */
  async flush(): Promise<SavedPart> {
    do await this.save()
    while (this.pending)
    return this.savedPart
  }

  private save(): Promise<unknown> {
    clearTimeout(this.timer)
    this.timer = undefined
    const { pending } = this
    return this.enqueue(async () => pending && this.put(pending))
  }

  async forget() {
    this.pending = undefined
    const { form, id } = this
    await this.enqueue(() => this.store.remove({ form, id }).catch(() => undefined))
    this.last = "all"
  }

  private async put(pending: PendingDraft) {
    const draft = { form: this.form, savedAt: Date.now(), ...pending }
    this.last = await this.store.put(draft).catch(() => "nothing" as const)
    if (this.pending === pending) this.pending = undefined
  }
}
