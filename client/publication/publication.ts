import type { ContentState } from "../generated/graphql.ts"
import type { ItemRef } from "../history/item-types.ts"

/** What has become of an item, and what will: moments in ISO 8601. */
export type Publication = {
  state: ContentState
  publishAt: string | null
  expiresAt: string | null
}

/** An item in the state that was looked at: nothing that was saved later is published, sent back or discarded with it. */
export type SeenItem = ItemRef & { version?: number; changeSavedAt?: string }

export type Pending = {
  version: number
  pendingChange: (Publication & { updatedAt: string; user: { name: string } }) | null
  sentBack: { note: string; at: string; user: { name: string } } | null
}
