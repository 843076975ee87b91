import { expect, it } from "vitest"
import { joinAdditions } from "./join-additions.ts"

const joined = (basis: string, mine: string, theirs: string) =>
  joinAdditions({ title: "A", detail: basis }, { title: "A", detail: mine }, { title: "B", detail: theirs })?.detail

it.each([
  ["<p>One.</p>", "<p>One. Mine.</p>", "<p>One. Theirs.</p>", "<p>One. Theirs. Mine.</p>"],
  ["<p>One.</p>", "<p>One.</p><p>Mine.</p>", "<p>One. Theirs.</p>", "<p>One. Theirs.</p><p>Mine.</p>"],
  ["<p>0</p><p>1</p>", "<p>0</p><p>1 m</p>", "<p>0</p><p>1 t</p><p>u</p>", "<p>0</p><p>1 t m</p><p>u</p>"],
  ["<ul><li>1</li></ul>", "<ul><li>1</li><li>m</li></ul>", "<ul><li>1 t</li></ul>", "<ul><li>1 t</li><li>m</li></ul>"],
  ["<p>One.</p>", "<p>Mine.</p>", "<p>One. Theirs.</p>", undefined],
  ["<p>0</p><p>1</p>", "<p>9</p><p>1 m</p>", "<p>0</p><p>1 t</p>", undefined],
  ["<p>One.</p>", "<ul><li>One.</li></ul>", "<p>One. Theirs.</p>", undefined],
  ["", "<p>Mine.</p>", "<p>Theirs.</p>", undefined],
])("%s, changed to %s and to %s, merges to %s", (basis, mine, theirs, both) => {
  expect(joined(basis, mine, theirs)).toBe(both)
})

it.each([
  ["a b c", "a B c mine", "A b c", "A B c mine"],
  ["a b c", "a c B", "A b c", "A c B"],
  ["a b c", "a b mine", "a b c theirs", "a b mine theirs"],
  ["a b c", "a B c", "a β c", undefined],
  ["a b c", "c b a", "A b c", undefined],
])("A list of %s, changed to %s and to %s, merges to %s", (basis, mine, theirs, both) => {
  const rows = (words: string) => ({ rows: words.split(" ").map((word) => ({ word })) })
  expect(joinAdditions(rows(basis), rows(mine), rows(theirs))).toEqual(both && rows(both))
})

it("Two translations into one language do not merge, but two texts' wordings in one language do", () => {
  const rows = (title: string) => ({ translations: title ? [{ language: "SW", title }] : [] })
  expect(joinAdditions(rows(""), rows("Mine"), rows("Theirs"))).toBeUndefined()
  const wordings = (...texts: string[]) => ({ wordings: texts.map((text) => ({ language: "SW", text, words: text })) })
  expect(joinAdditions(wordings("a", "b"), wordings("a", "c"), wordings("a", "b", "d"))).toEqual(
    wordings("a", "c", "d"),
  )
})

it("Plain texts merge too, and nothing merges if one field cannot", () => {
  const basis = { title: "Relay", detail: "<p>1</p>" }
  const mine = { title: "Relay today", detail: "<p>1</p>" }
  const theirs = { title: "Relay of Form 5", detail: "<p>2</p>" }
  expect(joinAdditions(basis, mine, theirs)).toEqual({ title: "Relay of Form 5 today", detail: "<p>2</p>" })
  expect(joinAdditions(basis, { ...mine, detail: "<p>3</p>" }, theirs)).toBeUndefined()
  expect(joinAdditions(basis, basis, theirs)).toBeUndefined()
  expect(joinAdditions({ ...basis, title: "" }, mine, theirs)).toBeUndefined()
})
