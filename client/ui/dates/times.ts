import { formatDateTime, formatTime, formatWeekday, inShape } from "./dates.tsx"

/** When something is. Of whole days, `endDate` is the moment at which the day after the last begins. */
export type Times = { date: string; endDate: string | null; allDay: boolean }

const weekday = inShape("weekdayAlone")

/** The last moment of something: of whole days, one within the last of them. */
function lastMoment({ date, endDate, allDay }: Times): string | number {
  return endDate && allDay ? Date.parse(endDate) - 1 : (endDate ?? date)
}

/** "Friday 6 March 2026, 09:00", "Friday 6 March 2026, 09:00 to 11:30" or "Friday 6 March 2026 to Sunday 8 March 2026" */
export function formatTimes(times: Times, zone: string): string {
  const { date, endDate, allDay } = times
  const last = lastMoment(times)
  const isOneDay = formatWeekday(date, zone) === formatWeekday(last, zone)
  const format = allDay ? formatWeekday : formatDateTime
  if (isOneDay && (allDay || !endDate)) return format(date, zone)
  return `${format(date, zone)} to ${isOneDay ? formatTime(last, zone) : format(last, zone)}`
}

/** Beside its date: "Friday 09:00", "Friday, all day" or "Friday to Sunday 8 March 2026". */
export function formatBeginning(times: Times, zone: string): string {
  const { date, allDay } = times
  if (!allDay) return `${weekday(date, zone)} ${formatTime(date, zone)}`
  const last = lastMoment(times)
  const isOneDay = formatWeekday(date, zone) === formatWeekday(last, zone)
  return isOneDay ? `${weekday(date, zone)}, all day` : `${weekday(date, zone)} to ${formatWeekday(last, zone)}`
}
