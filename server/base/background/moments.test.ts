import { describe, expect, it } from "vitest"
import { isUnderWay, wasLately } from "./moments.ts"

const now = Date.parse("2027-03-01T12:00:00Z")
const minute = 60_000

describe("what counts for an hour", () => {
  it.each([
    ["is over at its end", 0, false],
    ["counts until then", 1, true],
    ["counts for an hour, and a minute by which a clock may be put right", 61 * minute, true],
    ["does not count where a clock that ran ahead began it", 61 * minute + 1, false],
  ])("%s", (_what, ms, counts) => {
    expect(isUnderWay(now + ms, 60 * minute, now)).toBe(counts)
    expect(isUnderWay(new Date(now + ms), 60 * minute, now)).toBe(counts)
  })

  it.each([
    ["was done lately", 60 * minute - 1, true],
    ["is an hour ago", 60 * minute, false],
    ["was done within a minute to come, as a clock is put right", -minute, true],
    ["was done by a clock that ran ahead", -minute - 1, false],
  ])("%s", (_what, ago, counts) => {
    expect(wasLately(new Date(now - ago), 60 * minute, now)).toBe(counts)
  })
})
