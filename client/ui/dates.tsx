const day = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric" })
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", day: "numeric", month: "long", year: "numeric" })
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric" })
const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit" })

type Moment = string | number | Date

/** "21 November 2025" */
export function formatDate(moment: Moment): string {
  return day.format(new Date(moment))
}

/** "Friday 21 November 2025" */
export function formatWeekday(moment: Moment): string {
  return weekday.format(new Date(moment)).replace(",", "")
}

/** "November 2025" */
export function formatMonth(moment: Moment): string {
  return month.format(new Date(moment))
}

/** "16:20" */
export function formatTime(moment: Moment): string {
  return time.format(new Date(moment))
}

/** "Friday 21 November 2025, 16:20" */
export function formatDateTime(moment: Moment): string {
  return `${formatWeekday(moment)}, ${formatTime(moment)}`
}

/** A date that machines read too. */
export function DateText({ of, as = formatDate }: { of: Moment; as?: (moment: Moment) => string }) {
  return <time dateTime={new Date(of).toISOString()}>{as(of)}</time>
}
