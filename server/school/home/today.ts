import { Field, ObjectType } from "type-graphql"
import { type Language, localeOf, originalLanguage, withFirst } from "../../base/languages.ts"
import { type Translate, translateTo } from "../../base/words.ts"
import type { Context } from "../../content/api/context.ts"
import { apiLanguage } from "../../content/items/api-language.ts"
import { addDays, type Day, dayIn, daysFrom, startOf, weekdayOf } from "../../content/items/day.ts"
import { readIn } from "../../content/items/translatable.ts"
import { SiteInfo } from "../../content/site-info/site-info.ts"
import type { LunchWeek, Routine } from "../../content/site-info/site-info-parts.ts"
import type { Wording } from "../../content/site-info/wording.ts"
import type { SchoolDate } from "../dates/school-date.ts"
import { datesFrom, dayAmong, type SchoolDay } from "../dates/school-day.ts"
import { upcoming } from "../events/calendar.ts"
import { Event } from "../events/event.ts"
import { type Notice, NoticeKind, noticesNow } from "../notices/notice.ts"

@ObjectType({ description: "A fact about today." })
class TodayFact {
  @Field(() => String, { description: "Subject." })
  label!: string

  @Field(() => String, { description: "Value." })
  text!: string

  @Field(() => String, { nullable: true, description: "Path of a page with more about it; null if there is none." })
  path!: string | null
}

@ObjectType({ description: "Key information for families about today, in the school's time zone." })
export class Today {
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
export async function readToday(
  { database, content, answer }: Context,
  language: Language,
  now = new Date(),
): Promise<Today | null> {
  const { timeZone: zone, routine, wordings } = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
  const locale = localeIn(language, wordings, zone)
  const { t } = locale
  const day = dayIn(zone, now)
  const dates = await datesFrom(database.read, day)
  const today = dayAmong(dates, day)
  const over = dayOver(today, routine, zone)
  answer.trueUntil(now < over ? over : startOf(addDays(today.day, 1), zone))
  const isOn = today.isOpen && now < over
  const next = isOn ? today : nextOpenDay(dates, today)
  const [event] = await content.first(Event, 1, upcoming())
  const { shown, until } = await noticesNow(database)
  answer.trueUntil(until)
  const announced = shown.filter(({ endsAt }) => next && endsAt > startOf(next.day, zone))
  const closed = announced.find(({ kind }) => kind === NoticeKind.CLOSED)
  if (announced.length > 0) answer.neverStale()
  const facts = [
    ...(next && daysFrom(today.day, next.day) <= soonDays ? factsOf(locale, next, routine, { isOn, announced }) : []),
    ...(event ? [factOfEvent(locale, event)] : []),
    ...(today.nextDayOff ? [{ label: t("Next day off"), text: span(locale, today.nextDayOff), path: "/dates" }] : []),
  ]
  if (!today.term && !next && facts.length === 0) return null
  const told = closed && locale.own(closed.text)
  const heading = isOn ? headingOn(locale, today, closed) : headingOf(locale, today, next)
  const note = () => (isOn ? weekOf(locale, today) : next ? noteOf(locale, next.day, today.day) : "")
  return { heading, note: told ?? note(), facts, originals: [...locale.originals] }
}

function headingOn(locale: Locale, { day }: SchoolDay, closed?: Notice): string {
  const { t } = locale
  return closed ? t("School closed") : t("Today, {day}", { day: longDay(locale, day) })
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

/** At midnight if no end is given. */
function dayOver({ day }: SchoolDay, { dayEnds }: Routine, zone: string): Date {
  const [hours = 24, minutes = 0] = dayEnds ? dayEnds.split(":").map(Number) : []
  const begin = startOf(day, zone)
  // A day has 23 or 25 hours when the clocks change, always at night.
  const shift = startOf(addDays(day, 1), zone).getTime() - begin.getTime() - 24 * hourMs
  return new Date(begin.getTime() + hours * hourMs + minutes * 60_000 + shift)
}

const hourMs = 60 * 60 * 1000

/** In closed periods, before the calendar counts as ended. */
const maxSteps = 20

function nextOpenDay(dates: SchoolDate[], from: SchoolDay): SchoolDay | null {
  let at = from
  for (let step = 0; step < maxSteps; step++) {
    const day = afterClosed(at)
    if (!day) return null
    at = dayAmong(dates, day)
    if (at.isOpen) return at
  }
  return null
}

function afterClosed({ day, term, holiday, dayOff, nextTerm }: SchoolDay): Day | null {
  if (!term) return nextTerm?.firstDay ?? null
  return addDays((holiday ?? dayOff)?.lastDay ?? day, 1)
}

interface Circumstances {
  isOn: boolean
  announced: Notice[]
}

function factsOf(
  locale: Locale,
  at: SchoolDay,
  { gate, lunchWeeks }: Routine,
  { isOn, announced }: Circumstances,
): TodayFact[] {
  const { t, own } = locale
  const day = { day: weekdayName(locale, at.day) }
  const { halfDay } = at
  const early = announced.find(({ kind }) => kind === NoticeKind.HOME_EARLY)
  if (announced.some(({ kind }) => kind === NoticeKind.CLOSED)) return []
  if (early) return [{ label: t("Home early"), text: own(early.text), path: null }]
  if (halfDay) return [{ label: own(halfDay.name), text: sentence(locale, halfDay), path: "/dates" }]
  const lunch = lunchOf(at, lunchWeeks)
  return [
    ...(gate ? [{ label: isOn ? t("Gate") : t("Gate on {day}", day), text: own(gate), path: null }] : []),
    ...(lunch ? [{ label: isOn ? t("Lunch") : t("Lunch on {day}", day), text: own(lunch), path: null }] : []),
  ]
}

const weekdays = [undefined, "monday", "tuesday", "wednesday", "thursday", "friday", undefined] as const

function lunchOf({ day, week }: SchoolDay, weeks: LunchWeek[]): string {
  const name = weekdays[weekdayOf(day)]
  const menu = weeks[((week ?? 1) - 1) % weeks.length]
  return (name && menu?.[name]) || ""
}

const sentence = ({ t, own }: Locale, { hours, note }: SchoolDate) =>
  [hours, note]
    .filter(Boolean)
    .map((text) => own(text))
    .join(". ") || t("School ends early.")

function factOfEvent({ t, language, zone, own }: Locale, event: Event): TodayFact {
  const { date, cancelled, allDay } = event
  const read = readIn(Event.translated, apiLanguage(language), event)
  const title = read === event ? own(event.title) : read.title
  const day = format(language, { weekday: "long", day: "numeric", month: "long" }, zone, date)
  const time = allDay ? "" : `, ${format(language, { hour: "2-digit", minute: "2-digit" }, zone, date)}`
  const called = cancelled ? t("Cancelled: {title}", { title }) : title
  return { label: t("Next event"), text: `${called}, ${day}${time}`, path: Event.addressed.path(event) }
}

const weekOf = ({ t, own }: Locale, { term, week }: SchoolDay) =>
  term && week ? t("{term}, week {week}", { term: own(term.name), week: String(week) }) : ""

function headingOf(locale: Locale, { day, holiday, dayOff, isOpen, term }: SchoolDay, next: SchoolDay | null): string {
  const { t } = locale
  if (isOpen) return t("School is over for today")
  const named = holiday ?? dayOff
  if (named) return locale.own(named.name)
  if (!term && !next) return longDay(locale, day)
  return term && [0, 6].includes(weekdayOf(day)) ? t("The weekend") : t("No school today")
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
  format(language, { weekday: "long", day: "numeric", month: "long" }, "UTC", new Date(day))
const weekdayName = ({ language }: Locale, day: Day) => format(language, { weekday: "long" }, "UTC", new Date(day))

const format = (language: Language, shape: Intl.DateTimeFormatOptions, timeZone: string, moment: Date) =>
  withFirst(language, new Intl.DateTimeFormat(localeOf(language), { ...shape, timeZone }).format(moment)).replace(
    ",",
    "",
  )
