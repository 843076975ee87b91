import { badInput } from "../api/failures.ts"
import { list, type RestRow, row } from "../api/rest.ts"
import { converted } from "../api/rest-body.ts"
import { instant, text } from "../api/shape.ts"
import { itemRows } from "../content/owned.rest.ts"
import { RestField, restRichText, restText } from "../content/rest-fields.ts"
import { pageIn, restType } from "../content/rest-type.ts"
import { event as eventType } from "./index.ts"

const homeEvents = 3

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

const event = restType(eventType, {
  path: "/events",
  fields: {
    title: restText,
    date: new RestField<Date>({ sent: converted(date, momentOf), shown: instant }),
    location: restText,
    description: restRichText,
  },
  creator: "UserId",
  dated: false,
  ignores: { add: ["author"], edit: ["UserId"] },
  narrowedBy: { when: "When" },
})

export const eventsRest: Record<string, RestRow> = {
  "GET /events": list(event.list, {
    summary: "Lists events: those to come first, the next one leading.",
    with: () => ({ when: "ALL" }),
    page: pageIn,
    reply: (events) => events.map(event.show),
    returns: event.shape.array(),
  }),
  "GET /events/home": row(event.list, {
    summary: "Gives the few events that the home page shows, the next one first.",
    with: () => ({ when: "UPCOMING", perPage: homeEvents }),
    reply: (result) => pageIn(result).items.map(event.show),
    returns: event.shape.array().max(homeEvents),
  }),
  ...itemRows(event),
}
