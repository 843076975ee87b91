import type { SchoolDateKind } from "../generated/graphql.ts"

/** What the dates of the calendar are called, one of each. */
export const kindNames: Record<SchoolDateKind, string> = {
  TERM: "Term",
  HOLIDAY: "Holidays",
  HALF_DAY: "Half-day",
  DAY_OFF: "Day off",
}
