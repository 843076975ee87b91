import { Badge } from "../../base/ui/texts/badge.tsx"
import { msg, type Translate } from "../../base/ui/words/translate.ts"
import { defaultDurationMs } from "../../generated/constants.ts"
import type { EventLineFragment } from "../../generated/graphql.ts"

/** A "begun" event has no known end, and no longer accepts attendance. */
export type EventStatus = "to come" | "on" | "begun" | "over" | "cancelled" | "full"

type Dates = Pick<EventLineFragment, "date" | "endDate">

export function statusOf(event: Dates & Pick<EventLineFragment, "cancelled" | "placesLeft">, now: number): EventStatus {
  if (now > lastMoment(event)) return "over"
  if (event.cancelled) return "cancelled"
  if (now >= Date.parse(event.date)) return event.endDate ? "on" : "begun"
  return event.placesLeft === 0 ? "full" : "to come"
}

/** Statuses in which nobody is expected any more. */
export const endedMessages: Partial<Record<EventStatus, string>> = {
  cancelled: msg("This event has been cancelled."),
  over: msg("This event is over."),
}

export const statusChanges = (events: Dates[]) => () =>
  events.flatMap((event) => [Date.parse(event.date), lastMoment(event) + 1])

/** Assumes the same end as the server's lists. */
const lastMoment = ({ date, endDate }: Dates) => (endDate ? Date.parse(endDate) : Date.parse(date) + defaultDurationMs)

const fewPlaces = 10

export function badgeText(t: Translate, event: EventLineFragment, now: number): string | null {
  const status = statusOf(event, now)
  if (status === "cancelled") return t("Cancelled")
  if (status === "over") return null
  if (status === "on" || status === "begun") return t("On now")
  if (status === "full") return t("Full")
  return event.placesLeft !== null && event.placesLeft <= fewPlaces ? placesLeft(t, event.placesLeft) : null
}

export function statusBadge(t: Translate, event: EventLineFragment, now: number) {
  const words = badgeText(t, event, now)
  return words && <Badge off={event.cancelled}>{words}</Badge>
}

export const placesLeft = (t: Translate, places: number): string =>
  t.count(places, { one: "1 place left", other: "{count} places left" })
