import { createElement } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it } from "vitest"
import { WrittenAt } from "../../base/ui/dates/now.ts"
import { inEnglish } from "../../base/ui/words/translate.ts"
import { statusText } from "./attendance-words.ts"
import { Countdown } from "./countdown.tsx"
import { badgeText, statusChanges, statusOf } from "./event-status.tsx"

const now = Date.parse("2026-03-10T12:00:00Z")
const event = (changes: object = {}) =>
  ({
    date: "2026-03-10T14:00:00Z",
    endDate: null,
    cancelled: false,
    capacity: null,
    placesLeft: null,
    ...changes,
  }) as never

describe("the status of an event", () => {
  it.each([
    ["to come", {}],
    ["full", { placesLeft: 0 }],
    ["cancelled", { placesLeft: 0, cancelled: true }],
    ["on", { date: "2026-03-10T11:00:00Z", endDate: "2026-03-10T13:00:00Z" }],
    ["on", { date: "2026-03-10T12:00:00Z", endDate: "2026-03-10T13:00:00Z" }],
    ["begun", { date: "2026-03-10T12:00:00Z" }],
    ["begun", { date: "2026-03-10T10:00:00Z" }],
    ["over", { date: "2026-03-10T09:59:00Z" }],
    ["over", { date: "2026-03-10T09:00:00Z", endDate: "2026-03-10T11:59:00Z", cancelled: true }],
  ])("is %s", (status, changes) => {
    expect(statusOf(event(changes), now)).toBe(status)
  })

  it("has a badge in lists only when there is something to say", () => {
    expect(badgeText(inEnglish, event(), now)).toBeNull()
    expect(badgeText(inEnglish, event({ placesLeft: 11 }), now)).toBeNull()
    expect(badgeText(inEnglish, event({ placesLeft: 10 }), now)).toBe("10 places left")
    expect(badgeText(inEnglish, event({ placesLeft: 1 }), now)).toBe("1 place left")
    expect(badgeText(inEnglish, event({ placesLeft: 0 }), now)).toBe("Full")
    expect(badgeText(inEnglish, event({ cancelled: true }), now)).toBe("Cancelled")
    expect(badgeText(inEnglish, event({ placesLeft: 3, date: "2026-03-10T11:00:00Z" }), now)).toBe("On now")
    expect(badgeText(inEnglish, event({ placesLeft: 3, date: "2026-03-10T09:00:00Z" }), now)).toBeNull()
  })

  it.each([null, "2026-03-10T15:00:00Z"])("is checked again at each moment it changes (end: %s)", (endDate) => {
    const moments = statusChanges([event({ endDate })])()
    const before = moments.map((moment) => statusOf(event({ endDate }), moment - 1))
    expect(before).toEqual(["to come", endDate ? "on" : "begun"])
    expect(moments.map((moment) => statusOf(event({ endDate }), moment))).toEqual([before[1], "over"])
  })
})

describe("the countdown to an event", () => {
  const [second, minute, hour, day] = [1000, 60_000, 3_600_000, 86_400_000] as const

  it.each([
    [2 * day + 30 * minute, "Begins in 2 days and 30 minutes"],
    [day + hour + minute, "Begins in 1 day, 1 hour and 1 minute"],
    [23 * hour, "Begins in 23 hours"],
    [59 * second, "Begins in less than a minute"],
  ])("is in words, without zero parts: %i ms", (left, words) => {
    const part = createElement(Countdown, { to: new Date(now + left).toISOString() })
    const html = renderToStaticMarkup(createElement(WrittenAt, { value: now }, part))
    expect(/aria-label="([^"]*)"/.exec(html)?.[1]).toBe(words)
  })
})

it.each([
  [{ guests: 0, state: "CONFIRMED" }, "We expect you."],
  [{ guests: 1, state: "CONFIRMED" }, "We expect you and 1 guest."],
  [{ guests: 2, state: "CONFIRMED" }, "We expect you and 2 guests."],
  [
    { guests: 0, state: "WAITING" },
    /^All places are taken: you are on the waiting list, unless you have a place already/,
  ],
  [{ guests: 0, state: "HELD", heldUntil: "2026-11-23T09:00:00Z" }, /our mail\. Your place is kept until .* 10:00/],
  [{ guests: 0, state: "HELD", heldUntil: null }, /our mail: you then get a place if one is free/],
] as const)("An attendee reads the state of their reply: %j", (reply, words) => {
  expect(statusText(inEnglish, reply, "Africa/Lagos")).toMatch(words)
})
