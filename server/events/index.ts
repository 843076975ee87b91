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
  unseen: [Attendance],
  screens: ["/events"],
  pages: { "/events": ["when", "page"], "/events/view/:id": [] },
  routes: calendarFiles,
  documents: ["/events.ics", "/events/view/:id.ics"],
  start: startEvents,
}
