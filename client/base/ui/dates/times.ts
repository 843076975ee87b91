import { inEnglish } from "../words/translate.ts"
import { formatDateTime, formatTime, formatter, formatWeekday } from "./dates.tsx"

/** For whole days, `endDate` is the start of the day after the last. */
export type Times = { date: string; endDate: string | null; allDay: boolean }

const weekday = formatter("weekdayAlone")

/** An end at midnight belongs to the day before. */
const lastMoment = ({ date, endDate }: Times) => Math.max(Date.parse(date), Date.parse(endDate ?? date) - 1)

/** "Friday 6 March 2026, 09:00", "Friday 6 March 2026, 09:00 to 11:30" or "Friday 6 March 2026 to Sunday 8 March 2026" */
export function formatTimes(times: Times, zone: string, t = inEnglish): string {
  const { language } = t
  const { date, endDate, allDay } = times
  const last = lastMoment(times)
  const end = endDate ?? date
  const isOneDay = formatWeekday(date, zone) === formatWeekday(last, zone)
  const format = allDay ? formatWeekday : formatDateTime
  const from = format(date, zone, language)
  if (isOneDay && (allDay || !endDate)) return from
  if (isOneDay) return t("{begins} to {ends}", { begins: from, ends: formatTime(end, zone, language) })
  return t("{from} to {to}", { from, to: format(allDay ? last : end, zone, language) })
}

/** For display beside the date: "Friday 09:00", "Friday, all day" or "Friday 18:00 to Saturday 7 March 2026". */
export function formatBeginning(times: Times, zone: string, t = inEnglish): string {
  const { language } = t
  const { date, allDay } = times
  const day = weekday(date, zone, language)
  const from = allDay ? day : `${day} ${formatTime(date, zone, language)}`
  const last = formatWeekday(lastMoment(times), zone, language)
  if (last !== formatWeekday(date, zone, language)) return t("{from} to {to}", { from, to: last })
  return allDay ? t("{day}, all day", { day }) : from
}
