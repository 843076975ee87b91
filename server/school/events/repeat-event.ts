import { TZDateMini } from "@date-fns/tz"
import { ArgsType, Field, Int } from "type-graphql"
import { In } from "typeorm"
import { badInput, notFound } from "../../base/failures/failures.ts"
import type { Context } from "../../content/api/context.ts"
import { IdempotencyKey, withDigest } from "../../content/items/added-item.ts"
import { ContentState } from "../../content/items/content-state.ts"
import { pictureRules } from "../../content/items/content-type.ts"
import { addDays, Day, dayIn, isDay } from "../../content/items/day.ts"
import { readSite } from "../../content/site-info/site-info.ts"
import { updateUnversioned } from "../../store/database/update-unversioned.ts"
import { SchoolDateKind } from "../dates/school-date.ts"
import { datesWithin } from "../dates/school-year.ts"
import { Event } from "./event.ts"

const longestDays = 366

@ArgsType()
export class RepetitionArgs {
  @Field(() => Int)
  id!: number

  @Field(() => Day, { description: "Last possible day; within a year." })
  until!: Day

  @IdempotencyKey("A key for this request, as for `addEvent`: with the same one, the same events are returned.")
  idempotencyKey?: string | null
}

/**
 * Keeps the school's local time and skips holidays and days off. Adds all or none. Prevents
 * duplicates by the key, and by name and time.
 * @throws NOT_FOUND; BAD_USER_INPUT unless `until` is within a year after the event, and a day for a repetition is open
 */
export async function repeatEvent({ id, until, idempotencyKey }: RepetitionArgs, context: Context): Promise<Event[]> {
  const { content, database, publishing, pictures, outbox, viewer } = context
  const event = await content.one(Event, id)
  if (!event) throw notFound()
  const { timeZone } = await readSite(database.read)
  const weeks = await openWeeks(weeksAfter(dayIn(timeZone, event.date), until), context)
  if (weeks.length === 0) throw badInput({ until: "There is no school on that day of the week until then." })
  const publication = await publishing.allowed({ as: event.state === DRAFT ? DRAFT : PUBLISHED }, viewer)
  const seriesId = event.seriesId ?? id
  const inputs = weeks.map((week) => {
    const key = idempotencyKey && `${idempotencyKey}-${week.number}`
    const times = atWeek(event, week, timeZone)
    return { ...withDigest({ ...copyOf(event), ...times, seriesId, idempotencyKey: key }), publication }
  })
  const addedBefore = async () => (await content.addedBefore(Event, inputs, viewer)).filter((item) => item !== null)
  const before = await addedBefore()
  if (before.length > 0) return before

  const pictureInputs = inputs.map(({ picture }) => picture)
  const added = await pictures.write(pictureInputs, pictureRules(Event, viewer), async (rows, changes) => {
    const dates = In(inputs.map(({ date }) => date))
    const existing = new Set((await rows.findBy(Event, { title: event.title, date: dates })).map(({ date }) => +date))
    const missing = inputs.filter(({ date }) => !existing.has(+date))
    if (missing.length > 0) await updateUnversioned(rows, Event, id, { seriesId: () => String(seriesId) })
    return content.addWithin({ rows, pictures: changes }, Event, missing, viewer)
  })
  outbox.wake()
  // The same request may have run at once.
  return added.length > 0 ? added : addedBefore()
}

const { DRAFT, PUBLISHED } = ContentState

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

const closedKinds: SchoolDateKind[] = [SchoolDateKind.HOLIDAY, SchoolDateKind.DAY_OFF]

async function openWeeks(weeks: Week[], { database }: Context): Promise<Week[]> {
  const [first, last] = [weeks.at(0), weeks.at(-1)]
  if (!first || !last) return []
  const closed = (await datesWithin(database, first.day, last.day)).filter(({ kind }) => closedKinds.includes(kind))
  return weeks.filter(({ day }) => !closed.some(({ firstDay, lastDay }) => firstDay <= day && day <= lastDay))
}

type Times = Pick<Event, "date" | "endDate">

function atWeek({ date, endDate }: Times, { number }: Week, zone: string): Times {
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
