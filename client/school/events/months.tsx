import { formatMonth, useZone } from "../../base/ui/dates/dates.tsx"
import { minute, useNow } from "../../base/ui/dates/now.ts"
import { grouped } from "../../base/ui/grouped.ts"
import { Diary, DiaryEntry } from "../../base/ui/texts/diary.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { EventLineFragment } from "../../generated/graphql.ts"
import { statusBadge, statusChanges } from "./event-status.tsx"
import style from "./months.module.css"

export function Months({ events }: { events: EventLineFragment[] }) {
  const t = useT()
  const now = useNow(minute, statusChanges(events))
  const zone = useZone()
  const monthOf = ({ date }: EventLineFragment) => formatMonth(date, zone, t.language)

  return (
    <div className="stack7">
      {grouped(events, monthOf).map(([name, events]) => (
        <section key={name} aria-label={name} className={style.month}>
          <h2 className={style.name}>{name}</h2>
          <Diary>
            {events.map((event) => (
              <DiaryEntry key={event.id} event={event} note={statusBadge(t, event, now)} />
            ))}
          </Diary>
        </section>
      ))}
    </div>
  )
}
