import { afterEach, expect, it } from "vitest"
import { selectWords } from "./select-words.ts"

afterEach(() => {
  document.body.innerHTML = ""
})

it.each([
  ["gates open at eight.", "gates open\nat  eight."],
  ["(at eight)", "(at eight)"],
  ["at nine", null],
])("The quote “%s” is selected in a field as %j", (quote, expected) => {
  document.body.innerHTML = "<main><textarea></textarea><p></p></main>"
  const [field] = document.getElementsByTagName("textarea")
  if (field) field.value = "The gates open\nat  eight. Or (at eight)"
  expect(selectWords(quote, null)).toBe(expected !== null)
  if (expected) expect(field?.value.slice(field.selectionStart, field.selectionEnd)).toBe(expected)
})
