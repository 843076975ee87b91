import { expect, it } from "vitest"
import { nameBesideCrest } from "./site-info.tsx"

it("The short name stands beside the crest where the full name is too long", () => {
  const nameOf = (name: string) => nameBesideCrest({ name, shortName: "St Bartholomew’s" })
  expect(nameOf("Jacaranda Hill Junior Academy")).toBe("Jacaranda Hill Junior Academy")
  expect(nameOf("St Bartholomew’s Church of England Junior School")).toBe("St Bartholomew’s")
})
