import { Max, Min } from "class-validator"
import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index, ManyToOne, PrimaryGeneratedColumn } from "typeorm"
import { EmailField, NameField } from "../content/fields.ts"
import { Honeypot } from "../content/honeypot.ts"
import { InstantColumn } from "../database/instant.ts"
import { Event } from "./event.ts"

@ObjectType()
@InputType()
abstract class AttendanceFields {
  @NameField({ description: "Who will come.", required: "Name is required." })
  name!: string

  @EmailField({ description: "Where the school can reach them.", required: "Valid email is required." })
  email!: string

  @Field(() => Int, { defaultValue: 0, description: "How many people they bring, 0 to 10." })
  @Column("integer")
  @Min(0, { message: "Guests are 0 to 10." })
  @Max(10, { message: "Guests are 0 to 10." })
  guests!: number
}

/** Somebody who has said that they will come: one row for each address and event. */
@Entity("attendances")
@Index(["eventId", "email"], { unique: true })
@Index(["eventId", "id"])
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
}

@InputType({ description: "Who will come, and with how many guests." })
export class AttendanceInput extends Honeypot(AttendanceFields) {}
