import { defaultDurationMs } from "../generated/constants.ts"
import type { EventLineFragment } from "../generated/graphql.ts"
import type { Translate } from "../ui/words/translate.ts"

/** How an event stands at a moment. One that has begun and whose end nobody has said can no longer be confirmed. */
export type EventStatus = "to come" | "on" | "begun" | "over" | "cancelled" | "full"

type Dates = Pick<EventLineFragment, "date" | "endDate">

/** Cancelled says more than full, and over more than both. */
export function statusOf(event: Dates & Pick<EventLineFragment, "cancelled" | "placesLeft">, now: number): EventStatus {
  if (now > lastMoment(event)) return "over"
  if (event.cancelled) return "cancelled"
  if (now >= Date.parse(event.date)) return event.endDate ? "on" : "begun"
  return event.placesLeft === 0 ? "full" : "to come"
}

/** For `useNow`: when the status of events becomes another. */
export const statusChanges = (events: Dates[]) => () =>
  events.flatMap((event) => [Date.parse(event.date), lastMoment(event) + 1])

/** Where nobody has said when it ends, as in the lists of the server. */
function lastMoment({ date, endDate }: Dates) {
  return endDate ? Date.parse(endDate) : Date.parse(date) + defaultDurationMs
}

/** Few enough to say so in a list. */
const few = 10

export function badgeText(t: Translate, event: EventLineFragment, now: number): string | null {
  const status = statusOf(event, now)
  if (status === "cancelled") return t("Cancelled")
  if (status === "over") return null
  if (status === "on" || status === "begun") return t("On now")
  if (status === "full") return t("Full")
  return event.placesLeft !== null && event.placesLeft <= few ? placesLeft(t, event.placesLeft) : null
}

/** "1 place left" */
export function placesLeft(t: Translate, places: number): string {
  return t.count(places, { one: "1 place left", other: "{count} places left" })
}
