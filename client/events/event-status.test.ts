import { describe, expect, it } from "vitest"
import { inEnglish } from "../ui/words/translate.ts"
import { badgeText, statusOf } from "./event-status.ts"

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

describe("how an event stands", () => {
  it.each([
    ["to come", {}],
    ["full", { placesLeft: 0 }],
    ["cancelled", { placesLeft: 0, cancelled: true }],
    ["on", { date: "2026-03-10T11:00:00Z", endDate: "2026-03-10T13:00:00Z" }],
    ["begun", { date: "2026-03-10T11:00:00Z" }],
    // Where nobody has said when it ends, it does so after two hours.
    ["begun", { date: "2026-03-10T10:00:00Z" }],
    ["over", { date: "2026-03-10T09:59:00Z" }],
    ["over", { date: "2026-03-10T09:00:00Z", endDate: "2026-03-10T11:59:00Z", cancelled: true }],
  ])("is %s", (status, changes) => {
    expect(statusOf(event(changes), now)).toBe(status)
  })

  it("is remarked on in a list where there is something to say", () => {
    expect(badgeText(inEnglish, event(), now)).toBeNull()
    expect(badgeText(inEnglish, event({ placesLeft: 40 }), now)).toBeNull()
    expect(badgeText(inEnglish, event({ placesLeft: 1 }), now)).toBe("1 place left")
    expect(badgeText(inEnglish, event({ placesLeft: 0 }), now)).toBe("Full")
    expect(badgeText(inEnglish, event({ cancelled: true }), now)).toBe("Cancelled")
  })
})
