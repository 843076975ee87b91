import { IsOptional, Matches } from "class-validator"
import { ArgsType, Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { Column, PrimaryGeneratedColumn } from "typeorm"
import { type ApiLanguage, ApiLanguages, original } from "../../content/items/api-language.ts"
import { together } from "../../content/items/fields.ts"
import { Honeypot } from "../../content/items/honeypot.ts"
import { SearchArgs } from "../../content/items/paging.ts"
import type { Fields } from "../../content/items/record.ts"
import { InstantColumn } from "../../store/database/instant.ts"

const ofLanguage = "In which language they read the site: what the site writes to them is in it."

/** The column for the sender's language. */
export const FamilysLanguage = () =>
  together(
    Field(() => ApiLanguages, { description: ofLanguage }),
    Column("text", { default: original }),
  )

export const MailPutOff = () =>
  Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "When the mail that confirms it goes, ISO 8601 in UTC, where it is put off because there were many; null where it goes at once, or none does.",
  })

/** The office's fields for submissions, which are named by `prefix` and id. */
export function Submitted<T extends Fields>(fields: T, prefix: string) {
  @ObjectType()
  abstract class SubmittedItem extends fields {
    static prefix = prefix
    static isCounted = true

    @Field(() => Int, { description: "Counts up from 1 within its type." })
    @PrimaryGeneratedColumn("increment", { type: "integer" })
    id!: number

    @Field(() => String, { description: `What the family and the office call it, such as \`${prefix}-12\`.` })
    number(): string {
      return `${prefix}-${this.id}`
    }

    @Field(() => GraphQLISODateTime, { description: "When it arrived, ISO 8601 in UTC." })
    @InstantColumn()
    createdAt!: Date

    @Field(() => GraphQLISODateTime, {
      nullable: true,
      description: "When somebody in the office read it, ISO 8601 in UTC; null while it is new.",
    })
    @InstantColumn({ nullable: true })
    readAt!: Date | null

    @Field(() => GraphQLISODateTime, {
      nullable: true,
      description: "When the office was done with it, ISO 8601 in UTC; null until then.",
    })
    @InstantColumn({ nullable: true })
    doneAt!: Date | null

    @FamilysLanguage()
    language!: ApiLanguage

    /** The client's own name for this submission. */
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
    @Field(() => String, {
      nullable: true,
      description:
        "A name for this submission, made up by the client: 8 to 100 letters, digits and hyphens, such as a UUID. " +
        "Sent again with the same content, it is stored once and answered alike; with other content it is a CONFLICT.",
    })
    @IsOptional()
    @Matches(/^[\w-]{8,100}$/, { message: "Please use 8 to 100 letters, digits and hyphens." })
    idempotencyKey?: string | null

    @Field(() => ApiLanguages, { defaultValue: original, description: ofLanguage })
    language!: ApiLanguage
  }
  return SubmissionInput
}

@ObjectType({ description: "What a public form answers." })
export class SubmissionReceipt {
  @Field(() => GraphQLISODateTime, { description: "When it was stored, ISO 8601 in UTC." })
  receivedAt!: Date

  @Field(() => String, {
    description: "The path at which the sender reads what was received and what follows. Whoever knows it may.",
  })
  path!: string

  @MailPutOff()
  mailPutOffUntil!: Date | null
}

@ArgsType()
export class InboxArgs extends SearchArgs {
  @Field(() => Boolean, { nullable: true, description: "True: only what nobody has read. False: only what is read." })
  unread?: boolean | null

  @Field(() => Boolean, { nullable: true, description: "True: only what is done with. False: only what is not." })
  done?: boolean | null
}

@ArgsType()
export class MarkArgs {
  @Field(() => Int, { description: "Its id." })
  id!: number

  @Field(() => Boolean, { nullable: true, description: "Whether it is read. Absent keeps it." })
  read?: boolean | null

  @Field(() => Boolean, { nullable: true, description: "Whether the office is done with it. Absent keeps it." })
  done?: boolean | null
}
