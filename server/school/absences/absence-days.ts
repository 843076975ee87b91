import { ArgsType } from "type-graphql"
import { Between, type FindOptionsWhere, IsNull, MoreThanOrEqual } from "typeorm"
import { badInput } from "../../base/failures/failures.ts"
import type { Language } from "../../base/languages.ts"
import { msg, type Translate } from "../../base/words.ts"
import type { Context } from "../../content/api/context.ts"
import { addDays, type Day, dayIn, dayInWords, daysFrom, OptionalDay } from "../../content/items/day.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { InboxArgs } from "../inbox/submission.ts"
import type { Absence, ReportAbsenceInput } from "./absence.ts"

/** In days; dates beyond these are typing errors. */
const earliest = -14
const latest = 180
const maxDays = 60
const tooLong = msg("Please write to us about more than 60 days.")

export async function requireDays({ firstDay, lastDay }: ReportAbsenceInput, { database }: Context) {
  const { timeZone } = await readSite(database.read)
  const daysAhead = daysFrom(dayIn(timeZone, new Date()), firstDay)
  if (daysAhead < earliest || daysAhead > latest) throw badInput({ firstDay: msg("Please give a day near today.") })
  const length = lastDay ? daysFrom(firstDay, lastDay) : 0
  if (length < 0) throw badInput({ lastDay: msg("The last day cannot be before the first.") })
  if (length > maxDays) throw badInput({ lastDay: tooLong })
}

@ArgsType()
export class AbsencesArgs extends InboxArgs {
  @OptionalDay({ description: "Only absences that include this day.", wrong: "Please give a day." })
  on?: Day | null
}

/** Bounded by the longest absence, for the index. */
export const awayOn = (day: Day): FindOptionsWhere<Absence>[] => [
  { firstDay: Between(addDays(day, -maxDays), day), lastDay: MoreThanOrEqual(day) },
  { firstDay: day, lastDay: IsNull() },
]

type Days = Pick<Absence, "firstDay" | "lastDay">

export function daysInWords({ firstDay, lastDay }: Days, t: Translate, language: Language) {
  const first = dayInWords(firstDay, language)
  if (!lastDay || lastDay === firstDay) return first
  return t("{first} to {last}", { first, last: dayInWords(lastDay, language) })
}
