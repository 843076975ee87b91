import { type Request, type Response, Router } from "express"
import { MoreThanOrEqual } from "typeorm"
import { notesOf } from "../answers/answer-notes.ts"
import type { Services } from "../api/context.ts"
import { addDays, type Day, startOf } from "../content/day.ts"
import type { Database } from "../database/database.ts"
import { readSchool } from "../site-info/school.ts"
import type { CalendarEntry } from "../web/icalendar.ts"
import { sendDocument } from "../web/send-document.ts"
import { SchoolDate, SchoolDateKind } from "./school-date.ts"
import { inOrder, schoolToday } from "./school-year.ts"

/** How many days a calendar that people subscribe to goes back. */
const daysBack = 366

/** `/dates.ics`: the terms, holidays, half-days and days off, to which calendars subscribe. */
export function datesCalendar({ database, settings }: Services): Router {
  const router = Router()
  router.get("/dates.ics", async (_request: Request, response: Response) => {
    const document = await database.reading(async (database) => {
      const [school, { entries, until }] = await Promise.all([readSchool(database), calendarOfDates(database)])
      notesOf(response).trueUntil(until)
      const { icalendar } = await import("../web/icalendar.ts")
      return icalendar({ school, name: `${school.shortName} dates`, entries })
    })
    sendDocument(response, { type: "text/calendar", settings, document })
  })
  return router
}

export async function calendarOfDates(database: Database): Promise<{ entries: CalendarEntry[]; until: Date }> {
  const { timeZone: zone } = await readSchool(database)
  const { today, until } = await schoolToday(database)
  const where = { lastDay: MoreThanOrEqual(addDays(today, -daysBack)) }
  const dates = await database.read.find(SchoolDate, { where, order: inOrder })
  return { entries: dates.flatMap((date) => entriesOf(date, zone)), until }
}

/** A term is shown by its ends: nobody wants a bar across twelve weeks of their calendar. */
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
    isBusy: false,
    cancelled: false,
    ...{ version, createdAt, updatedAt },
    ...(words && { description: words }),
  }
}
