import type { Section } from "../content/section.ts"

export const eventSection: Section = {
  type: "EVENT",
  title: "Events",
  path: "/events",
  all: "All events",
  add: { label: "Add Event", path: "/events/add", operation: "addEvent" },
}
