export type Basis<Content> = { content: Content; version?: number }

export type Draft<Content = unknown> = {
  /** The writer and the form, as returned by `draftForm`. */
  form: string
  /** Unique: two tabs with the same form each write their own draft. */
  id: string
  content: Content
  basis: Basis<Content>
  /** Milliseconds since 1970. */
  savedAt: number
  /** The other device, such as "Chrome on Android"; undefined for this browser. */
  device?: string
}

export type DraftName = Pick<Draft, "form" | "id">

/** The part of the text that would survive if the page closed now. */
export type SavedPart =
  | "all"
  /** Everything, until this tab is closed. */
  | "inTab"
  | "words"
  | "nothing"

export type DraftStore = {
  /** Newest first. */
  find(form: string): Promise<Draft[]>
  put(draft: Draft): Promise<SavedPart>
  remove(draft: DraftName): Promise<void>
  restore(draft: Draft): Promise<unknown>
}

/** The key of a viewer's drafts of one form. Other viewers' drafts are never read. */
export const draftForm = (viewerId: number | undefined, path: string): string => `${viewerId ?? "visitor"}:${path}`

/** The common prefix of one writer's keys: "7:". */
export const writerOf = ({ form }: Pick<Draft, "form">): string => form.slice(0, form.indexOf(":") + 1)

export const pathOf = ({ form }: Pick<Draft, "form">): string => form.slice(form.indexOf(":") + 1)

const dayMs = 24 * 60 * 60 * 1000

export const isOld = ({ savedAt }: Draft): boolean => Date.now() - savedAt > 30 * dayMs

export const newestFirst = <D extends Draft>(drafts: D[]) => drafts.sort((one, other) => other.savedAt - one.savedAt)
