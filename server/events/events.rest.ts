import { badInput } from "../api/failures.ts"
import { list, type RestRow, row } from "../api/rest.ts"
import { converted, pictureName, sentText } from "../api/rest-body.ts"
import { instant, richText, shape, text, whole } from "../api/shape.ts"
import { ownedRest } from "../content/owned.rest.ts"
import { owned, ownedFields } from "../content/rest-shape.ts"
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

const { picture, pictureMissing, userId: UserId, user } = ownedFields

const event = shape("Event", {
  ...{ id: whole, title: text, date: instant, location: text, description: richText },
  ...{ picture, pictureMissing, UserId, user },
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

const date = text.describe("When it begins: ISO 8601; a day alone, or a time without a zone, is read as UTC.")

export const eventsRest: Record<string, RestRow> = {
  "GET /events": list(RestEventsDocument, {
    summary: "Lists events: those to come first, the next one leading.",
    with: () => ({ when: "ALL" as const }),
    page: ({ events }) => events,
    reply: (events) => events.map(eventOf),
    gives: event.array(),
  }),
  "GET /events/home": row(RestEventsDocument, {
    summary: "Gives the few events that the home page shows, the next one first.",
    with: () => ({ when: "UPCOMING" as const, perPage: homeEvents }),
    reply: ({ events }) => events.items.map(eventOf),
    gives: event.array().max(homeEvents),
  }),
  ...ownedRest({
    path: "/events",
    one: "an event",
    view: RestEventDocument,
    add: RestAddEventDocument,
    edit: RestEditEventDocument,
    remove: RestDeleteEventDocument,
    body: {
      title: sentText,
      date: converted(date, momentOf),
      location: sentText,
      description: sentText,
      picture: pictureName,
    },
    ignores: { add: ["author"], edit: ["UserId"] },
    shapeOf: eventOf,
    gives: event,
    viewOf: eventOf,
    givesView: event,
  }),
}
