import { parseFeed } from "@rowanmanning/feed-parser"
import { JSDOM } from "jsdom"
import { describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { conditionalGet } from "../../../test/conditional-get.ts"
import { published, storedPicture } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { limits } from "../../base/api/limits.ts"

const origin = "https://jacarandahill.example"

const { school, eda } = schoolOfThisFile({ eda: [Role.EDITOR, "Eda <Editor> & Co"] }, { SITE_URL: `${origin}/` })

async function read(path: string, headers: Record<string, string> = {}, of = school) {
  const answer = await of.visitor().send("GET", path, undefined, headers)
  expect(answer.status).toBe(200)
  return { type: answer.headers.get("content-type"), headers: answer.headers, text: textOf(answer.body) }
}

const textOf = (body: unknown) => (typeof body === "string" ? body : JSON.stringify(body))

async function rss() {
  const { type, text } = await read("/feed.xml")
  expect(type).toBe("application/rss+xml; charset=utf-8")
  const document = new JSDOM(text, { contentType: "text/xml" }).window.document
  return { feed: parseFeed(text), document, text }
}

const contentOf = (document: Document) =>
  document.querySelector("item")?.getElementsByTagName("content:encoded")[0]?.textContent?.trim()

async function jsonFeed() {
  const { type, text } = await read("/feed.json")
  expect(type).toBe("application/feed+json; charset=utf-8")
  return JSON.parse(text)
}

it("Feeds that the site must compute wait their turn, as its pages do", async () => {
  const { database } = school.services
  const { inSnapshot } = database
  let [running, most] = [0, 0]
  const reading = vi.spyOn(database, "inSnapshot").mockImplementation((work) => {
    most = Math.max(most, ++running)
    return inSnapshot.call(database, work).finally(() => running--) as ReturnType<typeof work>
  })
  const uncached = { authorization: "Bearer forged" }
  await Promise.all(Array.from({ length: 12 }, () => read("/feed.xml", uncached)))
  reading.mockRestore()
  expect(most).toBe(limits.answersAtOncePerAddress)
})

it("The feeds of a site that has published nothing are valid and empty", async () => {
  const { feed } = await rss()
  expect(feed).toMatchObject({
    title: "Our School",
    url: `${origin}/`,
    self: `${origin}/feed.xml`,
    language: "en-GB",
  })
  expect(feed.items).toEqual([])
  expect(await jsonFeed()).toMatchObject({ title: "Our School", items: [] })
})

describe("the feeds", () => {
  const hostile = "</title><script>alert(1)</script> ]]> ]]> &amp; \"quoted\" 'so' \u0000\u0008 🎈 Café"
  const shown = hostile.replace("\u0000\u0008", "")

  it("hold stories and articles, newest first, with their full text, picture and author", async () => {
    const picture = await storedPicture(eda)
    const detail = "<p>We took our shoes off.</p><p>Then <strong>on</strong> again.</p>"
    const links = ["#/apply", "/events", "https://river.example/#/a"].map((href) => `<p><a href="${href}">Go</a></p>`)
    const story = await published(eda, "NewsStory", { title: "Relay" })
    const walk = {
      title: "A walk",
      detail: detail + links.join(""),
      picture: { name: picture, alt: 'The river, "wide" & slow' },
    }
    const article = await published(eda, "Article", walk, "id createdAt picture { url }")
    const { feed, document } = await rss()
    expect(feed.items.map(({ id, url, title }) => ({ id, url, title }))).toEqual([
      { id: `${origin}/blog/view/${article.id}`, url: `${origin}/blog/view/${article.id}`, title: "A walk" },
      { id: `${origin}/news/view/${story.id}`, url: `${origin}/news/view/${story.id}`, title: "Relay" },
    ])
    const [newest] = feed.items
    const address = origin + article.picture.url
    const content = contentOf(document)
    expect(content).toBe(
      `<p><img src="${address}" alt="The river, &quot;wide&quot; &amp; slow" width="64" height="48"></p>${detail}` +
        [`${origin}/apply`, `${origin}/events`, "https://river.example/#/a"]
          .map((href) => `<p><a href="${href}">Go</a></p>`)
          .join(""),
    )
    expect(newest?.description).toBe("We took our shoes off. Then on again. Go Go Go")
    expect(newest?.authors).toMatchObject([{ name: "Eda <Editor> & Co" }])
    expect(newest?.categories).toMatchObject([{ term: "Blog" }])
    expect(newest?.media).toMatchObject([{ url: address, mimeType: "image/png" }])
    expect(Math.abs(Date.now() - Number(newest?.published))).toBeLessThan(60_000)
    expect(document.querySelector("item > guid")?.getAttribute("isPermaLink")).toBe("true")
    expect(document.querySelector("channel > ttl")?.textContent).toBe("60")

    const json = await jsonFeed()
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      title: "Our School",
      home_page_url: `${origin}/`,
      feed_url: `${origin}/feed.json`,
      language: "en-GB",
    })
    expect(json.items[0]).toEqual({
      id: `${origin}/blog/view/${article.id}`,
      url: `${origin}/blog/view/${article.id}`,
      title: "A walk",
      content_html: content,
      summary: newest?.description,
      image: address,
      date_published: article.createdAt,
      date_modified: article.createdAt,
      authors: [{ name: "Eda <Editor> & Co" }],
      tags: ["Blog"],
      language: "en-GB",
    })
    expect(json.items).toHaveLength(2)
  })

  it("escape markup in texts, also for readers that parse a description as HTML", async () => {
    const detail = "<p>]]&gt; ]]&gt; &lt;script&gt; &amp;amp; &lt;img src=x onerror=alert(1)&gt;</p>"
    await published(eda, "NewsStory", { title: hostile, detail })
    const { document } = await rss()
    const item = document.querySelector("item")
    expect(item?.querySelector("title")?.textContent?.trim()).toBe(shown)
    expect(document.querySelector("script")).toBeNull()
    expect(contentOf(document)).toContain(detail)
    const words = "]]> ]]> <script> &amp; <img src=x onerror=alert(1)>"
    const asHtml = new JSDOM(item?.querySelector("description")?.textContent?.trim()).window.document.body
    expect([asHtml.textContent, asHtml.querySelectorAll("*").length]).toEqual([words, 0])
    expect((await jsonFeed()).items[0]).toMatchObject({ content_html: contentOf(document), summary: words })
  })

  it("answer 304 until something has changed", async () => {
    for (const path of ["/feed.xml", "/feed.json"]) {
      const { headers } = await read(path)
      expect(headers.get("cache-control")).toBe("public, max-age=60")
      const etag = headers.get("etag")
      expect((await conditionalGet(school, path, etag)).status).toBe(304)
      const { id } = await published(eda, "NewsStory")
      expect((await conditionalGet(school, path, etag)).status).toBe(200)
      await eda.call("deleteNewsStory", { id })
      expect((await conditionalGet(school, path, etag)).status).toBe(304)
    }
  })

  it("hold the latest thirty items, and a correction does not move an item up", async () => {
    const ids: number[] = []
    for (let count = 0; count < 31; count++)
      ids.push((await published(eda, count % 2 ? "NewsStory" : "Article", { title: `${count}` })).id)
    await eda.call("editNewsStory", { id: ids[5], input: { detail: "<p>Corrected.</p>" } })
    const { feed } = await rss()
    expect(feed.items.map(({ title }) => title)).toEqual(Array.from({ length: 30 }, (_, index) => `${30 - index}`))
    expect((await jsonFeed()).items).toHaveLength(30)
  })
})

describe("absolute addresses", () => {
  const link = async (of: School, headers: Record<string, string> = {}) =>
    JSON.parse((await read("/feed.json", headers, of)).text).home_page_url

  it("come from SITE_URL, whatever the request's headers say", async () => {
    const headers = { "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" }
    expect(await link(school, headers)).toBe(`${origin}/`)
  })

  it("come from the request, or from a trusted proxy's headers, if SITE_URL is unset", async () => {
    const proxy = { "x-forwarded-host": "school.example", "x-forwarded-proto": "https" }
    const direct = await School.open()
    const behind = await School.open({ TRUST_PROXY: "true" })
    try {
      expect(await link(direct)).toBe(`${direct.url}/`)
      // The first request must not choose the addresses in later answers.
      for (const path of ["/feed.xml", "/feed.json", "/events.ics", "/sitemap.xml", "/robots.txt"])
        expect((await direct.visitor().send("GET", path)).headers.get("cache-control"), path).toMatch(/^private, /)
      expect(await link(direct, proxy)).toBe(`${direct.url}/`)
      expect(await link(behind, proxy)).toBe("https://school.example/")
      const twice = { "x-forwarded-host": "school.example , inner.example", "x-forwarded-proto": "https , http" }
      expect(await link(behind, twice)).toBe("https://school.example/")
      expect(await link(behind, { ...proxy, "x-forwarded-host": "undefined" })).toBe("https://undefined/")
      expect(await link(behind, { "x-forwarded-proto": "https" })).toBe(`${behind.url.replace("http:", "https:")}/`)
      expect(await link(behind, { ...proxy, "x-forwarded-host": "School.example:443" })).toBe("https://school.example/")
      expect(await link(behind, { ...proxy, "x-forwarded-host": "[::1]:8443" })).toBe("https://[::1]:8443/")
      for (const host of ["evil.example/<script>", "a b", "user@evil.example", "evil.example?", "evil.example:99999"])
        expect(await link(behind, { ...proxy, "x-forwarded-host": host }), host).not.toContain("evil")
      expect(await link(behind, { ...proxy, "x-forwarded-proto": "javascript" })).toMatch(/^http:/)
    } finally {
      await direct.close()
      await behind.close()
    }
  })
})
