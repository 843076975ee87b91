import { Max, Min } from "class-validator"
import { Field, GraphQLISODateTime, InputType, Int, ObjectType, registerEnumType } from "type-graphql"
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import type { ApiLanguage } from "../content/api-language.ts"
import { EmailField, NameField, together } from "../content/fields.ts"
import { Honeypot } from "../content/honeypot.ts"
import { InstantColumn } from "../database/instant.ts"
import { FamilysLanguage, Submission } from "../inbox/submission.ts"
import { msg } from "../words.ts"
import { Event } from "./event.ts"

export enum AttendanceState {
  CONFIRMED = "CONFIRMED",
  HELD = "HELD",
  WAITING = "WAITING",
}

registerEnumType(AttendanceState, {
  name: "AttendanceState",
  description: "How sure it is that somebody comes.",
  valuesConfig: {
    CONFIRMED: { description: "They come." },
    HELD: {
      description: "They are asked to confirm by the link in their mail. Until `heldUntil` a place is kept for them.",
    },
    WAITING: { description: "They are on the waiting list: all places are taken." },
  },
})

/** How many people somebody brings, without the column. */
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

  /** When it is deleted unless it is confirmed: later than its place is given to others. */
  @Index()
  @InstantColumn({ nullable: true })
  expiresAt!: Date | null

  /** From where it came, until it is confirmed: see `neighbourhoodOf`. */
  @Column("text", { nullable: true })
  network!: string | null

  /** Whether the link in the mail has been used: whoever waits then moves up without being asked. */
  @Column("boolean", { default: false })
  verified!: boolean

  /** Whether the address had confirmed before. It counts nowhere, and looks like any other to who sent it: nobody learns who comes. */
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
