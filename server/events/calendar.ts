import { LessThan, MoreThanOrEqual, Raw } from "typeorm"
import type { Content } from "../content/content.ts"
import { type PageArgs, pageOf } from "../content/paging.ts"
import { Event, longestDays } from "./event.ts"

const hourMs = 60 * 60 * 1000
const unsaidMs = 2 * hourMs

/** When an event is over: two hours after its beginning, where nobody has said when it ends. */
export const endOf = ({ date, endDate }: Pick<Event, "date" | "endDate">) =>
  endDate ?? new Date(date.getTime() + unsaidMs)

/** To come or going on, the next first. No event is longer than `longestDays`, so that old ones need not be looked at. */
export function upcoming() {
  const earliest = new Date(Date.now() - longestDays * 24 * hourMs)
  return {
    where: { date: MoreThanOrEqual(earliest), endDate: relativeToNow(">=") },
    order: { date: "ASC", id: "ASC" },
  } as const
}

/** Over, the latest first. */
export const past = () =>
  ({
    where: { date: LessThan(new Date()), endDate: relativeToNow("<") },
    order: { date: "DESC", id: "DESC" },
  }) as const

/** `endOf`, in the database's words. */
function relativeToNow(is: ">=" | "<") {
  const now = Date.now()
  const parameters = { now: new Date(now).toISOString(), begun: new Date(now - unsaidMs).toISOString() }
  return Raw((endDate) => {
    const date = endDate.replace("endDate", "date")
    return `(${endDate} ${is} :now OR (${endDate} IS NULL AND ${date} ${is} :begun))`
  }, parameters)
}

/** How far back a calendar that people subscribe to goes: a year. */
export const calendarBegins = (now: Date) => new Date(now.getTime() - 366 * 24 * hourMs)

/** One page of what is to come followed by what is over. */
export async function nextFirst(content: Content, page: PageArgs) {
  const skip = (page.page - 1) * page.perPage
  const [coming, toCome] = await content.slice(Event, { skip, take: page.perPage }, upcoming())
  const missing = page.perPage - coming.length
  const [over, gone] = await content.slice(Event, { skip: Math.max(0, skip - toCome), take: missing || 1 }, past())
  return pageOf([...coming, ...over.slice(0, missing)], toCome + gone, page)
}
