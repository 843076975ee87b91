import { expect, it } from "vitest"
import { drawable } from "./drawable.ts"

it.each([
  ["as it is", "Sports day, “1st” – 10 €", "Sports day, “1st” – 10 €"],
  ["with single spaces", "  Sports \n\t day ", "Sports day"],
  ["with composed accents", "Cafe\u0301", "Café"],
  ["without accents that the font lacks", "Ngũgĩ wa Thiong’o", "Ngugi wa Thiong’o"],
  ["without emoji", "Kites 🪁 fly", "Kites fly"],
  ["in part, if the font has at least half of its letters", "ab凧日", "ab"],
  ["not at all, if the font has fewer", "ab凧日本", ""],
  ["to its first 200 characters", "W".repeat(201), "W".repeat(200)],
])("A share card shows a text %s", (_how, text, shown) => {
  expect(drawable(text)).toBe(shown)
})
