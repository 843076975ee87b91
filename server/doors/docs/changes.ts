/** A change for clients since the last release, found by codegen/contract. */
export interface Change {
  api: "GraphQL" | "REST"
  kind: "added" | "changed" | "deprecated" | "removed"
  text: string
  breaks?: boolean
  reason?: string
  /** The announced removal, `YYYY-MM-DD`. */
  until?: string
}

export interface ReleaseChanges {
  version: string
  /** `YYYY-MM-DD`; undefined for the current version. */
  date?: string
  changes: Change[]
}
