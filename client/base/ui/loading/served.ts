import { createContext } from "react"

/** In milliseconds, `until` exclusive; Infinity if no change follows. */
export type Span = { since: number; until: number }

export type ServedPage = {
  origin: string
  title: string
  found: boolean
  /** For signed-in users only: the server renders no content for it. */
  guarded: boolean
  /** The time span in which the page stays the same; null if it does not depend on the time. */
  span: Span | null
  crumbs: { label: string; to?: string }[]
  /** The screens whose code the page needs beyond the first. */
  screens: Set<string>
}

/** Null in the browser. */
export const ServedPageContext = createContext<ServedPage | null>(null)
