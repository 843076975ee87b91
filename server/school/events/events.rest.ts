import { badInput } from "../../base/failures/failures.ts"
import { flag, instant, text, whole } from "../../base/failures/shape.ts"
import { list, type RestRow, row } from "../../content/api/rest.ts"
import { converted } from "../../content/api/rest-body.ts"
import { isDay } from "../../content/items/day.ts"
import { itemRows } from "../../content/items/owned.rest.ts"
import { RestField, restRichText, restText } from "../../content/items/rest-fields.ts"
import { pageIn, restType } from "../../content/items/rest-type.ts"
import { event as eventType } from "./event-type.ts"

const homeEvents = 3
/** Leaves room for cancelled events among the next ones. */
const mostEvents = 50

const moment = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:\d\d)?)?$/

const shapes = "YYYY-MM-DD, YYYY-MM-DDThh:mm, or YYYY-MM-DDThh:mm+02:00"
const inZone = "a time without a zone is UTC, not the school's time"

/** Accepts ISO 8601, a day, or a local date-time, which is read as UTC. */
function momentOf(given: unknown) {
  const [, day = "", time = "00:00", zone = "Z"] = moment.exec(String(given)) ?? []
  const date = new Date(`${day}T${time}${zone}`)
  if (!isDay(day) || Number.isNaN(date.getTime()))
    throw badInput({ date: `Please give ${shapes} with the zone: ${inZone}.` })
  return date.toISOString()
}

const date = text.describe(`Start time: ${shapes} with the zone (or Z): ${inZone}; a day is its midnight in UTC.`)

const event = restType(eventType, {
  path: "/events",
  fields: {
    title: restText,
    date: new RestField<Date>({ sent: converted(date, momentOf), shown: instant }),
    location: restText,
    description: restRichText,
  },
  shown: {
    endDate: instant.nullable().describe("End time; null if unknown."),
    allDay: flag,
    audience: text.nullable(),
    capacity: whole.nullable(),
    cancelled: flag,
    placesLeft: whole.nullable(),
  },
  creator: "UserId",
  dated: false,
  ignores: { add: ["author"], edit: ["UserId"] },
  narrowedBy: { when: "When" },
})

export const eventsRest: Record<string, RestRow> = {
  "GET /events": list(event.list, {
    summary: "Lists events: upcoming ones first, starting with the next.",
    with: () => ({ when: "ALL" }),
    page: pageIn,
    reply: (events) => events.map(event.show),
    returns: event.shape.array(),
  }),
  "GET /events/home": row(event.list, {
    summary: "Gets the next few events, earliest first, without cancelled ones.",
    with: () => ({ when: "UPCOMING", perPage: mostEvents }),
    reply: (result) =>
      pageIn(result)
        .items.filter(({ cancelled }) => !cancelled)
        .slice(0, homeEvents)
        .map(event.show),
    returns: event.shape.array().max(homeEvents),
  }),
  ...itemRows(event),
}
