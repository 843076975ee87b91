import { type Request, Router } from "express"
import { MoreThanOrEqual } from "typeorm"
import { siteOrigin } from "../../base/addresses/site-origin.ts"
import { notFound } from "../../base/failures/failures.ts"
import { plainLines } from "../../base/text/plain-text.ts"
import type { Services } from "../../content/api/context.ts"
import type { CalendarEntry } from "../../content/calendars/icalendar.ts"
import { sendCalendar } from "../../content/calendars/send-calendar.ts"
import { publicRows } from "../../content/items/visibility.ts"
import type { Database } from "../../store/database/database.ts"
import { schoolCalendar } from "../dates/dates.calendar.ts"
import { Event } from "./event.ts"
import { calendarBegins, leavesCalendar } from "./event-times.ts"
import { WithdrawnEvent } from "./withdrawn-event.ts"

/** Bounds memory; no school has so many events upcoming and in the last year. */
const maxEvents = 2_000

type CalendarEvent = Event | WithdrawnEvent

export function calendarFiles(services: Services): Router {
  const entryAt = (request: Request) => (event: CalendarEvent) =>
    entryFor(event, siteOrigin(request, services.settings))
  return Router()
    .get("/events.ics", (request, response) =>
      sendCalendar(response, services, "events", async (database) => {
        const events = await allEvents(database)
        const { entries, until } = await schoolCalendar(database)
        return {
          entries: [...events.map(entryAt(request)), ...entries],
          until: [...until, ...events.map(leavesCalendar)],
        }
      }),
    )
    .get("/events/view/:id.ics", (request, response) =>
      sendCalendar(response, services, "events", async (database) => {
        const id = Number(request.params.id)
        const event = await findEvent(database, id)
        if (!event) throw notFound("This event")
        // With `inline`, phones offer to add the event instead of saving a file.
        response.set("Content-Disposition", `inline; filename="event-${id}.ics"`)
        return { entries: [entryAt(request)(event)] }
      }),
    )
}

function entryFor(event: CalendarEvent, origin: string): CalendarEntry {
  const { id, title, date, allDay, createdAt, updatedAt, version } = event
  return {
    uid: `event-${id}-${createdAt.getTime()}@junior-academy`,
    title,
    begin: date,
    end: event.endDate ?? null,
    allDay,
    isBusy: true,
    cancelled: !(event instanceof Event) || event.cancelled,
    ...{ version, createdAt, updatedAt },
    ...(event instanceof Event && wordsOf(event, origin + Event.addressed.path(event))),
  }
}

/** Some calendars do not show `url`, so the description has it too. */
function wordsOf({ audience, location, description }: Event, url: string) {
  const words = [audience && `For ${audience}`, plainLines(description), url].filter(Boolean).join("\n\n")
  return { location, url, description: words }
}

async function allEvents({ read }: Database) {
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

async function findEvent({ read }: Database, id: number) {
  if (!Number.isSafeInteger(id)) return null
  return (await publicRows(read, Event, { where: { id } }).getOne()) ?? (await read.findOneBy(WithdrawnEvent, { id }))
}
