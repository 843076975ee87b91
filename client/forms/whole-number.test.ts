import { describe, expect, it } from "vitest"
import { readWholeNumber } from "./whole-number.ts"

describe("a whole number", () => {
  it("is read as people type it, and as an amount is shown", () => {
    expect(["18500", "18,500", "18 500", "18,500/-"].map(readWholeNumber)).toEqual(Array(4).fill(18500))
    expect(["0", "2147483647"].map(readWholeNumber)).toEqual([0, 2147483647])
  })

  it("is not read from what is no whole number, or more than the site can keep", () => {
    expect(["", "12.50", "-3", "1e5", "ten", "99999999999", "2147483648"].map(readWholeNumber)).toEqual(
      Array(7).fill(null),
    )
  })
})
