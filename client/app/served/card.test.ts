import { describe, expect, it } from "vitest"
import type { ServedPage } from "../../base/ui/loading/served.ts"
import { inEnglish } from "../../base/ui/words/translate.ts"
import type { Metadata, PageContext } from "../../items/content/metadata.ts"
import { cardOf, cardPath } from "./card.ts"

const origin = "https://school.example"
const place = (path: string) =>
  ({
    site: { name: "Our School", motto: "Be kind.", look: { version: null } },
    t: inEnglish,
    url: origin + path,
    absoluteUrl: (path: string) => origin + path,
  }) as PageContext
const page = (title: string, ...crumbs: string[]) =>
  ({ title, crumbs: crumbs.map((label) => ({ label })) }) as ServedPage
const picture = { url: `${origin}/images/7.jpg?w=1280`, path: "/images/7.jpg", alt: "A flag", focus: null }

describe("the share card of a page", () => {
  it.each([
    ["/", page("Our School", "Home"), ["Our School", "Be kind.", ""]],
    ["/news", page("News – Our School", "Home", "News"), ["News", "Be kind.", "news"]],
    ["/sw/news/view/3?x=1", page("Kites – Our School", "Home", "Habari", "Kites"), ["Kites", "Habari", "news"]],
  ])("of %s shows its title, section and area", (path, shown, words) => {
    const { title, section, area } = cardOf(shown, {}, place(path))
    expect([title, section, area]).toEqual(words)
  })

  it.each<[kind: Metadata["kind"], focus: { x: number; y: number } | null, shown: object | null]>([
    ["profile", null, { x: 50, y: 25 }],
    ["profile", { x: 10, y: 90 }, { x: 10, y: 90 }],
    ["article", null, null],
    [undefined, { x: 10, y: 90 }, { x: 10, y: 90 }],
  ])("crops around the chosen focus, or else around a person's face: %s, %j", (kind, focus, shown) => {
    const card = cardOf(page("X"), { kind, picture: { ...picture, focus } }, place("/x"))
    expect(card.picture).toEqual({ path: "/images/7.jpg", focus: shown })
  })

  it.each([
    ["/", "/cards.jpg"],
    ["/news", "/cards/news.jpg"],
    ["/news/view/12", "/cards/news/view/12.jpg"],
    ["/events?when=past", "/cards/events.jpg"],
    ["/?page=2", "/cards.jpg"],
  ])("of %s is at %s, with another version when its title changes", (path, address) => {
    const [card, other] = ["Kites", "Boats"].map((title) => cardOf(page(title), {}, place(path)))
    const at = (one: typeof card) => one && cardPath(path, one)
    expect(at(card)).toBe(`${address}?v=${card?.version}`)
    expect(at(other)).not.toBe(at(card))
  })
})
