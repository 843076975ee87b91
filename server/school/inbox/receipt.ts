import { TZDateMini } from "@date-fns/tz"
import { Arg, Ctx, Field, GraphQLISODateTime, ObjectType, Query, Resolver } from "type-graphql"
import type { EntityManager } from "typeorm"
import { Auth, Role } from "../../access/auth.ts"
import type { KeyedRow } from "../../access/signed-keys.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { msg } from "../../base/words.ts"
import type { Context, Services } from "../../content/api/context.ts"
import { type ApiLanguage, ApiLanguages } from "../../content/items/api-language.ts"
import { type Day, dayIn, dayInWords } from "../../content/items/day.ts"
import { readSite, type SiteInfo } from "../../content/site-info/site-info.ts"
import type { FormNote } from "../../content/site-info/site-info-parts.ts"
import { schoolDaysAfter } from "../dates/calendar-day.ts"
import { type Form, FormName, forms } from "./form.ts"
import { type LetterContext, type Line, letterContextOf, linesAsText } from "./letters.ts"
import { MailPutOff, type SubmittedRow } from "./submission.ts"

@ObjectType({ description: "A submitted value and its label." })
export class ReceivedLine {
  @Field(() => String, { description: "Label, such as `Child`." })
  label!: string

  @Field(() => String, { description: "Submitted value." })
  value!: string
}

@ObjectType({ description: "A family's receipt for a submitted form: what the school received and what happens next." })
class Receipt {
  @Field(() => FormName, { description: "Form that was submitted." })
  form!: FormName

  @Field(() => String, { description: "Reference number for the office, such as `AP-12`." })
  number!: string

  @Field(() => GraphQLISODateTime, { description: "Time of receipt, ISO 8601 in UTC." })
  receivedAt!: Date

  @Field(() => [ReceivedLine], {
    description: "Submitted values, except those that would identify the family to a stranger.",
  })
  received!: ReceivedLine[]

  @Field(() => String, { description: "Name of the person who replies; may be empty." })
  answeredBy!: string

  @Field(() => String, { description: "Day by which the school replies, such as 2026-11-27." })
  answerBy!: Day

  @Field(() => String, { description: "Next steps; may be empty." })
  next!: string

  @NullableField(
    () => String,
    "Day on which the site deletes it, such as 2027-11-22; null if the office deletes it by hand.",
  )
  keptUntil!: Day | null

  @MailPutOff()
  mailPutOffUntil!: Date | null
}

@Resolver()
export class ReceiptResolver {
  @Auth(Role.PUBLIC)
  @Query(() => Receipt, {
    nullable: true,
    description: "The submission with this receipt key; null if the key is unknown or no longer valid.",
  })
  receipt(
    @Arg("key", () => String, { description: "The key from the receipt's link." }) key: string,
    @Arg("language", () => ApiLanguages, {
      nullable: true,
      description: "Language of the days and notes among the values; by default that in which it was sent.",
    })
    language: ApiLanguage | undefined,
    @Ctx() context: Context,
  ) {
    context.answer.forbidCaching()
    return receiptFor(key, language, context)
  }
}

export const mailKeyOf = ({ name }: Form, { id }: KeyedRow) => `${name} ${id}`

/** Anyone with the path may read the receipt. */
export const receiptPath = ({ name }: Form, row: KeyedRow, { keys }: Pick<Services, "keys">) =>
  `/receipt?key=${keys.sign(name, row)}`

/** Null for a forged or foreign key, or a deleted row. */
async function receiptFor(key: string, language: ApiLanguage | undefined, { database, keys, outbox }: Services) {
  const read = keys.read(key)
  const form = read && forms.find(({ name }) => name === read.purpose)
  const row = form && (await database.read.findOneBy(form.type, { id: read.id }))
  if (!row || !read.matches(row)) return null
  const { read: rows } = database
  const site = await readSite(rows)
  const receipt = await receiptOf(form, row, { site, read: rows, language: language ?? row.language })
  return { ...receipt, mailPutOffUntil: await outbox.putOffUntil(rows, mailKeyOf(form, row)) }
}

export async function receiptOf(
  form: Form,
  row: SubmittedRow,
  { site, read, language }: { site: SiteInfo; read: EntityManager; language: ApiLanguage },
): Promise<Omit<Receipt, "mailPutOffUntil">> {
  const { formNotes, timeZone } = site
  const { answeredBy, answerDays, next, keptMonths }: FormNote = formNotes[form.name]
  const message: Line = [msg("Message"), form.message?.(row)]
  const lines = [...form.lines(row, letterContextOf({ language }, site)), message]
  return {
    form: form.name,
    number: row.number(),
    receivedAt: row.createdAt,
    received: lines.flatMap(([label, value, shown = value]) => (shown ? { label, value: String(shown) } : [])),
    answeredBy,
    answerBy: await schoolDaysAfter(read, dayIn(timeZone, row.createdAt), answerDays),
    next,
    keptUntil: keptMonths == null ? null : dayIn(timeZone, monthsAfter(row.createdAt, keptMonths, timeZone)),
  }
}

export function receiptInWords(receipt: Omit<Receipt, "mailPutOffUntil">, { t, language }: LetterContext, url: string) {
  const { number, answeredBy, answerBy, next, keptUntil } = receipt
  return [
    linesAsText(
      [
        [t("Number"), number],
        [t("Who answers"), t(answeredBy)],
        [t("By when"), dayInWords(answerBy, language)],
      ],
      t,
    ),
    next && t("What happens next: {next}", { next: t(next) }),
    keptUntil && t("We delete what you sent on {day}.", { day: dayInWords(keptUntil, language) }),
    `${t("You can read all of this, and what we received, here:")}\n${url}`,
  ]
    .filter(Boolean)
    .join("\n\n")
}

/** Keeps the school's local time. */
export function monthsAfter(moment: Date, months: number, zone: string): Date {
  const day = new TZDateMini(moment, zone)
  return new Date(day.setMonth(day.getMonth() + months))
}
