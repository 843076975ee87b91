import { expect, it } from "vitest"
import type { Session } from "../../base/session/session.tsx"
import { placesFor } from "./places.ts"

const titlesFor = (words: string, can: Session["can"] = () => true) =>
  placesFor(words, { can, viewer: null } as Session).places.map(({ title }) => title)

it.each([
  ["absences", "Who is away"],
  ["pictures", "Pictures"],
  ["erase", "A person’s data"],
  ["recovery", "Recovery key"],
  ["webhooks", "Webhooks"],
  ["inbox", "Inbox"],
])("“%s” finds the screen “%s”", (words, title) => {
  expect(titlesFor(words)).toEqual([title])
})

it("The office search finds no screen that the viewer may not open", () => {
  expect(titlesFor("erase", (name) => name !== "eraseHeld")).toEqual([])
  expect(titlesFor("webhooks", (name) => name !== "programs")).toEqual([])
})
