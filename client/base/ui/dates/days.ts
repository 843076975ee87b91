import { type Language, withFirst } from "../words/language.ts"
import { inEnglish } from "../words/translate.ts"
import { formatter } from "./dates.tsx"

/** A calendar day, `YYYY-MM-DD`, without a zone. */
export type Day = string

const shortWeekday = formatter("shortWeekday")
const month = formatter("month")

export const dayNumber = (day: Day) => Number(day.slice(8))

export const monthOf = (day: Day, language: Language) => month(day, "UTC", language)

/** "Fri 19 February", with the year if it is not obvious. */
export function formatDay(day: Day, { language } = inEnglish, withYear = false): string {
  const [name = "", year = ""] = monthOf(day, language).split(" ")
  const date = withFirst(language, `${dayNumber(day)} ${name}`)
  return `${shortWeekday(day, "UTC", language)} ${date}${withYear ? ` ${year}` : ""}`
}

/** "Fri 19 to Mon 22 February"; with years if the two days are in different ones. */
export function formatDays(first: Day, last: Day, t = inEnglish): string {
  if (first === last) return formatDay(first, t)
  const withYear = first.slice(0, 4) !== last.slice(0, 4)
  const isOneMonth = first.slice(0, 7) === last.slice(0, 7)
  const from = isOneMonth
    ? `${shortWeekday(first, "UTC", t.language)} ${dayNumber(first)}`
    : formatDay(first, t, withYear)
  return t("{from} to {to}", { from, to: formatDay(last, t, withYear) })
}

export const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(`${day}T00:00Z`) + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** 0 is Monday. */
export const weekdayOf = (day: Day) => (new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7
