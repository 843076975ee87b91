import { expect, it } from "vitest"
import type { Describe, PageContext } from "../../items/content/metadata.ts"
import { pageMetadata } from "./page-metadata.ts"

const describeEvent = pageMetadata["/events/view/:id"] as Describe<object>

const place = {
  site: { name: "Jacaranda Hill", timeZone: "Africa/Johannesburg", address: ["1 Hill", "Town"] },
  url: "https://school.example/events/view/3",
  absoluteUrl: (path: string) => `https://school.example${path}`,
} as PageContext

const [from, to] = ["2031-03-04T22:00:00.000Z", "2031-03-06T22:00:00.000Z"]

it.each([
  ["at a time", {}, { startDate: from }],
  ["with an end time", { endDate: to }, { startDate: from, endDate: to }],
  ["all day", { allDay: true }, { startDate: "2031-03-05" }],
  ["all day for two days", { allDay: true, endDate: to }, { startDate: "2031-03-05", endDate: "2031-03-06" }],
])("Structured data has an event's times, or its days at the school, and its status: %s", (_, changes, dates) => {
  for (const cancelled of [false, true]) {
    const event = { title: "Kites", date: from, endDate: null, allDay: false, languages: ["EN"], cancelled, ...changes }
    const [thing] = describeEvent({ event }, place)?.things ?? []
    const { startDate, endDate, eventStatus } = thing as Record<string, unknown>
    expect({ startDate, ...(endDate ? { endDate } : {}) }).toEqual(dates)
    expect(eventStatus).toBe(`https://schema.org/Event${cancelled ? "Cancelled" : "Scheduled"}`)
  }
})
