import type { EventLineFragment } from "../generated/graphql.ts"
import { DateText, formatDateTime } from "../ui/dates.tsx"
import { Link } from "../ui/link.tsx"
import { minute, useNow } from "../ui/now.ts"
import { Opening } from "../ui/opening.tsx"
import { Picture } from "../ui/picture.tsx"
import style from "./next-event.module.css"
import { remark } from "./remark.tsx"
import { standingChanges } from "./standing.ts"

/** The event that comes next, large. */
export function NextEvent({ event }: { event: EventLineFragment }) {
  const { id, title, date, location, picture, opening } = event
  const now = useNow(minute, standingChanges([event]))

  return (
    <article className={style.next}>
      {picture && (
        <Picture of={picture} className={style.picture} sizes="(min-width: 64rem) 40rem, 100vw" alt="" priority />
      )}
      <div className={style.words}>
        <p className={style.label}>Next</p>
        <h2 className={style.title}>
          <Link to={`/events/view/${id}`} className={style.link}>
            {title}
          </Link>
        </h2>
        <p className={style.when}>
          <DateText of={date} as={formatDateTime} />
          <span>{location}</span>
        </p>
        <Opening text={opening} lines={5} />
        {remark(event, now)}
      </div>
    </article>
  )
}
