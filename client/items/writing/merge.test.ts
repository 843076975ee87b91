import { describe, expect, it } from "vitest"
import { changedFields, merge } from "./merge.ts"

const basis = { title: "Relay", members: [{ name: "Ada" }], detail: "<p>One</p>" }

describe("two people's versions of one item", () => {
  const other = { title: "Theirs", members: [{ name: "Ada" }, { name: "Obi" }], detail: "<p>Two</p>" }
  const all = { title: "Mine", members: [], detail: "<p>Mine</p>" }

  it.each([
    ["mine where I changed it, theirs where I did not", { ...basis, title: "Mine" }, { ...other, title: "Mine" }],
    ["mine where both changed everything", all, all],
    ["theirs where I changed nothing, even in a copied object", structuredClone(basis), other],
  ])("merge: %s", (_, mine, merged) => {
    expect(merge(basis, mine, other)).toEqual(merged)
  })

  it("merge their translations, too, and which of them the English has overtaken", () => {
    const row = (language: string, title: string, isCurrent = true) => ({ language, title, isCurrent })
    const before = [row("SW", "Mbio"), row("DE", "Staffel")]
    const theirs = [row("SW", "Mbio", false), row("FR", "Relais")]
    const mine = [row("SW", "Mbio zetu"), row("DE", "Staffel"), row("AR", "Sibaq")]
    const merged = merge({ translations: before }, { translations: mine }, { translations: theirs })
    expect(merged.translations).toEqual([row("SW", "Mbio zetu", false), row("AR", "Sibaq"), row("FR", "Relais")])
  })

  it("merge the site's wordings by text", () => {
    const row = (text: string, words: string) => ({ language: "SW", text, words })
    const before = [row("Home", "Nyumbani"), row("Fees", "Ada"), row("Bus", "Basi")]
    const theirs = [row("Home", "Mwanzo"), row("Fees", "Ada"), row("Lunch", "Mlo")]
    const merged = merge(
      { wordings: before },
      { wordings: [...before.slice(0, 1), row("Fees", "Karo")] },
      { wordings: theirs },
    )
    expect(merged.wordings).toEqual([row("Home", "Mwanzo"), row("Fees", "Karo"), row("Lunch", "Mlo")])
  })

  it("conflict only in a field that both changed differently", () => {
    const mine = { ...basis, title: "Mine", detail: "<p>Alike</p>", members: [] }
    const theirs = { ...basis, title: "Theirs", detail: "<p>Alike</p>" }
    expect(changedFields(basis, mine, theirs)).toEqual({ both: ["title"], onlyMine: ["members"], onlyTheirs: [] })
  })
})
