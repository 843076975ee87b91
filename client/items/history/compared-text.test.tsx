import { describe, expect, it, vi } from "vitest"
import { linesAsHtml } from "../writing/words.ts"
import { comparedText } from "./compared-text.ts"

const changed = (block: string) => ({ same: false, block, formattingOnly: false })
const same = (...blocks: string[]) => ({ same: true, blocks })

describe("two versions of a text", () => {
  it("are compared word by word, deletions before insertions", () => {
    expect(comparedText("<p>Fig won by\n  a nose.</p>", "<p>Fig won, and Baobab fell.</p>")).toEqual([
      changed("<p>Fig won<del> by a nose</del><ins>, and Baobab fell</ins>.</p>"),
    ])
  })

  it("group unchanged paragraphs, so that they can be folded", () => {
    const text = "<p>One.</p><p>Two.</p><p>The third day was dry.</p><p>Four.</p>"
    expect(comparedText(text, text.replace("dry", "wet"))).toEqual([
      same("<p>One.</p>", "<p>Two.</p>"),
      changed("<p>The third day was<del> dry</del> <ins>wet</ins>.</p>"),
      same("<p>Four.</p>"),
    ])
    expect(comparedText(text, text)).toEqual([expect.objectContaining({ same: true })])
    expect(comparedText("", "")).toEqual([])
  })

  it("show an added and a deleted paragraph whole", () => {
    expect(comparedText("<p>A dog barked.</p><p>Rain fell.</p>", "<p>Rain fell.</p><p>We <em>sang</em>.</p>")).toEqual([
      changed("<p><del>A dog barked.</del></p>"),
      same("<p>Rain fell.</p>"),
      changed("<p><ins>We</ins> <em><ins>sang</ins></em><ins>.</ins></p>"),
    ])
  })

  it.each([
    ["with a third of their words in common", "<p>Fig won races.</p>", "<p>Fig lost games.</p>", true],
    ["with fewer words in common", "<p>Fig won the races.</p>", "<p>Fig lost all games.</p>", false],
    ["with one repeated word in common", "<p>the the the dog.</p>", "<p>the red cat sat.</p>", false],
    ["of different kinds", "<p>Fig won.</p>", "<blockquote>Fig won.</blockquote>", false],
  ])("match two paragraphs %s, or show them apart", (_, earlier, later, areOne) => {
    expect(comparedText(earlier, later)).toHaveLength(areOne ? 1 : 2)
  })

  it("are shown whole when comparing takes too long", () => {
    let now = 0
    vi.spyOn(Date, "now").mockImplementation(() => (now += 1000))
    const wholeBlocks = [changed("<p><del>Fig won.</del></p>"), changed("<p><ins>Fig fell.</ins></p>")]
    expect(comparedText("<p>Fig won.</p><p>Rain.</p>", "<p>Sun.</p><p>Fig fell.</p>")).toEqual([
      wholeBlocks[0],
      changed("<p><del>Rain.</del></p>"),
      changed("<p><ins>Sun.</ins></p>"),
      wholeBlocks[1],
    ])
    expect(comparedText("<p>Fig won.</p>", "<p>Fig fell.</p>")).toEqual([
      changed("<p><del>Fig won.</del></p><p><ins>Fig fell.</ins></p>"),
    ])
  })

  it("keep formatting and lists, and show changed first words", () => {
    expect(
      comparedText(
        "<ul><li>Please bring <strong>a hat</strong></li><li>and water</li></ul>",
        "<ul><li>Bring <strong>two hats</strong></li><li>and water</li></ul>",
      ),
    ).toEqual([
      changed(
        "<ul><li><del>Please bring a hat </del><ins>Bring</ins> <strong><ins>two hats</ins></strong></li><li>and water</li></ul>",
      ),
    ])
  })

  it("compare headings with headings, and tables cell by cell", () => {
    const table = (gate: string) => `<table><tbody><tr><th>Day</th><td>${gate}</td></tr></tbody></table>`
    const [before, after] = [`<h2>On Friday</h2><hr>${table("8")}`, `<h3>On Friday</h3><hr>${table("9")}`]
    expect(comparedText(before, after)).toEqual([
      changed("<h2><del>On Friday</del></h2>"),
      changed("<h3><ins>On Friday</ins></h3>"),
      same("<hr>"),
      changed(table("<del>8 </del><ins>9</ins>")),
    ])
  })

  it("mark a removed picture and its replacement", () => {
    const figure = (image: string) => `<figure>${image}</figure>`
    const [kite, owl] = [`<img src="/images/1-kite.png" alt="">`, `<img src="/images/2-owl.png" alt="">`]
    const both = [changed(figure(`<del>${kite}</del>`)), changed(figure(`<ins>${owl}</ins>`))]
    expect(comparedText(figure(kite), figure(owl))).toEqual(both)
    expect(comparedText("", figure(owl))).toEqual(both.slice(1))
  })

  it("show a changed picture description", () => {
    const kite = (alt: string) => `<figure><img src="/images/1-kite.png" alt="${alt}"></figure>`
    expect(comparedText(kite("A kite"), kite("A red kite"))).toEqual([
      changed(kite("A red kite").replace("</", "<del>A kite</del><ins>A red kite</ins></")),
    ])
  })

  it("mark a change of formatting alone", () => {
    expect(comparedText("<p>Fig won.</p>", "<p>Fig <em>won</em>.</p>")).toEqual([
      { same: false, block: "<p>Fig <em>won</em>.</p>", formattingOnly: true },
    ])
  })

  it("show text that looks like a tag as text", () => {
    expect(comparedText(linesAsHtml("1 <b> 2"), linesAsHtml("1 3 2"))).toEqual([
      changed("<p>1<del> &lt;b&gt;</del> <ins>3</ins> 2</p>"),
    ])
  })
})
