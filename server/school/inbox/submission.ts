import { ArgsType, Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { Column, PrimaryGeneratedColumn } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { IdempotencyKey } from "../../content/items/added-item.ts"
import { type ApiLanguage, ApiLanguages, original } from "../../content/items/api-language.ts"
import { compose } from "../../content/items/fields.ts"
import { Honeypot } from "../../content/items/honeypot.ts"
import { SearchArgs } from "../../content/items/paging.ts"
import type { Fields } from "../../content/items/record.ts"
import { InstantColumn, InstantField, OptionalInstantField } from "../../store/database/instant.ts"

const languageDescription = "Language in which they read the site; mails to them use it."

export const FamilysLanguage = () =>
  compose(
    Field(() => ApiLanguages, { description: languageDescription }),
    Column("text", { default: original }),
  )

export const AnsweredHow = describedEnum("AnsweredHow", "How the office answered a submission.", {
  MAIL: "An email.",
  TELEPHONE: "A telephone call.",
  IN_PERSON: "A conversation in person, or a note.",
})

export type AnsweredHow = keyof typeof AnsweredHow

export const MailPutOff = () =>
  Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Send time of the confirmation mail if postponed because of high volume, ISO 8601 in UTC; null if it is " +
      "sent at once, or if there is none.",
  })

/** The office's fields. `prefix` begins the reference number. */
export function Submitted<T extends Fields>(fields: T, prefix: string) {
  @ObjectType()
  abstract class SubmittedItem extends fields {
    static prefix = prefix

    @Field(() => Int, { description: "ID, unique within its type, starting at 1." })
    @PrimaryGeneratedColumn("increment", { type: "integer" })
    id!: number

    @Field(() => String, { description: `Reference number for the family and the office, such as \`${prefix}-12\`.` })
    number(): string {
      return `${prefix}-${this.id}`
    }

    @InstantField("Time of receipt, ISO 8601 in UTC.")
    createdAt!: Date

    @OptionalInstantField("Time at which the office read it, ISO 8601 in UTC; null while unread.")
    readAt!: Date | null

    @OptionalInstantField("Time at which the office marked it as done, ISO 8601 in UTC; null until then.")
    doneAt!: Date | null

    @FamilysLanguage()
    language!: ApiLanguage

    @Field(() => Int, { description: "Counts the office's marks. Send it with `markInbox`." })
    @Column("integer", { default: 1 })
    version!: number

    @Column("integer", { nullable: true })
    assigneeId!: number | null

    @Column("integer", { nullable: true })
    doneById!: number | null

    @Column("text", { nullable: true })
    answeredHow!: AnsweredHow | null

    @InstantColumn({ nullable: true })
    spamAt!: Date | null

    @Column("text", { default: "" })
    officeNote!: string

    @InstantColumn({ nullable: true })
    markedAt!: Date | null

    @Column("integer", { nullable: true })
    markedById!: number | null

    @Column("text", { nullable: true, unique: true, select: false })
    idempotencyKey!: string | null

    @Column("text", { select: false })
    searchText!: string
  }
  return SubmittedItem
}

export type SubmittedRow = InstanceType<ReturnType<typeof Submitted<Fields>>>

export type SubmittedType<T extends SubmittedRow> = (new () => T) & { prefix: string }

export function Submission<T extends Fields>(fields: T) {
  @InputType()
  abstract class SubmissionInput extends Honeypot(fields) {
    @IdempotencyKey(
      "A key for this submission, chosen by the client: 8 to 100 letters, digits and hyphens, such as a UUID. " +
        "Repeated with the same content, it is stored once and gets the same response; with different content it " +
        "is a CONFLICT.",
    )
    idempotencyKey?: string | null

    @Field(() => ApiLanguages, { defaultValue: original, description: languageDescription })
    language!: ApiLanguage
  }
  return SubmissionInput
}

export type SubmittedInput = InstanceType<ReturnType<typeof Submission<Fields>>>

@ObjectType({ description: "The response to a public form." })
export class SubmissionReceipt {
  @Field(() => GraphQLISODateTime, { description: "Time at which it was stored, ISO 8601 in UTC." })
  receivedAt!: Date

  @Field(() => String, {
    description: "Path at which anyone who has it can see what was received and what happens next.",
  })
  path!: string

  @MailPutOff()
  mailPutOffUntil!: Date | null
}

@ArgsType()
export class InboxArgs extends SearchArgs {
  @NullableField(() => Boolean, "True: only unread. False: only read.")
  unread?: boolean | null

  @NullableField(() => Boolean, "True: only those that are done. False: only those that are not.")
  done?: boolean | null
}

@ArgsType()
export class MarkArgs {
  @Field(() => Int, { description: "ID." })
  id!: number

  @NullableField(() => Boolean, "True if read, false if unread. Omit to keep the current value.")
  read?: boolean | null

  @NullableField(() => Boolean, "True if the office is done with it. Omit to keep the current value.")
  done?: boolean | null
}
