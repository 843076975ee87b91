import type { Context } from "../api/context.ts"
import type { ContentInput, ContentType, OwnedRow } from "../items/content-type.ts"

export interface Edit<T extends OwnedRow> {
  type: ContentType<T>
  id: number
  input: ContentInput
  /** `isWaiting`: the item must still wait for approval. */
  seen?: { version?: number | null; changeSavedAt?: Date | null; isWaiting?: boolean }
}

export type EditContext = Pick<Context, "content" | "viewer" | "database" | "outbox">
