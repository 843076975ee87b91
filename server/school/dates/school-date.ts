import { ValidateBy } from "class-validator"
import { Field, InputType, ObjectType } from "type-graphql"
import { Column, Entity, Index } from "typeorm"
import { describedEnum } from "../../base/api/described-enum.ts"
import { badInput } from "../../base/failures/failures.ts"
import { Optional, Required, Trimmed } from "../../content/api/validation.ts"
import { Addable } from "../../content/items/added-item.ts"
import { Day, DayField, daysFrom, isDay } from "../../content/items/day.ts"
import { FreeTextField, OneLine, TextField, WholeNumberField } from "../../content/items/fields.ts"
import { registerItemType } from "../../content/items/item-type.ts"
import { Recorded, Versioned } from "../../content/items/record.ts"

export const SchoolDateKind = describedEnum("SchoolDateKind", "Kind of a school date.", {
  TERM: "A term, from its first school day to its last.",
  HOLIDAY: "Holidays, between or within terms.",
  HALF_DAY: "School ends early or begins late.",
  DAY_OFF: "One or more days without school in a term.",
})

export type SchoolDateKind = keyof typeof SchoolDateKind

const longestDays = 366

@ObjectType()
@InputType()
abstract class SchoolDateFields {
  @TextField({ description: "Name, such as Term 1.", max: 100, required: "Name is required." })
  @OneLine()
  name!: string

  @Field(() => SchoolDateKind, { description: "Kind of date." })
  @Column("text")
  @Required("Please choose what it is.")
  kind!: SchoolDateKind

  @WholeNumberField({
    description: "School year that it belongs to: the calendar year in which that begins.",
    min: 1900,
    max: 2200,
    example: 2031,
  })
  year!: number

  @DayField({ description: "First day.", required: "Please choose the first day." })
  firstDay!: Day

  @Field(() => Day, {
    defaultValue: "",
    description: "Last day, inclusive; inputs accept an empty text for a single day.",
  })
  @Column("text")
  @Trimmed()
  @ValidateBy(
    { name: "lastDay", validator: { validate: (value) => value === "" || isDay(value) } },
    { message: "Please give a day, such as 2031-04-04." },
  )
  lastDay!: Day

  @FreeTextField({ description: "Hours, if different from usual.", max: 100 })
  @OneLine()
  hours!: string

  @FreeTextField({ description: "Further information for families.", max: 500 })
  note!: string
}

@Entity("school_dates")
@Index(["lastDay"])
@Index(["year"])
@ObjectType({ description: "A term, holidays, a half-day or a day off." })
export class SchoolDate extends Recorded(SchoolDateFields) {
  static received(input: Partial<SchoolDateFields>, stored?: SchoolDate) {
    return input.lastDay === "" ? { ...input, lastDay: input.firstDay ?? stored?.firstDay } : input
  }

  static check({ year, firstDay, lastDay }: SchoolDate) {
    if (lastDay < firstDay) throw badInput({ lastDay: "It cannot end before it begins." })
    if (daysFrom(firstDay, lastDay) >= longestDays) throw badInput({ lastDay: "It lasts a year at most." })
    const begins = Number(firstDay.slice(0, 4))
    if (begins !== year && begins !== year + 1)
      throw badInput({ firstDay: `The school year ${year} has no such day: it begins in ${year}.` })
  }
}

@InputType({ description: "A new date of the school's calendar." })
export class AddSchoolDateInput extends Addable(SchoolDateFields) {}

@InputType({ description: "Changes to a date of the school's calendar. Omitted fields are unchanged." })
export class EditSchoolDateInput extends Versioned(Optional(SchoolDateFields)) {}

registerItemType("a date of the school's calendar", {
  name: "SCHOOL_DATE",
  type: SchoolDate,
  edit: EditSchoolDateInput,
  isInChangeFeed: true,
})
