import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { parse } from "yaml"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { Role } from "../../access/roles.ts"
import { root } from "../../base/root.ts"
import { schoolToday } from "../../school/dates/school-year.ts"
import { readText } from "./markdown.ts"

interface GalleryFile {
  name: string
  images: { caption: string }[]
}

const { school, visitor, head } = schoolOfThisFile(
  { visitor: Role.PUBLIC, head: Role.ADMINISTRATOR },
  { SEED: "school" },
)

const files = async (folder: string, ending: string) =>
  (await readdir(join(root, "data", folder))).filter((file) => file.endsWith(ending))
const all = async (list: string, items: string) =>
  (await visitor.request(`{ ${list}(perPage: 50) { total items { ${items} } } }`)).data[list]

const figuresIn = (texts: unknown) => JSON.stringify(texts).match(/[\d,]{3,}\/-/g)

interface PageShape {
  facts: unknown[]
  sections: { anchor: string; text: string }[]
}

const shapeOf = ({ facts, sections }: PageShape) => [
  facts.length,
  ...sections.map(({ anchor, text }) => [anchor, ...(text.match(/href="[^"]*"/g) ?? [])]),
]

describe("a new site", () => {
  it.each(["news:newsStories", "articles:articles", "profiles:profiles"])("has all items in data: %s", async (pair) => {
    const [folder = "", list = ""] = pair.split(":")
    expect((await all(list, "id")).total).toBe((await files(folder, ".md")).length)
  })

  it("publishes nothing in the future, and describes every picture", async () => {
    for (const list of ["newsStories", "articles", "galleries"]) {
      const { items } = await all(list, "createdAt picture { alt }")
      for (const { createdAt, picture } of items) {
        expect(new Date(createdAt).getTime()).toBeLessThanOrEqual(Date.now())
        expect(picture.alt).not.toBe("")
      }
    }
  })

  it("has terms, days off and half-days for this year and the next", async () => {
    const { today } = await schoolToday(school.services.database)
    const now = Number(today.slice(0, 4))
    for (const year of [now, now + 1]) {
      const { years, dates } = await visitor.call("schoolYear", { year }, "years dates { kind }")
      const count = (kind: string) => dates.filter((one: { kind: string }) => one.kind === kind).length
      expect([years, ...["TERM", "DAY_OFF", "HALF_DAY"].map(count)]).toEqual([[now, now + 1], 3, 3, 3])
    }
  })

  it("shows the times of its stories in the school's time zone", async () => {
    const { timeZone } = parse(await readFile(join(root, "data/site.yaml"), "utf8")) as { timeZone: string }
    const names = await files("news", ".md")
    const texts = await Promise.all(names.map((name) => readFile(join(root, "data", "news", name), "utf8")))
    const timed = texts.map((text) => readText<{ title: string; time?: string }>(text).meta)
    const shown = new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" })
    const { items } = await all("newsStories", "title createdAt")
    const shownTimes = items.map(({ title, createdAt }: { title: string; createdAt: string }) => [
      title,
      shown.format(new Date(createdAt)),
    ])
    for (const { title, time } of timed) if (time) expect(shownTimes).toContainEqual([title, time])
  })

  it("gives each item its own picture, even if two share a file", async () => {
    const lists = ["newsStories", "articles", "profiles", "events", "galleries"].map(
      (list) => `${list}(${list === "events" ? "when: ALL, " : ""}perPage: 50) { items { picture { id url } } }`,
    )
    const { data } = await visitor.request(`{ pages { picture { id url } } ${lists.join(" ")} }`)
    const items = Object.values<{ items?: object[] }>(data).flatMap((list) => list.items ?? list)
    const pictures = (items as { picture: { id: number; url: string } | null }[]).flatMap(
      ({ picture }) => picture ?? [],
    )
    const different = (field: "id" | "url") => new Set(pictures.map((picture) => picture[field])).size
    expect(different("url")).toBeLessThan(pictures.length)
    expect(different("id")).toBe(pictures.length)
  })

  it("has its most wanted pages in every language, with the same prices and sections", async () => {
    const texts = "facts { value } prices { prices { amount } } sections { anchor text }"
    for (const key of ["attendance", "lunch", "uniform", "fees", "transport", "admissions"]) {
      const ask = `{ page(key: "${key}") { ${texts} translations { language isCurrent pictureAlt ${texts} } } }`
      const { translations, ...original } = (await visitor.request(ask)).data.page
      expect(translations.map(({ language }: { language: string }) => language)).toEqual(["FR", "SW"])
      for (const { isCurrent, pictureAlt, ...translation } of translations) {
        expect({ isCurrent, pictureAlt }).toEqual({ isCurrent: true, pictureAlt: expect.stringMatching(/\w/) })
        expect(figuresIn(translation.prices), key).toEqual(figuresIn(original.prices))
        expect(shapeOf(translation), key).toEqual(shapeOf(original))
      }
    }
  })

  it.each(["sw", "fr"])("has words in %s for every short text of the school", async (code) => {
    const { languages, wordings } = await visitor.call("site", {}, "languages wordings { language text words }")
    expect(languages).toEqual(["EN", "SW", "FR"])
    const builtIn = JSON.parse(await readFile(join(root, `client/generated/words.${code}.json`), "utf8"))
    const own = (wordings as Record<string, string>[]).filter(({ language }) => language === code.toUpperCase())
    const known = new Set([...Object.keys(builtIn), ...own.map(({ text }) => text)])
    const texts: { place: string; texts: string[] }[] = await head.call("schoolTexts", {}, "place texts")
    const listed = texts.flatMap(({ texts }) => texts)
    expect(listed.length).toBeGreaterThan(150)
    expect(listed.filter((text) => !known.has(text))).toEqual([])
  })

  it("has past and upcoming events on weekdays, the next one first", async () => {
    const events = "{ coming: events(perPage: 50) { items { date } } over: events(when: PAST) { items { date } } }"
    const { coming, over } = (await visitor.request(events)).data
    const dates = coming.items.map(({ date }: { date: string }) => date)
    expect(dates).toEqual([...dates].sort())
    expect(dates.length + over.items.length).toBe((await files("events", ".md")).length)
    expect(over.items.length).toBeGreaterThan(0)
    for (const date of dates) expect([1, 2, 3, 4, 5]).toContain(new Date(date).getUTCDay())
  })

  it("lists the leader of each group first", async () => {
    const first = async (group: string) =>
      (await visitor.call("profiles", { group, perPage: 1 }, "items { position }")).items[0].position
    expect([await first("GOVERNORS"), await first("MANAGEMENT")]).toEqual(["Chair of Governors", "Principal"])
  })

  it("has a consent register with each answer, and hides a child without consent", async () => {
    const children = await head.call("children", {}, "name answer means agrees until")
    const states = children.map(({ answer, means, agrees, until }: Record<string, unknown>) => [
      answer,
      means,
      agrees,
      until !== null,
    ])
    expect(states.sort()).toEqual([
      ...[
        ["NO", "TELEPHONE", false, false],
        ["UNSAID", null, false, false],
      ],
      ...[
        ["YES", "LINK", true, false],
        ["YES", "PAPER", false, true],
        ["YES", "PAPER", true, true],
      ],
    ])
    const [{ picture, items }] = await head.call("withheldPictures", {}, "picture { url } items { title }")
    expect(items).toHaveLength(1)
    expect((await visitor.send("GET", picture.url.split("?")[0])).status).toBe(404)
    const galleries = JSON.stringify(await all("galleries", "images { picture { name } }"))
    expect(galleries).toContain("long-jump.jpg")
  })

  it("has galleries with pictures in the order of their file", async () => {
    const names = await files("galleries", ".yaml")
    const written = await Promise.all(
      names.map(async (file) => parse(await readFile(join(root, "data", "galleries", file), "utf8")) as GalleryFile),
    )
    const captions = ({ name, images }: GalleryFile) => [name, ...images.map(({ caption }) => caption)]
    const { items } = await all("galleries", "name images { caption }")
    expect(items.map(captions).sort()).toEqual(written.map(captions).sort())
  })

  it("has text on every page, and staff and events on the home page", async () => {
    const pages = await visitor.call("pages", {}, "key title pageIntro pageText sections { text }")
    expect(pages).toHaveLength((await files("pages", ".md")).length)
    for (const { pageIntro, pageText, sections } of pages) {
      expect(pageIntro).not.toBe("")
      expect(pageText || sections[0].text).not.toBe("")
    }
    const home = await visitor.call("home", {}, "profiles { group } staff { title } nextEvents { id }")
    expect(home.profiles).toHaveLength(8)
    expect(home.nextEvents).toHaveLength(3)
  })
})
