import { TZDateMini } from "@date-fns/tz"

/** A term of every year, from and to a day as people say it: `second Monday in January`. */
export interface Term {
  from: string
  to: string
}

/**
 * Counts days of terms only: so many of them after a moment, or before it where below zero. The time of day stays; days
 * are those of the school's zone. Without terms every day counts.
 */
export function termDay(moment: Date, days: number, terms: Term[], zone: string): Date {
  const day = new TZDateMini(moment, zone)
  const step = Math.sign(days)
  for (let left = Math.abs(days); left > 0; ) {
    day.setDate(day.getDate() + step)
    if (isInTerm(day, terms)) left--
  }
  return new Date(day)
}

/** The last day of the last school year that is over: it ends with the last of the terms. */
export function endOfYear(moment: Date, terms: Term[], zone: string): Date {
  const day = new TZDateMini(moment, zone)
  const last = terms.at(-1)?.to ?? "last Friday in December"
  const [month, date] = inYear(last, day.getFullYear())
  const isOver = number(month, date) < number(day.getMonth(), day.getDate())
  if (!isOver) day.setFullYear(day.getFullYear() - 1, 0, 1)
  day.setMonth(...inYear(last, day.getFullYear()))
  return new Date(day)
}

function isInTerm(day: Date, terms: Term[]) {
  const place = number(day.getMonth(), day.getDate())
  const year = day.getFullYear()
  return (
    terms.length === 0 ||
    terms.some(({ from, to }) => number(...inYear(from, year)) <= place && place <= number(...inYear(to, year)))
  )
}

/** Its place in any year, to compare days by. */
const number = (month: number, date: number) => month * 100 + date

const ordinals = ["first", "second", "third", "fourth"]
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
const months = "January February March April May June July August September October November December".split(" ")

/** The month, from 0, and the day of it. @throws Error where a day is not said so. */
function inYear(said: string, year: number): [month: number, date: number] {
  const [, which = "", weekday = "", name = ""] = /^(\w+) (\w+) in (\w+)$/.exec(said) ?? []
  const [week, dayOfWeek, month] = [ordinals.indexOf(which), weekdays.indexOf(weekday), months.indexOf(name)]
  if (dayOfWeek < 0 || month < 0 || (week < 0 && which !== "last"))
    throw new Error(`A term begins or ends on "${said}"; please say it such as "second Monday in January".`)
  if (week < 0) {
    const end = new Date(Date.UTC(year, month + 1, 0))
    return [month, end.getUTCDate() - ((end.getUTCDay() - dayOfWeek + 7) % 7)]
  }
  const start = new Date(Date.UTC(year, month, 1))
  return [month, 1 + 7 * week + ((dayOfWeek - start.getUTCDay() + 7) % 7)]
}
