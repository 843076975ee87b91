import type { Feature } from "../api/feature.ts"
import { DatesResolver } from "./dates.resolver.ts"
import { startDates } from "./dates.start.ts"
import { SchoolDate } from "./school-date.ts"

export const dates: Feature = {
  entities: [SchoolDate],
  resolvers: [DatesResolver],
  start: startDates,
}
