import { type EntityManager, MoreThanOrEqual } from "typeorm"
import { addDays, type Day, daysFrom, weekdayOf } from "../../content/items/day.ts"
import { SchoolDate, SchoolDateKind } from "./school-date.ts"
import { dateOrder } from "./school-year.ts"

/** A day according to the calendar of dates, regardless of notices. */
export interface CalendarDay {
  day: Day
  term: SchoolDate | null
  /** From 1; weeks begin on Mondays. */
  week: number | null
  holiday: SchoolDate | null
  halfDay: SchoolDate | null
  dayOff: SchoolDate | null
  /** The holiday, day off or half-day on this day; otherwise the term, on a day with school. */
  date: SchoolDate | null
  /** True for weekdays and half-days of a term, except holidays and days off. */
  isOpen: boolean
  /** The first holiday or day off that begins after this day. */
  nextDayOff: SchoolDate | null
  nextTerm: SchoolDate | null
}

const { TERM, HOLIDAY, HALF_DAY, DAY_OFF } = SchoolDateKind

export const datesFrom = (read: EntityManager, day: Day) =>
  read.find(SchoolDate, { where: { lastDay: MoreThanOrEqual(day) }, order: dateOrder })

/** On a site without dates, no day is open. */
export function calendarDayOf(dates: SchoolDate[], day: Day): CalendarDay {
  const current = (kind: SchoolDateKind) =>
    dates.find((date) => date.kind === kind && date.firstDay <= day && date.lastDay >= day) ?? null
  const next = (...kinds: SchoolDateKind[]) =>
    dates.find(({ kind, firstDay }) => kinds.includes(kind) && firstDay > day) ?? null
  const [term, holiday, halfDay, dayOff] = [current(TERM), current(HOLIDAY), current(HALF_DAY), current(DAY_OFF)]

  const isOpen = Boolean(term) && !holiday && !dayOff && (isWeekday(day) || Boolean(halfDay))

  return {
    day,
    term,
    week: term && weekOf(term.firstDay, day),
    holiday,
    halfDay,
    dayOff,
    date: holiday ?? dayOff ?? (isOpen ? (halfDay ?? term) : null),
    isOpen,
    nextDayOff: next(HOLIDAY, DAY_OFF),
    nextTerm: next(TERM),
  }
}

function weekOf(begin: Day, day: Day) {
  const sinceMonday = (weekdayOf(begin) + 6) % 7
  return 1 + Math.floor((daysFrom(begin, day) + sinceMonday) / 7)
}

const isWeekday = (day: Day) => ![0, 6].includes(weekdayOf(day))

/** Closed periods to skip before the calendar counts as ended. */
const maxSteps = 20

/** The next day with school; null if the calendar has no further term. */
export function openDayAfter(dates: SchoolDate[], from: Day): CalendarDay | null {
  let at = calendarDayOf(dates, from)
  for (let step = 0; step < maxSteps; step++) {
    const day = dayAfterClosure(at)
    if (!day) return null
    at = calendarDayOf(dates, day)
    if (at.isOpen) return at
  }
  return null
}

function dayAfterClosure({ day, term, holiday, dayOff, nextTerm }: CalendarDay): Day | null {
  if (!term) return nextTerm?.firstDay ?? null
  return addDays((holiday ?? dayOff)?.lastDay ?? day, 1)
}

/** With 0, returns `from` or the next school day. */
export async function schoolDaysAfter(read: EntityManager, from: Day, days: number): Promise<Day> {
  const dates = await datesFrom(read, from)
  let day = from
  while (!isSchoolDay(dates, day)) day = addDays(day, 1)
  for (let remaining = days; remaining > 0; ) {
    day = addDays(day, 1)
    if (isSchoolDay(dates, day)) remaining--
  }
  return day
}

/** Beyond the known terms, every weekday counts. */
function isSchoolDay(dates: SchoolDate[], day: Day) {
  const { isOpen, term, nextTerm, holiday, dayOff } = calendarDayOf(dates, day)
  return isOpen || (!term && !nextTerm && !holiday && !dayOff && isWeekday(day))
}
