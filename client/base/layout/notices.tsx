import { useEffect, useReducer, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { useCurrentNoticesQuery } from "../../generated/graphql.ts"
import { unsentForm } from "../session/unsent.ts"
import { useOnChange } from "../ui/controls/use-on-change.ts"
import { lazyPart } from "../ui/loading/lazy.tsx"
import type { CurrentNotice } from "./kept-notices.ts"
import type { ConnectionNews } from "./watch-connection.ts"
import type { News } from "./while-open.ts"

const NoticeBoard = lazyPart(() => import("./notice-board.tsx"), "NoticeBoard")

export function Notices() {
  const { data } = useCurrentNoticesQuery({ fetchPolicy: "cache-only" })
  const [{ notices = [], isNews, connection }, dispatch] = useReducer(heard, {
    notices: data?.currentNotices,
    isNews: false,
  })
  useWhileOpen(data?.currentNotices, dispatch)

  return (
    <div role="status">
      {(notices.length > 0 || connection) && <NoticeBoard notices={notices} isNews={isNews} connection={connection} />}
    </div>
  )
}

type Announced = {
  /** Undefined on a page without content, until its first poll. */
  notices: CurrentNotice[] | undefined
  isNews: boolean
  connection?: ConnectionNews | null
}

const heard = (before: Announced, news: News): Announced =>
  "connection" in news ? { ...before, ...news } : { ...before, ...news, isNews: before.notices !== undefined }

/** Milliseconds for which the page's own notices count as fresh; the polling code loads after that. */
const freshMs = 10_000

function useWhileOpen(notices: CurrentNotice[] | undefined, dispatch: (news: News) => void) {
  const { pathname } = useLocation()
  const [known] = useState(notices)
  const step = useRef<() => void>(null)

  useEffect(() => {
    const open = new AbortController()
    const follow = async () => {
      // Preloaded: offline, the board could not be loaded, and its failure would replace the screen.
      const [{ whileOpen }] = await Promise.all([import("./while-open.ts"), NoticeBoard.fetch()])
      step.current = whileOpen(dispatch, known, open.signal)
    }
    // If the code does not load, the next page brings the notices.
    const timer = setTimeout(() => follow().catch(() => undefined), known && !unsentForm() ? freshMs : 0)
    return () => {
      clearTimeout(timer)
      open.abort()
    }
  }, [dispatch, known])

  useOnChange(pathname, () => step.current?.())
}
