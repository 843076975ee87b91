import { describe, expect, it } from "vitest"
import { onSchoolDay } from "./school-day.ts"

const thursday = new Date("2031-03-06T08:00:00Z")

describe("an event of the starting content", () => {
  it.each([
    ["stays on a Friday", "2031-03-07T09:00:00.000Z", "2031-03-07T09:00:00.000Z"],
    ["moves from a coming Saturday to the Monday", "2031-03-08T09:00:00.000Z", "2031-03-10T09:00:00.000Z"],
    ["moves from a coming Sunday to the Monday", "2031-03-09T23:30:00.000Z", "2031-03-10T23:30:00.000Z"],
    ["moves from a past Saturday to the Friday", "2031-03-01T09:00:00.000Z", "2031-02-28T09:00:00.000Z"],
    ["moves from a past Sunday to the Friday", "2031-03-02T09:00:00.000Z", "2031-02-28T09:00:00.000Z"],
  ])("%s", (_, day, moved) => {
    expect(onSchoolDay(new Date(day), thursday, "UTC").toISOString()).toBe(moved)
  })

  it("counts days in the school's time zone, and keeps its time when the clocks change", () => {
    const saturdayInAuckland = new Date("2031-03-07T20:00:00Z")
    expect(onSchoolDay(saturdayInAuckland, thursday, "Pacific/Auckland").toISOString()).toBe("2031-03-09T20:00:00.000Z")
    const dayBeforeSummer = new Date("2031-03-29T09:00:00Z")
    expect(onSchoolDay(dayBeforeSummer, thursday, "Europe/London").toISOString()).toBe("2031-03-31T08:00:00.000Z")
  })
})
