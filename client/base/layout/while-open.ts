import { followNotices } from "./follow-notices.ts"
import { keepReading } from "./keep-reading.ts"
import type { CurrentNotice } from "./kept-notices.ts"
import { type LineNews, watchLine } from "./watch-line.ts"

export type News = { notices: CurrentNotice[] } | { line: LineNews | null }

/** @returns the function to call at each navigation, until `signal` aborts */
export function whileOpen(dispatch: (news: News) => void, known: CurrentNotice[] | undefined, signal: AbortSignal) {
  const line = watchLine((line) => dispatch({ line }), signal)
  const ask = followNotices({ show: (notices) => dispatch({ notices }), onLine: line.is, signal }, known)
  const keep = keepReading(signal)

  return () => {
    void ask()
    line.step()
    keep()
  }
}
