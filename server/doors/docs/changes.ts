/** A change for clients, found by comparing with the last release (codegen/contract). */
export interface Change {
  api: "GraphQL" | "REST"
  kind: "added" | "changed" | "deprecated" | "removed"
  text: string
  /** True if it may break a correct client. */
  breaks?: boolean
  /** The reason for a break that was made all the same. */
  reason?: string
  /** The last day of something that was announced to go, `YYYY-MM-DD`. */
  until?: string
}

export interface ReleaseChanges {
  version: string
  /** `YYYY-MM-DD`. Undefined for the present version. */
  date?: string
  changes: Change[]
}
