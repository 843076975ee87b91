import { Field, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { InstantColumn, InstantField, OptionalInstantField } from "../database/instant.ts"

export const MailState = describedEnum("MailState", "State of a mail.", {
  PUT_OFF:
    "Postponed until `dueAt`, because there were many similar mails from one network or to one address. " +
    "`retryMail` sends it now.",
  WAITING: "Waiting to be sent when due, once there is a mail server.",
  SENT: "Accepted by the mail server.",
  GIVEN_UP:
    "Given up: it was refused for two days, could not be sent for two weeks, or was waiting in a backup that " +
    "was restored. `retryMail` starts again.",
})

export type MailState = keyof typeof MailState

/** `about` of a mail that names an item, with which the mail is erased. */
export const aboutItem = (type: string | undefined, id: number) => `${type} ${id}`

@Entity("outbox_mails")
@ObjectType({
  description: "An outgoing mail. It is stored together with the change that caused it, and sent afterwards.",
})
export class OutboxMail {
  @Field(() => Int, { description: "ID, starting at 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, { description: "Recipient's name; may be empty." })
  @Column("text")
  toName!: string

  @Field(() => String, { description: "Recipient's email address." })
  @Column("text")
  toAddress!: string

  @Column("text")
  replyToName!: string

  @Column("text", { nullable: true })
  replyToAddress!: string | null

  @Field(() => String, { description: "Subject." })
  @Column("text")
  subject!: string

  @Column("text")
  text!: string

  @InstantField("Creation time, ISO 8601 in UTC.")
  createdAt!: Date

  @OptionalInstantField("Time of the next attempt, ISO 8601 in UTC; null once the mail is sent or given up.")
  dueAt!: Date | null

  /** Null for a mail that was within its budgets. */
  @InstantColumn({ nullable: true })
  putOffUntil!: Date | null

  @Column("text", { nullable: true })
  about!: string | null

  @Field(() => Int, { description: "Number of attempts." })
  @Column("integer")
  tries!: number

  @NullableField(() => String, "Reason why the last attempt failed, in plain language.")
  @Column("text", { nullable: true })
  lastError!: string | null

  @OptionalInstantField("Time at which the mail server accepted it, ISO 8601 in UTC; null until then.")
  sentAt!: Date | null

  @Field(() => MailState, { description: "State of the mail." })
  state(): MailState {
    if (this.sentAt) return MailState.SENT
    if (!this.dueAt) return MailState.GIVEN_UP
    return this.putOffUntil && this.putOffUntil > new Date() ? MailState.PUT_OFF : MailState.WAITING
  }
}
