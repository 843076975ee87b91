interface Times {
  date: Date
  endDate?: Date | null
}

export const hourMs = 60 * 60 * 1000
export const defaultDurationMs = 2 * hourMs

/** Two hours after the start if no end is given. */
export const endOf = ({ date, endDate }: Times) => endDate ?? new Date(date.getTime() + defaultDurationMs)

const calendarMs = 366 * 24 * hourMs

export const calendarBegins = (now: Date) => new Date(now.getTime() - calendarMs)

export const leavesCalendar = ({ date }: Times) => new Date(date.getTime() + calendarMs)
