import { expect, it } from "vitest"
import { newProgramFields, programFields } from "./program-fields.ts"

const fields = (role: string) => programFields([], { role } as never, "9 March 2031")

it("The token of a program ends as many days from now as somebody chooses, or as it did", () => {
  const in30Days = Date.now() + 30 * 24 * 60 * 60 * 1000
  const chosen = [newProgramFields([]), fields("EDITOR")].map(({ endsAt }) => Date.parse(String(endsAt.toInput("30"))))
  for (const moment of chosen) expect(Math.abs(moment - in30Days)).toBeLessThan(60_000)
  expect(fields("EDITOR").endsAt.toInput("unchanged")).toBeUndefined()
})
