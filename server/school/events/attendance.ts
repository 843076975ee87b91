import { Max, Min } from "class-validator"
import { Ctx, Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, In, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { isPlainEmail, maxEmailLength } from "../../base/addresses/address.ts"
import { describedEnum } from "../../base/api/described-enum.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { msg } from "../../base/words.ts"
import { type Batch, batched } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
import { Trimmed } from "../../content/api/validation.ts"
import { IdempotencyKey } from "../../content/items/added-item.ts"
import type { ApiLanguage } from "../../content/items/api-language.ts"
import { compose, EmailField, Filled, NameField, OneLine, OptionalTextField } from "../../content/items/fields.ts"
import { Honeypot } from "../../content/items/honeypot.ts"
import { InstantColumn, InstantField } from "../../store/database/instant.ts"
import { MailState, OutboxMail } from "../../store/mail/outbox-mail.ts"
import { FamilysLanguage, Submission } from "../inbox/submission.ts"
import { Event } from "./event.ts"

export const AttendanceState = describedEnum("AttendanceState", "State of a registration.", {
  CONFIRMED: "Registered.",
  HELD: "Not confirmed yet: they were mailed a link to confirm. A place is held for them until `heldUntil`.",
  WAITING: "Waitlisted: all places are taken.",
})

export type AttendanceState = keyof typeof AttendanceState

export const Guests = () =>
  compose(
    Field(() => Int, { defaultValue: 0, description: "Number of guests, 0 to 10." }),
    Min(0, { message: msg("Guests are 0 to 10.") }),
    Max(10, { message: msg("Guests are 0 to 10.") }),
  )

export const HeldUntil = () =>
  NullableField(
    () => GraphQLISODateTime,
    "End of the hold on an unconfirmed place, ISO 8601 in UTC; null if no place is held.",
  )

@ObjectType()
@InputType()
abstract class PartyFields {
  @NameField({ description: "Name of the attendee.", required: msg("Name is required.") })
  name!: string

  @Guests()
  @Column("integer")
  guests!: number
}

@ObjectType()
@InputType()
abstract class AttendanceFields extends PartyFields {
  @EmailField({
    description: "Contact address of the attendee; empty if they told the office none.",
    required: msg("Valid email is required."),
  })
  email!: string
}

const PhoneField = () =>
  compose(OptionalTextField({ description: "Telephone number, if they told the office.", max: 40 }), OneLine())

@Entity("attendances")
@Index(["eventId", "email"], { unique: true, where: `NOT "repeats" AND "email" <> ''` })
@Index(["eventId", "id"])
@Index(["state", "heldUntil"])
@ObjectType({ description: "A person who has registered for an event." })
export class Attendance extends AttendanceFields {
  @Field(() => Int, { description: "ID, starting at 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("integer")
  eventId!: number

  @ManyToOne(() => Event, { onDelete: "CASCADE" })
  event!: Event

  @PhoneField()
  phone?: string | null

  @InstantField("Registration time, ISO 8601 in UTC.")
  createdAt!: Date

  @Field(() => AttendanceState, { description: "Registration state." })
  @Column("text", { default: AttendanceState.CONFIRMED })
  state!: AttendanceState

  @HeldUntil()
  @InstantColumn({ nullable: true })
  heldUntil!: Date | null

  /** When an unconfirmed row is deleted; its place is given away earlier (`heldUntil`). */
  @Index()
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null

  /** The sender's network until confirmation; see `neighbourhoodOf`. */
  @Column("text", { nullable: true })
  network!: string | null

  /** True if the mailed link was used; a waiting person then moves up without being asked. */
  @Column("boolean", { default: false })
  verified!: boolean

  /** True if the address had confirmed before: takes no places but looks normal, so that nobody learns who comes. */
  @Column("boolean", { default: false })
  repeats!: boolean

  /** A higher number moves up first; equal ones by ID. */
  @Column("integer", { default: 0 })
  ahead!: number

  /** The letter that called the event off. */
  @Column("integer", { nullable: true })
  calledOffMailId!: number | null

  @NullableField(() => MailState, "State of the mail that said that the event is called off; null if there was none.")
  calledOff(@Ctx() context: Context): Promise<MailState> | null {
    return this.calledOffMailId == null ? null : batched(context, mailStates).load(this.calledOffMailId)
  }

  @FamilysLanguage()
  language!: ApiLanguage

  @Column("text", { nullable: true, unique: true, select: false })
  idempotencyKey!: string | null

  get counts() {
    return !this.repeats && (this.state === AttendanceState.CONFIRMED || this.heldUntil !== null)
  }

  get people() {
    return 1 + this.guests
  }
}

/** Purged mails count as sent. */
const mailStates: Batch<MailState> = async (ids, { database }) => {
  const mails = await database.read.findBy(OutboxMail, { id: In([...ids]) })
  return ids.map((id) => mails.find((mail) => mail.id === id)?.state() ?? MailState.SENT)
}

@InputType({ description: "A person who will attend, with the number of guests." })
export class AttendanceInput extends Honeypot(AttendanceFields) {}

@InputType({ description: "A person who wants to attend, with the number of guests." })
export class AttendEventInput extends Submission(AttendanceFields) {}

@InputType({ description: "A person who told the office that they will attend, with the number of guests." })
export class AddAttendanceInput extends PartyFields {
  @PhoneField()
  phone?: string | null

  @Field(() => String, { defaultValue: "", description: "Email address; with one, they are mailed their place." })
  @Trimmed()
  @Filled(msg("Valid email is required."), (value) => value === "" || isPlainEmail(value), { max: maxEmailLength })
  email!: string

  @IdempotencyKey("A key for this request, as for `attendEvent`.")
  idempotencyKey?: string | null
}
