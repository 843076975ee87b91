import { expect, it } from "vitest"
import { badInput, tooManyRequests } from "./failures.ts"

it.each([
  [1, "1 seconds"],
  [89, "89 seconds"],
  [90, "2 minutes"],
  [60 * 60, "60 minutes"],
  [90 * 60 - 1, "90 minutes"],
  [90 * 60, "2 hours"],
  [24 * 60 * 60, "24 hours"],
])("A wait of %i seconds is written as people say it", (seconds, expected) => {
  const { message, extensions } = tooManyRequests(seconds)
  expect(message).toBe(`Too many attempts. Please try again in ${expected}.`)
  expect(extensions.retryAfter).toBe(seconds)
})

it("Field errors carry sentences to translate, even if only one of them has values", () => {
  const { extensions } = badInput({
    name: "Name is required.",
    email: { text: "At most {max} characters.", values: { max: 9 } },
  })
  expect(extensions.fields).toEqual({ name: "Name is required.", email: "At most 9 characters." })
  expect(extensions.sentences).toEqual([
    { field: "name", text: "Name is required." },
    { field: "email", text: "At most {max} characters.", values: { max: 9 } },
  ])
})
