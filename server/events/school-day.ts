const dayMs = 24 * 60 * 60 * 1000
const saturday = 6
const sunday = 0

/** Saturday and Sunday give way to Monday, and before `now` to Friday: what is over stays over. The time of day stays. */
export function onSchoolDay(day: Date, now: Date): Date {
  return new Date(day.getTime() + shift(day.getUTCDay(), day < now) * dayMs)
}

function shift(weekday: number, isPast: boolean) {
  if (weekday === saturday) return isPast ? -1 : 2
  if (weekday === sunday) return isPast ? -2 : 1
  return 0
}
