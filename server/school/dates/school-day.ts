import { type EntityManager, MoreThanOrEqual } from "typeorm"
import { type Day, daysFrom, weekdayOf } from "../../content/items/day.ts"
import type { Database } from "../../store/database/database.ts"
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

/** On a site without dates, no day is open. */
export async function schoolDay({ read }: Database, day: Day): Promise<SchoolDay> {
  return dayAmong(await datesFrom(read, day), day)
}

export const datesFrom = (read: EntityManager, day: Day) =>
  read.find(SchoolDate, { where: { lastDay: MoreThanOrEqual(day) }, order: inOrder })

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

export const isWeekday = (day: Day) => ![0, 6].includes(weekdayOf(day))
