import { expect, it } from "vitest"
import { newProgramFields, programFields } from "./program-fields.ts"
import { rightsText } from "./programs-screen.tsx"

const fields = (role: string) => programFields([], { role } as never, "9 March 2031")

it("A program's token expires after the chosen days, or keeps its expiry", () => {
  const in30Days = Date.now() + 30 * 24 * 60 * 60 * 1000
  const chosen = [newProgramFields([]), fields("EDITOR")].map(({ endsAt }) => Date.parse(String(endsAt.toInput("30"))))
  for (const moment of chosen) expect(Math.abs(moment - in30Days)).toBeLessThan(60_000)
  expect(fields("EDITOR").endsAt.toInput("unchanged")).toBeUndefined()
})

it.each([
  [[], "Reads what visitors read."],
  [["READ"], "Reads notices."],
  [["WRITE"], "Writes notices."],
  [["READ", "WRITE", "WRITE"], "Writes blog and news. Reads notices."],
])("A program with the rights %j is described as: %s", (accesses, words) => {
  const names = ["Notices", "Blog", "News"]
  const rights = accesses.map((access, index) => ({ access, area: String(index) }))
  expect(rightsText(rights as never, (area) => names[Number(area)] ?? "")).toBe(words)
})
