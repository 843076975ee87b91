import { type ExecutionResult, print } from "graphql"
import sharp from "sharp"
import { describe, expect, it } from "vitest"
import type { RunQuery } from "../../../client/app/served/render.tsx"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { crawl, headOfPage, metaOf, type PlainPage, plainPage, thingsOf } from "../../../test/crawl.ts"
import { addPictures, published, storedPicture } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { MovedAddress } from "../../store/addresses/moved-address.ts"
import { builtPages } from "./page-source.ts"

const { school, editor } = schoolOfThisFile(
  { editor: [Role.EDITOR, "Eda Editor"] },
  { SEED: "school" },
  School.openPages,
)

const page = (path: string, headers?: Record<string, string>) => plainPage(school.url, path, headers)

const head = (path: string) => headOfPage(school.url, path)

const led = async (path: string) => {
  const headers = { accept: "text/html" }
  const answer = await fetch(school.url + path, { headers, redirect: "manual" })
  return [answer.status, answer.headers.get("location")]
}

const text = ({ document }: PlainPage) => document.querySelector("#root")?.textContent ?? ""

it("A page in another language is translated, links to its other languages, and marks English text", async () => {
  const headOf = ({ document }: PlainPage) =>
    [...document.head.querySelectorAll("link[rel=canonical], link[hreflang]")].map((link) =>
      [link.getAttribute("hreflang") ?? "canonical", new URL(link.getAttribute("href") ?? "").pathname].join(" "),
    )
  const offered = ({ document }: PlainPage) =>
    [...document.querySelectorAll("main p a[hreflang]")].map((link) => [link.getAttribute("lang"), link.textContent])

  const uniform = await page("/sw/uniform")
  const { document } = uniform
  expect(document.documentElement.lang).toBe("sw")
  expect(document.querySelector("h1")?.textContent).toBe("Mavazi ya shule")
  expect(document.querySelector("main [lang^=en] p")).toBeNull()
  expect(document.querySelector("main header img")?.getAttribute("alt")).toMatch(/^Asubuhi/)
  expect(metaOf(uniform, "description")).toMatch(/^Shati jeupe/)
  expect(metaOf(uniform, "og:title")).toMatch(/^Mavazi ya shule/)
  expect(headOf(uniform)).toEqual([
    "canonical /sw/uniform",
    "en /uniform",
    "sw /sw/uniform",
    "fr /fr/uniform",
    "x-default /uniform",
  ])
  expect(offered(uniform)).toEqual([
    ["en-GB", "Read in English"],
    ["fr", "Lire en français"],
  ])
  expect(offered(await page("/uniform"))).toEqual([
    ["fr", "Lire en français"],
    ["sw", "Soma kwa Kiswahili"],
  ])
  expect(document.querySelector('main a[href$="/sw/fees"], main a[href$="/sw/absence"]')).not.toBeNull()

  // Untranslated content is not a separate page to search engines.
  const { id } = await published(editor, "NewsStory", { title: "Nobody's French" })
  const story = await page(`/fr/News/view/0${id}`)
  const heading = story.document.querySelector("main h1")
  expect([heading?.textContent, heading?.closest("[lang]")?.getAttribute("lang")]).toEqual(["Nobody's French", "en-GB"])
  expect(text(story)).toContain("Ce texte n’est pas encore traduit\u00a0: vous le lisez en anglais.")
  expect(headOf(story)).toEqual([`canonical /news/view/${id}`])
  expect(offered(story)).toEqual([])

  const titles = [...(await page("/sw/news")).document.querySelectorAll("main h2")].map((title) => [
    title.getAttribute("lang"),
    title.textContent,
  ])
  expect(titles).toContainEqual([null, "Darasa la 5 lilipima kivuli cha mlingoti wa bendera kila saa"])
  expect(titles).toContainEqual(["en-GB", "Too many tomatoes"])
})

describe("a visitor without scripts", () => {
  it("reaches every published item by links from the home page, meets no broken link, and can search", async () => {
    const pages = await crawl(school.url)
    expect(pages.filter(({ status }) => status !== 200).map(({ path }) => path)).toEqual([])
    const reached = new Set(pages.map(({ path }) => path))
    const written = (await inSitemap()).filter((path) => !/^\/(sw|fr)(\/|$)/.test(path))
    expect(written.length).toBeGreaterThan(60)
    // The menu leads to the groups of people instead.
    expect(written.filter((path) => !reached.has(path))).toEqual(["/profiles"])
    const { document } = await page(`/search?q=jacaranda${"+tree".repeat(50)}`)
    expect(document.querySelectorAll("main a[href^='/']").length).toBeGreaterThan(3)
  })

  it("gets every picture, the first ones eagerly, and each in the width of its row", async () => {
    const sources = new Set<string>()
    for (const path of ["/", "/news", "/gallery/view/1", "/profiles"])
      for (const { src } of (await page(path)).document.images) sources.add(src)
    expect(sources.size).toBeGreaterThan(10)
    const statuses = await Promise.all([...sources].map(async (source) => (await fetch(source)).status))
    expect(new Set(statuses)).toEqual(new Set([200]))

    const lists = ["/", "/news", "/blog", "/events", "/gallery", "/profiles", "/teachers", "/about"]
    for (const path of [...lists, "/news/view/1", "/gallery/view/1", "/profiles/view/1"]) {
      const first = (await page(path)).document.querySelector("main img")
      expect([path, first?.getAttribute("fetchpriority"), first?.getAttribute("loading")]).toEqual([
        path,
        "high",
        "eager",
      ])
    }
    for (const path of ["/gallery/view/1", "/profiles", "/governors"]) {
      const pictures = [...(await page(path)).document.querySelectorAll("main img")]
      expect([path, pictures.map((picture) => picture.getAttribute("loading") === "eager")]).toEqual([
        path,
        pictures.map((_, index) => index < 2),
      ])
    }
    const { document } = await page("/gallery/view/1")
    const widths = [...document.querySelectorAll("main li button")].map(
      (item) => /78rem\) (\d+)rem/.exec(item.querySelector("source")?.getAttribute("sizes") ?? "")?.[1],
    )
    expect(widths).toEqual(["39", "39", "39", "39", "26", "26", "26"])
  })

  it("reads the full text of a story, a page and a person, and follows its links", async () => {
    const detail = '<p>Fig won by a nose.</p><p><a href="#/contact">Write to us</a></p>'
    const { id } = await published(editor, "NewsStory", { detail })
    const story = await page(`/news/view/${id}`)
    expect(text(story)).toContain("Fig won by a nose.Write to us")
    expect(story.document.querySelector("article a[href='/contact']")).not.toBeNull()
    expect(text(await page("/about"))).toContain("A school under the jacarandas")
    expect(text(await page("/profiles/view/1"))).toContain("Principal")
  })

  it("finds links to read on at the end of items and pages", async () => {
    const ways = async (path: string, name: string) => {
      const { document } = await page(path)
      const navigation = [...document.querySelectorAll("main nav")].find((nav) => {
        const label =
          nav.getAttribute("aria-label") ?? document.getElementById(nav.getAttribute("aria-labelledby") ?? "")
        return (typeof label === "string" ? label : label?.textContent) === name
      })
      return [...(navigation?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"))
    }
    for (const path of ["/news/view/", "/blog/view/", "/events/view/"]) {
      const beside = await ways(`${path}2`, "Previous and next")
      expect(beside.length).toBeGreaterThan(0)
      expect(beside.filter((way) => !way?.startsWith(path) || way === `${path}2`)).toEqual([])
    }
    const { author } = await page("/news/view/1").then(({ document }) => ({
      author: document.querySelector("main header p span")?.textContent,
    }))
    const byAuthor = await ways("/news/view/1", `More by ${author}`)
    expect(byAuthor[0]).toBe("/news")
    expect(byAuthor).not.toContain("/news/view/1")
    expect(await ways("/about", "Read on")).toEqual(["/welcome"])
    expect(await ways("/privacy", "Read on")).toEqual(["/contact"])
  })
})

it("A page rendered again sends its queries in parallel", async () => {
  const { render } = (await builtPages().screens?.()) ?? {}
  let [asking, most] = [0, 0]
  const runQuery: RunQuery = async (document, variables) => {
    most = Math.max(most, ++asking)
    const answer = await school.visitor().graphql(print(document), variables)
    asking--
    return answer as ExecutionResult
  }
  const make = async () => {
    most = 0
    return render?.({ address: "/blog?page=1", origin: school.url, runQuery })
  }
  const first = await make()
  const before = most
  const again = await make()
  expect(again).toEqual(first)
  expect(most).toBeGreaterThan(before)
})

describe("a page's metadata", () => {
  it("has a share image: the page's own picture, cropped, if large enough, or a drawn card", async () => {
    for (const path of " /news /news/view/1 /events/view/1 /gallery/view/1 /profiles/view/1 /apply".split(" ")) {
      const { width, height, format } = await cardAt(metaOf(await head(path || "/"), "og:image") as string)
      expect([path, width, height, format]).toEqual([path, 1200, 630, "jpeg"])
    }

    const isItsPicture = async (size: { width: number; height: number }) => {
      const picture = { name: await storedPicture(editor, size), alt: "One colour" }
      const { id } = await published(editor, "Event", { title: "Kites", picture })
      const { bytes } = await cardAt(metaOf(await head(`/events/view/${id}`), "og:image") as string)
      return (await sharp(bytes).stats()).entropy < 0.5
    }
    const sizes = [600, 599].flatMap((width) => [315, 314].map((height) => ({ width, height })))
    const all = await Promise.all(sizes.map(isItsPicture))
    expect(all).toEqual([true, false, false, false])
  })

  it("has a share card that follows the title, takes any text, and ignores made-up addresses", async () => {
    const title = (path: string) => head(path).then((shared) => metaOf(shared, "og:image") as string)
    const { id } = await published(editor, "Event", { title: "Kites", picture: null })
    const path = `/events/view/${id}`
    const before = await title(path)
    const { bytes, etag, keeping } = await cardAt(before)
    expect(keeping).toBe("public, max-age=31536000, s-maxage=40, immutable")
    const again = await fetch(before, { headers: { "If-None-Match": etag, "Cache-Control": "max-age=0" } })
    expect(again.status).toBe(304)

    const edit = (input: object) => editor.call("editEvent", { id, input })
    await edit({ title: "Boats" })
    const after = await title(path)
    expect(after).not.toBe(before)
    expect((await cardAt(after)).bytes.equals(bytes)).toBe(false)
    expect((await cardAt(before)).keeping).not.toContain("immutable")

    for (const as of ["DRAFT", "TAKEN_DOWN"]) await edit({ publication: { as } })
    expect((await fetch(after)).status).toBe(404)
    expect((await editor.send("GET", new URL(after).pathname)).status).toBe(404)

    const titles = ["</span><span size='999999'>&amp; <b>", "W".repeat(200), "凧の日 \u202e🪁 يوم"]
    for (const title of titles) {
      const { id } = await published(editor, "Event", { title, picture: null })
      const { width, height } = await cardAt(metaOf(await head(`/events/view/${id}`), "og:image") as string)
      expect([title, width, height]).toEqual([title, 1200, 630])
    }
    for (const path of ["nothing/here", "news/view/999999", "admin", "login"])
      expect([path, (await fetch(`${school.url}/cards/${path}.jpg`)).status]).toEqual([path, 404])
    const plain = await cardAt(`${school.url}/cards/news.jpg`)
    const made = await cardAt(`${school.url}/cards/news.jpg?title=Mine&v=Mine&page=2&preview=x`)
    expect(made.bytes.equals(plain.bytes)).toBe(true)
  })

  it("says what a story is, who wrote it and when", async () => {
    const read = "id createdAt updatedAt picture { url }"
    const written = await published(editor, "NewsStory", { title: 'Relay & "hurdles"' }, read)
    const { id, createdAt, updatedAt, picture } = written
    const story = await page(`/news/view/${id}`)
    const siteUrl = school.url
    const url = `${siteUrl}/news/view/${id}`
    expect(story.document.title).toBe('Relay & "hurdles" – Jacaranda Hill Junior Academy')
    expect(metaOf(story, "description")).toBe("Fig won.")
    expect(story.document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(url)
    expect(metaOf(story, "og:title")).toContain("Relay")
    expect(metaOf(story, "og:type")).toBe("article")
    expect(thingsOf(story).NewsArticle?.image).toBe(`${siteUrl}${picture.url}?w=1280&as=original`)
    expect(thingsOf(story).NewsArticle).toMatchObject({
      headline: 'Relay & "hurdles"',
      datePublished: createdAt,
      dateModified: updatedAt,
      author: { "@type": "Person", name: "Eda Editor" },
      publisher: { "@type": "School", name: "Jacaranda Hill Junior Academy" },
    })
    expect(thingsOf(story).BreadcrumbList?.itemListElement).toEqual([
      { "@type": "ListItem", position: 1, name: "Home", item: `${siteUrl}/` },
      { "@type": "ListItem", position: 2, name: "News", item: `${siteUrl}/news` },
      { "@type": "ListItem", position: 3, name: 'Relay & "hurdles"', item: url },
    ])
  })

  it("describes articles, events, people, galleries and the school, safe from scripts in titles", async () => {
    const gallery = await published(editor, "Gallery")
    expect(text(await page(`/gallery/view/${gallery.id}`))).toContain("There are no photos at the moment.")
    await addPictures(editor, gallery.id, ["The whistle"])
    const event = await published(editor, "Event", { title: "Kite day" }, "id date")
    const article = await published(editor, "Article")
    const person = await published(editor, "Profile")
    const of = async (path: string, type: string) => thingsOf(await page(path))[type]

    expect(await of(`/blog/view/${article.id}`, "BlogPosting")).toMatchObject({ headline: "A walk by the river" })
    expect(await of(`/events/view/${event.id}`, "Event")).toMatchObject({
      name: "Kite day",
      startDate: event.date,
      eventStatus: "https://schema.org/EventScheduled",
      location: { "@type": "Place", name: "The field" },
    })
    expect(await of(`/profiles/view/${person.id}`, "Person")).toMatchObject({ name: "Mr Pike", jobTitle: "Sport" })
    expect(await of(`/gallery/view/${gallery.id}`, "ImageGallery")).toMatchObject({
      name: "Sports week",
      image: [{ "@type": "ImageObject", caption: "The whistle" }],
    })
    expect(await of("/", "School")).toMatchObject({
      name: "Jacaranda Hill Junior Academy",
      foundingDate: "1974",
      openingHours: ["Mo-Fr 07:30-16:00"],
    })

    const title = '</script></title><script>alert(1)</script><!--page--> "quoted" $& $1'
    const { id } = await published(editor, "NewsStory", { title })
    const { document, html } = await page(`/news/view/${id}`)
    expect(html).not.toContain("<script>alert")
    expect(document.querySelector("h1")?.textContent).toBe(title)
    expect(thingsOf(await page(`/news/view/${id}`)).NewsArticle?.headline).toBe(title)
  })

  it("has the sitemap's address as the canonical one, and noindex on pages to be left out", async () => {
    const kindOf = (path: string) => path.replace(/\d+$/, "").replace(/^\/(sw|fr)\/.*/, "$1")
    for (const path of new Map((await inSitemap()).map((path) => [kindOf(path), path])).values()) {
      const found = await head(path)
      const canonical = found.document.querySelector('link[rel="canonical"]')?.getAttribute("href")
      const said = [canonical, metaOf(found, "robots"), Boolean(metaOf(found, "description"))]
      expect(said).toEqual([school.url + path, undefined, true])
      const shared = ["og:image", "og:image:width", "og:image:height", "og:image:alt"].map((name) =>
        metaOf(found, name),
      )
      const card = `${school.url}/cards${found.path.replace(/\/$/, "")}.jpg`
      expect(shared).toEqual([expect.stringContaining(`${card}?v=`), "1200", "630", expect.stringMatching(/\S/)])
    }

    for (const path of ["/search?q=chess", "/login", "/unauthorized", "/nothing-here", "/news/view/999999"])
      expect([path, metaOf(await head(path), "robots")]).toEqual([path, "noindex"])
    expect(metaOf(await head("/news"), "robots")).toBeUndefined()
    const below = await page("/teachers/x/y")
    const said = [below.status, below.document.querySelector("h1")?.textContent, metaOf(below, "robots")]
    expect(said).toEqual([200, "Teachers", "noindex"])
    expect((await page("/dates/x/y")).status).toBe(404)
  })
})

it("An item has share links for WhatsApp and mail, and loads nothing from other sites", async () => {
  const { id } = await published(editor, "NewsStory", { title: 'Fig & friends: 100 % "gone"?' })
  const { document } = await page(`/news/view/${id}`)
  const links = [...document.querySelectorAll("article a")].map((link) => new URL(link.getAttribute("href") ?? ""))
  const said = `Fig & friends: 100 % "gone"?\n${school.url}/news/view/${id}`
  expect(links.find(({ host }) => host === "wa.me")?.searchParams.get("text")).toBe(said)
  expect(links.find(({ protocol }) => protocol === "mailto:")?.searchParams.get("body")).toBe(said)
  expect(document.querySelectorAll("[src*='wa.me'], link[href*='wa.me']")).toHaveLength(0)
})

describe("an address", () => {
  it("gives a page to browsers and link previews, data to programs, and an empty page to a session", async () => {
    const kinds = async (headers: Record<string, string>) =>
      (await fetch(`${school.url}/news/view/1`, { headers })).headers.get("content-type")
    expect(await kinds({ accept: "text/html,application/xhtml+xml,*/*;q=0.8" })).toContain("text/html")
    expect(await kinds({ accept: "application/json, text/plain, */*" })).toContain("application/json")
    expect(await kinds({ accept: "*/*", "user-agent": "curl/8" })).toContain("application/json")
    for (const name of [
      "WhatsApp/2.24",
      "facebookexternalhit/1.1",
      "TelegramBot",
      "Viber/13.3",
      "Snapchat",
      "Cardyb/1.1",
    ])
      expect(await kinds({ accept: "*/*", "user-agent": name }), name).toContain("text/html")
    // The cached page has visitors' content.
    const { html, document } = await page("/news", { cookie: "signed-in=1" })
    expect(document.querySelector("#root")?.childElementCount).toBe(0)
    expect(html).not.toContain("served-content")
    expect(document.title).toBe("Jacaranda Hill Junior Academy")
  })

  it("of a built file gives all of it, whatever range is asked for", async () => {
    const fileWith = async (headers: Record<string, string>) => {
      const answer = await fetch(`${school.url}/favicon.svg`, { headers })
      return [answer.status, await answer.text()]
    }
    const whole = await fileWith({})
    for (const range of ["bytes=-5", "bytes=5-2", "bytes=0-1e99", "bytes=99999999-", "lines=1-2"])
      expect(await fileWith({ range }), range).toEqual(whole)
  })

  it("that moved or ends in a slash redirects to the current one", async () => {
    expect(await led("/news/")).toEqual([301, "/news"])
    expect(await led("/about///?x=1")).toEqual([301, "/about?x=1"])
    for (const [older, now] of [
      ["/index.html", "/"],
      ["/home", "/"],
      ["/articles", "/blog"],
      ["/articles/home?page=2", "/blog?page=2"],
      ["/articles/view/3", "/blog/view/3"],
      ["/galleries", "/gallery"],
      ["/galleries/view/3", "/gallery/view/3"],
      ["/profiles/10", "/governors"],
      ["/profiles/20", "/management"],
      ["/profiles/30", "/teachers"],
      ["/events/home", "/events"],
      ["/pages/view/about", "/about"],
      ["/users/view/3", "/user/view/3"],
      ["/admin/dash", "/admin"],
      ["/sw/", "/sw"],
      ["/Sw", "/sw"],
      ["/SW/news", "/sw/news"],
      ["/fr/articles", "/fr/blog"],
    ])
      expect(await led(older as string), older).toEqual([301, now])
    expect(await led("//evil.example/x")).toEqual([301, "/evil.example/x"])
  })

  it("of the school's earlier site redirects, unless this site has a page there", async () => {
    const { database } = school.services
    const moved = ["/2019/05/fig-wins", "/?p=5", "/news"].map((path) => ({ path, to: "/news/view/1" }))
    await database.write((rows) => rows.insert(MovedAddress, moved))
    expect(await led("/2019/05/fig-wins")).toEqual([301, "/news/view/1"])
    expect(await led("/2019/05/fig-wins/")).toEqual([301, "/news/view/1"])
    expect(await led("/2019/05/fig-loses")).toEqual([404, null])
    // Also when the home page is cached.
    for (const path of ["/", "/?p=6", "/"]) expect([path, ...(await led(path))]).toEqual([path, 200, null])
    expect(await led("/?p=5")).toEqual([301, "/news/view/1"])
    expect(await led("/news")).toEqual([200, null])
    expect(await led("/news/")).toEqual([301, "/news"])
  })

  it("is answered from memory despite unknown parameters, and with 304 if nothing has changed", async () => {
    const asked = (path: string) => fetch(school.url + path, { headers: { accept: "text/html" } })
    for (const path of "/ /news?page=2 /blog/view/1 /events?when=past /search?q=school /governors /about".split(" ")) {
      const [whole, again] = [await asked(path), await asked(`${path}${path.includes("?") ? "&" : "?"}utm_source=mail`)]
      expect(again.headers.get("etag"), path).toBe(whole.headers.get("etag"))
      expect(whole.headers.get("cache-control"), "without a shared cache to purge").toBe("no-cache")
      expect(await again.text()).toBe(await whole.text())
      const known = { "cache-control": "max-age=0", "if-none-match": String(whole.headers.get("etag")) }
      expect((await fetch(school.url + path, { headers: { accept: "text/html", ...known } })).status, path).toBe(304)
    }
    let asking = 0
    const computedForTwenty = async () => {
      const before = school.site.answers.counts.computed
      await Promise.all(Array.from({ length: 20 }, () => asked(`/about?utm_source=${++asking}`)))
      return school.site.answers.counts.computed - before
    }
    await expect.poll(computedForTwenty).toBe(0)

    // Nothing that others asked before may change the answer.
    const askers: Record<string, Record<string, string>> = {
      "a browser": { accept: "text/html" },
      "a browser with a session": { accept: "text/html", cookie: "signed-in=1" },
      "a program": { accept: "application/json" },
      "a program that takes anything": { accept: "*/*" },
      "a search engine": { accept: "*/*", "user-agent": "Googlebot/2.1" },
    }
    const given = async (headers: Record<string, string> = {}) => {
      const response = await fetch(`${school.url}/news/view/1`, { headers })
      return { type: response.headers.get("content-type"), text: await response.text() }
    }
    const { database } = school.services
    const alone: Record<string, unknown> = {}
    for (const [name, headers] of Object.entries(askers)) {
      await database.write((rows) => rows.query("UPDATE users SET name = name"))
      alone[name] = await given(headers)
    }
    for (const [name, headers] of [...Object.entries(askers), ...Object.entries(askers).reverse()])
      expect(await given(headers), name).toEqual(alone[name])
  })
})

async function cardAt(address: string) {
  const response = await fetch(address)
  expect([address, response.status]).toEqual([address, 200])
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  const [policy, readers] = ["content-security-policy", "cross-origin-resource-policy"].map((name) =>
    response.headers.get(name),
  )
  expect([policy, readers]).toEqual(["default-src 'none'; sandbox", "cross-origin"])
  const [etag = "", keeping = ""] = [response.headers.get("etag"), response.headers.get("cache-control")] as string[]
  return { bytes, width, height, format, etag, keeping }
}

/** The paths of all published pages, which `sitemap.test.ts` checks. */
async function inSitemap() {
  const sitemap = await (await fetch(`${school.url}/sitemap.xml`)).text()
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = ""]) => url.slice(school.url.length))
}
