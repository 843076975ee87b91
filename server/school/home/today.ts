import { Field, ObjectType } from "type-graphql"
import { MoreThanOrEqual } from "typeorm"
import { NullableField } from "../../base/api/nullable-field.ts"
import { type Language, originalLanguage } from "../../base/languages.ts"
import { type Translate, translateTo } from "../../base/words.ts"
import type { Context } from "../../content/api/context.ts"
import { apiLanguage } from "../../content/items/api-language.ts"
import { Day, daysFrom, formatMoment, startOf } from "../../content/items/day.ts"
import { readIn } from "../../content/items/translatable.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import type { Wording } from "../../content/site-info/wording.ts"
import type { SchoolDate } from "../dates/school-date.ts"
import { readSchoolDays, type SchoolDay } from "../dates/school-day.ts"
import { upcoming } from "../events/calendar.ts"
import { Event } from "../events/event.ts"
import { endOf } from "../events/event-times.ts"

@ObjectType({ description: "A fact about today." })
class TodayFact {
  @Field(() => String, { description: "Subject." })
  label!: string

  @Field(() => String, { description: "Value." })
  text!: string

  @NullableField(() => String, "Path of a page with more about it; null if there is none.")
  path!: string | null
}

@ObjectType({ description: "Key information for families about today, in the school's time zone." })
export class Today {
  @Field(() => Day, { description: "Today." })
  day!: Day

  @Field(() => String, { description: "Today's date, or why there is no school." })
  heading!: string

  @Field(() => String, { description: "Week of the term, or when school begins again; may be empty." })
  note!: string

  @Field(() => [TodayFact], { description: "Known facts among gate, lunch, next event and next day off." })
  facts!: TodayFact[]

  @Field(() => [String], {
    description: "Texts above that exist only in English, exactly as they appear, if another language was requested.",
  })
  originals!: string[]
}

/** Null if nothing is known. Sets the answer's expiry. */
export async function readToday({ database, content, answer }: Context, language: Language): Promise<Today | null> {
  const now = new Date()
  const { timeZone: zone, wordings } = await readSite(database.read)
  const locale = localeIn(language, wordings, zone)
  const { t } = locale
  const days = await readSchoolDays(database)
  const today = days.on(days.today)
  const dayEnd = days.endOf(today.day)
  answer.validUntil(now < dayEnd ? dayEnd : null)
  answer.validUntil(days.until)
  const isOn = now < dayEnd && (today.isOpen || today.noSchool === "NOTICE")
  const next = isOn ? today : days.nextScheduled(today.day)
  if (days.hasNotices) answer.forbidStale()
  // An event that began on an earlier day is not the next one.
  const date = MoreThanOrEqual(startOf(today.day, zone))
  const { where, order } = upcoming(now)
  const [event] = await content.first(Event, 1, { where: { ...where, date }, order })
  if (event) answer.validUntil(endOf(event))
  const facts = [
    ...(next && daysFrom(today.day, next.day) <= soonDays ? factsOf(locale, next, isOn) : []),
    ...(event ? [factOfEvent(locale, event)] : []),
    ...(today.nextDayOff ? [{ label: t("Next day off"), text: span(locale, today.nextDayOff), path: "/dates" }] : []),
  ]
  if (today.noSchool === "NO_TERM" && !next && facts.length === 0) return null
  const heading =
    isOn && today.isOpen
      ? t("Today, {day}", { day: longDay(locale, today.day) })
      : headingOf(locale, today, next !== null)
  const note = isOn ? weekOf(locale, today) : next ? noteOf(locale, next.day, today.day) : ""
  const reason = next?.noSchool && locale.own(next.reason)
  return { day: today.day, heading, note: reason || note, facts, originals: [...locale.originals] }
}

interface Locale {
  t: Translate
  language: Language
  zone: string
  /** Translates the school's own texts, if the office gave a translation. */
  own: Translate
  /** Own texts without a translation. */
  originals: Set<string>
}

function localeIn(language: Language, wordings: Wording[], zone: string): Locale {
  const t = translateTo(language, wordings)
  const originals = new Set<string>()
  const own = (text: string) => {
    const words = t(text)
    if (language !== originalLanguage && words === text) originals.add(text)
    return words
  }
  return { t, language, zone, own, originals }
}

/** In days: covers a weekend, but not holidays. */
const soonDays = 3

function factsOf(locale: Locale, school: SchoolDay, isOn: boolean): TodayFact[] {
  const { t, own } = locale
  const { isOpen, day, date, reason, gate, lunch } = school
  if (!isOpen) return []
  if (date && reason === date.name) return [{ label: own(reason), text: sentence(locale, date), path: "/dates" }]
  if (reason) return [{ label: t("Home early"), text: own(reason), path: null }]
  const named = { day: formatMoment(new Date(day), locale.language, { weekday: "long", timeZone: "UTC" }) }
  return [
    ...(gate ? [{ label: isOn ? t("Gate") : t("Gate on {day}", named), text: own(gate), path: null }] : []),
    ...(lunch ? [{ label: isOn ? t("Lunch") : t("Lunch on {day}", named), text: own(lunch), path: "/lunch" }] : []),
  ]
}

const sentence = ({ t, own }: Locale, { hours, note }: SchoolDate) =>
  [hours, note]
    .filter(Boolean)
    .map((text) => own(text))
    .join(". ") || t("School ends early.")

function factOfEvent({ t, language, zone: timeZone, own }: Locale, event: Event): TodayFact {
  const { date, cancelled, allDay } = event
  const read = readIn(Event.translated, apiLanguage(language), event)
  const title = read === event ? own(event.title) : read.title
  const day = formatMoment(date, language, { weekday: "long", day: "numeric", month: "long", timeZone })
  const time = allDay ? "" : `, ${formatMoment(date, language, { hour: "2-digit", minute: "2-digit", timeZone })}`
  const heading = cancelled ? t("Cancelled: {title}", { title }) : title
  return { label: t("Next event"), text: `${heading}, ${day}${time}`, path: Event.addressed.path(event) }
}

const weekOf = ({ t, own }: Locale, { term, week }: SchoolDay) =>
  term && week ? t("{term}, week {week}", { term: own(term.name), week: String(week) }) : ""

function headingOf(locale: Locale, { day, isOpen, noSchool, date }: SchoolDay, hasNext: boolean): string {
  const { t } = locale
  if (isOpen) return t("School is over for today")
  if (noSchool === "NOTICE") return t("School closed")
  if (date) return locale.own(date.name)
  if (noSchool === "WEEKEND") return t("The weekend")
  return hasNext ? t("No school today") : longDay(locale, day)
}

function noteOf(locale: Locale, next: Day, today: Day): string {
  const { t } = locale
  const day = longDay(locale, next)
  return daysFrom(today, next) === 1
    ? t("School begins again tomorrow, {day}.", { day })
    : t("School begins again on {day}.", { day })
}

function span(locale: Locale, { name, firstDay, lastDay }: SchoolDate): string {
  const { t } = locale
  const [first, last] = [longDay(locale, firstDay), longDay(locale, lastDay)]
  const days = firstDay === lastDay ? first : t("{first} to {last}", { first, last })
  return `${locale.own(name)}, ${days}`
}

const longDay = ({ language }: Locale, day: Day) =>
  formatMoment(new Date(day), language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })
