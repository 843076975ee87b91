import type { Sent } from "../writing/use-sending.ts"

/** What every form that adds or edits an item is given. */
export type ItemForm<Input> = {
  /** Rejects with the server's failure, which the form then tells; what was typed stays. */
  save: (input: Input, sent: Sent) => Promise<void>
  submitLabel: string
  onCancel: () => void
  /** For an edit: where the same is written as a new one, should somebody have deleted it meanwhile. */
  asNew?: string
}
