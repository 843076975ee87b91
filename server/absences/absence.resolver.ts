import { Arg, ArgsType, Ctx, Mutation, Resolver } from "type-graphql"
import { type FindOptionsWhere, IsNull, LessThanOrEqual, MoreThanOrEqual } from "typeorm"
import { Auth } from "../access/auth.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { badInput } from "../api/failures.ts"
import { type Day, dayIn, daysFrom, OptionalDay } from "../content/day.ts"
import { inboxResolver } from "../inbox/inbox-resolver.ts"
import { InboxArgs, SubmissionReceipt } from "../inbox/submission.ts"
import { submit, submitting } from "../inbox/submit.ts"
import { readSchool } from "../site-info/school.ts"
import { msg } from "../words.ts"
import { Absence, ReportAbsenceInput } from "./absence.ts"
import { absenceForm } from "./absence-form.ts"

/** Days. What is further off is a slip of the finger. */
const earliest = -14
const latest = 180
const longest = 60
const tooLong = msg("Please write to us about more than 60 days.")

@ArgsType()
class AbsencesArgs extends InboxArgs {
  @OptionalDay({ description: "Only those of children who are away on this day.", wrong: "Please give a day." })
  on?: Day | null
}

const awayOn = (day: Day): FindOptionsWhere<Absence>[] => [
  { firstDay: LessThanOrEqual(day), lastDay: MoreThanOrEqual(day) },
  { firstDay: day, lastDay: IsNull() },
]

export const AbsenceInbox = inboxResolver(Absence, {
  plural: "absences",
  descriptions: {
    list: "The absences that were reported, newest first.",
    mark: "Notes how far the office is with an absence.",
  },
  narrower: { args: AbsencesArgs, filterOf: ({ on }: AbsencesArgs) => (on == null ? {} : awayOn(on)) },
})

@Resolver()
export class AbsenceResolver {
  @Auth(Role.PUBLIC)
  @Fails(...submitting(absenceForm))
  @AskFirst
  @Mutation(() => SubmissionReceipt, {
    description: "Tells the school that a child does not come. It is stored first, then mailed to the school.",
  })
  async reportAbsence(@Arg("input", () => ReportAbsenceInput) input: ReportAbsenceInput, @Ctx() context: Context) {
    const { timeZone } = await readSchool(context.database)
    requireDays(input, dayIn(timeZone, new Date()))
    return submit(absenceForm, input, context)
  }
}

/** @throws BAD_USER_INPUT for days that cannot be meant. */
function requireDays({ firstDay, lastDay }: ReportAbsenceInput, today: string) {
  const away = daysFrom(today, firstDay)
  if (away < earliest || away > latest) throw badInput({ firstDay: msg("Please give a day near today.") })
  const length = lastDay ? daysFrom(firstDay, lastDay) : 0
  if (length < 0) throw badInput({ lastDay: msg("The last day cannot be before the first.") })
  if (length > longest) throw badInput({ lastDay: tooLong })
}
