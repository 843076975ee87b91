import { type Request, type Response, Router } from "express"
import { MoreThanOrEqual } from "typeorm"
import { notesOf } from "../answers/answer-notes.ts"
import type { Services } from "../api/context.ts"
import { notFound } from "../api/failures.ts"
import { plainLines } from "../content/plain-text.ts"
import { publicRows } from "../content/visibility.ts"
import type { Database } from "../database/database.ts"
import { calendarOfDates } from "../dates/dates.calendar.ts"
import { calendarOfNotices } from "../notices/notices.calendar.ts"
import { readSchool } from "../site-info/school.ts"
import type { CalendarEntry } from "../web/icalendar.ts"
import { sendDocument } from "../web/send-document.ts"
import { siteOrigin } from "../web/site-origin.ts"
import { Event } from "./event.ts"
import { calendarBegins, endOf, leavesCalendar } from "./event-times.ts"
import { WithdrawnEvent } from "./withdrawn-event.ts"

/** Of what is to come and of the last year. No school has so many; the memory of one answer must have a bound. */
const maxEvents = 2_000

type InCalendar = Event | WithdrawnEvent

/** `/events.ics`, to which calendars subscribe, and `/events/view/12.ics`, an event to put into one's own. */
export function calendarFiles({ database, settings }: Services): Router {
  type Find = (database: Database) => Promise<{ events: InCalendar[]; others?: CalendarEntry[] }>
  const send = async (request: Request, response: Response, find: Find) => {
    const document = await database.reading(async (database) => {
      const { events, others = [] } = await find(database)
      const school = await readSchool(database)
      const { icalendar } = await import("../web/icalendar.ts")
      const entries = [...events.map((event) => entryFor(event, siteOrigin(request, settings))), ...others]
      return icalendar({ school, name: `${school.shortName} events`, entries })
    })
    sendDocument(response, { type: "text/calendar", settings, document })
  }
  const router = Router()
  router.get("/events.ics", (request, response) =>
    send(request, response, async (database) => {
      const events = await wholeCalendar(database)
      const [dates, notices] = await Promise.all([
        calendarOfDates(database),
        calendarOfNotices(database, calendarBegins(new Date())),
      ])
      const changes = [dates.until, notices.until, ...events.map(leavesCalendar)]
      for (const moment of changes) notesOf(response).trueUntil(moment)
      return { events, others: [...dates.entries, ...notices.entries] }
    }),
  )
  router.get("/events/view/:id.ics", async (request, response) => {
    const id = Number(request.params.id)
    await send(request, response, async (database) => {
      const event = await eventNamed(database, id)
      if (!event) throw notFound("This event")
      // Shown where a browser can: a telephone then offers to keep the event instead of a file.
      response.set("Content-Disposition", `inline; filename="event-${id}.ics"`)
      return { events: [event] }
    })
  })
  return router
}

function entryFor(event: InCalendar, origin: string): CalendarEntry {
  const { id, title, date, allDay, createdAt, updatedAt, version } = event
  return {
    uid: `event-${id}-${createdAt.getTime()}@junior-academy`,
    title,
    begin: date,
    end: endOf(event),
    allDay,
    isBusy: true,
    cancelled: !(event instanceof Event) || event.cancelled,
    ...{ version, createdAt, updatedAt },
    ...(event instanceof Event && wordsOf(event, origin + Event.addressed.path(event))),
  }
}

/** Not every calendar shows an address. */
function wordsOf({ audience, location, description }: Event, url: string) {
  const words = [audience && `For ${audience}`, plainLines(description), url].filter(Boolean).join("\n\n")
  return { location, url, description: words }
}

async function wholeCalendar({ read }: Database) {
  const part = {
    where: { date: MoreThanOrEqual(calendarBegins(new Date())) },
    order: { date: "ASC", id: "ASC" },
    take: maxEvents,
  } as const
  const [events, withdrawn] = await Promise.all([
    publicRows(read, Event, part).getMany(),
    read.find(WithdrawnEvent, part),
  ])
  return [...events, ...withdrawn]
}

async function eventNamed({ read }: Database, id: number) {
  if (!Number.isSafeInteger(id)) return null
  return (await publicRows(read, Event, { where: { id } }).getOne()) ?? (await read.findOneBy(WithdrawnEvent, { id }))
}
