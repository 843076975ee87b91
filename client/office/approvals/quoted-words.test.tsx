import { expect, it } from "vitest"
import type { VersionField } from "../../items/history/same-field.ts"
import { sentencesIn } from "./quoted-words.ts"

const field = (text: string) => ({ kind: "RICH_TEXT", text, pictures: [] }) as Partial<VersionField> as VersionField

it("Each list item and each line of a table cell is a separate sentence to quote", () => {
  const list = "<ul><li>milk</li><li>cheese<ul><li>soft</li></ul></li></ul>"
  const table = "<table><tr><th><p>When</p></th><td><p>Lunch.<br>Bring a hat.</p></td></tr></table>"
  expect(sentencesIn([field(list + table)])).toEqual(["milk", "cheese", "soft", "When", "Lunch.", "Bring a hat."])
})
