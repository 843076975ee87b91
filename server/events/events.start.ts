import { type OwnedMeta, startOwned } from "../starting-content/start-owned.ts"
import type { StartingContent } from "../starting-content/starting-content.ts"
import { Event } from "./event.ts"

interface EventMeta extends OwnedMeta {
  title: string
  /** Days from the first start; negative for one that is over. */
  inDays: number
  time: string
  location: string
  capacity?: number
  /** Whether it moves to the next Monday rather than fall on a weekend. */
  schoolDay?: boolean
}

/** The events of data/events, laid out around the day of the first start. */
export async function startEvents(starting: StartingContent) {
  for (const { meta, html } of await starting.texts<EventMeta>("events")) {
    const { title, location, inDays, time, schoolDay = true, capacity = null } = meta
    const day = starting.daysAgo(-inDays, time)
    const fields = { title, location, description: html, capacity, cancelled: false, attending: 0 }
    await startOwned(
      starting,
      Event,
      { ...meta, daysAgo: 50, time: "09:00" },
      { ...fields, date: schoolDay ? onSchoolDay(day) : day },
    )
  }
}

/** Saturday and Sunday give way to Monday, and before the first start to Friday: what is over stays over. */
function onSchoolDay(day: Date) {
  const weekday = day.getUTCDay()
  const isPast = day < new Date()
  const shift = weekday === 6 ? (isPast ? -1 : 2) : weekday === 0 ? (isPast ? -2 : 1) : 0
  return new Date(day.getTime() + shift * 24 * 60 * 60 * 1000)
}
