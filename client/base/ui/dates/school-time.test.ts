import { describe, expect, it } from "vitest"
import { fromField, toField } from "./school-time.ts"

describe("a date-and-time field", () => {
  it.each([
    ["Africa/Johannesburg", "2026-11-24T13:30", "2026-11-24T11:30:00.000Z"],
    ["Europe/London", "2026-03-29T00:30", "2026-03-29T00:30:00.000Z"],
    ["Europe/London", "2026-03-29T02:30", "2026-03-29T01:30:00.000Z"],
    ["Europe/London", "2026-10-25T00:30", "2026-10-24T23:30:00.000Z"],
    ["Europe/London", "2026-10-25T02:30", "2026-10-25T02:30:00.000Z"],
    ["America/New_York", "2026-03-08T09:00", "2026-03-08T13:00:00.000Z"],
    ["Asia/Kathmandu", "2026-01-01T00:00", "2025-12-31T18:15:00.000Z"],
  ])("is read and shown in the time zone %s: %s", (zone, field, moment) => {
    expect(fromField(field, zone)).toBe(moment)
    expect(toField(moment, zone)).toBe(field)
  })

  it("is read as an hour later when the clocks skip its time", () => {
    expect(fromField("2026-03-29T01:30", "Europe/London")).toBe("2026-03-29T01:30:00.000Z")
  })

  it("has no value while it is incomplete", () => {
    for (const text of ["", "2026-11-24", "2026-11-24T13", "next week"]) expect(fromField(text, "UTC")).toBeNull()
    expect(toField(null, "UTC")).toBe("")
  })
})
