import { describe, expect, it } from "vitest"
import { formatAmount, readWholeNumber } from "./amount.ts"

describe("an amount", () => {
  it("has thousands separators and ends in /-", () => {
    expect([0, 950, 18500, 1276000].map(formatAmount)).toEqual(["0/-", "950/-", "18,500/-", "1,276,000/-"])
  })

  it("is read as people type it, and as it is shown", () => {
    expect(["18500", "18,500", "18 500", "18,500/-", "0"].map(readWholeNumber)).toEqual([18500, 18500, 18500, 18500, 0])
  })

  it("is not read from what is no whole number, or more than the site can keep", () => {
    expect(["", "12.50", "-3", "1e5", "ten", "99999999999", "2147483648"].map(readWholeNumber)).toEqual(
      Array(7).fill(null),
    )
  })
})
