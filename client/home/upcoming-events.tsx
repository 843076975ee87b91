import { Link } from "react-router-dom"
import { formatTime } from "../ui/dates.tsx"
import { Section } from "./section.tsx"
import style from "./upcoming-events.module.css"

export type HomeEvent = { id: number; title: string; date: string; location: string }

/** The next dates, written down as in an exercise book: the day in the margin, the matter on the line. */
export function UpcomingEvents({ events }: { events?: HomeEvent[] }) {
  if (!events?.length) return null

  return (
    <Section title="Coming up" more={{ label: "All events", to: "/events" }} className={style.section}>
      <ol className={style.page}>
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </ol>
    </Section>
  )
}

function Entry({ event: { id, title, date, location } }: { event: HomeEvent }) {
  const moment = new Date(date)

  return (
    <li className={style.entry}>
      <time className={style.date} dateTime={moment.toISOString()}>
        <span className={style.day}>{moment.getDate()}</span>
        <span className={style.month}>{month.format(moment)}</span>
      </time>
      <div className={style.matter}>
        <h3 className={style.title}>
          <Link to={`/events/view/${id}`}>{title}</Link>
        </h3>
        <p className={style.where}>
          {weekday.format(moment)} {formatTime(moment)}, {location}
        </p>
      </div>
    </li>
  )
}

const month = new Intl.DateTimeFormat("en-GB", { month: "short" })
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long" })
