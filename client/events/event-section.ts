import type { Section } from "../content/section.ts"
import { msg } from "../ui/words/translate.ts"

export const eventSection: Section = {
  type: "EVENT",
  title: msg("Events"),
  path: "/events",
  all: msg("All events"),
  what: "event",
  named: "Calendar Event",
  lists: ["events", "home"],
  add: { label: "Add Event", path: "/events/add", operation: "addEvent" },
}
