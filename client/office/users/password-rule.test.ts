import { expect, it } from "vitest"
import { passwordField } from "./password-field.tsx"
import { isStrongPassword } from "./password-rule.ts"

it.each([
  ["Jacaranda!1", true],
  ["Ja!1", false],
  ["Ja!1xxx", false],
  ["Ja!1xxxx", true],
  ["jacaranda!1974", false],
  ["JACARANDA!1974", false],
  ["Jacaranda!", false],
  ["Jacaranda1974", false],
  ["Jacaranda^1974", false],
  [`Ja!1${"x".repeat(20)}`, true],
  [`Ja!1${"x".repeat(21)}`, false],
  ["", false],
])("%s is strong: %s", (password, strong) => {
  expect(isStrongPassword(password)).toBe(strong)
})

it.each([7, 8, 24, 25])(
  "A password of 8 to 24 characters is refused for its length where it is outside of that: %i",
  (length) => {
    const { faults } = passwordField({ label: "Password" }, "new-password")
    const limit = { min: 8, max: 24, wrong: "8 to 24 characters." }
    expect(faults?.("x".repeat(length), limit)).toEqual(length < 8 || length > 24 ? { "": limit.wrong } : {})
  },
)
