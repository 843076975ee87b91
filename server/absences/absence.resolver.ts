import { Arg, Args, Ctx, Mutation, Query, Resolver } from "type-graphql"
import { Auth } from "../access/auth.ts"
import { registerProgramArea } from "../access/program-areas.ts"
import { Role } from "../access/roles.ts"
import { AskFirst } from "../api/ask-first.ts"
import type { Context } from "../api/context.ts"
import { Fails } from "../api/fails.ts"
import { badInput } from "../api/failures.ts"
import { dayIn, daysFrom } from "../content/day.ts"
import { Page } from "../content/paging.ts"
import { formEvents, registerTopic } from "../content/site-event.ts"
import { filterOf, mark } from "../inbox/inbox.ts"
import { InboxArgs, MarkArgs, SubmissionReceipt } from "../inbox/submission.ts"
import { submit } from "../inbox/submit.ts"
import { readSchool } from "../site-info/school.ts"
import { msg } from "../words.ts"
import { Absence, ReportAbsenceInput } from "./absence.ts"
import { absenceForm } from "./absence-form.ts"

const AbsencePage = Page(Absence)

/** Days. What is further off is a slip of the finger. */
const earliest = -14
const latest = 180
const longest = 60
const tooLong = msg("Please write to us about more than 60 days.")

const area = { programs: registerProgramArea(Absence, "Absences") }
registerTopic(Absence, "Absences", formEvents)

@Resolver()
export class AbsenceResolver {
  @Auth(Role.PUBLIC)
  @Fails(
    "BAD_USER_INPUT",
    { TOO_MANY_REQUESTS: "after 60 within a quarter of an hour from one network address" },
    "CONFLICT",
  )
  @AskFirst
  @Mutation(() => SubmissionReceipt, {
    description: "Tells the school that a child does not come. It is stored first, then mailed to the school.",
  })
  async reportAbsence(@Arg("input", () => ReportAbsenceInput) input: ReportAbsenceInput, @Ctx() context: Context) {
    const { timeZone } = await readSchool(context.database)
    requireDays(input, dayIn(timeZone, new Date()))
    return submit(absenceForm, input, context)
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Query(() => AbsencePage, { description: "The absences that were reported, newest first." })
  absences(@Args(() => InboxArgs) args: InboxArgs, @Ctx() { content }: Context) {
    return content.page(Absence, args, { where: filterOf(Absence, args) })
  }

  @Auth(Role.ADMINISTRATOR, area)
  @Fails("NOT_FOUND")
  @Mutation(() => Absence, { description: "Notes how far the office is with an absence." })
  markAbsence(@Args(() => MarkArgs) args: MarkArgs, @Ctx() context: Context) {
    return mark(Absence, args, context)
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
