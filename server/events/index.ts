import type { Noun } from "../api/noun.ts"
import { Attendance } from "./attendance.ts"
import { calendarFiles } from "./calendar-files.ts"
import { Event } from "./event.ts"
import { EventsResolver } from "./events.resolver.ts"
import { startEvents } from "./events.start.ts"
import { WithdrawnEvent } from "./withdrawn-event.ts"

export const events: Noun = {
  entities: [Event, Attendance, WithdrawnEvent],
  resolvers: [EventsResolver],
  screens: ["/events"],
  routes: calendarFiles,
  start: startEvents,
}
