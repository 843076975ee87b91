import type { CurrentNotice } from "./cached-notices.ts"
import { followNotices } from "./follow-notices.ts"
import { cachePages } from "./offline/cache-pages.ts"
import { type ConnectionState, watchConnection } from "./watch-connection.ts"

export type News = { notices: CurrentNotice[] } | { connection: ConnectionState | null }

/** @returns the function to call at each navigation, until `signal` aborts */
export function followUpdates(dispatch: (news: News) => void, known: CurrentNotice[] | undefined, signal: AbortSignal) {
  const connection = watchConnection((connection) => dispatch({ connection }), signal)
  const poll = followNotices({ show: (notices) => dispatch({ notices }), onConnection: connection.set, signal }, known)
  const cacheScreen = cachePages(signal)

  return () => {
    void poll()
    connection.step()
    cacheScreen()
  }
}
