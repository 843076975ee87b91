import type { ReactNode } from "react"
import { CardLink } from "../controls/card-link.tsx"
import { formatter, useZone } from "../dates/dates.tsx"
import { formatBeginning, type Times } from "../dates/times.ts"
import { useT } from "../words/words.tsx"
import style from "./diary.module.css"

export const Diary = ({ children }: { children: ReactNode }) => <ol className={style.page}>{children}</ol>

type DiaryEntryProps = {
  event: Times & { id: number; title: string; location: string; audience: string | null; lang?: string }
  note?: ReactNode
}

export function DiaryEntry({ event, note }: DiaryEntryProps) {
  const { id, title, date, location, audience, lang } = event
  const zone = useZone()
  const t = useT()

  return (
    <li className={style.entry}>
      <time className={style.date} dateTime={new Date(date).toISOString()}>
        <span className={style.day}>{day(date, zone, t.language)}</span>
        <span className="soft strong">{month(date, zone, t.language)}</span>
      </time>
      <div className={style.matter}>
        <h3 className="shrinks breaks step1" lang={lang}>
          <CardLink to={`/events/view/${id}`}>{title}</CardLink>
        </h3>
        <p className="shrinks breaks soft capital">
          {formatBeginning(event, zone, t)}, <span lang={lang}>{location}</span>
          {audience && t(", for {audience}", { audience })}
        </p>
        {note && <div className={style.note}>{note}</div>}
      </div>
    </li>
  )
}

const day = formatter("dayAlone")
const month = formatter("monthAlone")
