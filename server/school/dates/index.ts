import type { Feature } from "../../content/api/feature.ts"
import { answerWithDates } from "./date-answer.ts"
import { datesCalendar } from "./dates.calendar.ts"
import { datesResolvers } from "./dates.resolver.ts"
import { startDates } from "./dates.start.ts"
import { SchoolDate } from "./school-date.ts"
import { SchoolDayResolver } from "./school-day.resolver.ts"
import { readSchoolDays, yearAgo } from "./school-day.ts"

export const dates: Feature = {
  entities: [SchoolDate],
  resolvers: [...datesResolvers, SchoolDayResolver],
  aboutPeople: [{ type: SchoolDate, called: "Dates", path: ({ id }) => `/admin/dates/${id}` }],
  screens: [
    {
      path: "/dates",
      searchEntry: (t) => ({
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
    const { dates } = await readSchoolDays(database, yearAgo())
    return { Dates: dates.flatMap(({ name, hours, note }) => [name, hours, note]) }
  },
}
