import { describe, expect, it } from "vitest"
import { isSameField } from "./same-field.ts"

type Field = Parameters<typeof isSameField>[1]

const picture = (fields = {}) => ({ name: "a.jpg", alt: "A hat", focus: null, url: "/a.jpg?signed=1", ...fields })
const field = (fields = {}) => ({
  name: "x",
  label: "X",
  kind: "TEXT",
  text: "",
  picture: null,
  pictures: [],
  ...fields,
})
const same = (was: object | undefined, now: object) => isSameField(was as Field | undefined, now as Field)
const shown = (caption: string, of = {}) => ({ caption, erased: false, picture: picture(of) })

describe("a field of two versions", () => {
  it("is the same one where its text, its picture and each of its pictures are", () => {
    const now = field({ text: "One", picture: shown(""), pictures: [shown("First"), shown("Second")] })
    const signedAnew = { url: "/a.jpg?signed=2" }
    expect(same({ ...now, picture: shown("", signedAnew) }, now)).toBe(true)
    for (const other of [
      { text: "Two" },
      { picture: null },
      { picture: shown("", { name: "b.jpg" }) },
      { picture: shown("", { alt: "Two hats" }) },
      { picture: shown("", { focus: { x: 0, y: 0 } }) },
      { pictures: [shown("Second"), shown("First")] },
      { pictures: [shown("First")] },
    ])
      expect(same({ ...now, ...other }, now), JSON.stringify(other)).toBe(false)
    expect(same(undefined, now)).toBe(false)
  })
})
