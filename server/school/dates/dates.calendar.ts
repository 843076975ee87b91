import { Router } from "express"
import type { Services } from "../../content/api/context.ts"
import type { CalendarEntry } from "../../content/calendars/icalendar.ts"
import { sendCalendar } from "../../content/calendars/send-calendar.ts"
import { addDays, type Day, startOf } from "../../content/items/day.ts"
import type { Database } from "../../store/database/database.ts"
import { entriesOfNotices } from "../notices/notices.calendar.ts"
import { type SchoolDate, SchoolDateKind } from "./school-date.ts"
import { readSchoolDays, yearAgo } from "./school-day.ts"

export const datesCalendar = (services: Services): Router =>
  Router().get("/dates.ics", (_request, response) => sendCalendar(response, services, "dates", schoolCalendar))

/** Dates and notices of the last year and the future. */
export async function schoolCalendar(database: Database) {
  const begin = yearAgo()
  const { dates, until, site } = await readSchoolDays(database, begin)
  const zone = site.timeZone
  const notices = await entriesOfNotices(database, startOf(begin, zone))
  return { entries: [...dates.flatMap((date) => entriesOf(date, zone)), ...notices], until: [until] }
}

/** Shows a term by its first and last day, not as a bar across twelve weeks. */
function entriesOf(date: SchoolDate, zone: string): CalendarEntry[] {
  const { name, kind, firstDay, lastDay } = date
  if (kind !== SchoolDateKind.TERM) return [entry(date, zone, { title: name, firstDay, lastDay })]
  return [
    entry(date, zone, { part: "-begins", title: `${name} begins`, firstDay, lastDay: firstDay }),
    entry(date, zone, { part: "-ends", title: `${name} ends`, firstDay: lastDay, lastDay }),
  ]
}

interface EntryText {
  title: string
  firstDay: Day
  lastDay: Day
  part?: string
}

function entry(date: SchoolDate, zone: string, { title, firstDay, lastDay, part = "" }: EntryText): CalendarEntry {
  const { id, hours, note, version, createdAt, updatedAt } = date
  const words = [hours, note].filter(Boolean).join(". ")
  return {
    uid: `date-${id}-${createdAt.getTime()}${part}@junior-academy`,
    title: hours ? `${title}: ${hours}` : title,
    begin: startOf(firstDay, zone),
    end: startOf(addDays(lastDay, 1), zone),
    allDay: true,
    ...{ version, createdAt, updatedAt },
    ...(words && { description: words }),
  }
}
