import { msg } from "../../base/ui/words/translate.ts"
import type { SchoolDateKind } from "../../generated/graphql.ts"

export const kindNames: Record<SchoolDateKind, string> = {
  TERM: msg("Term"),
  HOLIDAY: msg("Holidays"),
  HALF_DAY: msg("Half-day"),
  DAY_OFF: msg("Day off"),
}
