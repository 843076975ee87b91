import { CardLink } from "../../base/ui/controls/card-link.tsx"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { minute, useNow } from "../../base/ui/dates/now.ts"
import { formatTimes } from "../../base/ui/dates/times.ts"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { useT } from "../../base/ui/words/words.tsx"
import type { EventLineFragment } from "../../generated/graphql.ts"
import { statusBadge, statusChanges } from "./event-status.tsx"
import style from "./next-event.module.css"

export function NextEvent({ event }: { event: EventLineFragment & { lang?: string } }) {
  const t = useT()
  const { lang, id, title, date, location, audience, picture, opening } = event
  const zone = useZone()
  const now = useNow(minute, statusChanges([event]))

  return (
    <article className={style.next}>
      {picture && (
        <Picture of={picture} className={style.picture} sizes="(min-width: 64rem) 40rem, 100vw" alt="" priority />
      )}
      <div className={style.words}>
        {now < Date.parse(date) && <p className={style.label}>{t("Next")}</p>}
        <h2 className={style.title} lang={lang}>
          <CardLink to={`/events/view/${id}`} headline>
            {title}
          </CardLink>
        </h2>
        <p className={style.when}>
          <time dateTime={date} className="capital strong">
            {formatTimes(event, zone, t)}
          </time>
          <span lang={lang}>{location}</span>
          {audience && <span>{t("For {audience}", { audience })}</span>}
        </p>
        <p lang={lang} className="clamped long soft">
          {opening}
        </p>
        {statusBadge(t, event, now)}
      </div>
    </article>
  )
}
