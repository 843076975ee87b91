import { ownedFeature } from "../../content/items/owned-feature.ts"
import { Attendance } from "./attendance.ts"
import { AttendeesResolver } from "./attendees.resolver.ts"
import { removeAttendance } from "./attendees.ts"
import { calendarFiles } from "./calendar-files.ts"
import { event } from "./event-type.ts"
import { EventsResolver } from "./events.resolver.ts"
import { startEvents } from "./events.start.ts"
import { OwnAttendanceResolver } from "./own-attendance.resolver.ts"
import { SeriesResolver } from "./series.resolver.ts"
import { eraseTitle, WithdrawnEvent } from "./withdrawn-event.ts"

export const events = ownedFeature(event, {
  entities: [Attendance, WithdrawnEvent],
  resolvers: [EventsResolver, OwnAttendanceResolver, SeriesResolver, AttendeesResolver],
  aboutPeople: [
    { type: Attendance, called: "Guests of events", whose: ["name", "email", "phone"], erase: removeAttendance },
    {
      ...{ type: WithdrawnEvent, called: "Events taken down", whose: ["title"] },
      erase: (id, { database }) => database.write((rows) => eraseTitle(rows, id)),
    },
  ],
  unseen: [Attendance],
  list: {
    path: "/events",
    searchEntry: (t) => ({
      title: t("Events"),
      text: t("What is on at the school: the calendar of dates for your diary."),
    }),
  },
  pages: { "/events": ["when", "page"] },
  routes: calendarFiles,
  documents: ["/events.ics", "/events/view/:id.ics"],
  jobs: ({ heldPlaces }) => [heldPlaces],
  start: startEvents,
})
