import { Router } from "express"
import { MoreThanOrEqual } from "typeorm"
import { notFound } from "../../base/failures/failures.ts"
import { plainLines } from "../../base/text/plain-text.ts"
import { labelled, type Translate } from "../../base/words.ts"
import type { Services } from "../../content/api/context.ts"
import { type CalendarReader, calendarAt } from "../../content/calendars/calendar-at.ts"
import type { CalendarEntry } from "../../content/calendars/icalendar.ts"
import { apiLanguage } from "../../content/items/api-language.ts"
import { readIn } from "../../content/items/translatable.ts"
import { publicRows } from "../../content/items/visibility.ts"
import type { Database } from "../../store/database/database.ts"
import { schoolCalendar } from "../dates/dates.calendar.ts"
import { Event } from "./event.ts"
import { calendarBegins, leavesCalendar } from "./event-times.ts"
import { WithdrawnEvent } from "./withdrawn-event.ts"

/** Bounds memory; no school has so many events upcoming and in the last year. */
const maxEvents = 2_000

type CalendarEvent = Event | WithdrawnEvent

const name = (t: Translate, school: string) => t("{school} events", { school })

export const calendarFiles = (services: Services) =>
  Router().use(
    calendarAt("/events.ics", services, {
      name,
      async find(database, reader) {
        const events = await allEvents(database)
        const { entries, until } = await schoolCalendar(database, reader)
        return {
          entries: [...events.map((event) => entryOf(event, reader)), ...entries],
          until: [...until, ...events.map(leavesCalendar)],
        }
      },
    }),
    calendarAt("/events/view/:id.ics", services, {
      name,
      async find(database, reader) {
        const id = Number(reader.request.params.id)
        const event = await findEvent(database, id)
        if (!event) throw notFound("This event")
        // With `inline`, phones offer to add the event instead of saving a file.
        reader.response.set("Content-Disposition", `inline; filename="event-${id}.ics"`)
        return { entries: [entryOf(event, reader)] }
      },
    }),
  )

function entryOf(event: CalendarEvent, reader: CalendarReader): CalendarEntry {
  const { id, date, allDay, createdAt, updatedAt, version } = event
  const shown = event instanceof Event && readIn(Event.translated, apiLanguage(reader.language), event)
  const { title } = shown || event
  const cancelled = !shown || shown.cancelled
  return {
    uid: `event-${id}-${createdAt.getTime()}@junior-academy`,
    title: cancelled ? cancelledTitle(title, reader) : title,
    begin: date,
    end: event.endDate ?? null,
    allDay,
    isBusy: true,
    ...{ cancelled, version, createdAt, updatedAt },
    ...(shown && wordsOf(shown, reader)),
  }
}

/** Not every calendar program shows a status. An erased event has no title. */
const cancelledTitle = (title: string, { t }: CalendarReader) =>
  title ? labelled(t, t("Cancelled"), title) : t("Cancelled")

/** Some calendars do not show `url`, so the description has it too. */
function wordsOf(event: Event, { t, urlOf }: CalendarReader) {
  const { audience, location, description } = event
  const url = urlOf(Event.addressed.path(event))
  const words = [audience && t("For {audience}", { audience }), plainLines(description), url]
  return { location, url, description: words.filter(Boolean).join("\n\n") }
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
