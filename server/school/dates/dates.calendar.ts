import { labelled, type Translate } from "../../base/words.ts"
import type { Services } from "../../content/api/context.ts"
import { type CalendarReader, calendarAt } from "../../content/calendars/calendar-at.ts"
import type { CalendarEntry } from "../../content/calendars/icalendar.ts"
import { addDays, type Day, startOf } from "../../content/items/day.ts"
import type { Database } from "../../store/database/database.ts"
import { entriesOfNotices } from "../notices/notices.calendar.ts"
import { type SchoolDate, SchoolDateKind } from "./school-date.ts"
import { readSchoolDays, yearAgo } from "./school-day.ts"

export const datesCalendar = (services: Services) =>
  calendarAt("/dates.ics", services, { name: (t, school) => t("{school} dates", { school }), find: schoolCalendar })

/** Dates and notices of the last year and the future. */
export async function schoolCalendar(database: Database, { t }: CalendarReader) {
  const begin = yearAgo()
  const { dates, until, site } = await readSchoolDays(database, begin)
  const zone = site.timeZone
  const notices = await entriesOfNotices(database, startOf(begin, zone), t)
  return { entries: [...dates.flatMap((date) => entriesOf(inWords(date, t), zone, t)), ...notices], until: [until] }
}

const inWords = (date: SchoolDate, t: Translate) => ({
  ...date,
  ...{ name: t(date.name), hours: t(date.hours), note: t(date.note) },
})

/** Shows a term by its first and last day, not as a bar across twelve weeks. */
function entriesOf(date: SchoolDate, zone: string, t: Translate): CalendarEntry[] {
  const { name, kind, hours, firstDay, lastDay } = date
  const titled = (title: string) => (hours ? labelled(t, title, hours) : title)
  if (kind !== SchoolDateKind.TERM) return [entry(date, zone, { title: titled(name), firstDay, lastDay })]
  const [begins, ends] = [t("{term} begins", { term: name }), t("{term} ends", { term: name })]
  return [
    entry(date, zone, { part: "-begins", title: titled(begins), firstDay, lastDay: firstDay }),
    entry(date, zone, { part: "-ends", title: titled(ends), firstDay: lastDay, lastDay }),
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
    title,
    begin: startOf(firstDay, zone),
    end: startOf(addDays(lastDay, 1), zone),
    allDay: true,
    ...{ version, createdAt, updatedAt },
    ...(words && { description: words }),
  }
}
