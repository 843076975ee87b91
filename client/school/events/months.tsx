import { formatMonth, useZone } from "../../base/ui/dates/dates.tsx"
import { minute, useNow } from "../../base/ui/dates/now.ts"
import { Diary, DiaryEntry } from "../../base/ui/texts/diary.tsx"
import type { Language } from "../../base/ui/words/language.ts"
import { useT } from "../../base/ui/words/words.tsx"
import type { EventLineFragment } from "../../generated/graphql.ts"
import { statusBadge, statusChanges } from "./event-status.tsx"
import style from "./months.module.css"

export function Months({ events }: { events: EventLineFragment[] }) {
  const t = useT()
  const now = useNow(minute, statusChanges(events))

  return (
    <div className="stack7">
      {byMonth(events, useZone(), t.language).map(({ name, events }) => (
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

type Month = { name: string; events: EventLineFragment[] }

/** `events` are sorted by date. */
function byMonth(events: EventLineFragment[], zone: string, language: Language): Month[] {
  const months: Month[] = []
  for (const event of events) {
    const name = formatMonth(event.date, zone, language)
    const last = months.at(-1)
    if (last?.name === name) last.events.push(event)
    else months.push({ name, events: [event] })
  }
  return months
}
