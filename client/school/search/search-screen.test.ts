import { expect, it } from "vitest"
import { inEnglish } from "../../base/ui/words/translate.ts"
import { maxFound } from "../../generated/constants.ts"
import { resultLine } from "./search-screen.tsx"

it.each([
  [0, false, "Nothing found for “kites”"],
  [1, false, "One result for “kites”"],
  [2, true, "Nothing has all of “kites”. 2 results with some of these words"],
  [maxFound - 1, false, `${maxFound - 1} results for “kites”`],
  [maxFound, false, `The ${maxFound.toLocaleString("en-GB")} newest of very many results for “kites”`],
])("The result line says that there are %i results (with only some of the words: %s)", (total, someWords, words) => {
  expect(resultLine({ q: "kites", total, someWords, respelled: null, answer: null }, inEnglish)).toBe(words)
})

it("An answer without results stands below “In short”, not below “Nothing found”", () => {
  const link = { title: "Term dates", path: "/dates", language: "EN" as const }
  const answer = { __typename: "SearchAnswer" as const, ...link, lines: ["No school"] }
  const found = { q: "tomorrow", total: 0, someWords: false, respelled: null, answer }
  expect(resultLine(found, inEnglish)).toBe("In short")
})
