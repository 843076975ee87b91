import type { EntityManager } from "typeorm"
import { addDays, type Day } from "../../content/items/day.ts"
import type { SchoolDate } from "./school-date.ts"
import { datesFrom, dayAmong, isWeekday } from "./school-day.ts"

/** The day that is so many school days after another; with 0, that day, or the next on which there is school. */
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

/** True for a school day; if the terms are not known so far ahead, for every weekday. */
function counts(dates: SchoolDate[], day: Day) {
  const { isOpen, term, nextTerm, holiday, dayOff } = dayAmong(dates, day)
  return isOpen || (!term && !nextTerm && !holiday && !dayOff && isWeekday(day))
}
