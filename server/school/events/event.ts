import { Ctx, Extensions, Field, InputType, Int, ObjectType } from "type-graphql"
import { Column, Entity, type EntityManager, In, Index } from "typeorm"
import type { FieldExtensions } from "../../base/api/cost.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { badInput } from "../../base/failures/failures.ts"
import { type Batch, batched, grouped } from "../../content/api/batched.ts"
import type { Context } from "../../content/api/context.ts"
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
import { withPublicPicture } from "../../content/items/read-content.ts"
import { searchable } from "../../content/items/searchable.ts"
import { shownRows } from "../../content/items/shown-rows.ts"
import { translatable } from "../../content/items/translatable.ts"
import { InstantField, OptionalInstantField } from "../../store/database/instant.ts"
import { removeWithdrawal, withdrawTakenDown } from "./withdrawn-event.ts"

export const longestDays = 92

const [firstYear, lastYear] = [1900, 9998]

@ObjectType()
@InputType()
abstract class EventTexts {
  @TextField({ description: "Event title.", max: 200, required: "Title is required.", inDrafts: true })
  title!: string

  @OptionalTextField({ description: "Audience, such as Forms 3 and 4; null for everyone.", max: 100 })
  @OneLine()
  audience?: string | null

  @TextField({ description: "Location.", max: 200, required: "Location is required." })
  location!: string

  @RichTextField({ description: "Description.", required: "Description is required." })
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
  @InstantField("Start time, ISO 8601.")
  @Required("Date is required.")
  date!: Date

  @OptionalInstantField(`End time, ISO 8601, at most ${longestDays} days after the start; null if unknown.`)
  endDate?: Date | null

  @FlagField({
    description:
      "True if the event lasts whole days. It then starts at the beginning of its first day and ends at the " +
      "beginning of the day after its last, in the school's time zone.",
  })
  allDay!: boolean

  @OptionalNumberField({
    description: "Maximum number of people, 1 to 100,000; null if unlimited.",
    min: 1,
    max: 100_000,
  })
  capacity?: number | null

  @FlagField({ description: "True if the event is cancelled." })
  cancelled!: boolean
}

@Entity("events")
@Index(["date", "id", "state"])
@Index(["endDate", "date", "id", "state"])
@ObjectType({ description: "An event at the school that people can attend." })
export class Event extends WithTranslations(WithOpening(Owned(EventFields), ({ description }) => description)) {
  static pictureNaming = "-" as const
  static pictureMayGo = true

  static addressed = addressedAt<Event>("/events/view/:id")

  static inOrderOf = "date" as const
  static seriesIn = "seriesId" as const

  static search = searchable<Event>(
    "EVENT",
    "An event.",
    ({ title, audience, location, description, cancelled }, t) => ({
      title: cancelled ? t("Cancelled: {title}", { title }) : title,
      texts: [audience, location, description],
    }),
    { version: 2 },
  )

  static shown(rows: EntityManager, event: Event, isShown: boolean) {
    return isShown ? removeWithdrawal(rows, event) : withdrawTakenDown(rows, event)
  }

  static check({ date, endDate, allDay }: Event) {
    // Calendar files have four digits for a year, in every time zone.
    const year = date.getUTCFullYear()
    if (year < firstYear || year > lastYear)
      throw badInput({ date: `Please give a year from ${firstYear} to ${lastYear}.` })
    if (allDay && !endDate) throw badInput({ endDate: "What lasts whole days needs an end." })
    if (endDate && (endDate < date || (allDay && endDate <= date)))
      throw badInput({ endDate: "It cannot end before it begins." })
    if (endDate && endDate.getTime() - date.getTime() > longestDays * 24 * 60 * 60 * 1000)
      throw badInput({ endDate: `An event lasts at most ${longestDays} days.` })
  }

  /** Confirmed or held places, guests included. */
  @Column("integer", { default: 0 })
  attending!: number

  /** The id of the series' original event, which may be deleted. */
  @Index("IDX_events_seriesId")
  @Column("integer", { nullable: true })
  seriesId!: number | null

  @Extensions({ items: 12 } satisfies FieldExtensions)
  @Field(() => [Event], {
    description:
      "The events of its series, this one included, by start time: those that the viewer may see. Empty if it " +
      "was not repeated.",
  })
  async series(@Ctx() context: Context): Promise<Event[]> {
    return this.seriesId ? batched(context, eventsBySeries).load(this.seriesId) : []
  }

  @NullableField(() => Int, "Number of places left; null if unlimited.")
  placesLeft(): number | null {
    return this.capacity == null ? null : Math.max(0, this.capacity - this.attending)
  }
}

const eventsBySeries: Batch<Event[]> = async (ids, { database, viewer }) => {
  const options = { where: { seriesId: In([...ids]) }, order: { date: "ASC", id: "ASC" } } as const
  const events = await shownRows(database.read, Event, viewer, options).getMany()
  return grouped(ids, events.map(withPublicPicture), ({ seriesId }) => seriesId ?? 0)
}
