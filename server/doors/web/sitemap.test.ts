import { JSDOM } from "jsdom"
import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"
import type { ContentType } from "../../content/items/content-type.ts"
import type { RecordedRow } from "../../content/items/record.ts"
import { features } from "../../start/features.ts"

const origin = "https://jacarandahill.example"

const { school, head } = schoolOfThisFile({ head: Role.ADMINISTRATOR }, { SITE_URL: origin, SEED: "school" })

async function xml(path: string) {
  const { status, headers, body } = await school.visitor().send("GET", path)
  expect([status, headers.get("content-type")]).toEqual([200, "application/xml; charset=utf-8"])
  return new JSDOM(body as string, { contentType: "text/xml" }).window.document
}

async function addresses(path = "/sitemap.xml") {
  const entries = [...(await xml(path)).querySelectorAll("urlset > url")].map((url) => {
    const text = (name: string) => url.querySelector(name)?.textContent ?? undefined
    expect(text("loc")?.startsWith(`${origin}/`)).toBe(true)
    return [text("loc")?.slice(origin.length) ?? "", text("lastmod")] as const
  })
  expect(new Set(entries.map(([path]) => path)).size).toBe(entries.length)
  return new Map(entries)
}

async function stored(table: string, where = "1 = 1") {
  const rows: { id: number; key?: string; updatedAt: string; translations?: string }[] =
    await school.services.database.read.query(`SELECT * FROM ${table} WHERE ${where}`)
  return rows
}

describe("the sitemap", () => {
  it("lists exactly the public items, pages and lists, in their languages, with their last change", async () => {
    await published(head, "Gallery", { archive: true })
    const expected = new Map<string, string | undefined>()
    const expectScreen = (path: string, changed?: string) => {
      for (const prefix of ["", "/sw", "/fr"]) expected.set(prefix && path === "/" ? prefix : prefix + path, changed)
    }
    const expectItem = (
      path: string,
      { updatedAt, translations = "[]" }: { updatedAt: string; translations?: string },
    ) => {
      expected.set(path, updatedAt)
      for (const { language } of JSON.parse(translations)) expected.set(`/${language.toLowerCase()}${path}`, updatedAt)
    }
    for (const path of ["/", "/contact", "/apply"]) expectScreen(path)
    for (const row of await stored("pages", "key <> 'staff'")) expectItem(`/${row.key}`, row)
    for (const { owned, screens = [] } of features) {
      const route = owned?.type.addressed?.route
      if (!route) continue
      const table = school.services.database.read.connection.getMetadata(owned.type).tableName
      const rows = await stored(table, "state = 'PUBLISHED'")
      for (const row of rows) expectItem(route.replace(":id", String(row.id)), row)
      const latest = rows
        .map(({ updatedAt }) => updatedAt)
        .sort()
        .at(-1)
      for (const { path } of screens) expectScreen(path, latest)
    }
    for (const path of ["/news", "/blog/view/1", "/events", "/teachers", "/gallery"])
      expect([...expected.keys()]).toContain(path)
    expect(expected.has("/sw/fees")).toBe(true)
    const named = await addresses()
    expect(Object.fromEntries(named)).toEqual(Object.fromEntries(expected))
  })

  it("links each address to its other languages", async () => {
    const listed = async () => [...(await xml("/sitemap.xml")).querySelectorAll("url")]
    let urls = await listed()
    const alternatesOf = (path: string) => {
      const url = urls.find((one) => one.querySelector("loc")?.textContent === origin + path)
      return [...(url?.getElementsByTagName("xhtml:link") ?? [])].map((link) => [
        link.getAttribute("hreflang"),
        link.getAttribute("href"),
      ])
    }
    const fees = ["", "/sw", "/fr"].map((prefix) => [prefix.slice(1) || "en", `${origin}${prefix}/fees`])
    for (const path of ["/fees", "/sw/fees", "/fr/fees"]) expect(alternatesOf(path)).toEqual(fees)
    const { id } = await published(head, "NewsStory")
    urls = await listed()
    expect([urls.length > 0, alternatesOf(`/news/view/${id}`)]).toEqual([true, []])
  })

  it("follows publication and deletion", async () => {
    const { id } = await published(head, "NewsStory")
    expect((await addresses()).has(`/news/view/${id}`)).toBe(true)
    await head.call("deleteNewsStory", { id })
    expect((await addresses()).has(`/news/view/${id}`)).toBe(false)
  })
})

it("Every type with search has an address, and no other", () => {
  const types = features.flatMap(({ entities }) => entities as ContentType<RecordedRow>[])
  for (const { name, search, addressed } of types) expect([name, Boolean(addressed)]).toEqual([name, Boolean(search)])
})

it("Robots.txt names the sitemap, and keeps search engines from staff addresses", async () => {
  const { status, headers, body } = await school.visitor().send("GET", "/robots.txt")
  expect([status, headers.get("content-type")]).toEqual([200, "text/plain; charset=utf-8"])
  const lines = String(body).split("\n")
  expect(lines).toContain(`Sitemap: ${origin}/sitemap.xml`)
  const forAll = lines.slice(lines.indexOf("User-agent: *"))
  const closed = forAll.flatMap((line) => /^Disallow: (.+)$/.exec(line)?.[1] ?? [])
  expect(closed).toEqual(expect.arrayContaining(["/admin", "/user/", "/graphql", "/*/add$"]))
  const open = [...(await addresses()).keys()].filter((path) => closed.some((start) => path.startsWith(start)))
  expect(open).toEqual([])
})

it("Robots.txt turns away the crawlers that train models, unless the school lets them in", async () => {
  const read = async () => String((await school.visitor().send("GET", "/robots.txt")).body)
  expect((await read()).split("\n\n")[0]).toMatch(
    /^(?:User-agent: [\w-]+\n)*User-agent: GPTBot\n(?:.+\n)*Disallow: \/$/,
  )
  await head.call("editSite", { input: { refusesTraining: false } })
  expect(await read()).not.toContain("GPTBot")
  await head.call("editSite", { input: { refusesTraining: true } })
})

it("The sitemap of a site with very many items is split into files, which list each address once", async () => {
  // In batches: one statement would time out on a busy machine.
  for (let first = 1001; first <= 20_000; first += 1_000)
    await school.services.database.write((rows) =>
      rows.query(`INSERT INTO articles (id, "userId", "createdAt", "updatedAt", version, title, detail, reads)
        WITH RECURSIVE number(value) AS (SELECT ${first} UNION ALL SELECT value + 1 FROM number WHERE value < ${first + 999})
        SELECT value, ${head.id}, '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z', 1, 'T', '<p>D</p>', 0 FROM number`),
    )
  const files = [...(await xml("/sitemap.xml")).querySelectorAll("sitemapindex > sitemap > loc")]
  expect(files.map(({ textContent }) => textContent)).toEqual([1, 2].map((file) => `${origin}/sitemap-${file}.xml`))
  const parts = await Promise.all([1, 2].map((file) => school.visitor().send("GET", `/sitemap-${file}.xml`)))
  const paths = parts.map(({ body }) => [...String(body).matchAll(/<loc>([^<]+)/g)].map(([, url]) => url))
  for (const part of paths) expect(part.length).toBeLessThanOrEqual(50_000)
  const all = paths.flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((url) => url?.includes("/blog/view/"))).toHaveLength((await stored("articles")).length)
  expect(all).toEqual(expect.arrayContaining(["/", "/events/view/1", "/about"].map((path) => origin + path)))
  for (const path of ["/sitemap-0.xml", "/sitemap-3.xml", "/sitemap-x.xml"])
    expect((await school.visitor().send("GET", path)).status).toBe(404)
})
