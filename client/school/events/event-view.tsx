import type { LucideIcon } from "lucide-react"
import CalendarDays from "lucide-react/icons/calendar-days"
import CalendarPlus from "lucide-react/icons/calendar-plus"
import GraduationCap from "lucide-react/icons/graduation-cap"
import MapPin from "lucide-react/icons/map-pin"
import Users from "lucide-react/icons/users"
import type { ReactNode } from "react"
import { IconLink } from "../../base/ui/controls/icon-link.tsx"
import { useZone } from "../../base/ui/dates/dates.tsx"
import { minute, useNow } from "../../base/ui/dates/now.ts"
import { formatTimes } from "../../base/ui/dates/times.ts"
import { ZoneNote } from "../../base/ui/dates/zone-note.tsx"
import { ArchIcon } from "../../base/ui/ornaments/arch-icon.tsx"
import { Picture } from "../../base/ui/pictures/picture.tsx"
import { RichText } from "../../base/ui/texts/rich-text.tsx"
import { pathIn } from "../../base/ui/words/language-path.ts"
import { useT } from "../../base/ui/words/words.tsx"
import type { EventFieldsFragment } from "../../generated/graphql.ts"
import { Share } from "../../items/content/share.tsx"
import { ConfirmAttendance } from "./confirm-attendance.tsx"
import { Countdown } from "./countdown.tsx"
import { type EventStatus, placesLeft, statusChanges, statusOf } from "./event-status.tsx"
import style from "./event-view.module.css"
import { SeriesNote } from "./series.tsx"

type EventViewProps = {
  event: EventFieldsFragment & { lang?: string }
  onConfirmed: () => unknown
}

export function EventView({ event, onConfirmed }: EventViewProps) {
  const status = statusOf(event, useNow(minute, statusChanges([event])))
  const isPublic = event.state === "PUBLISHED"

  return (
    <article className={style.event}>
      <div className={style.facts}>
        <Facts event={event} status={status} />
        {status === "to come" || status === "full" ? <Countdown to={event.date} /> : null}
        {isPublic && <ConfirmAttendance event={event} status={status} onConfirmed={onConfirmed} />}
        {isPublic && status !== "over" && <AddToCalendar id={event.id} />}
        <Share item={event} />
      </div>
      {event.picture && (
        <Picture
          of={event.picture}
          lang={event.lang}
          height={500}
          sizes="(min-width: 64rem) 50rem, 100vw"
          className={style.picture}
          priority
        />
      )}
      <RichText html={event.description} lang={event.lang} className="measure" />
    </article>
  )
}

function AddToCalendar({ id }: { id: number }) {
  const t = useT()
  return (
    <p>
      <IconLink icon={CalendarPlus} href={pathIn(t.language, `/events/view/${id}.ics`)}>
        {t("Add to calendar")}
      </IconLink>
    </p>
  )
}

function Facts({ event, status }: { event: EventViewProps["event"]; status: EventStatus }) {
  const t = useT()
  const zone = useZone()
  const { audience, location, lang, capacity, placesLeft: left } = event

  return (
    <dl className="stack4">
      <Fact icon={CalendarDays} name={t("When")}>
        <time dateTime={new Date(event.date).toISOString()}>{formatTimes(event, zone, t)}</time>
        <ZoneNote of={event.date} className={style.zone} />
        <SeriesNote event={event} className={style.zone} />
      </Fact>
      <Fact icon={MapPin} name={t("Where")} lang={lang}>
        {location}
      </Fact>
      <Fact icon={GraduationCap} name={t("For")} lang={lang}>
        {audience}
      </Fact>
      {capacity !== null && left !== null && status !== "over" && status !== "cancelled" && (
        <Fact icon={Users} name={t("Places")}>
          {left === 0
            ? t("None left of {capacity}", { capacity })
            : t("{left} of {capacity}", { left: placesLeft(t, left), capacity })}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ icon, name, lang, children }: { icon: LucideIcon; name: string; lang?: string; children: ReactNode }) {
  if (!children) return null
  return (
    <div className={style.fact}>
      <ArchIcon of={icon} className={style.icon} />
      <dt className="small">{name}</dt>
      <dd className="breaks strong capital" lang={lang}>
        {children}
      </dd>
    </div>
  )
}
