import { TZDateMini } from "@date-fns/tz"

const saturday = 6
const sunday = 0

/** Moves weekends to Monday, or to Friday if before `now`, so that the past stays past. In the school's zone. */
export function onSchoolDay(moment: Date, now: Date, zone: string): Date {
  const day = new TZDateMini(moment, zone)
  return new Date(day.setDate(day.getDate() + shift(day.getDay(), moment < now)))
}

function shift(weekday: number, isPast: boolean) {
  if (weekday === saturday) return isPast ? -1 : 2
  if (weekday === sunday) return isPast ? -2 : 1
  return 0
}
