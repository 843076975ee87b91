import type { z } from "zod"
import { badInput } from "../../base/failures/failures.ts"
import { instant, integer, text } from "../../base/failures/shape.ts"
import { list, type RestRow, row } from "../../content/api/rest.ts"
import { converted, scalarText } from "../../content/api/rest-body.ts"
import { isDay } from "../../content/items/day.ts"
import { itemRows } from "../../content/items/owned.rest.ts"
import { RestField, restFlag, restRichText, restText } from "../../content/items/rest-fields.ts"
import { operation, pageIn, restType } from "../../content/items/rest-type.ts"
import { event as eventType } from "./event-type.ts"

const homeEvents = 3
/** Leaves room for cancelled events among the next ones. */
const maxEvents = 50

const moment = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d(?::\d\d(?:\.\d{1,6})?)?)(Z|[+-]\d\d:\d\d)?)?$/

const shapes = "YYYY-MM-DD, YYYY-MM-DDThh:mm, or YYYY-MM-DDThh:mm+02:00"
const inZone = "a time without a zone is UTC, not the school's time"

/** Accepts ISO 8601, a day, or a local date-time, which is read as UTC. */
function parseMoment(input: unknown, field: string) {
  const [, day = "", time = "00:00", zone = "Z"] = moment.exec(scalarText(input)) ?? []
  const date = new Date(`${day}T${time}${zone}`)
  if (!isDay(day) || Number.isNaN(date.getTime()))
    throw badInput({ [field]: `Please give ${shapes} with the zone: ${inZone}.` })
  return date.toISOString()
}

const moments = `${shapes} with the zone (or Z): ${inZone}; a day is its midnight in UTC.`
const date = text.describe(`Start time: ${moments}`)
const endDate = text
  .nullable()
  .describe(`End time: ${moments} Null if unknown. An edit of the start alone moves it along.`)

const clearable = <T>(kind: z.ZodType<T>) =>
  new RestField<T | null>({ sent: converted(kind.nullable(), (value) => value as T | null), shown: kind.nullable() })

const event = restType(eventType, {
  path: "/events",
  fields: {
    title: restText,
    date: new RestField<Date>({ sent: converted(date, (value) => parseMoment(value, "date")), shown: instant }),
    location: restText,
    description: restRichText,
    endDate: new RestField<Date | null>({
      sent: converted(endDate, (value) => (value === null ? null : parseMoment(value, "endDate"))),
      shown: instant.nullable().describe("End time; null if unknown."),
    }),
    allDay: restFlag,
    audience: clearable<string>(text.max(100)),
    capacity: clearable<number>(integer.min(1).max(100_000)),
    cancelled: restFlag,
  },
  shown: { placesLeft: integer.nullable() },
  creator: "UserId",
  dated: false,
  ignores: { add: ["author"], edit: ["UserId"] },
  narrowedBy: { when: "When" },
})

const times = operation<{ event: { date: string; endDate: string | null } | null }, { id: number }>(
  "query ($id: Int!) { event(id: $id) { date endDate } }",
)

/** A new start without an end moves the end too, as older clients know no end. */
const movingEnd = (path: RestRow): RestRow => ({
  ...path,
  also: [times],
  async answer(run, request, response) {
    const { date, endDate } = request.body
    if (date === undefined || endDate !== undefined) return path.answer(run, request, response)
    const start = Date.parse(parseMoment(date, "date"))
    const { event } = await run(times, { id: request.id() })
    const end = event?.endDate && new Date(start + Date.parse(event.endDate) - Date.parse(event.date)).toISOString()
    return path.answer(run, { ...request, body: { ...request.body, ...(end && { endDate: end }) } }, response)
  },
})

const rows = itemRows(event)
const edit = "PUT /events/edit/:id"

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
    with: () => ({ when: "UPCOMING", perPage: maxEvents }),
    reply: (result) =>
      pageIn(result)
        .items.filter(({ cancelled }) => !cancelled)
        .slice(0, homeEvents)
        .map(event.show),
    returns: event.shape.array().max(homeEvents),
  }),
  ...rows,
  [edit]: movingEnd(rows[edit] as RestRow),
}
