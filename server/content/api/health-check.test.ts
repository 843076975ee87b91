import { expect, it } from "vitest"
import { formatBytes, pluralize } from "./health-check.ts"

it.each([
  [340_400_000, "340 MB"],
  [999_000_000, "999 MB"],
  [1_000_000_000, "1 GB"],
  [12_440_000_000, "12.4 GB"],
  [99_900_000_000, "99.9 GB"],
  [100_400_000_000, "100 GB"],
])("The office sees %i bytes as %s", (bytes, expected) => {
  expect(formatBytes(bytes)).toBe(expected)
})

it("The office sees counts in the singular or plural", () => {
  expect([0, 1, 2, 1_200].map((number) => pluralize(number, "mail"))).toEqual([
    "0 mails",
    "1 mail",
    "2 mails",
    "1,200 mails",
  ])
})
