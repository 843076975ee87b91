import { addDays, type Day } from "../../base/ui/dates/days.ts"
import { fromField, toField } from "../../base/ui/dates/school-time.ts"
import type { AddEventInput } from "../../generated/graphql.ts"

const midnight = "T00:00"

export const beginningOfDay = (day: Day) => day && day + midnight

export const afterDay = (day: Day) => day && addDays(day, 1) + midnight

/** The day before, if `typed` is a midnight. */
export function lastDayOf(typed: string): Day {
  const day = typed.slice(0, 10)
  return typed.endsWith(midnight) ? addDays(day, -1) : day
}

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

/** On the same weekday and at the same local time. */
export function weeksLater(moment: string | null, weeks: number, zone: string): string | null {
  const typed = toField(moment, zone)
  return typed && fromField(addDays(typed.slice(0, 10), weeks * 7) + typed.slice(10), zone)
}

const weekMs = 7 * 24 * 60 * 60 * 1000

export const weeksUntilNext = (moment: string, now = Date.now()) =>
  Math.max(1, Math.ceil((now - Date.parse(moment)) / weekMs))
