import { expect, it } from "vitest"
import type { AddEventInput } from "../../generated/graphql.ts"
import { afterDay, asWholeDays, beginningOfDay, lastDayOf, weeksLater, weeksUntilNext } from "./whole-days.ts"

const zone = "Africa/Johannesburg"

it("A whole day runs from midnight to midnight in the fields of a form", () => {
  expect([beginningOfDay("2031-03-05"), afterDay("2031-03-31")]).toEqual(["2031-03-05T00:00", "2031-04-01T00:00"])
  expect([beginningOfDay(""), afterDay("")]).toEqual(["", ""])
})

it("An event that ends at midnight has its last day on the day before", () => {
  expect(lastDayOf("2031-04-01T00:00")).toBe("2031-03-31")
  expect(lastDayOf("2031-04-01T09:00")).toBe("2031-04-01")
})

it.each([
  ["a day", null, "2031-03-05T22:00:00.000Z"],
  ["three days", "2031-03-07T22:00:00.000Z", "2031-03-07T22:00:00.000Z"],
  ["an end during a day", "2031-03-07T09:00:00.000Z", "2031-03-07T22:00:00.000Z"],
])("An all-day event lasts from midnight to midnight in the school's time zone: %s", (_, endDate, end) => {
  const input = { allDay: true, date: "2031-03-05T09:30:00.000Z", endDate } as AddEventInput
  expect(asWholeDays(input, zone)).toMatchObject({ date: "2031-03-04T22:00:00.000Z", endDate: end })
})

it("An event with a time of day keeps its times", () => {
  const input = { allDay: false, date: "2031-03-05T09:30:00.000Z", endDate: null } as AddEventInput
  expect(asWholeDays(input, zone)).toBe(input)
})

it("A copy weeks later keeps the weekday and the time of day across daylight saving", () => {
  expect(weeksLater("2031-03-05T09:30:00.000Z", 52, "Europe/London")).toBe("2032-03-03T09:30:00.000Z")
  expect(weeksLater("2031-03-26T09:30:00.000Z", 1, "Europe/London")).toBe("2031-04-02T08:30:00.000Z")
  expect(weeksLater(null, 1, zone)).toBeFalsy()
})

it("A copy is a week later, or on the next such weekday to come", () => {
  const weeks = (day: string) => weeksUntilNext("2031-03-05T09:30:00.000Z", Date.parse(day))
  expect(["2031-01-01", "2031-03-12", "2031-03-13", "2032-03-03"].map(weeks)).toEqual([1, 1, 2, 52])
})
