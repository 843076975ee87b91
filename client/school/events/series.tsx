import { Link } from "../../base/ui/controls/link.tsx"
import { formatDate, formatter, useZone } from "../../base/ui/dates/dates.tsx"
import { useLanguage, useT } from "../../base/ui/words/words.tsx"
import type { EventFieldsFragment, EventOfSeriesFragment } from "../../generated/graphql.ts"

type SeriesNoteProps = { event: Pick<EventFieldsFragment, "id" | "series">; className?: string }

const formatWeekday = formatter("weekdayAlone")

/** "One of 12 on Tuesdays until 6 July 2027", which opens their list. */
export function SeriesNote({ event: { id, series }, className }: SeriesNoteProps) {
  const t = useT()
  const zone = useZone()
  const language = useLanguage()
  const last = series.at(-1)
  if (!last || series.length < 2) return null
  const params = { count: series.length, day: formatDate(last.date, zone, language) }
  const [weekday, ...others] = new Set(series.map(({ date }) => formatWeekday(date, zone, language)))

  return (
    <details className={className}>
      <summary>
        {weekday && others.length === 0
          ? t("One of {count} on {weekday}s until {day}", { ...params, weekday })
          : t("One of {count} until {day}", params)}
      </summary>
      <ol className="stack2">
        {series.map((event) => (
          <li key={event.id}>
            <Link to={`/events/view/${event.id}`} aria-current={event.id === id ? "page" : undefined}>
              {formatDate(event.date, zone, language)}
            </Link>
          </li>
        ))}
      </ol>
    </details>
  )
}

/** The later events of the series that the viewer may change. */
export const followingIn = ({ id, series }: SeriesNoteProps["event"]): EventOfSeriesFragment[] =>
  series.slice(series.findIndex((event) => event.id === id) + 1).filter(({ canEdit }) => canEdit)

/** "12 events added, the last on 6 July 2027" */
export function seriesSummary(events: readonly Pick<EventOfSeriesFragment, "date">[], verb: string, zone: string) {
  const days = events.map(({ date }) => date).sort()
  const last = formatDate(days.at(-1) ?? "", zone)
  return events.length === 1 ? `1 event ${verb}, on ${last}` : `${events.length} events ${verb}, the last on ${last}`
}
