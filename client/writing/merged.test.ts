import { describe, expect, it } from "vitest"
import { merged } from "./merged.ts"

const basis = { title: "Relay", members: [{ name: "Ada" }], detail: "<p>One</p>" }

describe("two people's versions of one item", () => {
  it("come together: mine where I changed it, theirs where I did not", () => {
    const mine = { ...basis, title: "Mine" }
    const theirs = { title: "Theirs", members: [{ name: "Ada" }, { name: "Obi" }], detail: "<p>Two</p>" }
    expect(merged(basis, mine, theirs)).toEqual({ ...theirs, title: "Mine" })
  })

  it("are mine where both changed everything", () => {
    const mine = { title: "Mine", members: [], detail: "<p>Mine</p>" }
    const theirs = { title: "Theirs", members: [], detail: "<p>Theirs</p>" }
    expect(merged(basis, mine, theirs)).toEqual(mine)
  })

  it("are theirs where I changed nothing, though it was made anew", () => {
    const theirs = { ...basis, title: "Theirs" }
    expect(merged(basis, structuredClone(basis), theirs)).toEqual(theirs)
  })
})
