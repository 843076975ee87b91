import { badInput } from "../api/failures.ts"
import { list, type RestRow, row } from "../api/rest.ts"
import { deleted, instant, richText, shape, text, whole } from "../api/shape.ts"
import { inputOf, owned, ownedFields } from "../content/rest-shape.ts"
import {
  RestAddEventDocument,
  RestDeleteEventDocument,
  RestEditEventDocument,
  RestEventDocument,
  type RestEventFragment,
  RestEventsDocument,
} from "../generated/rest.ts"

/** How many events the home page shows. */
const homeEvents = 3

const { picture, userId: UserId, user } = ownedFields

const event = shape("Event", {
  ...{ id: whole, title: text, date: instant, location: text, description: richText, picture, UserId, user },
})

/** An event as section 3 of the specification has it: its creator is `UserId`. */
function eventOf(event: RestEventFragment) {
  const { userId: UserId, ...fields } = owned(event)
  return { ...fields, UserId }
}

const moment = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:\d\d)?)?$/

/** A moment as a form gives it: ISO 8601, a day, or a day and a time without a zone, which is read as UTC. */
function momentOf(given: unknown) {
  const [, day = "", time = "00:00", zone = "Z"] = moment.exec(String(given)) ?? []
  const date = new Date(`${day}T${time}${zone}`)
  if (!isDay(day) || Number.isNaN(date.getTime()))
    throw badInput({ date: "Please give the date as YYYY-MM-DD or YYYY-MM-DDThh:mm." })
  return date.toISOString()
}

/** JavaScript takes 31 February for 3 March. */
function isDay(day: string) {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

function eventIn({ date, ...body }: Record<string, unknown>) {
  return { ...(inputOf(body) as object), ...(date !== undefined && { date: momentOf(date) }) } as never
}

const body = ["title", "date", "location", "description", "picture"]
const kinds = {
  date: text.describe("When it begins: ISO 8601; a day alone, or a time without a zone, is read as UTC."),
}

export const eventsRest: Record<string, RestRow> = {
  "GET /events": list(RestEventsDocument, {
    summary: "Lists events: those to come first, the next one leading.",
    with: () => ({ when: "ALL" as const }),
    page: ({ events }) => events,
    reply: (events) => events.map(eventOf),
    gives: event.array(),
  }),
  "GET /events/view/:id": row(RestEventDocument, {
    summary: "Gives one event.",
    with: (request) => ({ id: request.id() }),
    reply: ({ event }) => event && eventOf(event),
    gives: event,
  }),
  "GET /events/home": row(RestEventsDocument, {
    summary: "Gives the few events that the home page shows, the next one first.",
    with: () => ({ when: "UPCOMING" as const, perPage: homeEvents }),
    reply: ({ events }) => events.items.map(eventOf),
    gives: event.array().max(homeEvents),
  }),
  "POST /events/add": row(RestAddEventDocument, {
    summary: "Adds an event.",
    body,
    kinds,
    ignores: ["author"],
    with: ({ body }) => ({ input: eventIn(body) }),
    reply: ({ addEvent }) => eventOf(addEvent),
    gives: event,
    status: 201,
  }),
  "PUT /events/edit/:id": row(RestEditEventDocument, {
    summary: "Changes an event. What is absent stays as it is.",
    body,
    kinds,
    ignores: ["UserId"],
    with: ({ id, body }) => ({ id: id(), input: eventIn(body) }),
    reply: ({ editEvent }) => eventOf(editEvent),
    gives: event,
  }),
  "DELETE /events/delete/:id": row(RestDeleteEventDocument, {
    summary: "Deletes an event.",
    with: (request) => ({ id: request.id() }),
    reply: ({ deleteEvent }) => deleteEvent,
    gives: deleted,
  }),
}
