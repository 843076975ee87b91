import type { SchoolDateKind } from "../generated/graphql.ts"
import { msg } from "../ui/words/translate.ts"

/** What the dates of the calendar are called, one of each. */
export const kindNames: Record<SchoolDateKind, string> = {
  TERM: msg("Term"),
  HOLIDAY: msg("Holidays"),
  HALF_DAY: msg("Half-day"),
  DAY_OFF: msg("Day off"),
}
