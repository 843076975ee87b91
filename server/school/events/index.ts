import { ownedFeature } from "../../content/items/owned-feature.ts"
import { ownedType } from "../../content/items/owned-type.ts"
import { Attendance } from "./attendance.ts"
import { calendarFiles } from "./calendar-files.ts"
import { calledOff } from "./called-off.ts"
import { Event, EventFields } from "./event.ts"
import { EventsResolver } from "./events.resolver.ts"
import { startEvents } from "./events.start.ts"
import { OwnAttendanceResolver } from "./own-attendance.resolver.ts"
import { forgetTitle, restoreAnnounced, WithdrawnEvent, withdrawDeleted } from "./withdrawn-event.ts"

export const event = ownedType(Event, EventFields, {
  one: "an event",
  example: (now) => ({
    title: "Kite day",
    date: new Date(now.getTime() + 7 * 24 * 60 * 60 * 1000).toISOString(),
    location: "The field",
    description: "<p>Bring a kite.</p>",
  }),
  plural: "events",
  required: "Title, date, location and description are required.",
  pictureOptional: true,
  descriptions: {
    delete:
      "Deletes an event with its attendance list and returns it as it was. Subscribed calendars show it as " +
      "cancelled. It stays in the bin for 30 days.",
  },
  mailed: calledOff,
  onDelete: withdrawDeleted,
  onRestore: restoreAnnounced,
  onErase: forgetTitle,
})

export const events = ownedFeature(event, {
  entities: [Attendance, WithdrawnEvent],
  resolvers: [EventsResolver, OwnAttendanceResolver],
  unseen: [Attendance],
  list: {
    path: "/events",
    found: (t) => ({ title: t("Events"), text: t("What is on at the school: the calendar of dates for your diary.") }),
  },
  pages: { "/events": ["when", "page"] },
  routes: calendarFiles,
  documents: ["/events.ics", "/events/view/:id.ics"],
  jobs: ({ heldPlaces }) => [heldPlaces],
  start: startEvents,
})
