import { Field, GraphQLISODateTime, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, type EntityManager, Index } from "typeorm"
import { badInput } from "../../base/failures/failures.ts"
import { Required } from "../../content/api/validation.ts"
import { addressedAt } from "../../content/items/addressed.ts"
import {
  FlagField,
  OneLine,
  OptionalNumberField,
  OptionalTextField,
  RichTextField,
  TextField,
} from "../../content/items/fields.ts"
import { WithOpening } from "../../content/items/opening.ts"
import { Owned } from "../../content/items/owned.ts"
import { searchable } from "../../content/items/searchable.ts"
import { translatable } from "../../content/items/translatable.ts"
import { InstantColumn } from "../../store/database/instant.ts"
import { announceAgain, withdrawTakenDown } from "./withdrawn-event.ts"

/** The longest that an event can last. */
export const longestDays = 92

@ObjectType()
@InputType()
abstract class EventTexts {
  @TextField({ description: "What it is.", max: 200, required: "Title is required.", inDrafts: true })
  title!: string

  @OptionalTextField({ description: "For whom it is, such as Forms 3 and 4; null for everybody.", max: 100 })
  @OneLine()
  audience?: string | null

  @TextField({ description: "Where it is.", max: 200, required: "Location is required." })
  location!: string

  @RichTextField({ description: "What to know before coming.", required: "Description is required." })
  description!: string
}

const { Fields, WithTranslations } = translatable(EventTexts, {
  name: "Event",
  one: "an event",
  firstOf: ({ description }) => description,
})

@ObjectType()
@InputType()
export abstract class EventFields extends Fields {
  @Field(() => GraphQLISODateTime, { description: "When it begins, ISO 8601." })
  @InstantColumn()
  @Required("Date is required.")
  date!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: `When it ends, ISO 8601, at most ${longestDays} days later; null where nobody has said.`,
  })
  @InstantColumn({ nullable: true })
  endDate?: Date | null

  @FlagField({
    description:
      "Whether it lasts whole days. It then begins as its first day does by the school's clocks, and ends as the day after its last begins.",
  })
  allDay!: boolean

  @OptionalNumberField({
    description: "How many people can come, 1 to 100,000; null for as many as like.",
    min: 1,
    max: 100_000,
  })
  capacity?: number | null

  @FlagField({ description: "Whether it will not take place after all." })
  cancelled!: boolean
}

@Entity("events")
@Index(["date", "id", "state"])
@Index(["endDate", "date", "id", "state"])
@ObjectType({ description: "Something at the school that people can come to." })
export class Event extends WithTranslations(WithOpening(Owned(EventFields), ({ description }) => description)) {
  static pictureNaming = "-" as const
  static pictureMayGo = true

  static addressed = addressedAt<Event>("/events/view/:id")

  static inOrderOf = "date" as const

  static search = searchable<Event>("EVENT", "An event.", ({ title, audience, location, description, cancelled }) => ({
    title: cancelled ? `Cancelled: ${title}` : title,
    texts: [audience, location, description],
  }))

  /** Calendars that hold it learn when it is taken down, and have it again when it comes back. */
  static shown(rows: EntityManager, event: Event, isShown: boolean) {
    return isShown ? announceAgain(rows, event) : withdrawTakenDown(rows, event)
  }

  static check({ date, endDate, allDay }: Event) {
    if (allDay && !endDate) throw badInput({ endDate: "What lasts whole days needs an end." })
    if (endDate && (endDate < date || (allDay && endDate <= date)))
      throw badInput({ endDate: "It cannot end before it begins." })
    if (endDate && endDate.getTime() - date.getTime() > longestDays * 24 * 60 * 60 * 1000)
      throw badInput({ endDate: `An event lasts at most ${longestDays} days.` })
  }

  /** People who have confirmed, their guests included. */
  @Column("integer", { default: 0 })
  attending!: number

  @Field(() => Int, { nullable: true, description: "How many people can still confirm; null where there is no limit." })
  placesLeft(): number | null {
    return this.capacity == null ? null : Math.max(0, this.capacity - this.attending)
  }
}
