import { describe, expect, it } from "vitest"
import { isUnderWay, wasLately } from "./moments.ts"
import { maxTries, pauseAfter } from "./retries.ts"

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

it("What fails is tried again after a minute, then after twice as long each time, up to six hours, for two days", () => {
  const pauses = Array.from({ length: maxTries - 1 }, (_, index) => pauseAfter(index + 1) / minute)
  expect(pauses.slice(0, 10)).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360])
  expect(new Set(pauses.slice(9))).toEqual(new Set([360]))
  expect(Math.floor(pauses.reduce((sum, pause) => sum + pause) / 60 / 24)).toBe(1)
})
