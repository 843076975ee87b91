import { expect, it } from "vitest"
import { drawable } from "./drawable.ts"

it.each([
  ["as it is", "Sports day, “1st” – 10 €", "Sports day, “1st” – 10 €"],
  ["with one blank for several, and none around it", "  Sports \n\t day ", "Sports day"],
  ["composed, where it was written letter by accent", "Cafe\u0301", "Café"],
  ["without accents that the font lacks", "Ngũgĩ wa Thiong’o", "Ngugi wa Thiong’o"],
  ["without what no letter is", "Kites 🪁 fly", "Kites fly"],
  ["in half, where at least half of its letters are there", "ab凧日", "ab"],
  ["not at all, where fewer are", "ab凧日本", ""],
  ["to its first 200 characters", "W".repeat(201), "W".repeat(200)],
])("A card shows a text %s", (_how, text, shown) => {
  expect(drawable(text)).toBe(shown)
})
