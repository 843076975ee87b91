import type { Context } from "../api/context.ts"
import type { ContentInput, ContentType } from "../items/content-type.ts"
import type { OwnedRow } from "../items/owned-row.ts"

export interface Edit<T extends OwnedRow> {
  type: ContentType<T>
  id: number
  input: ContentInput
  /** The state of it that was looked at, where the client says so. */
  seen?: Seen
}

interface Seen {
  version?: number | null
  changeSavedAt?: Date | null
}

/** The parts of a request's context that an edit needs. */
export type EditContext = Pick<Context, "content" | "viewer" | "database" | "outbox">
