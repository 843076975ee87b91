import { type EntityManager, MoreThanOrEqual } from "typeorm"
import { addDays, type Day, daysFrom, weekdayOf } from "../../content/items/day.ts"
import { SchoolDate, SchoolDateKind } from "./school-date.ts"
import { inOrder } from "./school-year.ts"

export interface SchoolDay {
  day: Day
  term: SchoolDate | null
  /** From 1; weeks begin on Mondays. */
  week: number | null
  holiday: SchoolDate | null
  halfDay: SchoolDate | null
  dayOff: SchoolDate | null
  /** True for weekdays of a term, except holidays and days off. */
  isOpen: boolean
  /** The first holiday or day off that begins after this day. */
  nextDayOff: SchoolDate | null
  nextTerm: SchoolDate | null
}

const { TERM, HOLIDAY, HALF_DAY, DAY_OFF } = SchoolDateKind

export const datesFrom = (read: EntityManager, day: Day) =>
  read.find(SchoolDate, { where: { lastDay: MoreThanOrEqual(day) }, order: inOrder })

/** On a site without dates, no day is open. */
export function dayAmong(dates: SchoolDate[], day: Day): SchoolDay {
  const on = (kind: SchoolDateKind) =>
    dates.find((date) => date.kind === kind && date.firstDay <= day && date.lastDay >= day) ?? null
  const next = (...kinds: SchoolDateKind[]) =>
    dates.find(({ kind, firstDay }) => kinds.includes(kind) && firstDay > day) ?? null
  const [term, holiday, dayOff] = [on(TERM), on(HOLIDAY), on(DAY_OFF)]

  return {
    day,
    term,
    week: term && weekOf(term.firstDay, day),
    holiday,
    halfDay: on(HALF_DAY),
    dayOff,
    isOpen: Boolean(term) && !holiday && !dayOff && isWeekday(day),
    nextDayOff: next(HOLIDAY, DAY_OFF),
    nextTerm: next(TERM),
  }
}

function weekOf(begin: Day, day: Day) {
  const sinceMonday = (weekdayOf(begin) + 6) % 7
  return 1 + Math.floor((daysFrom(begin, day) + sinceMonday) / 7)
}

const isWeekday = (day: Day) => ![0, 6].includes(weekdayOf(day))

/** With 0, returns `from` or the next school day. */
export async function schoolDaysAfter(read: EntityManager, from: Day, days: number): Promise<Day> {
  const dates = await datesFrom(read, from)
  let day = from
  while (!counts(dates, day)) day = addDays(day, 1)
  for (let left = days; left > 0; ) {
    day = addDays(day, 1)
    if (counts(dates, day)) left--
  }
  return day
}

/** Beyond the known terms, every weekday counts. */
function counts(dates: SchoolDate[], day: Day) {
  const { isOpen, term, nextTerm, holiday, dayOff } = dayAmong(dates, day)
  return isOpen || (!term && !nextTerm && !holiday && !dayOff && isWeekday(day))
}
