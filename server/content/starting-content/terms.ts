import { addDays, type Day, dayIn, startOf } from "../items/day.ts"

/** `from` and `to` are rules such as `second Monday in January`. */
interface Term {
  name: string
  from: string
  to: string
  /** The name of the holidays after it. */
  then: string
}

interface DateWithin {
  kind: string
  name: string
  from: string
  /** In days; defaults to 1. */
  days?: number
  hours?: string
  note?: string
}

export interface TermFile {
  terms: Term[]
  dates: DateWithin[]
}

export interface DateOfYear {
  kind: string
  name: string
  firstDay: Day
  lastDay: Day
  hours?: string
  note?: string
}

export function datesOf({ terms, dates }: TermFile, year: number): DateOfYear[] {
  const ofTerms = terms.flatMap(({ name, from, to, then }, index) => {
    const [firstDay, lastDay] = [dayOf(from, year), dayOf(to, year)]
    const next = terms[index + 1]
    const back = next ? dayOf(next.from, year) : dayOf(String(terms[0]?.from), year + 1)
    return [
      { kind: "TERM", name, firstDay, lastDay },
      { kind: "HOLIDAY", name: then, firstDay: addDays(lastDay, 1), lastDay: addDays(back, -1) },
    ]
  })
  const within = dates.map(({ from, days = 1, ...details }) => {
    const firstDay = dayOf(from, year)
    return { ...details, firstDay, lastDay: addDays(firstDay, days - 1) }
  })
  return [...ofTerms, ...within]
}

/** Skips holidays and days off in the school's zone; negative `days` go back. Without terms every day counts. */
export function termDay(moment: Date, days: number, file: TermFile, zone: string): Date {
  const isOpen = openDays(file)
  const step = Math.sign(days)
  let day = dayIn(zone, moment)
  for (let remaining = Math.abs(days); remaining > 0; ) {
    day = addDays(day, step)
    if (isOpen(day)) remaining--
  }
  return startOf(day, zone)
}

/** A school year ends with its last term. */
export function endOfYear(moment: Date, { terms }: TermFile, zone: string): Date {
  const today = dayIn(zone, moment)
  const last = terms.at(-1)?.to ?? "last Friday in December"
  const thisYear = Number(today.slice(0, 4))
  const end = dayOf(last, thisYear)
  return startOf(end < today ? end : dayOf(last, thisYear - 1), zone)
}

/** True for a school day. Computes each year once. */
function openDays(file: TermFile) {
  const years = new Map<number, DateOfYear[]>()
  return (day: Day) => {
    if (file.terms.length === 0) return true
    const year = Number(day.slice(0, 4))
    const dates = years.get(year) ?? datesOf(file, year)
    years.set(year, dates)
    const kinds = dates.filter(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay).map(({ kind }) => kind)
    return kinds.includes("TERM") && !kinds.includes("HOLIDAY") && !kinds.includes("DAY_OFF")
  }
}

const ordinals = ["first", "second", "third", "fourth"]
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
const months = "January February March April May June July August September October November December".split(" ")

/** @throws Error for a rule that is not like `second Monday in January` */
function dayOf(rule: string, year: number): Day {
  const [, which = "", weekday = "", name = ""] = /^(\w+) (\w+) in (\w+)$/.exec(rule) ?? []
  const [week, dayOfWeek, month] = [ordinals.indexOf(which), weekdays.indexOf(weekday), months.indexOf(name)]
  if (dayOfWeek < 0 || month < 0 || (week < 0 && which !== "last"))
    throw new Error(`A date is said to be on "${rule}"; please say it such as "second Monday in January".`)
  if (week < 0) {
    const end = new Date(Date.UTC(year, month + 1, 0))
    return dayIn("UTC", new Date(end.setUTCDate(end.getUTCDate() - ((end.getUTCDay() - dayOfWeek + 7) % 7))))
  }
  const start = new Date(Date.UTC(year, month, 1))
  return dayIn("UTC", new Date(start.setUTCDate(1 + 7 * week + ((dayOfWeek - start.getUTCDay() + 7) % 7))))
}
