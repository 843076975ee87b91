import { describe, expect, it } from "vitest"
import { translate } from "../words/translate.ts"
import { formatDate, formatDateTime, formatMonth, formatShortDate, formatTime, isoDay, zoneName } from "./dates.tsx"
import { addDays, dayNumber, formatDay, formatDays, monthOf, weekdayOf } from "./days.ts"
import { formatBeginning, formatTimes } from "./times.ts"

const zone = "Africa/Johannesburg"
const french = translate("fr", { "{from} to {to}": "{from} au {to}", "{day}, all day": "{day}, toute la journée" })

it("A moment is shown in the school's time zone", () => {
  const moment = "2031-03-07T22:30:00Z"
  const shown = [formatDate, formatShortDate, formatMonth, formatTime, formatDateTime, isoDay, zoneName]
  expect(shown.map((format) => format(moment, zone))).toEqual([
    ...["8 March 2031", "8 Mar 2031", "March 2031", "00:30", "Saturday 8 March 2031, 00:30", "2031-03-08"],
    "South Africa Standard Time",
  ])
  expect(formatDateTime(moment, zone, "fr")).toBe("samedi 8 mars 2031, 00:30")
  expect(formatDate(moment, "Nowhere/Land")).toBe("7 March 2031")
})

describe("days", () => {
  it.each([
    ["2027-02-19", "2027-02-19", "Fri 19 February"],
    ["2027-02-19", "2027-02-22", "Fri 19 to Mon 22 February"],
    ["2027-02-26", "2027-03-01", "Fri 26 February to Mon 1 March"],
    ["2027-02-19", "2028-02-18", "Fri 19 February 2027 to Fri 18 February 2028"],
    ["2027-12-31", "2028-01-03", "Fri 31 December 2027 to Mon 3 January 2028"],
  ])("from %s to %s are %s", (first, last, words) => {
    expect(formatDays(first, last)).toBe(words)
  })

  it("are counted across months, and from Monday", () => {
    expect([addDays("2028-02-28", 2), addDays("2027-01-01", -1)]).toEqual(["2028-03-01", "2026-12-31"])
    expect(["2027-02-22", "2027-02-28"].map(weekdayOf)).toEqual([0, 6])
    expect([dayNumber("2027-02-09"), monthOf("2027-02-09", "fr")]).toEqual([9, "février 2027"])
    expect([formatDay("2027-02-19", french), formatDay("2027-02-19", undefined, true)]).toEqual([
      ...["ven. 19 février", "Fri 19 February 2027"],
    ])
  })
})

describe("the time of an event", () => {
  const at = (date: string, endDate: string | null, allDay = false) => ({ date, endDate, allDay })
  const nine = "2026-03-06T07:00:00Z"

  it.each([
    [at(nine, null), "Friday 6 March 2026, 09:00", "Friday 09:00"],
    [at(nine, "2026-03-06T09:30:00Z"), "Friday 6 March 2026, 09:00 to 11:30", "Friday 09:00"],
    [
      at(nine, "2026-03-07T09:30:00Z"),
      ...["Friday 6 March 2026, 09:00 to Saturday 7 March 2026, 11:30", "Friday 09:00 to Saturday 7 March 2026"],
    ],
    [at(nine, "2026-03-06T22:00:00Z"), "Friday 6 March 2026, 09:00 to 00:00", "Friday 09:00"],
    [at("2026-03-05T22:00:00Z", "2026-03-05T22:00:00Z"), "Friday 6 March 2026, 00:00 to 00:00", "Friday 00:00"],
    [at("2026-03-05T22:00:00Z", "2026-03-06T22:00:00Z", true), "Friday 6 March 2026", "Friday, all day"],
    [at("2026-03-05T22:00:00Z", null, true), "Friday 6 March 2026", "Friday, all day"],
    [
      at("2026-03-05T22:00:00Z", "2026-03-08T22:00:00Z", true),
      ...["Friday 6 March 2026 to Sunday 8 March 2026", "Friday to Sunday 8 March 2026"],
    ],
  ])("for %j is %s, and beside its date %s", (times, whole, beside) => {
    expect([formatTimes(times, zone), formatBeginning(times, zone)]).toEqual([whole, beside])
  })

  it("is written in the language of the page", () => {
    const days = at("2026-03-05T22:00:00Z", "2026-03-08T22:00:00Z", true)
    expect(formatTimes(days, zone, french)).toBe("vendredi 6 mars 2026 au dimanche 8 mars 2026")
    expect(formatBeginning({ ...days, endDate: null }, zone, french)).toBe("vendredi, toute la journée")
  })
})
