import { afterAll, beforeAll, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { itemFields, type OwnedType } from "../../test/items.ts"
import { drawnPicture, School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

let school: School
let eda: Client

beforeAll(async () => {
  school = await School.open()
  eda = await school.signedIn(Role.EDITOR)
})
afterAll(() => school.close())

it.each<[OwnedType, RegExp]>([
  ["Article", /^\d{13}river-walk\.png$/],
  ["NewsStory", /^\d{13}river-walk\.png$/],
  ["Profile", /^\d{13}river-walk\.png$/],
  ["Gallery", /^\d{13}-river-walk\.png$/],
  ["Event", /^\d{13}-river-walk\.png$/],
])("A picture of a new %s is named after the time in milliseconds, with its type's separator", async (type, name) => {
  const before = Date.now()
  const input = { ...itemFields[type](), picture: { upload: null, alt: "The river" } }
  const add = `mutation ($input: Add${type}Input!) { add${type}(input: $input) { picture { name } } }`
  const file = new Blob([await drawnPicture()])
  const { data } = await eda.upload(add, { input }, file, "variables.input.picture.upload", "river walk.png")
  const stored = data[`add${type}`].picture.name
  expect(stored).toMatch(name)
  expect(Number(stored.slice(0, 13))).toBeGreaterThanOrEqual(before)
})
