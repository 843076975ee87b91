import { Field, Int, ObjectType } from "type-graphql"
import { type FindOptionsWhere, LessThanOrEqual, MoreThanOrEqual } from "typeorm"
import { addDays, Day, dayIn, startOf } from "../../content/items/day.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import type { Database } from "../../store/database/database.ts"
import { SchoolDate, SchoolDateKind } from "./school-date.ts"

@ObjectType({ description: "A year of the school's calendar." })
export class SchoolYear {
  @Field(() => Int, { description: "Calendar year in which it begins." })
  year!: number

  @Field(() => String, { description: "Display name: 2031, or 2031/32 if its terms end in the next calendar year." })
  name!: string

  @Field(() => [SchoolDate], { description: "Dates of the school year, by first day; the longer one first on a tie." })
  dates!: SchoolDate[]

  @Field(() => [Int], { description: "All school years that have dates, earliest first." })
  years!: number[]
}

@ObjectType({ description: "A month of a school year." })
export class SchoolMonth {
  @Field(() => Day, { description: "Its first day." })
  first!: Day

  @Field(() => [SchoolDateKind], {
    nullable: "items",
    description: "Each of its days: TERM with school as usual; null without, where there are no holidays.",
  })
  kinds!: (SchoolDateKind | null)[]
}

/** A longer date precedes a shorter one that begins the same day, as a term does a holiday within it. */
export const dateOrder = { firstDay: "ASC", lastDay: "DESC", id: "ASC" } as const

const maxDates = 500

export async function readSchoolYear(database: Database, year: number): Promise<SchoolYear> {
  const dates = await database.read.find(SchoolDate, { where: { year }, order: dateOrder, take: maxDates })
  return { year, name: nameOf(year, dates), dates, years: await yearsOf(database) }
}

/** The year of the current or next term; otherwise the last with dates. */
export async function yearOn(database: Database, day: Day): Promise<number> {
  const where = { kind: SchoolDateKind.TERM, lastDay: MoreThanOrEqual(day) }
  const next = await database.read.findOne(SchoolDate, { where, order: dateOrder })
  return next?.year ?? (await yearsOf(database)).at(-1) ?? Number(day.slice(0, 4))
}

/** The days of twelve months, from the one in which the first term begins. */
export function monthsOf({ year, dates }: SchoolYear): [first: Day, ...days: Day[]][] {
  const [startYear = year, month = 1] = dates.find(isTerm)?.firstDay.split("-").map(Number) ?? []
  return Array.from({ length: 12 }, (_, index) => {
    const first = dayAt(startYear, month + index)
    const days = Array.from({ length: 30 }, (_, index) => addDays(first, index + 1))
    return [first, ...days.filter((day) => day < dayAt(startYear, month + index + 1))]
  })
}

const isTerm = ({ kind }: SchoolDate) => kind === SchoolDateKind.TERM

/** The first day of a month. Months outside 1 to 12 are in other years: 13 is January of the next. */
const dayAt = (year: number, month: number): Day => new Date(Date.UTC(year, month - 1, 1)).toISOString().slice(0, 10)

const monthsAhead = 3

/** True from `monthsAhead` before the year: a year that begins in January is near from October on. */
export function isNear({ dates }: SchoolYear, today: Day): boolean {
  const begin = dates.find(isTerm)?.firstDay
  if (!begin) return false
  const [year = 0, month = 1] = begin.split("-").map(Number)
  return today >= dayAt(year, month - monthsAhead)
}

export function datesWithin({ read }: Database, from: Day, to: Day): Promise<SchoolDate[]> {
  const where: FindOptionsWhere<SchoolDate> = { firstDay: LessThanOrEqual(to), lastDay: MoreThanOrEqual(from) }
  return read.find(SchoolDate, { where, order: dateOrder, take: maxDates })
}

export async function schoolToday(database: Database) {
  const { timeZone } = await readSite(database.read)
  const today = dayIn(timeZone, new Date())
  return { today, until: startOf(addDays(today, 1), timeZone) }
}

async function yearsOf({ read }: Database): Promise<number[]> {
  const years: { year: number }[] = await read
    .createQueryBuilder(SchoolDate, "date")
    .select("DISTINCT date.year", "year")
    .orderBy("date.year", "ASC")
    .getRawMany()
  return years.map(({ year }) => year)
}

function nameOf(year: number, dates: SchoolDate[]) {
  const last = dates.findLast(isTerm)?.lastDay ?? ""
  return last > `${year + 1}` ? `${year}/${String(year + 1).slice(-2)}` : String(year)
}
