import { createContext } from "react"

/** What a page that is being made on the server turns out to be, noted by its parts while they render. */
export type ServedPage = {
  /** The browser's title. */
  title: string
  found: boolean
  /** Only for who is signed in: the server makes no content for it. */
  guarded: boolean
  /** What it says depends on the time. */
  timely: boolean
  /** The way to it from the home page. */
  crumbs: { label: string; to?: string }[]
  /** The names of the screens whose code it needs beyond the first. */
  screens: Set<string>
}

/** Null in the browser. */
export const ServedPageContext = createContext<ServedPage | null>(null)
