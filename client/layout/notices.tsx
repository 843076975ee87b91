import TriangleAlert from "lucide-react/icons/triangle-alert"
import { useEffect, useLayoutEffect, useReducer, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { noticeHeadings } from "../generated/constants.ts"
import { type CurrentNoticesQuery, useCurrentNoticesQuery } from "../generated/graphql.ts"
import { DateText, formatTime, inShape, type Moment } from "../ui/dates/dates.tsx"
import style from "./notices.module.css"

export type CurrentNotice = CurrentNoticesQuery["currentNotices"][number]

/** What the school announces now, above everything: as the page came with it, then as `followNotices` hears of it. */
export function Notices() {
  const { data } = useCurrentNoticesQuery({ fetchPolicy: "cache-only" })
  const [{ notices, isNews }, announce] = useReducer(heard, { notices: data?.currentNotices, isNews: false })
  useFollowing(notices, announce)
  const board = useKeptPlace(isNews)

  return (
    <div ref={board} role="status" className={style.board}>
      {notices?.map((notice) => (
        <Notice key={`${notice.id}.${notice.version}`} notice={notice} isNews={isNews} />
      ))}
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

/** What somebody reads stays where it is when a notice comes above it. */
function useKeptPlace(isNews: boolean) {
  const board = useRef<HTMLDivElement>(null)
  const before = useRef(0)

  useLayoutEffect(() => {
    const height = board.current?.offsetHeight ?? 0
    const grown = height - before.current
    if (isNews && grown > 0 && !staysByItself()) scrollBy(0, grown)
    before.current = height
  })
  return board
}

/** Most browsers keep in its place what is read, but not at the top of a page. */
const staysByItself = () => scrollY > 0 && CSS.supports("overflow-anchor: auto")

/** Whole on the screen on which it was first seen, and small from the next one on; one that came while the page was open stays in sight. */
function Notice({ notice: { kind, text, startsAt }, isNews }: { notice: CurrentNotice; isNews: boolean }) {
  const { pathname } = useLocation()
  const [first] = useState({ pathname, isNews })
  const isFirst = first.pathname === pathname

  return (
    <details className={style.notice} open={isFirst} data-news={(isFirst && first.isNews) || undefined}>
      <summary className={style.heading}>
        <TriangleAlert aria-hidden="true" />
        <strong>{noticeHeadings[kind]}</strong>
        <span className={style.since}>
          <DateText of={startsAt} as={since} />
        </span>
      </summary>
      <p className={style.text}>{text}</p>
    </details>
  )
}

/** "Friday 07:42" */
const since = (moment: Moment, zone: string) => `${inShape("weekdayAlone")(moment, zone)} ${formatTime(moment, zone)}`
