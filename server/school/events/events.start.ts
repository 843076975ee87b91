import { type OwnedMeta, startOwned, translationOf } from "../../content/starting-content/start-owned.ts"
import type { StartingContent } from "../../content/starting-content/starting-content.ts"
import { Event } from "./event.ts"
import { onSchoolDay } from "./school-day.ts"

interface EventMeta extends OwnedMeta {
  title: string
  /** Days of the school's terms from the first start; negative for one that is over. */
  inDays: number
  time: string
  location: string
  capacity?: number
  /** The audience; everybody, if absent. */
  audience?: string
  /** False for what may fall on a weekend; anything else moves to a school day. */
  schoolDay?: boolean
}

export async function startEvents(starting: StartingContent) {
  for (const { meta, html, translations } of await starting.texts<EventMeta>("events")) {
    const { title, location, inDays, time, schoolDay = true, capacity = null, audience = null } = meta
    const day = starting.termDaysAgo(-inDays, time)
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
      { ...fields, date: schoolDay ? onSchoolDay(day, new Date(), starting.zone) : day },
    )
  }
}
