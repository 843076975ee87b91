import TriangleAlert from "lucide-react/icons/triangle-alert"
import { useLayoutEffect, useRef, useState } from "react"
import { useLocation } from "react-router-dom"
import { noticeHeadings } from "../../generated/constants.ts"
import { DateText, type Formatter, formatShortDate, formatTime, formatter } from "../ui/dates/dates.tsx"
import { useTextProps } from "../ui/words/school-text.tsx"
import { useT } from "../ui/words/words.tsx"
import type { CurrentNotice } from "./cached-notices.ts"
import { ConnectionNote } from "./connection-note.tsx"
import style from "./notice-board.module.css"
import type { ConnectionState } from "./watch-connection.ts"

type NoticeBoardProps = {
  notices: CurrentNotice[]
  isNews: boolean
  connection?: ConnectionState | null
}

export function NoticeBoard({ notices, isNews, connection }: NoticeBoardProps) {
  const board = useStableScroll(isNews)

  return (
    <div ref={board} className="unprinted">
      {notices.map((notice) => (
        <Notice key={`${notice.id}.${notice.version}`} notice={notice} isNews={isNews} />
      ))}
      {connection && <ConnectionNote of={connection} />}
    </div>
  )
}

function useStableScroll(isNews: boolean) {
  const board = useRef<HTMLDivElement>(null)
  const before = useRef(0)

  useLayoutEffect(() => {
    const height = board.current?.offsetHeight ?? 0
    const grown = height - before.current
    if (isNews && grown > 0 && !isScrollAnchored()) scrollBy(0, grown)
    before.current = height
  })
  return board
}

/** Most browsers anchor the scroll position, but not at the top of a page. */
const isScrollAnchored = () => scrollY > 0 && CSS.supports("overflow-anchor: auto")

/** Open on the first screen, folded from the next on; a notice that arrives while the page is open stays visible. */
function Notice({ notice: { kind, text, startsAt, endsAt }, isNews }: { notice: CurrentNotice; isNews: boolean }) {
  const t = useT()
  const textProps = useTextProps()
  const { pathname } = useLocation()
  const [first] = useState({ pathname, isNews })
  const isFirst = first.pathname === pathname
  const isLong = Date.parse(endsAt) - Date.parse(startsAt) > longMs
  const as = isLong ? formatShortDate : weekdayAndTime

  return (
    <details className={style.notice} open={isFirst} data-news={(isFirst && first.isNews) || undefined}>
      <summary className={style.heading}>
        <TriangleAlert />
        <strong>{t(noticeHeadings[kind])}</strong>
        <span className={style.since}>
          <DateText of={startsAt} as={as} />
        </span>
        <span className={style.text} {...textProps(text)} />
      </summary>
      <p className={style.until}>
        {t("Until")} <DateText of={endsAt} as={as} />
      </p>
    </details>
  )
}

/** From here on a weekday could be that of another week. */
const longMs = 6 * 24 * 60 * 60 * 1000

/** "Friday 07:42" */
const weekdayAndTime: Formatter = (moment, zone, language) =>
  `${formatter("weekdayAlone")(moment, zone, language)} ${formatTime(moment, zone, language)}`
