import { msg } from "../../base/ui/words/translate.ts"
import type { Section } from "../../items/content/section.ts"

export const eventSection: Section = {
  type: "EVENT",
  title: msg("Events"),
  path: "/events",
  all: msg("All events"),
  noun: "event",
  toastName: "Calendar Event",
  add: { path: "/events/add", label: "Add Event", operation: "addEvent", copies: true },
}
