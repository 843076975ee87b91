import { Field, GraphQLISODateTime, Int, ObjectType } from "type-graphql"
import { Column, Entity, PrimaryGeneratedColumn } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"
import { InstantColumn } from "../database/instant.ts"

export const MailState = describedEnum("MailState", "What has become of a mail.", {
  PUT_OFF:
    "There was much mail of its kind from one network or to one address: it goes at `dueAt`. `retryMail` sends it now.",
  WAITING: "It is tried as soon as it is due and there is a mail server.",
  SENT: "The mail server has taken it.",
  GIVEN_UP:
    "It was refused for two days, could not be sent for two weeks, or waited in a backup that was restored. `retryMail` begins anew.",
})

export type MailState = keyof typeof MailState

@Entity("outbox_mails")
@ObjectType({ description: "A mail that was stored together with what it is about, and is sent afterwards." })
export class OutboxMail {
  /** Shown as it is. */
  static shownWith = {}

  @Field(() => Int, { description: "Counts up from 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Field(() => String, { description: "Whom it is for; may be empty." })
  @Column("text")
  toName!: string

  @Field(() => String, { description: "The e-mail address that it goes to." })
  @Column("text")
  toAddress!: string

  @Column("text")
  replyToName!: string

  @Column("text", { nullable: true })
  replyToAddress!: string | null

  @Field(() => String, { description: "The subject." })
  @Column("text")
  subject!: string

  @Column("text")
  text!: string

  @Field(() => GraphQLISODateTime, { description: "When it was written, ISO 8601 in UTC." })
  @InstantColumn()
  createdAt!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it is tried next, ISO 8601 in UTC; null once it is sent or given up.",
  })
  @InstantColumn({ nullable: true })
  dueAt!: Date | null

  /** Null for a mail that could go at once. */
  @InstantColumn({ nullable: true })
  putOffUntil!: Date | null

  /** The row that it confirms, such as `enquiry 12`. */
  @Column("text", { nullable: true })
  about!: string | null

  @Field(() => Int, { description: "How often it has been tried." })
  @Column("integer")
  tries!: number

  @Field(() => String, { nullable: true, description: "Why the last try failed, in plain words." })
  @Column("text", { nullable: true })
  lastError!: string | null

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When the mail server took it, ISO 8601 in UTC; null until then.",
  })
  @InstantColumn({ nullable: true })
  sentAt!: Date | null

  @Field(() => MailState, { description: "What has become of it." })
  state(): MailState {
    if (this.sentAt) return MailState.SENT
    if (!this.dueAt) return MailState.GIVEN_UP
    return this.putOffUntil && this.putOffUntil > new Date() ? MailState.PUT_OFF : MailState.WAITING
  }
}
