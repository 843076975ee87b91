import { expect, it } from "vitest"
import { formsOf, stemOf } from "./word-forms.ts"

it.each([
  ["uniform", "uniforms"],
  ["day", "days"],
  ["house", "houses"],
  ["party", "parties"],
  ["lunch", "lunches"],
  ["box", "boxes"],
  ["class", "classes"],
  ["bus", "buses"],
])("%s and %s find each other, and have the same stem", (one, several) => {
  expect(formsOf(one)).toEqual(expect.arrayContaining([one, several]))
  expect(formsOf(several)).toEqual(expect.arrayContaining([one, several]))
  expect(stemOf(one)).toBe(stemOf(several))
})

it.each(["7s", "as", "часs"])("%s has no other form", (word) => {
  expect([formsOf(word), stemOf(word)]).toEqual([[word], word])
})
