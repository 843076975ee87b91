import { Suspense, useEffect, useReducer, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { type CurrentNoticesQuery, useCurrentNoticesQuery } from "../generated/graphql.ts"
import { lazy } from "../ui/loading/lazy.tsx"

const NoticeBoard = lazy(() => import("./notice-board.tsx"), "NoticeBoard")

export type CurrentNotice = CurrentNoticesQuery["currentNotices"][number]

/** What the school announces now, above everything: as the page came with it, then as `followNotices` hears of it. */
export function Notices() {
  const { data } = useCurrentNoticesQuery({ fetchPolicy: "cache-only" })
  const [{ notices, isNews }, announce] = useReducer(heard, { notices: data?.currentNotices, isNews: false })
  useFollowing(notices, announce)

  return (
    <div role="status">
      {notices !== undefined && notices.length > 0 && (
        <Suspense>
          <NoticeBoard notices={notices} isNews={isNews} />
        </Suspense>
      )}
    </div>
  )
}

type Announced = {
  /** Undefined until a page that came without content has asked. */
  notices: CurrentNotice[] | undefined
  /** Whether they came while the page was open. */
  isNews: boolean
}

const heard = (before: Announced, notices: CurrentNotice[]): Announced => ({
  notices,
  isNews: before.notices !== undefined,
})

/** Milliseconds for which what a page came with needs no news: the code that follows waits as long. */
const freshMs = 10_000

/** Each step to another screen asks, but for the first, which the page was made for. */
function useFollowing(notices: CurrentNotice[] | undefined, tell: (notices: CurrentNotice[]) => void) {
  const { pathname } = useLocation()
  const [known] = useState(notices)
  const ask = useRef<() => void>(null)

  useEffect(() => {
    let end: (() => void) | undefined
    const follow = async () => {
      const { followNotices } = await import("./follow-notices.ts")
      const following = followNotices(tell, known)
      ask.current = following.ask
      end = following.end
    }
    // Where the code does not come, the next page brings what there is to say.
    const timer = setTimeout(() => follow().catch(() => undefined), known ? freshMs : 0)
    return () => {
      clearTimeout(timer)
      end?.()
    }
  }, [tell, known])

  const place = useRef(pathname)
  useEffect(() => {
    if (place.current !== pathname) ask.current?.()
    place.current = pathname
  }, [pathname])
}
