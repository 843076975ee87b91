/** What the writing of a form began with: the fields, and the version of the item they were read from. */
export type Basis<Content> = { content: Content; version?: number }

export type Draft<Content = unknown> = {
  /** Whose it is and which form it belongs to, as `draftForm` has it. */
  form: string
  /** Its own name: two tabs with the same form write a draft each. */
  id: string
  content: Content
  basis: Basis<Content>
  /** Milliseconds since 1970. */
  savedAt: number
  /** On which other device it was written, such as "Chrome on Android"; absent for this browser. */
  device?: string
}

/** How much of what is written would still be there if the page went away now. */
export type SavedPart =
  | "all"
  /** Everything, until this tab is closed. */
  | "inTab"
  /** The words, but not the pictures. */
  | "words"
  | "nothing"

export type DraftStore = {
  /** The drafts of a form, newest first. */
  find(form: string): Promise<Draft[]>
  put(draft: Draft): Promise<SavedPart>
  remove(draft: Pick<Draft, "form" | "id">): Promise<void>
  restore(draft: Draft): Promise<unknown>
}

/** Where the drafts of one form of one viewer lie. Nobody else's drafts are ever looked for. */
export function draftForm(viewerId: number | undefined, path: string): string {
  return `${viewerId ?? "visitor"}:${path}`
}

/** What all of one writer's forms begin with: "7:". */
export function writerOf({ form }: Pick<Draft, "form">): string {
  return form.slice(0, form.indexOf(":") + 1)
}

export function pathOf({ form }: Pick<Draft, "form">): string {
  return form.slice(form.indexOf(":") + 1)
}

const dayMs = 24 * 60 * 60 * 1000

/** After thirty days nobody goes on with it, and it is removed. */
export function isOld({ savedAt }: Draft): boolean {
  return Date.now() - savedAt > 30 * dayMs
}

export const newestFirst = <D extends Draft>(drafts: D[]) => drafts.sort((one, other) => other.savedAt - one.savedAt)
