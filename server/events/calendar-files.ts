import { type Request, type Response, Router } from "express"
import { MoreThanOrEqual } from "typeorm"
import { notesOf } from "../answers/answer-notes.ts"
import type { Services } from "../api/context.ts"
import { notFound } from "../api/failures.ts"
import { publicRows } from "../content/visibility.ts"
import type { Database } from "../database/database.ts"
import { readSchool } from "../site-info/school.ts"
import { sendDocument } from "../web/send-document.ts"
import { siteOrigin } from "../web/site-origin.ts"
import { Event } from "./event.ts"
import { calendarBegins, leavesCalendar } from "./event-times.ts"
import { WithdrawnEvent } from "./withdrawn-event.ts"

/** Of what is to come and of the last year. No school has so many; the memory of one answer must have a bound. */
const maxEvents = 2_000

/** `/events.ics`, to which calendars subscribe, and `/events/view/12.ics`, an event to put into one's own. */
export function calendarFiles({ database, settings }: Services): Router {
  type Entries = (database: Database) => Promise<(Event | WithdrawnEvent)[]>
  const send = async (request: Request, response: Response, find: Entries) => {
    const document = await database.reading(async (database) => {
      const entries = await find(database)
      const school = await readSchool(database)
      const { icalendar } = await import("./icalendar.ts")
      return icalendar({ school, origin: siteOrigin(request, settings), name: `${school.shortName} events`, entries })
    })
    sendDocument(response, { type: "text/calendar", settings, document })
  }
  const router = Router()
  router.get("/events.ics", (request, response) =>
    send(request, response, async (database) => {
      const entries = await wholeCalendar(database)
      for (const entry of entries) notesOf(response).trueUntil(leavesCalendar(entry))
      return entries
    }),
  )
  router.get("/events/view/:id.ics", async (request, response) => {
    const id = Number(request.params.id)
    const one: Entries = async (database) => {
      const entry = await entryOf(database, id)
      if (!entry) throw notFound("This event")
      // Shown where a browser can: a telephone then offers to keep the event instead of a file.
      response.set("Content-Disposition", `inline; filename="event-${id}.ics"`)
      return [entry]
    }
    await send(request, response, one)
  })
  return router
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

async function entryOf({ read }: Database, id: number) {
  if (!Number.isSafeInteger(id)) return null
  return (await publicRows(read, Event, { where: { id } }).getOne()) ?? (await read.findOneBy(WithdrawnEvent, { id }))
}
