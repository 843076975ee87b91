import { expect, it } from "vitest"
import { generatePassword } from "./generated-password.ts"

it("Generated passwords meet every rule, and never repeat", () => {
  const made = Array.from({ length: 500 }, generatePassword)
  for (const password of made) {
    expect(password).toMatch(/^(?=.*[a-z])(?=.*[A-Z])(?=.*[0-9])(?=.*[!@#$%])[A-Za-z0-9!@#$%]{16}$/)
    expect(password).not.toMatch(/[ilIoO01L]/)
  }
  expect(new Set(made).size).toBe(made.length)
})
