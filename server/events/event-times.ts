import type { Event } from "./event.ts"

export const hourMs = 60 * 60 * 1000
export const defaultDurationMs = 2 * hourMs

/** When an event is over: two hours after its beginning, where nobody has said when it ends. */
export const endOf = ({ date, endDate }: Pick<Event, "date" | "endDate">) =>
  endDate ?? new Date(date.getTime() + defaultDurationMs)

const calendarMs = 366 * 24 * hourMs

/** How far back a calendar that people subscribe to goes: a year. */
export const calendarBegins = (now: Date) => new Date(now.getTime() - calendarMs)

/** When an event leaves it. */
export const leavesCalendar = ({ date }: Pick<Event, "date">) => new Date(date.getTime() + calendarMs)
