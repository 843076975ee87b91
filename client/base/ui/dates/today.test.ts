import { expect, it } from "vitest"
import { dayIn } from "./today.ts"

it.each([
  ["Europe/London", "2031-01-15T12:34:56Z", "2031-01-15T00:00:00Z", "2031-01-16T00:00:00Z"],
  ["Europe/London", "2031-03-30T12:00:00Z", "2031-03-30T00:00:00Z", "2031-03-30T23:00:00Z"],
  ["Europe/London", "2031-10-26T00:30:00Z", "2031-10-25T23:00:00Z", "2031-10-27T00:00:00Z"],
  ["Asia/Kathmandu", "2031-05-01T18:15:00Z", "2031-05-01T18:15:00Z", "2031-05-02T18:15:00Z"],
  ["Pacific/Chatham", "2031-05-01T11:14:59Z", "2031-04-30T11:15:00Z", "2031-05-01T11:15:00Z"],
])("The day in %s at %s runs from %s to %s", (zone, now, begins, ends) => {
  expect(dayIn(zone)(Date.parse(now))).toEqual([Date.parse(begins), Date.parse(ends)])
})
