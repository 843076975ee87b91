import { Max, Min } from "class-validator"
import { Arg, Args, ArgsType, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from "type-graphql"
import { Auth, Role } from "../../access/auth.ts"
import { registerProgramArea } from "../../access/program-areas.ts"
import { NullableField } from "../../base/api/nullable-field.ts"
import { Fails } from "../../base/failures/fails.ts"
import { conflict, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { addDays, type Day, DayOf } from "../../content/items/day.ts"
import { IdArgs, itemResolver, namesOf } from "../../content/items/operations.ts"
import { registerStaffSearch } from "../../content/items/staff-search-types.ts"
import { AddSchoolDateInput, EditSchoolDateInput, SchoolDate } from "./school-date.ts"
import { readDays } from "./school-day.resolver.ts"
import {
  datesWithin,
  isNear,
  monthsOf,
  readSchoolYear,
  SchoolMonth,
  SchoolYear,
  schoolToday,
  yearOn,
} from "./school-year.ts"

/** Whole weeks keep the weekday. */
const yearOfWeeks = 52 * 7

@ArgsType()
class DaysArgs {
  @DayOf({ description: "First day.", required: "Please give the first day." })
  from!: Day

  @DayOf({ description: "Last day.", required: "Please give the last day." })
  to!: Day
}

const yearMessage = { message: "Please give a year, such as 2031." }

@ArgsType()
class YearArgs {
  @NullableField(
    () => Int,
    "Calendar year in which the school year begins. Defaults to the year of the current or next term.",
  )
  @Min(0, yearMessage)
  @Max(9999, yearMessage)
  year?: number | null
}

const shows = ({ year }: SchoolDate) => ({ note: String(year) })
registerStaffSearch(SchoolDate, { needs: "editSchoolDate", screen: "/admin/dates", shows })
const auth = Auth(Role.ADMINISTRATOR, { programs: registerProgramArea(SchoolDate, "School dates") })

const dateResolver = itemResolver(SchoolDate, {
  ...{ names: namesOf(SchoolDate, "schoolDates"), args: IdArgs },
  inputs: { add: AddSchoolDateInput, edit: EditSchoolDateInput },
  auth: { read: Auth(Role.PUBLIC), add: auth, change: auth },
  descriptions: {
    one: "One school date by ID; null if there is none.",
    add: "Adds a date to the school's calendar.",
    edit: "Edits a date of the school's calendar.",
    delete: "Deletes a date and returns it as it was. It stays in the bin for 30 days.",
  },
  fails: { add: ["BAD_USER_INPUT", "CONFLICT"], edit: ["NOT_FOUND", "CONFLICT", "BAD_USER_INPUT"] },
})

@Resolver(() => SchoolYear)
class DatesResolver {
  @Auth(Role.PUBLIC)
  @Fails("BAD_USER_INPUT")
  @Query(() => SchoolYear, { description: "Terms, holidays, half-days and days off of a school year." })
  async schoolYear(
    @Args(() => YearArgs) { year }: YearArgs,
    @Ctx() { database, answer }: Context,
  ): Promise<SchoolYear> {
    if (year != null) return readSchoolYear(database, year)
    const { today, until } = await schoolToday(database)
    answer.validUntil(until)
    return readSchoolYear(database, await yearOn(database, today))
  }

  @FieldResolver(() => SchoolYear, {
    nullable: true,
    description: "For the current year, the next one from the third month before it begins, if it has dates.",
  })
  async next(@Root() { year }: SchoolYear, @Ctx() { database, answer }: Context): Promise<SchoolYear | null> {
    const { today, until } = await schoolToday(database)
    answer.validUntil(until)
    if (year !== (await yearOn(database, today))) return null
    const next = await readSchoolYear(database, year + 1)
    return isNear(next, today) ? next : null
  }

  @FieldResolver(() => [SchoolMonth], {
    description: "Twelve months, from the one in which the first term begins, or from January.",
  })
  async months(@Root() year: SchoolYear, @Ctx() context: Context): Promise<SchoolMonth[]> {
    const months = monthsOf(year)
    const days = await readDays(context, months[0]?.[0])
    return months.map((month) => ({ first: month[0], kinds: month.map((day) => days.kindOn(day)) }))
  }

  @Auth(Role.PUBLIC)
  @Query(() => [SchoolDate], {
    description: "All school dates that overlap these days, by first day.",
  })
  schoolDates(@Args(() => DaysArgs) { from, to }: DaysArgs, @Ctx() { database }: Context) {
    return datesWithin(database, from, to)
  }

  @auth
  @Fails({ NOT_FOUND: "for a year without dates" }, { CONFLICT: "if the next year has dates already" })
  @Mutation(() => SchoolYear, {
    description:
      "Copies the dates of a school year to the next, each 52 weeks later and so on the same weekday, and " +
      "returns the next year.",
  })
  async copySchoolYear(
    @Arg("year", () => Int, { description: "Calendar year in which the school year to copy begins." }) year: number,
    @Ctx() { content, database, viewer }: Context,
  ): Promise<SchoolYear> {
    const { dates } = await readSchoolYear(database, year)
    if (dates.length === 0) throw notFound("This school year")
    await content.addMany(SchoolDate, dates.map(aYearLater), viewer, async (rows) => {
      if (await rows.existsBy(SchoolDate, { year: year + 1 })) throw conflict(`${year + 1} has dates already.`)
      return []
    })
    return readSchoolYear(database, year + 1)
  }
}

const aYearLater = ({ name, kind, year, firstDay, lastDay, hours, note }: SchoolDate) => ({
  ...{ name, kind, hours, note },
  year: year + 1,
  firstDay: addDays(firstDay, yearOfWeeks),
  lastDay: addDays(lastDay, yearOfWeeks),
})

export const datesResolvers = [DatesResolver, dateResolver]
