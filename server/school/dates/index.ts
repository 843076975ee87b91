import { MoreThanOrEqual } from "typeorm"
import type { Feature } from "../../content/api/feature.ts"
import { addDays } from "../../content/items/day.ts"
import { answerWithDates } from "./date-answer.ts"
import { datesCalendar } from "./dates.calendar.ts"
import { DatesResolver } from "./dates.resolver.ts"
import { startDates } from "./dates.start.ts"
import { SchoolDate } from "./school-date.ts"
import { SchoolDayResolver } from "./school-day.resolver.ts"
import { inOrder, schoolToday } from "./school-year.ts"

/** Since when a date is over that the office is given to translate. */
const maxAgeDays = 366

export const dates: Feature = {
  entities: [SchoolDate],
  resolvers: [DatesResolver, SchoolDayResolver],
  screens: [
    {
      path: "/dates",
      found: (t) => ({
        title: t("Dates"),
        text: t("Term dates, holidays, half-days, closures and days off: the school year at a glance."),
      }),
    },
  ],
  pages: { "/dates": ["year"] },
  routes: datesCalendar,
  documents: ["/dates.ics"],
  answers: answerWithDates,
  start: startDates,
  texts: async (database) => {
    const { today } = await schoolToday(database)
    const where = { lastDay: MoreThanOrEqual(addDays(today, -maxAgeDays)) }
    const dates = await database.read.find(SchoolDate, { where, order: inOrder })
    return { Dates: dates.flatMap(({ name, hours, note }) => [name, hours, note]) }
  },
}
