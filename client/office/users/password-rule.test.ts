import { expect, it } from "vitest"
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
