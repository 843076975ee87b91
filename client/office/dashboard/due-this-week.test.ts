import { expect, it } from "vitest"
import { dueIn } from "./due-this-week.ts"

const week = { today: "2026-11-27", zone: "Africa/Nairobi", now: Date.parse("2026-11-27T06:00:00Z") }
const nothing = {
  ...{ dashboard: { answersDue: [] }, schoolDates: [], events: { items: [] } },
  ...{ notices: { items: [] }, scheduled: { items: [] } },
}
const date = { id: 4, name: "Half-term", firstDay: "2026-11-20", lastDay: "2026-11-30", hours: "" }
const event = {
  ...{ id: 7, title: "Fair", date: "2026-11-28T07:00:00Z", allDay: false, cancelled: false, placesLeft: 0 },
  attendance: { waiting: 3 },
}
const notice = { id: 2, text: "Gate shut", startsAt: "2026-11-27T05:00:00Z", endsAt: "2026-11-27T21:30:00Z" }
const story = { type: "NEWS_STORY" as const, id: 5, title: "Prizes", path: "/news/view/5", publishAt: null }
const changed = { ...story, pendingChange: { publishAt: "2026-12-03T05:00:00Z" } }
const due = (form: "ENQUIRY" | "APPLICATION", day: string) => ({ form, day, count: 2 })
const answersDue = [due("APPLICATION", "2026-12-04"), due("ENQUIRY", "2026-11-26"), due("ENQUIRY", "2026-12-02")]

it.each([
  [{}, []],
  [{ dashboard: { answersDue } }, ["27 Answer 2 messages (late)", "02 Answer 2 messages (as promised)"]],
  [{ schoolDates: [date] }, ["30 Last day: Half-term ()"]],
  [{ schoolDates: [{ ...date, firstDay: "2026-11-30", hours: "Until 12" }] }, ["30 Half-term (Until 12)"]],
  [{ events: { items: [event] } }, ["28 Fair (10:00, full, 3 people wait)"]],
  [
    { events: { items: [{ ...event, date: "2026-11-25T07:00:00Z", placesLeft: 1, attendance: null }] } },
    ["27 Fair ()"],
  ],
  [{ notices: { items: [notice] } }, ["28 Notice ends: Gate shut (00:30)"]],
  [{ scheduled: { items: [changed] } }, ["03 Is published: Prizes (08:00)"]],
])("The dashboard's week lists what is due of %j, and by when", (more, lines) => {
  const found = dueIn(week, { ...nothing, ...more } as unknown as Parameters<typeof dueIn>[1])
  expect(found.map(({ day, text, note }) => `${day.slice(8)} ${text} (${note})`)).toEqual(lines)
})
