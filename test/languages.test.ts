import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { barriers } from "./axe.ts"
import { plainPage } from "./crawl.ts"
import { published } from "./items.ts"
import { password } from "./school.ts"
import { openStage } from "./stage.ts"

const stage = openStage({ SEED: "school" })

const page = (path: string, headers?: Record<string, string>) => plainPage(stage.school.url, path, headers)

/** What a page says, piece by piece, and what it tells who cannot see it. */
function textsOf(document: Document): string[] {
  const elements = [...document.querySelectorAll("#root *")]
  return elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent?.trim() ?? ""),
    ...["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name) ?? ""),
  ])
}

/** What is plainly English, and told to be spoken as the language of the page. */
function misspokenOf(document: Document): string[] {
  const language = document.documentElement.lang
  return [...document.querySelectorAll("#root *")]
    .filter((element) => element.closest("[lang]")?.getAttribute("lang") === language)
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ""),
      element.getAttribute("alt") ?? "",
    ])
    .filter((text) => /\b(?:the|of|and|our|your|with|for|is|are)\b/i.test(text))
}

const dictionaryOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`client/generated/words.${language}.json`, "utf8"))

/** All that the starting content says in English. */
const written = readdirSync("data", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:yaml|md|html)$/.test(file))
  .map((file) => readFileSync(join("data", file), "utf8"))
  .join("\n")

/** Where the links of a page lead within the site, but for those to the same page in another language. */
const linksOf = ({ document }: { document: Document }) =>
  [...document.querySelectorAll("#root a[href]:not([hreflang])")].map((link) => link.getAttribute("href") ?? "")

describe("a page in Swahili or French", () => {
  it("is at an address of its own, says its language, and leads on within it", async () => {
    for (const [path, language, news] of [
      ["/sw/news", "sw", "Habari"],
      ["/fr/news", "fr", "Actualités"],
    ]) {
      const { status, document } = await page(path as string)
      expect([status, document.documentElement.lang]).toEqual([200, language])
      expect(document.querySelector("footer")?.textContent).toContain(news)
      const within = linksOf({ document }).filter((href) => /^\/(?!documents\/|[\w-]+\.(xml|ics))/.test(href))
      expect(within.length).toBeGreaterThan(20)
      expect(within.filter((href) => !href.startsWith(`/${language}`))).toEqual([])
    }
  })

  it("leads on within it by the links in what the school has written, too", async () => {
    const editor = await stage.school.signedIn(Role.EDITOR)
    const detail = '<p><a href="#/apply">Apply</a>, or <a href="#/fr/contact">write in French</a>.</p>'
    const { id } = await published(editor, "NewsStory", { detail })
    const { document } = await page(`/sw/news/view/${id}`)
    const links = [...document.querySelectorAll("main article p a")].map((link) => link.getAttribute("href"))
    expect(links).toEqual(["/sw/apply", "/fr/contact"])
  })

  it("names its other languages, and is what search engines show to who reads it", async () => {
    const { document } = await page("/sw/news?page=1")
    const address = (link: Element | null) => link?.getAttribute("href")?.replace(stage.school.url, "")
    expect(address(document.querySelector("link[rel=canonical]"))).toBe("/sw/news?page=1")
    const alternates = [...document.querySelectorAll("link[rel=alternate][hreflang]")]
    expect(alternates.map((link) => [link.getAttribute("hreflang"), address(link)])).toEqual([
      ["en", "/news?page=1"],
      ["sw", "/sw/news?page=1"],
      ["fr", "/fr/news?page=1"],
      ["x-default", "/news?page=1"],
    ])
  })

  it("is not what a header asks for, but what the address says", async () => {
    const plain = await page("/news")
    const asked = await page("/news", { "accept-language": "sw" })
    expect(asked.html).toBe(plain.html)
    const { headers } = await fetch(`${stage.school.url}/sw/news`, { headers: { accept: "text/html" } })
    expect(headers.get("content-language")).toBe("sw")
    expect(headers.get("vary")).not.toMatch(/language/i)
  })

  it("calls who has left by no name in it, where the office has taken that away", async () => {
    const { school } = stage
    const gus = await school.signedIn(Role.EDITOR, "Gus Going")
    const { id } = await published(gus, "NewsStory")
    const superuser = await school.signIn("admin@jacarandahill.example")
    const remove =
      "mutation ($id: Int!, $password: String!) { deleteUser(id: $id, keepsName: false, password: $password) { name } }"
    await superuser.ask(remove, { id: gus.id, password })
    expect((await page(`/sw/news/view/${id}`)).html).toContain("Aliyekuwa mfanyakazi wa shule")
    expect((await page(`/news/view/${id}`)).html).toContain("A former member of staff")
  })

  it.each(["/SW/news", "/de/news", "/sw/nothing-here", "/sw/admin", "/fr/news/add", "/swahili"])(
    "is not at %s",
    async (path) => {
      expect((await page(path)).status).toBe(404)
    },
  )

  it("is where an older address leads in that language, and never where programs find data", async () => {
    const { status, headers } = await fetch(`${stage.school.url}/fr/articles/view/1?page=2`, {
      headers: { accept: "text/html" },
      redirect: "manual",
    })
    expect([status, headers.get("location")]).toEqual([301, "/fr/blog/view/1?page=2"])
    const asData = await fetch(`${stage.school.url}/sw/news`, { headers: { accept: "application/json" } })
    expect(asData.status).toBe(404)
  })
})

describe("the words of a page", () => {
  const paths = [
    "",
    "/news",
    "/news/view/2",
    "/blog",
    "/blog/view/1",
    "/events",
    "/events/view/2",
    "/gallery",
    "/dates",
  ]

  it.each(["sw", "fr"])("are all in %s, but for what the school itself has written in English", async (language) => {
    const words = dictionaryOf(language)
    const english = new Set(Object.keys(words).filter((text) => words[text] !== text && !written.includes(text)))
    const found: string[] = []
    const child = { childName: "Ada Obi", className: "Form 2", firstDay: new Date().toISOString().slice(0, 10) }
    const input = { ...child, reason: "A cold", reporter: "Rosa Obi", phone: "020 123" }
    const report = "mutation ($input: ReportAbsenceInput!) { reportAbsence(input: $input) { path } }"
    const { data } = await stage.school.visitor().ask(report, { input })
    const forms = ["/contact", "/apply", "/absence", "/login", data.reportAbsence.path]
    for (const path of [...paths, "/gallery/view/1", ...forms]) {
      const { status, document } = await page(`/${language}${path}`)
      expect(status, path).toBe(200)
      for (const text of textsOf(document)) if (english.has(text)) found.push(`${path}: ${text}`)
    }
    expect(english.size).toBeGreaterThan(150)
    expect(found).toEqual([])
  })

  it("are said to be English where the school has written them in English alone", async () => {
    const head = await stage.school.signedIn(Role.ADMINISTRATOR)
    const notice = {
      kind: "BUS_LATE",
      text: "The bus is late.",
      endsAt: new Date(Date.now() + 3_600_000),
    }
    const post = "mutation ($input: AddNoticeInput!) { addNotice(input: $input) { id } }"
    const { data } = await head.ask(post, { input: notice })
    const found: string[] = []
    for (const language of ["fr", "sw"])
      for (const path of [
        ...paths,
        "/gallery/view/1",
        "/contact",
        "/teachers",
        "/about",
        "/profiles/view/3",
        "/fees",
        "/login",
        "/apply",
      ]) {
        const { document } = await page(`/${language}${path}`)
        for (const text of misspokenOf(document)) found.push(`/${language}${path}: ${text}`)
      }
    expect(found).toEqual([])
    const { document } = await page("/fr")
    const languageOf = (words: string) => document.querySelector(words)?.closest("[lang]")?.getAttribute("lang")
    expect(["h1", "main h2:not([id=today])", "[role=status] p"].map(languageOf)).toEqual(["en-GB", "fr", "en-GB"])
    expect((await page("/")).document.querySelector("#root [lang^=en]:not([hreflang])")).toBeNull()
    await head.ask("mutation ($id: Int!) { endNotice(id: $id) { id } }", data.addNotice)
  })

  it.each(["sw", "fr"])("are in %s where families look first, in the starting content too", async (language) => {
    const { document } = await page(`/${language}`)
    const links = [...document.querySelectorAll("main nav li > a")]
    expect(links.length).toBe(6)
    links.push(...document.querySelectorAll("header nav li > a"))
    expect(links.length).toBeGreaterThan(30)
    expect(links.flatMap((link) => (link.querySelector("[lang]") ? link.textContent : []))).toEqual([])
  })

  it.each([
    ["sw", /^Januari \d{4}$/, "Muhula wa 1"],
    ["fr", /^janvier \d{4}$/, "Trimestre 1"],
  ])("name the months and the terms of a school year in %s", async (language, month, term) => {
    const { document } = await page(`/${language}/dates`)
    expect(document.querySelector("main h2")?.textContent).toBe(term)
    expect(document.querySelector("main figure p")?.textContent).toMatch(month)
  })

  it("are no wider than a small phone, and barriers to nobody", async () => {
    const visit = await stage.visit({ path: "/fr", viewport: { width: 320, height: 640 } })
    for (const path of ["/fr/events", "/fr/gallery/view/1", "/sw/news/view/2", "/sw"]) {
      await visit.openPage(path)
      const width = () => visit.page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(width, { message: path }).toBe(320)
      expect([path, await barriers(visit.page)]).toEqual([path, []])
    }
    await visit.end()
  })

  it.each(["fr", "sw"])(
    "have each panel of the menu within a window that the bar just fits into, in %s",
    async (language) => {
      const width = 1280
      const visit = await stage.visit({ path: `/${language}/contact`, viewport: { width, height: 640 } })
      const groups = visit.page.getByRole("banner").locator("nav button[aria-controls]")
      await groups.first().waitFor()
      for (const group of await groups.all()) {
        await group.click()
        const panel = visit.page.locator(`[id="${await group.getAttribute("aria-controls")}"]`)
        await panel.waitFor()
        const name = await group.textContent()
        const edges = () => panel.evaluate((element) => element.getBoundingClientRect().toJSON())
        await expect.poll(async () => (await edges()).right, { message: name ?? "" }).toBeLessThanOrEqual(width)
        await expect.poll(async () => (await edges()).left, { message: name ?? "" }).toBeGreaterThanOrEqual(0)
      }
      await visit.end()
    },
  )

  it("are the office's own where it has some, in each language, and what they were when it takes them away", async () => {
    const head = await stage.school.signedIn(Role.ADMINISTRATOR)
    const edit = (wordings: object[]) =>
      head.ask("mutation ($input: EditSiteInput!) { editSite(input: $input) { id } }", { input: { wordings } })
    const before = (await head.ask("{ site { wordings { language text words } } }")).data.site.wordings
    const titles = async (path: string) =>
      [...(await page(path)).document.querySelectorAll("main h2")].map(({ textContent }) => textContent)
    await edit([
      { language: "EN", text: "Latest news", words: "Fresh from school" },
      { language: "FR", text: "Latest news", words: "Quoi de neuf" },
      { language: "FR", text: "constructor", words: "rien" },
      { language: "FR", text: "Term 1", words: "Le premier trimestre" },
    ])
    expect(await titles("/")).toContain("Fresh from school")
    expect(await titles("/fr/dates")).toContain("Le premier trimestre")
    expect(await titles("/fr")).toContain("Quoi de neuf")
    expect((await page("/fr")).html).not.toContain("Fresh from school")
    expect(await titles("/sw")).toContain("Habari mpya")
    await edit(before)
    expect(await titles("/")).toContain("Latest news")
    expect(await titles("/fr")).toContain("Dernières actualités")
  })
})

describe("somebody who reads another language", () => {
  it("changes to it where they are, goes on in it, and comes back by the browser's history", async () => {
    const visit = await stage.visit()
    await visit.openPage("/news")
    const { page } = visit
    const footer = page.locator("footer")
    await footer.getByRole("link", { name: "Kiswahili" }).click()
    await page.waitForURL("**/#/sw/news")
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("sw")
    await footer.getByRole("link", { name: "Matukio", exact: true }).click()
    await page.waitForURL("**/#/sw/events")
    await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe("sw")
    await page.goBack()
    await page.goBack()
    await page.waitForFunction(() => document.documentElement.lang === "en-GB")
    await footer.getByRole("link", { name: "Events", exact: true }).waitFor()
    await expect.poll(() => new URL(page.url()).hash).toBe("#/news")
    await visit.end()
  })

  it("may type a hash route in it, and finds the staff's part in English", async () => {
    const visit = await stage.visit({ path: "/fr/contact" })
    const language = (lang: string) => expect.poll(() => visit.page.locator("html").getAttribute("lang")).toBe(lang)
    await visit.page.getByRole("link", { name: "Aller au contenu" }).waitFor({ state: "attached" })
    await language("fr")
    await visit.goTo("/contact")
    await visit.page.getByRole("link", { name: "Skip to the content" }).waitFor({ state: "attached" })
    await language("en-GB")
    const footer = visit.page.locator("footer")
    await footer.getByText("Our parents").waitFor()
    await visit.goTo("/sw/contact")
    await footer.getByText("Wazazi wetu").waitFor()
    await visit.goTo("/sw/user")
    await visit.page.getByText("The resource you asked for is not available").waitFor()
    await visit.end()
  })
})
