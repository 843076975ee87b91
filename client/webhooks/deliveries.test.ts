import { expect, it } from "vitest"
import { isUnderWay } from "./deliveries.tsx"

const now = Date.parse("2031-05-19T06:00:00Z")
const due = "2031-05-19T06:00:00.000Z"
const later = "2031-05-19T06:00:00.001Z"

it.each([
  ["due, and not tried yet", { dueAt: due, tries: 0, answer: null }, true],
  ["due later, behind one that failed", { dueAt: later, tries: 0, answer: null }, false],
  ["being tried now", { dueAt: later, tries: 1, answer: null }, true],
  ["refused, and to be tried again", { dueAt: later, tries: 1, answer: "503" }, false],
  ["answered, or given up", { dueAt: null, tries: 1, answer: null }, false],
])("A call that is %s is asked about again: %j %s", (_what, call, underWay) => {
  expect(isUnderWay(call, now)).toBe(underWay)
})
