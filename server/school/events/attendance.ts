import { Max, Min } from "class-validator"
import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"
import { msg } from "../../base/words.ts"
import type { ApiLanguage } from "../../content/items/api-language.ts"
import { EmailField, NameField, together } from "../../content/items/fields.ts"
import { Honeypot } from "../../content/items/honeypot.ts"
import { InstantColumn, InstantField } from "../../store/database/instant.ts"
import { FamilysLanguage, Submission } from "../inbox/submission.ts"
import { Event } from "./event.ts"

export const AttendanceState = describedEnum("AttendanceState", "State of a registration.", {
  CONFIRMED: "Registered.",
  HELD: "Not confirmed yet: they were mailed a link to confirm. A place is held for them until `heldUntil`.",
  WAITING: "Waitlisted: all places are taken.",
})

export type AttendanceState = keyof typeof AttendanceState

export const Guests = () =>
  together(
    Field(() => Int, { defaultValue: 0, description: "Number of guests, 0 to 10." }),
    Min(0, { message: msg("Guests are 0 to 10.") }),
    Max(10, { message: msg("Guests are 0 to 10.") }),
  )

export const HeldUntil = () =>
  Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "End of the hold on an unconfirmed place, ISO 8601 in UTC; null if no place is held.",
  })

@ObjectType()
@InputType()
abstract class AttendanceFields {
  @NameField({ description: "Name of the attendee.", required: msg("Name is required.") })
  name!: string

  @EmailField({ description: "Contact address of the attendee.", required: msg("Valid email is required.") })
  email!: string

  @Guests()
  @Column("integer")
  guests!: number
}

@Entity("attendances")
@Index(["eventId", "email"], { unique: true, where: `NOT "repeats"` })
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

@InputType({ description: "A person who will attend, with the number of guests." })
export class AttendanceInput extends Honeypot(AttendanceFields) {}

@InputType({ description: "A person who wants to attend, with the number of guests." })
export class AttendEventInput extends Submission(AttendanceFields) {}
