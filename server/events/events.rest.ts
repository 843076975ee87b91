import { badInput } from "../api/failures.ts"
import { list, type RestRow, row } from "../api/rest.ts"
import { inputOf, owned } from "../content/rest-shape.ts"
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

/** An event as section 3 of the specification has it: its creator is `UserId`. */
function shape(event: RestEventFragment) {
  const { userId: UserId, user: _, ...fields } = owned(event)
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
  const input = inputOf(body, "title", "location", "description") as object
  return { ...input, ...(date !== undefined && { date: momentOf(date) }) } as never
}

export const eventsRest: Record<string, RestRow> = {
  "GET /events": list(RestEventsDocument, {
    with: () => ({ when: "ALL" as const }),
    page: ({ events }) => events,
    reply: (events) => events.map(shape),
  }),
  "GET /events/home": row(RestEventsDocument, {
    with: () => ({ when: "UPCOMING" as const, perPage: homeEvents }),
    reply: ({ events }) => events.items.map(shape),
  }),
  "GET /events/view/:id": row(RestEventDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ event }) => event && shape(event),
  }),
  "POST /events/add": row(RestAddEventDocument, {
    with: ({ body }) => ({ input: eventIn(body) }),
    reply: ({ addEvent }) => shape(addEvent),
    status: 201,
  }),
  "PUT /events/edit/:id": row(RestEditEventDocument, {
    with: (request) => ({ id: request.id(), input: eventIn(request.body) }),
    reply: ({ editEvent }) => shape(editEvent),
  }),
  "DELETE /events/delete/:id": row(RestDeleteEventDocument, {
    with: (request) => ({ id: request.id() }),
    reply: ({ deleteEvent }) => deleteEvent,
  }),
}
