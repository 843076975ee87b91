import { describe, expect, it, vi } from "vitest"
import { highlightDifferences } from "./highlight-differences.ts"

describe("the differences between two texts", () => {
  it("are marked word by word in both", () => {
    expect(highlightDifferences("<p>Fig won by a nose.</p>", "<p>Fig won, and Baobab fell.</p>")).toEqual([
      "<p>Fig won <mark>by a nose</mark>.</p>",
      "<p>Fig won<mark>, and Baobab fell</mark>.</p>",
    ])
  })

  it("leave out spaces and formatting", () => {
    const [one, other] = ["<p>Fig won.</p>", "<p>Fig  <em>won</em>.</p>"]
    expect(highlightDifferences(one, other)).toEqual([one, other])
  })

  it("are marked in the right place among repeated words", () => {
    expect(highlightDifferences("<p>a a b a</p>", "<p>a a a</p>")[0]).toBe("<p>a a <mark>b</mark> a</p>")
    expect(highlightDifferences("<p>1 2 3 4 5</p>", "<p>2 4</p>")[0]).toBe(
      "<p><mark>1</mark> 2 <mark>3</mark> 4 <mark>5</mark></p>",
    )
  })

  it("are not marked when the comparison takes too long", () => {
    let now = 0
    vi.spyOn(Date, "now").mockImplementation(() => (now += 1000))
    const [one, other] = ["<p>Fig won.</p>", "<p>Baobab fell.</p>"]
    expect(highlightDifferences(one, other)).toEqual([one, other])
  })
})
