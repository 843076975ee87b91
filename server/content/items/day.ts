import { TZDateMini } from "@date-fns/tz"
import { Field } from "type-graphql"
import { Column } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { type Language, localeOf, originalLanguage, withFirst } from "../../base/languages.ts"
import { textScalar } from "../../base/text/text-scalar.ts"
import { compose, Filled } from "./fields.ts"

/** A calendar day at the school, `YYYY-MM-DD`, without a time zone. Sorts chronologically. */
export type Day = string

export const Day = textScalar("Day", "A calendar day without a time zone, `YYYY-MM-DD`, such as `2031-04-04`.")

const dayMs = 24 * 60 * 60 * 1000

/** False for 31 February, which JavaScript takes for 3 March. */
export function isDay(value: unknown): value is Day {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false
  const moment = new Date(`${value}T00:00Z`)
  return !Number.isNaN(moment.getTime()) && isoDay(moment) === value
}

export function dayIn(zone: string, moment: Date): Day {
  const shown = new TZDateMini(moment, zone)
  return isoDay(new Date(Date.UTC(shown.getFullYear(), shown.getMonth(), shown.getDate())))
}

export function startOf(day: Day, zone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number)
  return new Date(new TZDateMini(year, month - 1, date, zone))
}

export const addDays = (day: Day, days: number): Day => isoDay(new Date(utc(day) + days * dayMs))

/** Negative if `to` is earlier. */
export const daysFrom = (from: Day, to: Day): number => Math.round((utc(to) - utc(from)) / dayMs)

/** 0 is Sunday. */
export const weekdayOf = (day: Day): number => new Date(utc(day)).getUTCDay()

interface DayOptions {
  description: string
  required: string
}

/** A required day: column, output, input and check in one. */
export const DayField = (options: DayOptions) => compose(DayOf(options), Column("text"))

/** Like `DayField`, without the column. */
export const DayOf = ({ description, required }: DayOptions) =>
  compose(
    Field(() => Day, { description }),
    Filled(required, isDay),
  )

interface OptionalDayOptions {
  description: string
  wrong: string
}

export const OptionalDayField = (options: OptionalDayOptions) =>
  compose(OptionalDay(options), Column("text", { nullable: true }))

export const OptionalDay = ({ description, wrong }: OptionalDayOptions) =>
  compose(
    NullableField(() => Day, description),
    Filled(wrong, isDay, { wrong }),
  )

/** `Friday 27 November 2026` */
export const dayInWords = (day: Day, language = originalLanguage) =>
  formatMoment(utc(day), language, { dateStyle: "full", timeZone: "UTC" })

export const formatMoment = (moment: Date | number, language: Language, format: Intl.DateTimeFormatOptions) =>
  withFirst(language, new Intl.DateTimeFormat(localeOf(language), format).format(moment)).replace(",", "")

const utc = (day: Day) => Date.parse(`${day}T00:00Z`)
const isoDay = (moment: Date): Day => moment.toISOString().slice(0, 10)
