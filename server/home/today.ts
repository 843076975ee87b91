import { Field, ObjectType } from "type-graphql"
import type { Context } from "../api/context.ts"
import { addDays, type Day, dayIn, daysFrom, startOf, weekdayOf } from "../content/day.ts"
import type { SchoolDate } from "../dates/school-date.ts"
import { datesFrom, dayAmong, type SchoolDay } from "../dates/school-day.ts"
import { upcoming } from "../events/calendar.ts"
import { Event } from "../events/event.ts"
import { SiteInfo } from "../site-info/site-info.ts"
import type { LunchWeek, Routine } from "../site-info/site-info-parts.ts"

@ObjectType({ description: "Something to know today." })
class TodayFact {
  @Field(() => String, { description: "What it is about." })
  label!: string

  @Field(() => String, { description: "What is so." })
  text!: string

  @Field(() => String, { nullable: true, description: "Where more is said of it on this site; null for nowhere." })
  path!: string | null
}

@ObjectType({ description: "What a family wants to know before anything else, by the school's clocks." })
export class Today {
  @Field(() => String, { description: "The day, or why there is no school." })
  heading!: string

  @Field(() => String, { description: "The week of term, or when school begins again; may be empty." })
  note!: string

  @Field(() => [TodayFact], { description: "Gate, lunch, the next event, the next day off: what is known of them." })
  facts!: TodayFact[]
}

/** What is said of today; null where nothing is known. The answer is told until when it stays so. */
export async function readToday({ database, content, answer }: Context, now = new Date()): Promise<Today | null> {
  const { timeZone: zone, routine } = await database.read.findOneByOrFail(SiteInfo, { id: 1 })
  const day = dayIn(zone, now)
  const dates = await datesFrom(database.read, day)
  const today = dayAmong(dates, day)
  const over = dayOver(today, routine, zone)
  answer.trueUntil(now < over ? over : startOf(addDays(today.day, 1), zone))
  const isOn = today.isOpen && now < over
  const next = isOn ? today : nextOpenDay(dates, today)
  const [event] = await content.first(Event, 1, upcoming())
  const facts = [
    ...(next && daysFrom(today.day, next.day) <= soonDays ? factsOf(next, routine, isOn) : []),
    ...(event ? [factOfEvent(event, zone)] : []),
    ...(today.nextDayOff ? [{ label: "Next day off", text: span(today.nextDayOff), path: "/dates" }] : []),
  ]
  if (!today.term && !next && facts.length === 0) return null
  return isOn
    ? { heading: `Today, ${longDay(today.day)}`, note: weekOf(today), facts }
    : { heading: headingOf(today, next), note: next ? `School begins again ${when(next.day, today.day)}.` : "", facts }
}

/** Over a weekend what the next day brings is of use; over holidays it is not. */
const soonDays = 3

/** When a day at school is over: at the end of the day, where nobody has said. */
function dayOver({ day }: SchoolDay, { dayEnds }: Routine, zone: string): Date {
  const [hours = 24, minutes = 0] = dayEnds ? dayEnds.split(":").map(Number) : []
  const begin = startOf(day, zone)
  // Days are an hour longer or shorter when the clocks change, which they do at night.
  const shift = startOf(addDays(day, 1), zone).getTime() - begin.getTime() - 24 * hourMs
  return new Date(begin.getTime() + hours * hourMs + minutes * 60_000 + shift)
}

const hourMs = 60 * 60 * 1000

/** A calendar that goes on for longer without school has an end. */
const mostSteps = 20

/** The next day of school; null where the calendar has none. It steps over holidays, days off and weekends whole. */
function nextOpenDay(dates: SchoolDate[], from: SchoolDay): SchoolDay | null {
  let at = from
  for (let step = 0; step < mostSteps; step++) {
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

function factsOf(at: SchoolDay, { gate, lunchWeeks }: Routine, isOn: boolean): TodayFact[] {
  const on = isOn ? "" : ` on ${weekdayName(at.day)}`
  const { halfDay } = at
  const lunch = halfDay ? "" : lunchOf(at, lunchWeeks)
  return [
    ...(halfDay ? [{ label: halfDay.name, text: sentence(halfDay), path: "/dates" }] : []),
    ...(gate ? [{ label: `Gate${on}`, text: gate, path: null }] : []),
    ...(lunch ? [{ label: `Lunch${on}`, text: lunch, path: null }] : []),
  ]
}

const weekdays = [undefined, "monday", "tuesday", "wednesday", "thursday", "friday", undefined] as const

function lunchOf({ day, week }: SchoolDay, weeks: LunchWeek[]): string {
  const name = weekdays[weekdayOf(day)]
  const menu = weeks[((week ?? 1) - 1) % weeks.length]
  return (name && menu?.[name]) || ""
}

const sentence = ({ hours, note }: SchoolDate) => [hours, note].filter(Boolean).join(". ") || "School ends early."

function factOfEvent(event: Event, zone: string): TodayFact {
  const { title, date, cancelled, allDay } = event
  const day = format({ weekday: "long", day: "numeric", month: "long" }, zone, date)
  const time = allDay ? "" : `, ${format({ hour: "2-digit", minute: "2-digit" }, zone, date)}`
  const called = cancelled ? `Cancelled: ${title}` : title
  return { label: "Next event", text: `${called}, ${day}${time}`, path: Event.addressed.path(event) }
}

const weekOf = ({ term, week }: SchoolDay) => (term && week ? `${term.name}, week ${week}` : "")

function headingOf({ day, holiday, dayOff, isOpen, term }: SchoolDay, next: SchoolDay | null): string {
  if (isOpen) return "School is over for today"
  const named = holiday ?? dayOff
  if (named) return named.name
  if (!term && !next) return longDay(day)
  return term && [0, 6].includes(weekdayOf(day)) ? "The weekend" : "No school today"
}

function when(day: Day, today: Day): string {
  return daysFrom(today, day) === 1 ? `tomorrow, ${longDay(day)}` : `on ${longDay(day)}`
}

function span({ name, firstDay, lastDay }: SchoolDate): string {
  return `${name}, ${longDay(firstDay)}${firstDay === lastDay ? "" : ` to ${longDay(lastDay)}`}`
}

const longDay = (day: Day) => format({ weekday: "long", day: "numeric", month: "long" }, "UTC", new Date(day))
const weekdayName = (day: Day) => format({ weekday: "long" }, "UTC", new Date(day))

/** "Monday 23 November" */
const format = (shape: Intl.DateTimeFormatOptions, timeZone: string, moment: Date) =>
  new Intl.DateTimeFormat("en-GB", { ...shape, timeZone }).format(moment).replace(",", "")
