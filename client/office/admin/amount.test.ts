import { describe, expect, it } from "vitest"
import { formatAmount } from "./amount.ts"

describe("an amount", () => {
  it("has thousands separators and ends in /-", () => {
    expect([0, 950, 18500, 1276000].map(formatAmount)).toEqual(["0/-", "950/-", "18,500/-", "1,276,000/-"])
  })
})
