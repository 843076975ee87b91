import { Suspense, useEffect, useReducer, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { type CurrentNoticesQuery, useCurrentNoticesQuery } from "../generated/graphql.ts"
import { lazy } from "../ui/loading/lazy.tsx"
import type { LineNews } from "./watch-line.ts"
import type { News } from "./while-open.ts"

const NoticeBoard = lazy(() => import("./notice-board.tsx"), "NoticeBoard")

export type CurrentNotice = CurrentNoticesQuery["currentNotices"][number]

/** What the school announces now, above everything: as the page came with it, then as `whileOpen` hears of it; and what is to say of the line. */
export function Notices() {
  const { data } = useCurrentNoticesQuery({ fetchPolicy: "cache-only" })
  const [{ notices = [], isNews, line }, dispatch] = useReducer(heard, { notices: data?.currentNotices, isNews: false })
  useWhileOpen(data?.currentNotices, dispatch)

  return (
    <div role="status">
      {(notices.length > 0 || line) && (
        <Suspense>
          <NoticeBoard notices={notices} isNews={isNews} line={line} />
        </Suspense>
      )}
    </div>
  )
}

type Announced = {
  /** Undefined until a page that came without content has asked. */
  notices: CurrentNotice[] | undefined
  isNews: boolean
  line?: LineNews | null
}

const heard = (before: Announced, news: News): Announced =>
  "line" in news ? { ...before, ...news } : { ...before, ...news, isNews: before.notices !== undefined }

/** Milliseconds for which what a page came with needs no news: the code that follows waits as long. */
const freshMs = 10_000

/** Each step to another screen asks, but for the first, which the page was made for. */
function useWhileOpen(notices: CurrentNotice[] | undefined, dispatch: (news: News) => void) {
  const { pathname } = useLocation()
  const [known] = useState(notices)
  const step = useRef<() => void>(null)

  useEffect(() => {
    let end: (() => void) | undefined
    const follow = async () => {
      // Without a line, the board that says so could not be fetched any more, and would take the screen with it.
      const [{ whileOpen }] = await Promise.all([import("./while-open.ts"), NoticeBoard.fetch()])
      const open = whileOpen(dispatch, known)
      step.current = open.step
      end = open.end
    }
    // Where the code does not come, the next page brings what there is to say.
    const timer = setTimeout(() => follow().catch(() => undefined), known ? freshMs : 0)
    return () => {
      clearTimeout(timer)
      end?.()
    }
  }, [dispatch, known])

  const place = useRef(pathname)
  useEffect(() => {
    if (place.current !== pathname) step.current?.()
    place.current = pathname
  }, [pathname])
}
