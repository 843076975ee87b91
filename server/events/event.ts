import { ValidateIf } from "class-validator"
import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, Index } from "typeorm"
import { badInput } from "../api/failures.ts"
import { Optional, Required } from "../api/validation.ts"
import { RichTextField, TextField } from "../content/fields.ts"
import { Edit, Owned, WithOptionalPicture } from "../content/owned.ts"
import type { Searchable } from "../content/searchable.ts"
import { InstantColumn } from "../database/instant.ts"

/** What an editor fills in. */
@ObjectType()
@InputType()
abstract class EventFields {
  @TextField({ description: "What it is.", max: 200, required: "Title is required." })
  title!: string

  @Field(() => GraphQLISODateTime, { description: "When it begins, ISO 8601." })
  @InstantColumn()
  @Required("Date is required.")
  date!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: "When it ends, ISO 8601; null where nobody has said.",
  })
  @InstantColumn({ nullable: true })
  endDate?: Date | null

  @TextField({ description: "Where it is.", max: 200, required: "Location is required." })
  location!: string

  @RichTextField({ description: "What to know before coming.", required: "Description is required." })
  description!: string

  @Field(() => Int, { nullable: true, description: "How many people can come; null for as many as like." })
  @Column("integer", { nullable: true })
  @ValidateIf(() => false)
  capacity?: number | null

  @Field(() => Boolean, { defaultValue: false, description: "Whether it will not take place after all." })
  @Column("boolean")
  cancelled!: boolean
}

/** Something at the school that people can come to. */
@Entity("events")
@Index(["date", "id"])
@ObjectType({ description: "Something at the school that people can come to." })
export class Event extends Owned(EventFields) {
  static pictureNaming = "-" as const
  static pictureMayGo = true

  static search: Searchable<Event> = {
    kind: "EVENT",
    words: ({ title, location, description }) => ({ title, texts: [location, description] }),
    path: ({ id }) => `/events/view/${id}`,
  }

  static check({ date, endDate, capacity }: Event) {
    if (endDate && endDate < date) throw badInput({ endDate: "It cannot end before it begins." })
    if (capacity != null && (capacity < 1 || capacity > 100_000))
      throw badInput({ capacity: "Please give a number from 1 to 100,000." })
  }

  /** People who have confirmed, their guests included. */
  @Column("integer", { default: 0 })
  attending!: number

  @Field(() => Int, { nullable: true, description: "How many people can still confirm; null where there is no limit." })
  placesLeft(): number | null {
    return this.capacity == null ? null : Math.max(0, this.capacity - this.attending)
  }
}

@InputType({ description: "A new event. Title, date, location and description are required." })
export class AddEventInput extends WithOptionalPicture(EventFields) {}

@InputType({ description: "Changes to an event. What is absent stays as it is." })
export class EditEventInput extends Edit(Optional(EventFields)) {}
