import type { AddEventInput } from "../generated/graphql.ts"
import { addDays, type Day } from "../ui/dates/days.ts"
import { fromField, toField } from "../ui/dates/school-time.ts"

const midnight = "T00:00"

/** As a date-and-time field holds the beginning of a day. */
export const beginningOfDay = (day: Day) => day && day + midnight

/** The same of the day after: there whole days end. */
export const afterDay = (day: Day) => day && addDays(day, 1) + midnight

/** The last day of something that ends at what such a field holds: the day before, where that is a midnight. */
export function lastDayOf(typed: string): Day {
  const day = typed.slice(0, 10)
  return typed.endsWith(midnight) ? addDays(day, -1) : day
}

/** Times of an event that lasts whole days, from the beginning of the first day to that of the day after the last. */
export function asWholeDays(input: AddEventInput, zone: string): AddEventInput {
  if (!input.allDay) return input
  const first = toField(input.date, zone).slice(0, 10)
  const last = input.endDate ? lastDayOf(toField(input.endDate, zone)) : first
  return {
    ...input,
    date: fromField(beginningOfDay(first), zone) ?? input.date,
    endDate: fromField(afterDay(last), zone),
  }
}

/** The same a year later, on the same weekday and at the same time of a zone's clocks. */
export function yearLater(moment: string | null, zone: string): string | null {
  const typed = toField(moment, zone)
  return typed && fromField(addDays(typed.slice(0, 10), 52 * 7) + typed.slice(10), zone)
}
