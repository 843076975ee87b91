import { msg } from "../../base/ui/words/translate.ts"
import type { Section } from "../../items/content/section.ts"

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
