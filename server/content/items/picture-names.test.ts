import { expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { exampleOf } from "../../../test/items.ts"
import { drawnPicture } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { ownedTypes } from "../../start/features.ts"

const { eda } = schoolOfThisFile({ eda: Role.EDITOR })

/** Section 5 of the specification. */
const hyphened = ["Gallery", "Event"]
const names = ownedTypes.map(({ type: { name } }): [type: string, pattern: RegExp] => [
  name,
  hyphened.includes(name) ? /^\d{13}-river-walk\.png$/ : /^\d{13}river-walk\.png$/,
])

it.each(names)(
  "A picture of a new %s is prefixed with the time in milliseconds and its type's separator",
  async (type, name) => {
    const before = Date.now()
    const input = { ...exampleOf(type), picture: { upload: null, alt: "The river" } }
    const add = `mutation ($input: Add${type}Input!) { add${type}(input: $input) { picture { name } } }`
    const file = new Blob([await drawnPicture()])
    const { data } = await eda.upload(add, { input }, file, "variables.input.picture.upload", "river walk.png")
    const stored = data[`add${type}`].picture.name
    expect(stored).toMatch(name)
    expect(Number(stored.slice(0, 13))).toBeGreaterThanOrEqual(before)
  },
)
