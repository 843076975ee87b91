import { type OwnedMeta, startOwned, translationOf } from "../../content/starting-content/start-owned.ts"
import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { Event } from "./event.ts"
import { onSchoolDay } from "./school-day.ts"

interface EventMeta extends OwnedMeta, Pick<Event, "title" | "location" | "capacity" | "audience"> {
  /** In school days from the first start; negative for past events. */
  inDays: number
  time: string
  /** Time of the end, on the same day. */
  until?: string
  /** False if it may fall on a weekend; all others move to a school day. */
  schoolDay?: boolean
}

export async function startEvents(starting: StartingContent) {
  for (const { meta, html, translations } of await starting.texts<EventMeta>("events")) {
    const { title, location, inDays, time, until = time, schoolDay = true, capacity = null, audience = null } = meta
    const day = starting.termDaysAgo(-inDays, time)
    const date = schoolDay ? onSchoolDay(day, new Date(), starting.zone) : day
    const lengthMs = starting.termDaysAgo(-inDays, until).getTime() - day.getTime()
    const fields = {
      title,
      audience,
      location,
      description: html,
      capacity,
      allDay: false,
      cancelled: false,
      attending: 0,
      translations: translations.map((one) => translationOf(one, "description")),
    }
    await startOwned(
      starting,
      Event,
      { ...meta, daysAgo: 50, time: "09:00" },
      { ...fields, date, endDate: lengthMs > 0 ? new Date(date.getTime() + lengthMs) : null },
    )
  }
}
