import type { Feature } from "../api/feature.ts"
import { answerWithDates } from "./date-answer.ts"
import { DatesResolver } from "./dates.resolver.ts"
import { startDates } from "./dates.start.ts"
import { SchoolDate } from "./school-date.ts"

export const dates: Feature = {
  entities: [SchoolDate],
  resolvers: [DatesResolver],
  answers: answerWithDates,
  start: startDates,
}
