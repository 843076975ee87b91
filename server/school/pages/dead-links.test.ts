import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"

const cast = castOfThisFile()
const draft = { publication: { as: "DRAFT" } }

const linkTo = (path: string, words = path) => `<p>See <a href="${path}">${words}</a>.</p>`
const dead = async (by: Client, id: number) => {
  const { items } = await by.call("myContent", { perPage: 50 }, "items { id type deadLinks }")
  const isStory = (item: { id: number; type: string }) => item.id === id && item.type === "NEWS_STORY"
  return items.find(isStory).deadLinks
}
const story = (by: Client, detail: string, more: object = {}) => published(by, "NewsStory", { detail, ...more })

describe("dead links in an item", () => {
  it("are links to items, pages and documents that visitors cannot find", async () => {
    const { owner, other } = cast
    const { id: event } = await published(other, "Event")
    const { id: hidden } = await published(other, "Article", draft)
    const { id: binned } = await story(other, "<p>Gone.</p>")
    const { id: takenDown } = await published(other, "Gallery")
    await other.call("deleteNewsStory", { id: binned })
    await other.call("setPublication", { type: "GALLERY", id: takenDown, publication: { as: "TAKEN_DOWN" } })
    await cast.head.call("addPage", { input: { title: "Our farm", address: "our-farm" } })
    const live = [`#/events/view/${event}`, "/fees#costs", "#/p/our-farm", "https://example.org/news/view/99999", "/sw"]
    const lost = [`#/blog/view/${hidden}`, `#/news/view/${binned}`, `#/gallery/view/${takenDown}`]
    const none = ["/news/view/99999", "/#/news/view/99999", "/p/no-farm", "/documents/1-none.pdf"]
    const { id } = await story(owner, [...live, ...lost, ...none].map((path) => linkTo(path)).join(""))
    expect(await dead(owner, id)).toEqual([...lost, ...none])
    await other.call("setPublication", { type: "GALLERY", id: takenDown, publication: { as: "PUBLISHED" } })
    expect(await dead(owner, id)).not.toContain(lost[2])
  })

  it("are found in drafts, in translations and in addresses with a language", async () => {
    const { owner } = cast
    const { id, version } = await story(owner, "<p>One.</p>", draft)
    const detail = linkTo("/sw/news/view/88888?from=mail", "hapa &amp; sasa")
    const translation = { language: "SW", isReady: true, title: "Ijumaa", detail }
    await owner.call("editNewsStory", { id, input: { version, translations: [translation] } })
    expect(await dead(owner, id)).toEqual(["hapa & sasa"])
  })

  it("are hidden from visitors", async () => {
    const { id } = await story(cast.owner, "<p>One.</p>")
    const query = "query ($id: Int!) { further(type: NEWS_STORY, id: $id) { byAuthor { deadLinks } } }"
    const { data } = await cast.visitor.graphql(query, { id })
    expect(data.further.byAuthor).toContainEqual({ deadLinks: null })
  })
})
