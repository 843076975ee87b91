import { describe, expect, it } from "vitest"
import { isUnexpired, wasRecently } from "./moments.ts"

const now = Date.parse("2027-03-01T12:00:00Z")
const minute = 60_000

describe("a period or a moment", () => {
  it.each([
    ["is over at its end", 0, false],
    ["runs until its end", 1, true],
    ["runs for an hour, and a minute by which a clock may be corrected", 61 * minute, true],
    ["does not run if a clock that ran ahead began it", 61 * minute + 1, false],
  ])("%s", (_what, ms, counts) => {
    expect(isUnexpired(now + ms, 60 * minute, now)).toBe(counts)
    expect(isUnexpired(new Date(now + ms), 60 * minute, now)).toBe(counts)
  })

  it.each([
    ["is recent for an hour", 60 * minute - 1, true],
    ["is not recent after an hour", 60 * minute, false],
    ["is recent up to a minute ahead, as a clock may be corrected", -minute, true],
    ["is not recent if a clock that ran ahead set it", -minute - 1, false],
  ])("%s", (_what, ago, counts) => {
    expect(wasRecently(new Date(now - ago), 60 * minute, now)).toBe(counts)
  })
})
