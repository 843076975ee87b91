import type { EntityManager } from "typeorm"
import { addDays, type Day } from "../../content/items/day.ts"
import type { SchoolDate } from "./school-date.ts"
import { datesFrom, dayAmong, isWeekday } from "./school-day.ts"

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
