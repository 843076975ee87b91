import { TZDateMini } from "@date-fns/tz"
import { In } from "typeorm"
import { badInput, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { addDays, type Day, dayIn, isDay } from "../../content/items/day.ts"
import { readSchool } from "../../content/site-info/school.ts"
import { SchoolDateKind } from "../dates/school-date.ts"
import { datesWithin } from "../dates/school-year.ts"
import { Event } from "./event.ts"

const longestDays = 366

/**
 * Keeps the school's local time and skips holidays and days off. Idempotent by name and time.
 * @throws NOT_FOUND; BAD_USER_INPUT unless the day is within a year of the event
 */
export async function repeatEvent(id: number, until: Day, context: Context): Promise<Event[]> {
  const { content, database, publishing } = context
  const event = await content.one(Event, id)
  if (!event) throw notFound()
  const { timeZone } = await readSchool(database)
  const weeks = weeksAfter(dayIn(timeZone, event.date), until)
  const open = await openWeeks(weeks, context)
  const moved = open.map((week) => atWeek(event, week, timeZone))
  const { title } = event
  const known = await database.read.findBy(Event, { title, date: In(moved.map(({ date }) => date)) })
  const isKnown = ({ date }: Moved) => known.some((other) => other.date.getTime() === date.getTime())
  const added: Event[] = []
  for (const times of moved.filter((times) => !isKnown(times)))
    added.push(await publishing.add(Event, { ...copyOf(event), ...times }, context))
  return added
}

interface Week {
  number: number
  day: Day
}

function weeksAfter(first: Day, until: Day): Week[] {
  if (!isDay(until) || until <= first || until > addDays(first, longestDays))
    throw badInput({ until: "Please choose a day within a year after the event." })
  const all = Array.from({ length: 53 }, (_, index) => ({ number: index + 1, day: addDays(first, 7 * (index + 1)) }))
  return all.filter(({ day }) => day <= until)
}

const closing: SchoolDateKind[] = [SchoolDateKind.HOLIDAY, SchoolDateKind.DAY_OFF]

async function openWeeks(weeks: Week[], { database }: Context): Promise<Week[]> {
  const [first, last] = [weeks.at(0), weeks.at(-1)]
  if (!first || !last) return []
  const closed = (await datesWithin(database, first.day, last.day)).filter(({ kind }) => closing.includes(kind))
  return weeks.filter(({ day }) => !closed.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay))
}

type Moved = Pick<Event, "date" | "endDate">

function atWeek({ date, endDate }: Moved, { number }: Week, zone: string): Moved {
  const later = (moment: Date) => {
    const shown = new TZDateMini(moment, zone)
    return new Date(shown.setDate(shown.getDate() + 7 * number))
  }
  return { date: later(date), endDate: endDate && later(endDate) }
}

function copyOf({ title, allDay, audience, location, description, translations, capacity, picture }: Event) {
  const shown = picture && { name: picture.name, alt: picture.words, focus: { x: picture.focusX, y: picture.focusY } }
  const fields = { title, allDay, audience, location, description, translations, capacity, cancelled: false }
  return { ...fields, ...(shown && { picture: shown }) }
}
