import { Arg, Args, ArgsType, type ClassType, Ctx, Mutation, Query, Resolver } from "type-graphql"
import { type EntityManager, IsNull } from "typeorm"
import { Auth } from "../../access/auth.ts"
import { Role } from "../../access/roles.ts"
import { accountIdOf } from "../../access/viewer.ts"
import { WithoutAsking } from "../../base/api/ask-first.ts"
import { Fails } from "../../base/failures/fails.ts"
import { gone } from "../../base/failures/failures.ts"
import { originalLanguage } from "../../base/languages.ts"
import type { Context } from "../../content/api/context.ts"
import { logAct } from "../../content/history/log-act.ts"
import { Act } from "../../content/items/act.ts"
import { addOnce, IdempotencyKey } from "../../content/items/added-item.ts"
import { type Day, DayOf, dayIn, dayInWords, OptionalDay } from "../../content/items/day.ts"
import { Line } from "../../content/items/fields.ts"
import { actor } from "../../content/items/item-history.ts"
import { folded } from "../../content/items/search-text.ts"
import { publicRows } from "../../content/items/visibility.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { SchoolClass } from "../classes/school-class.ts"
import { mailboxesOf } from "../enquiries/recipient.ts"
import type { Form } from "../inbox/form.ts"
import { SubmissionReceipt } from "../inbox/submission.ts"
import { submit } from "../inbox/submit.ts"
import { Absence, ReportAbsenceInput } from "./absence.ts"
import { awayOn } from "./absence-days.ts"

const maxAway = 500

@ArgsType()
class RegisterArgs {
  @OptionalDay({ description: "The day; today at the school by default.", wrong: "Please give a day." })
  day?: Day | null
}

@ArgsType()
class SendRegisterArgs {
  @DayOf({ description: "The day.", required: "Please give a day." })
  day!: Day

  @Line({ description: "Class, as in the register.", max: 60, required: "Please name a class." })
  className!: string

  @IdempotencyKey("A key for this request: with the same one, nothing is mailed again.")
  idempotencyKey?: string | null
}

export function registerResolver(form: Form<Absence, ReportAbsenceInput>): ClassType<object> {
  @Resolver()
  class RegisterResolver {
    @Auth(Role.ADMINISTRATOR)
    @Query(() => [Absence], {
      description: `Who is away on a day, by class, then by name, without spam; at most ${maxAway}.`,
    })
    async register(@Args(() => RegisterArgs) { day }: RegisterArgs, @Ctx() { database }: Context) {
      const { timeZone } = await readSite(database.read)
      return awayOnDay(database.read, day ?? dayIn(timeZone, new Date()))
    }

    @Auth(Role.ADMINISTRATOR)
    @Fails("BAD_USER_INPUT", "NOT_FOUND", "CONFLICT")
    @Mutation(() => [String], {
      description: "Mails a class's part of the register to its teachers, and returns their names.",
    })
    async sendRegister(@Args(() => SendRegisterArgs) request: SendRegisterArgs, @Ctx() context: Context) {
      const { day, className } = request
      const children = (await awayOnDay(context.database.read, day)).filter((child) => isInClass(className, child))
      return context.outbox.write(async (rows) => {
        const teachers = await teachersOf(rows, className)
        const text = children.map(({ childName, reason, lastDay }) => {
          const until = lastDay && lastDay > day ? `, until ${dayInWords(lastDay, originalLanguage)}` : ""
          return `${childName}: ${reason}${until}`
        })
        const subject = `Away from ${className} on ${dayInWords(day, originalLanguage)}`
        await addOnce(rows, { userId: accountIdOf(context.viewer), type: "Register" }, request, async () => {
          for (const to of teachers)
            await context.outbox.put(rows, { kind: "staff", to, subject, text: text.join("\n") || "Nobody is away." })
          const noted = { title: className, detail: dayInWords(day, originalLanguage) }
          await logAct(rows, { act: Act.REGISTER_MAILED, ...actor(context.viewer), ...noted })
          return 0
        })
        return teachers.map(({ name }) => name)
      })
    }

    @Auth(Role.ADMINISTRATOR)
    @Fails("BAD_USER_INPUT", "CONFLICT")
    @WithoutAsking
    @Mutation(() => SubmissionReceipt, {
      description: "Enters an absence that a family reported by telephone. It is known, and sends no mail.",
    })
    async enterAbsence(@Arg("input", () => ReportAbsenceInput) input: ReportAbsenceInput, @Ctx() context: Context) {
      await form.check?.(input, context)
      return submit(form as unknown as Form, input, context, { byTelephone: true })
    }
  }
  return RegisterResolver
}

const isInClass = (className: string, child: { className: string }) => folded(child.className) === folded(className)

const awayOnDay = (rows: EntityManager, day: Day) =>
  rows.find(Absence, {
    where: awayOn(day).map((where) => ({ ...where, spamAt: IsNull() })),
    order: { className: "ASC", childName: "ASC", id: "ASC" },
    take: maxAway,
  })

/** @throws NOT_FOUND if no class has this name, or if none of its teachers has an account */
async function teachersOf(rows: EntityManager, className: string) {
  const classes = await publicRows(rows, SchoolClass, {}).getMany()
  const isCalled = ({ item }: { item: SchoolClass }) => folded(item.title) === folded(className)
  const found = classes.find((one) => SchoolClass.translated.readings(one).some(isCalled))
  const teachers = found ? await mailboxesOf(rows, `class-${found.id}`) : []
  if (teachers.length > 0) return teachers
  throw gone(found ? `No teacher of ${found.title} has an account.` : `No class of this site is called ${className}.`)
}
