/** The times of an event, a withdrawn one too. */
interface Times {
  date: Date
  endDate?: Date | null
}

export const hourMs = 60 * 60 * 1000
export const defaultDurationMs = 2 * hourMs

/** Returns the end of an event: two hours after its beginning, if none is given. */
export const endOf = ({ date, endDate }: Times) => endDate ?? new Date(date.getTime() + defaultDurationMs)

const calendarMs = 366 * 24 * hourMs

/** The start of a subscribed calendar: a year ago. */
export const calendarBegins = (now: Date) => new Date(now.getTime() - calendarMs)

export const leavesCalendar = ({ date }: Times) => new Date(date.getTime() + calendarMs)
