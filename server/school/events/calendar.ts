import { IsNull, LessThan, MoreThanOrEqual, Raw } from "typeorm"
import type { Content } from "../../content/items/content.ts"
import { cursorAfter, invalidCursor, openCursor, writeCursor } from "../../content/items/cursor.ts"
import { addDays, type Day, startOf } from "../../content/items/day.ts"
import { type PageArgs, type PagedList, turnTo } from "../../content/items/paging.ts"
import type { ListOptions } from "../../content/items/read-content.ts"
import { publicRows } from "../../content/items/visibility.ts"
import type { Database } from "../../store/database/database.ts"
import { Event, longestDays } from "./event.ts"
import { defaultDurationMs, endOf, hourMs } from "./event-times.ts"

const longestMs = longestDays * 24 * hourMs

/** Next first, including current events. Events last `longestDays` at most, so older ones are not scanned. */
export function upcoming(now = new Date()) {
  const earliest = new Date(now.getTime() - longestMs)
  return {
    where: { date: MoreThanOrEqual(earliest), endDate: relativeTo(now, ">=") },
    order: { date: "ASC", id: "ASC" },
  } as const
}

export const past = (now = new Date()) =>
  ({
    where: { date: LessThan(now), endDate: relativeTo(now, "<") },
    excluded: upcoming(now).where,
    order: { date: "DESC", id: "DESC" },
  }) as const

export interface Span {
  from?: Date | null
  to?: Date | null
}

/** Events that overlap the span, in order of start. An event without an end is a moment. */
export function overlapping({ from, to }: Span) {
  return {
    where: {
      date: beginsIn({ from: from && new Date(from.getTime() - longestMs), to }),
      ...(from && { endDate: isOverAfter(from) }),
    },
    order: { date: "ASC", id: "ASC" },
  } as const
}

export const onDay = (day: Day, zone: string) =>
  overlapping({ from: startOf(day, zone), to: startOf(addDays(day, 1), zone) })

/** Raw SQL, as TypeORM's `And` formats dates differently from stored ones. */
const beginsIn = ({ from, to }: Span) =>
  Raw((date) => [from ? `${date} >= :begin` : [], to ? `${date} < :end` : []].flat().join(" AND "), {
    ...(from && { begin: from.toISOString() }),
    ...(to && { end: to.toISOString() }),
  })

const isOverAfter = (from: Date) =>
  Raw((endDate) => `(${endDate} > :from OR (${endDate} IS NULL AND ${endDate.replace("endDate", "date")} >= :from))`, {
    from: from.toISOString(),
  })

/** When the lists of upcoming and past events change next: at an event's end. Null if nothing is upcoming. */
export async function nextEnd({ read }: Database): Promise<Date | null> {
  const now = Date.now()
  const [withEnd, withoutEnd] = await Promise.all([
    publicRows(read, Event, {
      where: { endDate: MoreThanOrEqual(new Date(now)) },
      order: { endDate: "ASC", date: "ASC", id: "ASC" },
      take: 1,
    }).getMany(),
    publicRows(read, Event, {
      where: { date: MoreThanOrEqual(new Date(now - defaultDurationMs)), endDate: IsNull() },
      order: { date: "ASC", id: "ASC" },
      take: 1,
    }).getMany(),
  ])
  const ends = [...withEnd, ...withoutEnd].map((event) => endOf(event).getTime())
  return ends.length ? new Date(Math.min(...ends)) : null
}

/** `endOf` in SQL. */
function relativeTo(now: Date, is: ">=" | "<") {
  const begun = new Date(now.getTime() - defaultDurationMs)
  const parameters = { now: now.toISOString(), begun: begun.toISOString() }
  return Raw((endDate) => {
    const date = endDate.replace("endDate", "date")
    return `(${endDate} ${is} :now OR (${endDate} IS NULL AND ${date} ${is} :begun))`
  }, parameters)
}

const listName = "events to come, then those that are over"

/** Upcoming events, then past ones, as of the first page: none is repeated if an event ends between pages. */
export async function upcomingThenPast(content: Content, args: PageArgs, options: Pick<ListOptions<Event>, "states">) {
  const now = args.after == null ? new Date() : parseCursor(args.after).now
  const coming = { ...upcoming(now), ...options }
  const over = { ...past(now), ...options }
  const [upcomingCount, pastCount] = [await content.count(Event, coming), await content.count(Event, over)]
  const list: PagedList<Event> = {
    count: async () => upcomingCount + pastCount,
    async slice({ skip, take }) {
      const next = await content.slice(Event, { skip, take }, upcomingCount, coming)
      const rest = { skip: Math.max(0, skip - upcomingCount), take: take - next.length }
      return [...next, ...(await content.slice(Event, rest, pastCount, over))]
    },
    async itemsAfter(cursor, take) {
      const { isOver, behind } = parseCursor(cursor)
      if (isOver) return content.itemsAfter(Event, behind, take, over)
      const next = await content.itemsAfter(Event, behind, take, coming)
      const missing = take - next.length
      return missing > 0 ? [...next, ...(await content.first(Event, missing, over))] : next
    },
    cursorOf(event) {
      const isOver = endOf(event) < now
      const behind = cursorAfter(Event, (isOver ? over : coming).order, event)
      return writeCursor(listName, [now.toISOString(), isOver, behind])
    },
  }
  return turnTo(list, args)
}

function parseCursor(cursor: string) {
  const [moment, isOver, behind] = openCursor(listName, cursor)
  const isMoment = typeof moment === "string" && /^\d{4}-\d\d-\d\dT/.test(moment)
  const now = new Date(isMoment ? moment : Number.NaN)
  if (Number.isNaN(now.getTime()) || typeof isOver !== "boolean" || typeof behind !== "string") throw invalidCursor()
  return { now, isOver, behind }
}
