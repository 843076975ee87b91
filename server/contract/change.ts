export interface Change {
  api: "GraphQL" | "REST"
  kind: "added" | "changed" | "deprecated" | "removed"
  /** Whether a client that was right before may be wrong now. */
  breaks: boolean
  text: string
}

export const added = (api: Change["api"], text: string): Change => ({ api, kind: "added", breaks: false, text })
export const changed = (api: Change["api"], text: string): Change => ({ api, kind: "changed", breaks: false, text })
export const broken = (api: Change["api"], text: string, kind: Change["kind"] = "changed"): Change => ({
  api,
  kind,
  breaks: true,
  text,
})
