import { expect, it } from "vitest"
import type { School } from "../site-info/school.ts"
import { icalendar } from "./icalendar.ts"

it("A notice without a foreseeable end gets an end that calendars can read", () => {
  const [begin, end] = [new Date("2026-11-27T06:00:00Z"), new Date("9999-12-31T23:59:59Z")]
  const entry = { uid: "a@b", title: "Closed", begin, end, version: 1, createdAt: begin, updatedAt: begin }
  const school = { timeZone: "Africa/Nairobi" } as School
  const file = icalendar({ school, name: "Dates", entries: [entry] })
  expect(file).toContain("DTSTART;TZID=Africa/Nairobi:20261127T090000\r\n")
  expect(file).toContain("DTEND;TZID=Africa/Nairobi:99991230T030000\r\n")
})
