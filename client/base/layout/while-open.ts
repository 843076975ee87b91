import { followNotices } from "./follow-notices.ts"
import { keepReading } from "./keep-reading.ts"
import type { CurrentNotice } from "./kept-notices.ts"
import { type ConnectionNews, watchConnection } from "./watch-connection.ts"

export type News = { notices: CurrentNotice[] } | { connection: ConnectionNews | null }

/** @returns the function to call at each navigation, until `signal` aborts */
export function whileOpen(dispatch: (news: News) => void, known: CurrentNotice[] | undefined, signal: AbortSignal) {
  const connection = watchConnection((connection) => dispatch({ connection }), signal)
  const ask = followNotices({ show: (notices) => dispatch({ notices }), onConnection: connection.is, signal }, known)
  const keep = keepReading(signal)

  return () => {
    void ask()
    connection.step()
    keep()
  }
}
