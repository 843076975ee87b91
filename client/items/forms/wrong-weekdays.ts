import { type Language, localeOf } from "../../base/ui/words/language.ts"

/** "Tuesday, 7th of July 2027", "mardi 1er juin", "Jumanne tarehe 7 Julai". */
const written =
  /(\p{L}+)\.?,? (?:the |le |tarehe )?(\d{1,2})(?:st|nd|rd|th|er)? (?:of |de |ya )?(\p{L}+)(?:\.?,? (\d{4})(?!\d))?/gu

/** Finds dates such as "Tuesday 7 July 2027", which falls on a Wednesday. */
export function wrongWeekdays(text: string, language: Language, now: number): string[] {
  const found = [...text.replaceAll("\u00a0", " ").matchAll(written)]
  // Names are slow to format, and most texts contain no date.
  if (found.length === 0) return []
  const weekdays = namesIn(language, "weekday", 7)
  const months = namesIn(language, "month", 12)
  return found.flatMap(([words, weekday = "", day, name = "", year]) => {
    const [statedWeekday, month] = [weekdays.indexOf(weekday.toLowerCase()), months.indexOf(name.toLowerCase())]
    const date = dayOf(Number(day), month % 12, year, now)
    if (statedWeekday < 0 || month < 0 || !date || date.getUTCDay() === statedWeekday % 7) return []
    return [`“${words}” falls on ${date.toLocaleDateString(localeOf(language), { weekday: "long", timeZone: "UTC" })}.`]
  })
}

/** The long names, then the short ones; 1 February 2026 is a Sunday. */
function namesIn(language: Language, part: "weekday" | "month", count: number): string[] {
  return (["long", "short"] as const).flatMap((width) => {
    const format = new Intl.DateTimeFormat(localeOf(language), { [part]: width, timeZone: "UTC" })
    const moment = (index: number) => (part === "month" ? Date.UTC(2026, index) : Date.UTC(2026, 1, 1 + index))
    return Array.from({ length: count }, (_, index) => format.format(moment(index)).replace(".", "").toLowerCase())
  })
}

/** Without a year, the first such day since three months ago. Undefined for a date that does not exist. */
function dayOf(day: number, month: number, year: string | undefined, now: number): Date | undefined {
  const earliest = year ? 0 : now - 90 * 24 * 60 * 60 * 1000
  const thisYear = new Date(now).getUTCFullYear()
  return (year ? [Number(year)] : [thisYear - 1, thisYear, thisYear + 1])
    .map((one) => new Date(Date.UTC(one, month, day, 12)))
    .find((date) => date.getUTCMonth() === month && date.getTime() > earliest)
}
