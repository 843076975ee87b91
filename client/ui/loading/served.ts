import { createContext } from "react"

/** From a moment until before another, in milliseconds; until Infinity where nothing is to come. */
export type Span = { since: number; until: number }

export type ServedPage = {
  origin: string
  title: string
  found: boolean
  /** Only for who is signed in: the server makes no content for it. */
  guarded: boolean
  /** While it says the same; null where that does not depend on the time. */
  span: Span | null
  crumbs: { label: string; to?: string }[]
  /** The names of the screens whose code it needs beyond the first. */
  screens: Set<string>
}

/** Null in the browser. */
export const ServedPageContext = createContext<ServedPage | null>(null)
