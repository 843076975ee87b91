import type { Noun } from "../api/noun.ts"
import { Attendance } from "./attendance.ts"
import { Event } from "./event.ts"
import { EventsResolver } from "./events.resolver.ts"
import { startEvents } from "./events.start.ts"

export const events: Noun = {
  entities: [Event, Attendance],
  resolvers: [EventsResolver],
  start: startEvents,
}
