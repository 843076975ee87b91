import { describe, expect, it, vi } from "vitest"
import { highlightDifferences } from "./highlight-differences.ts"

describe("what differs between two texts", () => {
  it("is marked by words, in each what the other has not", () => {
    expect(highlightDifferences("<p>Fig won by a nose.</p>", "<p>Fig won, and Baobab fell.</p>")).toEqual([
      "<p>Fig won <mark>by a nose</mark>.</p>",
      "<p>Fig won<mark>, and Baobab fell</mark>.</p>",
    ])
  })

  it("is nothing where only the spaces or the look differ", () => {
    const [one, other] = ["<p>Fig won.</p>", "<p>Fig  <em>won</em>.</p>"]
    expect(highlightDifferences(one, other)).toEqual([one, other])
  })

  it("stands in the right place where one word comes many times", () => {
    expect(highlightDifferences("<p>a a b a</p>", "<p>a a a</p>")[0]).toBe("<p>a a <mark>b</mark> a</p>")
    expect(highlightDifferences("<p>1 2 3 4 5</p>", "<p>2 4</p>")[0]).toBe(
      "<p><mark>1</mark> 2 <mark>3</mark> 4 <mark>5</mark></p>",
    )
  })

  it("is not looked for longer than anybody waits", () => {
    let now = 0
    vi.spyOn(Date, "now").mockImplementation(() => (now += 1000))
    const [one, other] = ["<p>Fig won.</p>", "<p>Baobab fell.</p>"]
    expect(highlightDifferences(one, other)).toEqual([one, other])
  })
})
