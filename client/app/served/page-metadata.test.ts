import { expect, it } from "vitest"
import type { Describe, Place } from "../../items/content/metadata.ts"
import { pageMetadata } from "./page-metadata.ts"

const describeEvent = pageMetadata["/events/view/:id"] as Describe<object>

const place = {
  site: { name: "Jacaranda Hill", timeZone: "Africa/Johannesburg", address: ["1 Hill", "Town"] },
  url: "https://school.example/events/view/3",
  whole: (path: string) => `https://school.example${path}`,
} as Place

const [from, to] = ["2031-03-04T22:00:00.000Z", "2031-03-06T22:00:00.000Z"]

it.each([
  ["at an hour", {}, { startDate: from }],
  ["until an hour", { endDate: to }, { startDate: from, endDate: to }],
  ["of a day", { allDay: true }, { startDate: "2031-03-05" }],
  ["of two days", { allDay: true, endDate: to }, { startDate: "2031-03-05", endDate: "2031-03-06" }],
])("Search engines read when an event is by the school's days: %s", (_, changes, dates) => {
  for (const cancelled of [false, true]) {
    const event = { title: "Kites", date: from, endDate: null, allDay: false, languages: ["EN"], cancelled, ...changes }
    const [thing] = describeEvent({ event }, place)?.things ?? []
    const { startDate, endDate, eventStatus } = thing as Record<string, unknown>
    expect({ startDate, ...(endDate ? { endDate } : {}) }).toEqual(dates)
    expect(eventStatus).toBe(`https://schema.org/Event${cancelled ? "Cancelled" : "Scheduled"}`)
  }
})
