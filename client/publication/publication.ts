import type { ContentState } from "../generated/graphql.ts"

/** What has become of an item, and what will: moments in ISO 8601. */
export type Publication = {
  state: ContentState
  publishAt: string | null
  expiresAt: string | null
}

export type Pending = {
  version: number
  pendingChange: (Publication & { updatedAt: string; user: { name: string } }) | null
  sentBack: { note: string; at: string; user: { name: string } } | null
}
