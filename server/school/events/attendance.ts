import { Max, Min } from "class-validator"
import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"
import { msg } from "../../base/words.ts"
import type { ApiLanguage } from "../../content/items/api-language.ts"
import { EmailField, NameField, together } from "../../content/items/fields.ts"
import { Honeypot } from "../../content/items/honeypot.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import { FamilysLanguage, Submission } from "../inbox/submission.ts"
import { Event } from "./event.ts"

export const AttendanceState = describedEnum("AttendanceState", "How sure it is that somebody comes.", {
  CONFIRMED: "They come.",
  HELD: "They are asked to confirm by the link in their mail. Until `heldUntil` a place is kept for them.",
  WAITING: "They are on the waiting list: all places are taken.",
})

export type AttendanceState = keyof typeof AttendanceState

/** The number of guests, without the column. */
export const Guests = () =>
  together(
    Field(() => Int, { defaultValue: 0, description: "How many people they bring, 0 to 10." }),
    Min(0, { message: msg("Guests are 0 to 10.") }),
    Max(10, { message: msg("Guests are 0 to 10.") }),
  )

@ObjectType()
@InputType()
abstract class AttendanceFields {
  @NameField({ description: "Who will come.", required: msg("Name is required.") })
  name!: string

  @EmailField({ description: "Where the school can reach them.", required: msg("Valid email is required.") })
  email!: string

  @Guests()
  @Column("integer")
  guests!: number
}

@Entity("attendances")
@Index(["eventId", "email"], { unique: true, where: `NOT "repeats"` })
@Index(["eventId", "id"])
@Index(["state", "heldUntil"])
@ObjectType({ description: "Somebody who has said that they will come." })
export class Attendance extends AttendanceFields {
  @Field(() => Int, { description: "Counts up from 1." })
  @PrimaryGeneratedColumn("increment", { type: "integer" })
  id!: number

  @Column("integer")
  eventId!: number

  @ManyToOne(() => Event, { onDelete: "CASCADE" })
  event!: Event

  @Field(() => GraphQLISODateTime, { description: "When they said so, ISO 8601 in UTC." })
  @InstantColumn()
  createdAt!: Date

  @Field(() => AttendanceState, { description: "How sure it is." })
  @Column("text", { default: AttendanceState.CONFIRMED })
  state!: AttendanceState

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      "Until when a place is kept that is not confirmed by mail, ISO 8601 in UTC; null for any other, and where none is kept.",
  })
  @InstantColumn({ nullable: true })
  heldUntil!: Date | null

  /** The time when an unconfirmed one is deleted: later than its place is given to others. */
  @Index()
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null

  /** The network of the sender, until it is confirmed: see `neighbourhoodOf`. */
  @Column("text", { nullable: true })
  network!: string | null

  /** True if the link in the mail was used: somebody who waits then moves up without being asked. */
  @Column("boolean", { default: false })
  verified!: boolean

  /**
   * True if the address had confirmed before. Counts nowhere, but looks normal to the sender: nobody learns who comes.
   */
  @Column("boolean", { default: false })
  repeats!: boolean

  @FamilysLanguage()
  language!: ApiLanguage

  @Column("text", { nullable: true, unique: true, select: false })
  idempotencyKey!: string | null

  /** True where it takes places of the event. */
  get counts() {
    return !this.repeats && (this.state === AttendanceState.CONFIRMED || this.heldUntil !== null)
  }

  /** Themselves and those whom they bring. */
  get people() {
    return 1 + this.guests
  }
}

@InputType({ description: "Who will come, and with how many guests." })
export class AttendanceInput extends Honeypot(AttendanceFields) {}

@InputType({ description: "Who would like to come, and with how many guests." })
export class AttendEventInput extends Submission(AttendanceFields) {}
