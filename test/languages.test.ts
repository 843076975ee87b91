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
const visit = stage.sharedVisit()

const page = (path: string, headers?: Record<string, string>) => plainPage(stage.school.url, path, headers)

/** A page's texts, piece by piece, including those for screen readers. */
function textsOf(document: Document, attributes = ["aria-label", "alt", "title", "placeholder"]): string[] {
  return [...document.querySelectorAll("#root *")].flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent?.trim() ?? ""),
    ...attributes.map((name) => element.getAttribute(name) ?? ""),
  ])
}

/** English texts that are marked up in the page's language. Removes texts in other languages from the page. */
function misspokenOf(document: Document): string[] {
  for (const other of document.querySelectorAll(`#root [lang]:not([lang=${document.documentElement.lang}])`))
    other.remove()
  return textsOf(document, ["alt"]).filter((text) => spokenEnglish.test(text))
}

const spokenEnglish = /\b(?:the|of|and|our|your|with|for|is|are)\b/i

const dictionaryOf = (language: string): Record<string, string> =>
  JSON.parse(readFileSync(`client/generated/words.${language}.json`, "utf8"))

/** All English texts of the starting content. */
const written = readdirSync("data", { recursive: true, encoding: "utf8" })
  .filter((file) => /\.(?:yaml|md|html)$/.test(file))
  .map((file) => readFileSync(join("data", file), "utf8"))
  .join("\n")

describe("a page in Swahili or French", () => {
  it("has its own address, links within its language, and names its alternates", async () => {
    const editor = await stage.school.signedIn(Role.EDITOR)
    const detail = '<p><a href="#/apply">Apply</a>, or <a href="#/fr/contact">write in French</a>.</p>'
    const { id } = await published(editor, "NewsStory", { detail })
    for (const [language, news] of [
      ["sw", "Habari"],
      ["fr", "Actualités"],
    ] as const) {
      const { status, document } = await page(`/${language}/news`)
      expect([status, document.documentElement.lang]).toEqual([200, language])
      expect(document.querySelector("footer")?.textContent).toContain(news)
      const links = [...document.querySelectorAll("#root a[href]:not([hreflang])")]
      const within = links
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => /^\/(?!documents\/|[\w-]+\.(xml|ics))/.test(href))
      expect(within.length).toBeGreaterThan(20)
      expect(within.filter((href) => !href.startsWith(`/${language}`))).toEqual([])
      const story = await page(`/${language}/news/view/${id}`)
      const written = [...story.document.querySelectorAll("main article p a")].map((link) => link.getAttribute("href"))
      expect(written).toEqual([`/${language}/apply`, "/fr/contact"])
    }

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
    const preferringSwahili = await page("/news", { "accept-language": "sw" })
    expect(preferringSwahili.html).toBe((await page("/news")).html)
    const { headers } = await fetch(`${stage.school.url}/sw/news`, { headers: { accept: "text/html" } })
    expect(headers.get("content-language")).toBe("sw")
    expect(headers.get("vary")).not.toMatch(/language/i)
  })

  it("hides the name of a deleted account when the office has removed it", async () => {
    const gus = await stage.school.signedIn(Role.EDITOR, "Gus Going")
    const { id } = await published(gus, "NewsStory")
    const superuser = await stage.school.signIn("admin@jacarandahill.example")
    await superuser.call("deleteUser", { id: gus.id, keepsName: false, password })
    expect((await page(`/sw/news/view/${id}`)).html).toContain("Aliyekuwa mfanyakazi wa shule")
  })

  it("exists for no other path, follows older addresses, and gives programs no data", async () => {
    for (const path of ["/de/news", "/sw/nothing-here", "/sw/admin", "/fr/news/add", "/swahili"])
      expect([path, (await page(path)).status]).toEqual([path, 404])
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
    ..." /news/view/2 /blog /events/view/2 /gallery/view/1 /dates".split(" "),
    ..."/about /profiles/view/3 /fees /contact /apply /absence /login".split(" "),
  ]

  it.each([
    ["sw", "Muhula wa", paths],
    // A text that bypasses the dictionaries does so in each language.
    ["fr", "Trimestre", ["", "/dates"]],
  ])("are all in %s, except the school's own English, which is marked as English", async (language, term, paths) => {
    const words = dictionaryOf(language)
    const english = new Set(Object.keys(words).filter((text) => words[text] !== text && !written.includes(text)))
    expect(english.size).toBeGreaterThan(150)
    const child = { childName: "Ada Obi", className: "Form 2", firstDay: new Date().toISOString().slice(0, 10) }
    const input = { ...child, reason: "A cold", reporter: "Rosa Obi", phone: "020 123" }
    const absence = await stage.school.visitor().call("reportAbsence", { input }, "path")
    const found: string[] = []
    for (const path of [...paths, absence.path]) {
      const { status, document } = await page(`/${language}${path}`)
      expect(status, path).toBe(200)
      if (path === "") {
        const first = [...document.querySelectorAll("main nav li > a, header nav li > a")]
        expect(first.length).toBeGreaterThan(30)
        expect(first.flatMap((link) => (link.querySelector("[lang]") ? link.textContent : []))).toEqual([])
      }
      if (path === "/dates") {
        expect(document.querySelector("main h2")?.textContent).toContain(term)
        const months = new Set(
          Array.from({ length: 12 }, (_, index) => new Date(2030, index).toLocaleString(language, { month: "long" })),
        )
        expect(months).toContain(document.querySelector("main figure p")?.textContent?.split(" ")[0])
      }
      const described = document.querySelector("meta[name=description]")?.getAttribute("content") ?? ""
      // Galleries are written in English alone.
      if (spokenEnglish.test(described) && !path.startsWith("/gallery")) found.push(`${path}: ${described}`)
      for (const text of textsOf(document)) if (english.has(text)) found.push(`${path}: ${text}`)
      for (const text of misspokenOf(document)) found.push(`${path}, not marked: ${text}`)
    }
    expect(found).toEqual([])
  })

  it("are marked as English in a notice that nobody has translated", async () => {
    const head = await stage.school.signedIn(Role.ADMINISTRATOR)
    const notice = { kind: "BUS_LATE", text: "The bus is late.", endsAt: new Date(Date.now() + 3_600_000) }
    const { id } = await head.call("addNotice", { input: notice })
    const { document } = await page("/fr")
    const languageOf = (words: string) => document.querySelector(words)?.closest("[lang]")?.getAttribute("lang")
    expect(["h1", "main h2:not([id=today])", "[role=status] summary span:last-child"].map(languageOf)).toEqual([
      "fr",
      "fr",
      "en-GB",
    ])
    expect((await page("/")).document.querySelector("#root [lang^=en]:not([hreflang])")).toBeNull()
    await head.call("endNotice", { id })
  })

  it("fit a small phone, have no accessibility barriers, and fit the panels of the menu", async () => {
    await visit.page.setViewportSize({ width: 320, height: 640 })
    for (const path of ["/sw/news/view/2", "/fr/events"]) {
      await visit.openPage(path)
      const width = () => visit.page.evaluate(() => document.documentElement.scrollWidth)
      await expect.poll(width, { message: path }).toBe(320)
    }
    expect(await barriers(visit.page)).toEqual([])
    await visit.page.setViewportSize({ width: 1280, height: 640 })
    const groups = visit.page.getByRole("banner").locator("nav button[aria-controls]")
    await groups.first().waitFor()
    for (const group of await groups.all()) {
      await group.click()
      const panel = visit.page.locator(`[id="${await group.getAttribute("aria-controls")}"]`)
      await panel.waitFor()
      const fits = () =>
        panel.evaluate((element) => {
          const { left, right } = element.getBoundingClientRect()
          return left >= 0 && right <= innerWidth
        })
      await expect.poll(fits, { message: (await group.textContent()) ?? "" }).toBe(true)
    }
    await visit.openPage("/fr")
    const door = visit.page.getByRole("main").getByText("Responsabilités des élèves", { exact: true })
    const pieces = (title: Element) => {
      const word = new Range()
      word.setStart(title.firstChild as Text, 0)
      word.setEnd(title.firstChild as Text, "Responsabilités".length)
      return word.getClientRects().length
    }
    await expect.poll(() => door.evaluate(pieces)).toBe(1)
  })

  it("are the office's own where it has some, in each language, and the default once they are removed", async () => {
    const head = await stage.school.signedIn(Role.ADMINISTRATOR)
    const edit = (wordings: object[]) => head.call("editSite", { input: { wordings } })
    const before = (await head.call("site", {}, "wordings { language text words }")).wordings
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

it("A visitor changes the language in place, keeps it, and returns to the first by history", async () => {
  await visit.openPage("/news")
  const { page } = visit
  const footer = page.locator("footer")
  const expectLang = (language: string) => expect.poll(() => page.locator("html").getAttribute("lang")).toBe(language)
  await footer.getByRole("link", { name: "Kiswahili" }).click()
  await page.waitForURL("**/#/sw/news")
  await expectLang("sw")
  await footer.getByRole("link", { name: "Matukio", exact: true }).click()
  await page.waitForURL("**/#/sw/events")
  await expectLang("sw")
  await page.goBack()
  await page.goBack()
  await expectLang("en-GB")
  await footer.getByRole("link", { name: "Events", exact: true }).waitFor()
  await expect.poll(() => new URL(page.url()).hash).toBe("#/news")

  for (const [path, language, words] of [
    ["/fr/contact", "fr", "Aller au contenu"],
    ["/contact", "en-GB", "Our parents"],
    ["/sw/contact", "sw", "Wazazi wetu"],
  ] as const) {
    await visit.goTo(path)
    await expectLang(language)
    await page.getByText(words).first().waitFor({ state: "attached" })
  }
  await visit.goTo("/sw/user")
  await page.getByText("The resource you asked for is not available").waitFor()
})
