import { formatDateTime } from "../../base/ui/dates/dates.tsx"
import type { Translate } from "../../base/ui/words/translate.ts"
import type { AttendanceState } from "../../generated/graphql.ts"

type Reply = { guests: number; state: AttendanceState; heldUntil?: string | null }

export const party = (t: Translate, guests: number): string =>
  guests === 0 ? t("you") : t.count(guests, { one: "you and 1 guest", other: "you and {count} guests" })

export function statusText(t: Translate, { guests, state, heldUntil }: Reply, zone: string): string {
  if (state === "CONFIRMED") return t("We expect {party}.", { party: party(t, guests) })
  // The same text for an address that has signed up before, so that nobody learns who comes.
  if (state === "WAITING")
    return t(
      "All places are taken: you are on the waiting list, unless you have a place already. We write to you when there is room.",
    )
  if (!heldUntil)
    return t("Please confirm by the link in our mail: you then get a place if one is free, or are on the waiting list.")
  const until = formatDateTime(heldUntil, zone, t.language)
  return t("Please confirm by the link in our mail. Your place is kept until {until}.", { until })
}
