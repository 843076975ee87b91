import { describe, expect, it } from "vitest"
import { changedFields, merge } from "./merge.ts"

const basis = { title: "Relay", members: [{ name: "Ada" }], detail: "<p>One</p>" }

describe("two people's versions of one item", () => {
  it("come together: mine where I changed it, theirs where I did not", () => {
    const mine = { ...basis, title: "Mine" }
    const theirs = { title: "Theirs", members: [{ name: "Ada" }, { name: "Obi" }], detail: "<p>Two</p>" }
    expect(merge(basis, mine, theirs)).toEqual({ ...theirs, title: "Mine" })
  })

  it("need a person only where both changed one field, each in another way", () => {
    const mine = { ...basis, title: "Mine", detail: "<p>Alike</p>", members: [] }
    const theirs = { ...basis, title: "Theirs", detail: "<p>Alike</p>" }
    expect(changedFields(basis, mine, theirs)).toEqual({ both: ["title"], onlyMine: ["members"], onlyTheirs: [] })
  })

  it("do not differ by the address of a stored picture, which may be signed anew", () => {
    const picture = (url: string) => ({ picture: { name: "1.jpg", stored: { name: "1.jpg", url, width: 3 } } })
    const now = picture("/images/1.jpg?until=2")
    expect(changedFields(picture("/images/1.jpg?until=1"), now, now)).toEqual({
      both: [],
      onlyMine: [],
      onlyTheirs: [],
    })
  })

  it("are mine where both changed everything", () => {
    const mine = { title: "Mine", members: [], detail: "<p>Mine</p>" }
    const theirs = { title: "Theirs", members: [], detail: "<p>Theirs</p>" }
    expect(merge(basis, mine, theirs)).toEqual(mine)
  })

  it("are theirs where I changed nothing, though it was made anew", () => {
    const theirs = { ...basis, title: "Theirs" }
    expect(merge(basis, structuredClone(basis), theirs)).toEqual(theirs)
  })
})
