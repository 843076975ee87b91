import { randomId } from "../../base/ui/random-id.ts"
import { sequence } from "../../base/ui/sequence.ts"
import type { Basis, DraftStore, SavedPart } from "./draft.ts"

/** Milliseconds; typing without a pause is saved this often, too. */
const delayMs = 500

type Written = { id: string; content: unknown; basis: Basis<unknown> }

/** Saves the draft of one form soon after each change, in sequence, the latest last. */
export class DraftKeeper {
  /** The id of this form's draft; a continued draft keeps its own id. */
  id = randomId()
  private last: SavedPart = "all"
  private waiting?: Written
  private timer?: ReturnType<typeof setTimeout>
  private readonly inTurn = sequence()

  constructor(
    private readonly form: string,
    private readonly store: DraftStore,
  ) {}

  get kept(): SavedPart {
    return this.waiting ? "nothing" : this.last
  }

  write(content: unknown, basis: Basis<unknown>) {
    this.waiting = { id: this.id, content, basis }
    this.timer ??= setTimeout(() => void this.save(), delayMs)
  }

  /** Continues another draft. The text so far stays a draft of its own. */
  goOnWith(id: string) {
    void this.flush()
    this.id = id
  }

  /** Saves pending changes at once, and changes made meanwhile. Resolves with the part that is now saved. */
  async flush(): Promise<SavedPart> {
    do await this.save()
    while (this.waiting)
    return this.kept
  }

  private save(): Promise<unknown> {
    clearTimeout(this.timer)
    this.timer = undefined
    const { waiting } = this
    return this.inTurn(async () => waiting && this.put(waiting))
  }

  async forget() {
    this.waiting = undefined
    const { form, id } = this
    await this.inTurn(() => this.store.remove({ form, id }).catch(() => undefined))
    this.last = "all"
  }

  private async put(what: Written) {
    const draft = { form: this.form, savedAt: Date.now(), ...what }
    this.last = await this.store.put(draft).catch(() => "nothing" as const)
    if (this.waiting === what) this.waiting = undefined
  }
}
