import { IsNull, LessThan, MoreThanOrEqual, Raw } from "typeorm"
import type { Content, ListOptions } from "../content/content.ts"
import { type PageArgs, pageOf } from "../content/paging.ts"
import { publicRows } from "../content/visibility.ts"
import type { Database } from "../database/database.ts"
import { Event, longestDays } from "./event.ts"
import { defaultDurationMs, endOf, hourMs } from "./event-times.ts"

const longestMs = longestDays * 24 * hourMs

/** To come or going on, the next first. No event is longer than `longestDays`, so that old ones need not be looked at. */
export function upcoming() {
  const earliest = new Date(Date.now() - longestMs)
  return {
    where: { date: MoreThanOrEqual(earliest), endDate: relativeToNow(">=") },
    order: { date: "ASC", id: "ASC" },
  } as const
}

/** Over, the latest first: all that is not to come, however much that is. */
export const past = () =>
  ({
    where: { date: LessThan(new Date()), endDate: relativeToNow("<") },
    allBut: upcoming().where,
    order: { date: "DESC", id: "DESC" },
  }) as const

export interface Span {
  from?: Date | null
  to?: Date | null
}

/** What takes place within a time, if only in part, in the order in which it begins. One without an end is a moment. */
export function within({ from, to }: Span) {
  return {
    where: {
      date: beginsIn({ from: from && new Date(from.getTime() - longestMs), to }),
      ...(from && { endDate: isOverAfter(from) }),
    },
    order: { date: "ASC", id: "ASC" },
  } as const
}

/** In the database's words: TypeORM's `And` gives it moments in another form than they are stored in. */
const beginsIn = ({ from, to }: Span) =>
  Raw((date) => [from ? `${date} >= :begin` : [], to ? `${date} < :end` : []].flat().join(" AND "), {
    ...(from && { begin: from.toISOString() }),
    ...(to && { end: to.toISOString() }),
  })

const isOverAfter = (from: Date) =>
  Raw((endDate) => `(${endDate} > :from OR (${endDate} IS NULL AND ${endDate.replace("endDate", "date")} >= :from))`, {
    from: from.toISOString(),
  })

/** When the next of all that are published ends: until then, what is to come and what is over stay so. Null where none is to come. */
export async function nextEnd({ read }: Database): Promise<Date | null> {
  const now = Date.now()
  const [said, unsaid] = await Promise.all([
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
  const ends = [...said, ...unsaid].map((event) => endOf(event).getTime())
  return ends.length ? new Date(Math.min(...ends)) : null
}

/** `endOf`, in the database's words. */
function relativeToNow(is: ">=" | "<") {
  const now = Date.now()
  const parameters = { now: new Date(now).toISOString(), begun: new Date(now - defaultDurationMs).toISOString() }
  return Raw((endDate) => {
    const date = endDate.replace("endDate", "date")
    return `(${endDate} ${is} :now OR (${endDate} IS NULL AND ${date} ${is} :begun))`
  }, parameters)
}

export async function nextFirst(
  content: Content,
  page: PageArgs,
  asked: Pick<ListOptions<Event>, "states" | "selected">,
) {
  const skip = (page.page - 1) * page.perPage
  const [coming, toCome] = await content.slice(Event, { skip, take: page.perPage }, { ...upcoming(), ...asked })
  const missing = page.perPage - coming.length
  const [over, gone] = await content.slice(
    Event,
    { skip: Math.max(0, skip - toCome), take: missing || 1 },
    { ...past(), ...asked },
  )
  return pageOf([...coming, ...over.slice(0, missing)], toCome + gone, page)
}
