import { expect, it } from "vitest"
import { formsOf, numbersBetween, stemOf } from "./word-forms.ts"

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

it.each([
  ["Forms 3 to 6", "4 5"],
  ["Darasa la 3 hadi la 5", "4"],
  ["Forms 1 and 2, 4–6: 24,000/-", "5"],
  ["8:00 to 15:00, 2,100 to 2,500/-, up to 5 km", ""],
])("%s leaves out %s", (text, between) => expect(numbersBetween(text)).toBe(between))
