import { createContext, useContext } from "react"
import { type Language, localeOf, originalLanguage, withFirst } from "../words/language.ts"
import { useLanguage } from "../words/words.tsx"

export type Moment = string | number | Date

/** The school's IANA time zone; null until known. */
export const ZoneContext = createContext<string | null>(null)

/** Every date is shown in the school's zone; in UTC until that is known. */
export const useZone = (): string => useContext(ZoneContext) ?? "UTC"

const shapes = {
  day: { day: "numeric", month: "long", year: "numeric" },
  shortDay: { day: "numeric", month: "short", year: "numeric" },
  weekday: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
  weekdayAlone: { weekday: "long" },
  shortWeekday: { weekday: "short" },
  dayAlone: { day: "numeric" },
  month: { month: "long", year: "numeric" },
  monthAlone: { month: "short" },
  time: { hour: "2-digit", minute: "2-digit" },
  digits: { day: "2-digit", month: "2-digit", year: "numeric" },
  zone: { day: "numeric", timeZoneName: "longGeneric" },
} satisfies Record<string, Intl.DateTimeFormatOptions>

const formats = new Map<string, Intl.DateTimeFormat>()

/** Cached: creating a format takes a hundred times as long as using it. */
function formatOf(shape: keyof typeof shapes, zone: string, language: Language) {
  const key = `${shape} ${zone} ${language}`
  const format = formats.get(key) ?? newFormat(localeOf(language), shapes[shape], zone)
  formats.set(key, format)
  return format
}

/** Preloads the browser's format tables: some 15 ms on a desktop, four times that on a phone. */
export function loadTables(language: Language) {
  formatOf("day", "UTC", language)
}

/** Falls back to UTC in a browser that does not know the zone's name. */
function newFormat(locale: string, shape: Intl.DateTimeFormatOptions, timeZone: string) {
  try {
    return new Intl.DateTimeFormat(locale, { ...shape, timeZone })
  } catch {
    return new Intl.DateTimeFormat(locale, { ...shape, timeZone: "UTC" })
  }
}

/** In English, the staff's language, by default. */
export type Formatter = (moment: Moment, zone: string, language?: Language) => string

export const formatter =
  (shape: keyof typeof shapes): Formatter =>
  (moment, zone, language = originalLanguage) =>
    withFirst(language, formatOf(shape, zone, language).format(new Date(moment)))

/** "21 November 2025" */
export const formatDate = formatter("day")

/** "21 Nov 2025" */
export const formatShortDate = formatter("shortDay")

export const formatMonth = formatter("month")

export const formatTime = formatter("time")

export const formatWeekday: Formatter = (moment, zone, language) =>
  formatter("weekday")(moment, zone, language).replace(",", "")

export const formatDateTime: Formatter = (moment, zone, language) =>
  `${formatWeekday(moment, zone, language)}, ${formatTime(moment, zone, language)}`

/** "2025-11-21", for fields and file names. */
export const isoDay = (moment: Moment, zone: string): string =>
  formatter("digits")(moment, zone).split("/").reverse().join("-")

export const zoneName: Formatter = (moment, zone, language) => {
  const parts = formatOf("zone", zone, language ?? originalLanguage).formatToParts(new Date(moment))
  return parts.find(({ type }) => type === "timeZoneName")?.value ?? zone
}

type DateTextProps = { of: Moment; as?: Formatter }

export function DateText({ of, as = formatDate }: DateTextProps) {
  const zone = useZone()
  return <time dateTime={new Date(of).toISOString()}>{as(of, zone, useLanguage())}</time>
}

/** For a day without a zone, such as a birthday: "2018-03-04". */
export function DayText({ of, as = formatDate }: DateTextProps & { of: string }) {
  return <time dateTime={of}>{as(of, "UTC", useLanguage())}</time>
}
