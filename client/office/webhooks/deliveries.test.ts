import { expect, it } from "vitest"
import { anyPending } from "./deliveries.tsx"

const now = Date.parse("2031-05-19T06:00:00Z")
const due = "2031-05-19T06:00:00.000Z"
const later = "2031-05-19T06:00:00.001Z"
const answered = { dueAt: null, tries: 1, answer: "Taken" }

it.each([
  ["due, and not tried yet", { dueAt: due, tries: 0, answer: null }, true],
  ["due later, behind one that failed", { dueAt: later, tries: 0, answer: null }, false],
  ["being tried now", { dueAt: later, tries: 1, answer: null }, true],
  ["refused, and to be tried again", { dueAt: later, tries: 1, answer: "503" }, false],
  ["answered", answered, false],
  ["given up", { dueAt: null, tries: 1, answer: null }, false],
])("Deliveries with one that is %s (%j) are polled again: %s", (_what, call, again) => {
  expect(anyPending([{ deliveries: [] }, { deliveries: [answered, call] }], now)).toBe(again)
})
