import { useEffect, useReducer, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { useCurrentNoticesQuery } from "../../generated/graphql.ts"
import { unsentForm } from "../session/unsent.ts"
import { useOnChange } from "../ui/controls/use-on-change.ts"
import { lazyPart } from "../ui/loading/lazy.tsx"
import type { CurrentNotice } from "./cached-notices.ts"
import type { News } from "./follow-updates.ts"
import type { ConnectionState } from "./watch-connection.ts"

const NoticeBoard = lazyPart(() => import("./notice-board.tsx"), "NoticeBoard")

export function Notices() {
  const { data } = useCurrentNoticesQuery({ fetchPolicy: "cache-only" })
  const [{ notices = [], isNews, connection }, dispatch] = useReducer(boardReducer, {
    notices: data?.currentNotices,
    isNews: false,
  })
  useUpdates(data?.currentNotices, dispatch)

  return (
    <div role="status">
      {(notices.length > 0 || connection) && <NoticeBoard notices={notices} isNews={isNews} connection={connection} />}
    </div>
  )
}

type BoardState = {
  /** Undefined on a page without content, until its first poll. */
  notices: CurrentNotice[] | undefined
  isNews: boolean
  connection?: ConnectionState | null
}

const boardReducer = (before: BoardState, news: News): BoardState =>
  "connection" in news ? { ...before, ...news } : { ...before, ...news, isNews: before.notices !== undefined }

/** Milliseconds for which the page's own notices count as fresh; the polling code loads after that. */
const freshMs = 10_000

function useUpdates(notices: CurrentNotice[] | undefined, dispatch: (news: News) => void) {
  const { pathname } = useLocation()
  const [known] = useState(notices)
  const step = useRef<() => void>(null)

  useEffect(() => {
    const controller = new AbortController()
    const load = async () => {
      // Preloaded: offline, the board could not be loaded, and its failure would replace the screen.
      const [{ followUpdates }] = await Promise.all([import("./follow-updates.ts"), NoticeBoard.fetch()])
      step.current = followUpdates(dispatch, known, controller.signal)
    }
    // If the code does not load, the next page brings the notices.
    const timer = setTimeout(() => load().catch(() => undefined), known && !unsentForm() ? freshMs : 0)
    return () => {
      clearTimeout(timer)
      controller.abort()
    }
  }, [dispatch, known])

  useOnChange(pathname, () => step.current?.())
}
