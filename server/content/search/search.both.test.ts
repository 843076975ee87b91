import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf } from "../../../test/client.ts"
import { published, storedPicture } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { School } from "../../../test/school.ts"
import { planOf, statementsOf } from "../../../test/statements.ts"
import { Role } from "../../access/roles.ts"
import { NewsStory } from "../../school/news/news-story.ts"
import { insertRow } from "../../store/database/insert-row.ts"
import { maxCursor } from "../items/cursor.ts"
import { matchers } from "./search.ts"
import { SearchEntry, SearchProgress } from "./search-entry.ts"
import { type Hit, ShownHits } from "./shown-hits.ts"

const search =
  "query ($q: String!, $page: Int) { search(q: $q, page: $page) { total pages items { kind id path title { text match } excerpt { text match } } } }"
const { school, editor, head } = schoolOfThisFile({ editor: Role.EDITOR, head: Role.ADMINISTRATOR })

let picture: string
beforeAll(async () => {
  picture = await storedPicture(editor)
})

async function publish(title: string, detail = "<p>Words.</p>"): Promise<number> {
  return (await editor.call("addNewsStory", { input: { title, detail, picture: { name: picture } } })).id
}

async function found(q: string) {
  const { data } = await school.visitor().request(search, { q })
  return data.search
}

const titles = ({ items }: { items: { title: { text: string }[] }[] }) =>
  items.map(({ title }) => title.map(({ text }) => text).join(""))

describe("a search", () => {
  it("finds a story once it is published, follows its edits, and drops it when deleted", async () => {
    const id = await publish("Hedgehogs in the compost")
    expect((await found("hedgehogs")).items[0]).toMatchObject({ kind: "NEWS_STORY", id, path: `/news/view/${id}` })
    await editor.call("editNewsStory", { id, input: { title: "Toads in the compost" } })
    expect([(await found("hedgehogs")).total, titles(await found("toads"))]).toEqual([0, ["Toads in the compost"]])
    await editor.call("deleteNewsStory", { id })
    expect((await found("toads")).total).toBe(0)
  })

  it("returns items of every type, and null for a screen", async () => {
    const story = await published(editor, "NewsStory", { title: "Kakapo" })
    const person = await published(editor, "Profile", { name: "Ms Kakapo" })
    const { data } = await school.visitor().request(`{ search(q: "kakapo") { items { item { __typename
      ... on Content { id title type } ... on Profile { position } } } } screens: search(q: "contact") { items { item { __typename } } } }`)
    expect(data.search.items.map(({ item }: { item: object }) => item)).toEqual(
      expect.arrayContaining([
        { __typename: "NewsStory", id: story.id, title: "Kakapo", type: "NEWS_STORY" },
        { __typename: "Profile", id: person.id, title: "Ms Kakapo", type: "PROFILE", position: "Sport" },
      ]),
    )
    expect(data.screens.items).toContainEqual({ item: null })
  })

  it("never repeats a hit across cursor pages while stories are published, edited and deleted", async () => {
    const stories = []
    for (let number = 1; number <= 7; number++)
      stories.push((await published(editor, "NewsStory", { title: `Ocarina ${number}` })).id)
    const ask = async (q: string, given: object) => {
      const document =
        "query ($q: String!, $page: Int, $after: String) { search(q: $q, page: $page, after: $after, perPage: 2) { total next items { id } } }"
      return school.visitor().graphql(document, { q, ...given })
    }
    const pageOf = async (given: object) => (await ask("ocarina", given)).data.search
    const ids = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)
    const [first, second, last] = await Promise.all([1, 2, 4].map((page) => pageOf({ page })))
    expect([first.total, ids(last).length]).toEqual([7, 1])
    expect(ids(await pageOf({ after: first.next }))).toEqual(ids(second))

    const shown = [...ids(first), ...ids(second)]
    const [gone, ...waiting] = stories.filter((id) => !shown.includes(id))
    for (const text of ["Ocarina", "An ocarina, ocarina, ocarina"])
      await published(editor, "NewsStory", { title: text })
    await editor.call("editNewsStory", { id: shown[0], input: { title: "The ocarina of all ocarinas" } })
    await editor.call("deleteNewsStory", { id: gone })
    for (let { next } = second; next !== null; ) {
      const page = await pageOf({ after: next })
      expect(page.total).toBe(8)
      expect(page.items).not.toEqual([])
      shown.push(...ids(page))
      next = page.next
    }
    expect(new Set(shown).size).toBe(shown.length)
    expect(shown).toEqual(expect.arrayContaining(waiting))

    const asTyped = "ocarina \\u0000"
    const { next } = (await ask(asTyped, {})).data.search
    expect((await ask(asTyped, { after: next })).data.search.items).toHaveLength(2)
    expect(codeOf(await ask("marimba", { after: first.next }))).toBe("BAD_USER_INPUT")
    const [list, groups] = JSON.parse(Buffer.from(first.next, "base64url").toString())
    for (const forged of [null, "1", { ...groups, x: 1 }, { ...groups, x: "1..2" }]) {
      const after = Buffer.from(JSON.stringify([list, forged])).toString("base64url")
      expect([forged, codeOf(await ask("ocarina", { after }))]).toEqual([forged, "BAD_USER_INPUT"])
    }
  })

  it("ignores accents, capitals and soft hyphens, and matches unfinished words", async () => {
    await publish("Café Müller opens", "<p>Crème brû\u00adlée for all.</p>")
    for (const q of ["cafe", "MULLER", "brulee", "creme bru", "  Café,  müll "])
      expect(titles(await found(q)), q).toContain("Café Müller opens")
    await publish("Two spellings", "<p>Un cœur, deux soeurs.</p>")
    for (const q of ["coeurs", "cœur", "coeu", "soeur", "SŒURS"])
      expect(titles(await found(q)), q).toContain("Two spellings")
  })

  it("matches a number with and without commas, and spelled out", async () => {
    await publish("Quagga class 5", "<p>It has 3,500 stripes and 1.250.000 hairs.</p>")
    for (const q of ["quagga 3500", "quagga 3,500", "quagga 3 500", "quagga 1250000", "quagga class five"])
      expect(titles(await found(q)), q).toEqual(["Quagga class 5"])
    const { items } = await school.visitor().call("search", { q: "quagga 3500" }, "items { excerpt { text match } }")
    expect(items[0].excerpt).toContainEqual({ text: "3,500", match: true })
  })

  it("matches a word with and without a hyphen after its first letter", async () => {
    await publish("Galago", "<p>Please write an e-mail.</p>")
    await publish("Galagos", "<p>Please send an email.</p>")
    for (const q of ["galago email", "galagos e-mail"]) {
      const { items } = await found(q)
      expect(titles({ items }).sort(), q).toEqual(["Galago", "Galagos"])
      const marks = items.flatMap(({ excerpt }: { excerpt: { text: string; match: boolean }[] }) =>
        excerpt.filter(({ match }) => match).map(({ text }) => text),
      )
      expect(marks.sort()).toEqual(["e-mail", "email"])
    }
  })

  it("separates an item's texts in the excerpt", async () => {
    for (const room of ["Under the okapi", "Beside the okapi."])
      await published(head, "SchoolClass", { title: `Okapis ${room}`, room, note: "<p>They dig.</p>" })
    const { items } = await school.visitor().call("search", { q: "okapi" }, "items { excerpt { text } }")
    const excerpts = items.map(({ excerpt }: { excerpt: { text: string }[] }) =>
      excerpt.map(({ text }) => text).join(""),
    )
    expect(excerpts.sort()).toEqual(["Beside the okapi. They dig.", "Under the okapi · They dig."])
  })

  it.each<[what: string, stories: [title: string, text?: string][], finds: Record<string, string[]>]>([
    [
      "whole words, singular or plural, before words that only start the same",
      [
        ["The dugong's dugonging", "Dugonging and dugonging."],
        ["Dugongs", "In the bay."],
        ["Dugongery"],
        ["In the bay", "One dugong."],
      ],
      {
        dugong: ["Dugongs", "The dugong's dugonging", "In the bay", "Dugongery"],
        dugongs: ["Dugongs", "The dugong's dugonging", "In the bay"],
        dugongi: ["The dugong's dugonging"],
      },
    ],
    [
      "items with every word, the title before the text",
      [
        ["Something else", "Once there was a wombat in the text."],
        ["The wombat", "Nothing more."],
      ],
      { wombat: ["The wombat", "Something else"], "wombat nothing": ["The wombat"] },
    ],
    [
      "items that have the word more often, in a shorter text, or the rarer of two words",
      [
        ["Numbat one", "Plain words. ".repeat(60)],
        ["Two", `numbat ${"and so on ".repeat(50)}`],
        ["Three", "numbat"],
        ["Four", "numbat numbat numbat and more"],
        ["Five", "numbats, a numbat"],
        ["Six", "quoll numbat"],
        ["Seven", `quoll ${"numbat ".repeat(30)}`],
      ],
      {
        numbat: ["Numbat one", "Seven", "Four", "Five", "Three", "Six", "Two"],
        "num quoll": ["Six", "Seven"],
      },
    ],
    ["a single letter as a whole word", [["Q for quails"], ["Quokka"]], { q: ["Q for quails"] }],
    ["a title that contains a NUL character", [["Ban\0dicoot"]], { bandicoot: ["Bandicoot"] }],
  ])("ranks or finds %s", async (_, stories, finds) => {
    for (const [title, text] of stories) await publish(title, text && `<p>${text}</p>`)
    for (const [q, order] of Object.entries(finds)) expect([q, titles(await found(q))]).toEqual([q, order])
  })

  it("puts an exact title first, ignoring small words around it", async () => {
    await publish("The Potoroo gala show", "<p>Potoroo, potoroo, potoroo.</p>")
    await publish("What is the Potoroo's show?", `<p>${"Plain words. ".repeat(60)}</p>`)
    await publish("Show", "<p>Potoroo show, potoroo show, potoroo show.</p>")
    for (const q of ["potoroo show", "the show of the potoroos"])
      expect(titles(await found(q))[0], q).toBe("What is the Potoroo's show?")
  })

  it("finds items with some of the words when none has all, and says so", async () => {
    await publish("A lone cockatoo")
    const ask = (q: string) => school.visitor().call("search", { q }, "someWords total")
    expect(await ask("cockatoo unheardof")).toEqual({ someWords: true, total: 1 })
    expect(await ask("a lone cockatoo")).toEqual({ someWords: false, total: 1 })
    expect(await ask("unheardof")).toEqual({ someWords: false, total: 0 })
  })

  it("ignores words that nothing contains, and puts items with more of the others first", async () => {
    await publish("Drongo evening", "<p>With every drongo.</p>")
    await publish("Drongo morning")
    const { id } = await head.call("page", { key: "support" })
    await head.call("editPage", { id, input: { title: "Support", pageText: "<p>Ask the drongo.</p>" } })
    const find = async (q: string) => titles(await found(q))
    expect((await find("drongo evening unheardof"))[0]).toBe("Drongo evening")
    expect(await find("drongo unheardof")).toEqual(await find("drongo"))
    await publish("Hoatzin")
    expect((await find("drongo evening hoatzin"))[0]).toBe("Drongo evening")
  })

  it("puts pages before stories for short queries, and ranks by words alone for long ones", async () => {
    const { id } = await head.call("page", { key: "support" })
    const pageText = `<p>${"Help for families. ".repeat(20)} The quokka shuttle leaves early on rainy mornings.</p>`
    await head.call("editPage", { id, input: { title: "Support", pageText } })
    await publish("An early start", "<p>On rainy mornings the quokka shuttle leaves early.</p>")
    expect(titles(await found("quokka shuttle"))).toEqual(["Support", "An early start"])
    expect(titles(await found("why the quokka shuttle leaves early on rainy mornings"))[0]).toBe("An early start")
  })

  it("finds screens that show no single item", async () => {
    await school.services.backlog.whenDone()
    for (const [q, path] of [
      ["contact", "/contact"],
      ["telephone", "/contact"],
      ["apply", "/apply"],
      ["photos", "/gallery"],
      ["calendar", "/events"],
      ["news", "/news"],
      ["who teaches", "/teachers"],
    ])
      expect((await found(String(q))).items[0], q).toMatchObject({ kind: "SCREEN", path })
  })

  it("finds items by the synonyms that the office has entered", async () => {
    await publish("Kookaburra lessons")
    await publish("Currawong", "<p>All about currawongs.</p>")
    expect((await found("currawong")).total).toBe(1)
    const synonyms = ["Kookaburra, Currawong, whipbird"]
    await head.call("editSite", { input: { synonyms } })
    for (const q of ["currawong", "currawongs"])
      expect(titles(await found(q)), q).toEqual(["Currawong", "Kookaburra lessons"])
    expect(titles(await found("whipbird lesson"))).toEqual(["Kookaburra lessons"])
  })

  it("applies the synonyms of a language to that language only", async () => {
    await publish("Ocelot lessons")
    await head.call("editSite", { input: { synonyms: ["fr: margay, ocelot", "sw: chui, ocelot"] } })
    const find = async (q: string, language: string) => {
      return (await school.visitor().call("search", { q, language }, "total")).total
    }
    expect([await find("margay", "FR"), await find("margay", "SW"), await find("chui", "SW")]).toEqual([1, 0, 1])
  })

  it("finds galleries by the school's translations, and follows their changes", async () => {
    const { id } = await published(head, "Gallery", { name: "Numbat picnic" })
    const find = async (q: string) => {
      const hits = await school
        .visitor()
        .call("search", { q, language: "FR" }, "items { path language title { text } }")
      const [{ path, language } = {}] = hits.items
      return [path, language, ...titles(hits)]
    }
    for (const words of ["Pique-nique des tatous", "Fourmiliers en forêt"]) {
      await head.call("editSite", { input: { wordings: [{ language: "FR", text: "Numbat picnic", words }] } })
      await expect.poll(() => find(words)).toEqual([`/gallery/view/${id}`, "FR", words])
    }
  })

  it("finds screens by their names in each language", async () => {
    await school.services.backlog.whenDone()
    const find = (q: string, language: string) =>
      school.visitor().call("search", { q, language }, "items { path language title { text } }")
    for (const [language, q, path, title] of [
      ["SW", "walimu", "/teachers", "Walimu"],
      ["FR", "enseignants", "/teachers", "Enseignants"],
      ["FR", "vacances", "/dates", "Calendrier scolaire"],
    ] as const)
      expect((await find(q, language)).items[0], q).toEqual({
        path,
        language,
        title: [{ text: title }],
      })
  })

  it("finds people by name and position, not by biography", async () => {
    const bio = "<p>She keeps a tamarin.</p>"
    await published(editor, "Profile", { name: "Ms Marmoset", position: "Head of capybaras", bio })
    for (const q of ["marmoset", "capybaras"]) expect(titles(await found(q)), q).toEqual(["Ms Marmoset"])
    expect((await found("tamarin")).total).toBe(0)
  })

  it("corrects a typing error of one or two letters and says so, unless asked to search as typed", async () => {
    await publish("Binturongs in the garden")
    await published(editor, "NewsStory", {
      title: "Kinkajou",
      translations: [
        { language: "FR", isReady: true, title: "Potos flottants", detail: "<p>Mots.</p>", pictureAlt: "" },
      ],
    })
    const ask = (q: string, more = {}) => school.visitor().call("search", { q, ...more }, "respelled total")
    for (const q of ["binturnogs", "bintrongs", "the bintorungs"])
      expect(await ask(q), q).toEqual({ respelled: q.replace(/b\w+/, "binturongs"), total: 1 })
    expect(await ask("Où, flotants ?", { language: "FR" })).toEqual({ respelled: "Où, flottants ?", total: 1 })
    expect(await ask("binturnogs", { asTyped: true })).toEqual({ respelled: null, total: 0 })
    expect(await ask("binturong")).toEqual({ respelled: null, total: 1 })
    expect(await ask("bint")).toEqual({ respelled: null, total: 1 })
  })

  it("does not correct to a word with another first letter, or one that finds no more", async () => {
    await publish("Agouti lane")
    await publish("Pademelon")
    const ask = (q: string) => school.visitor().call("search", { q }, "respelled total")
    expect(await ask("igouti")).toEqual({ respelled: null, total: 0 })
    expect(await ask("agouti pademeln")).toEqual({ respelled: null, total: 1 })
    expect(await ask("agouti laen")).toEqual({ respelled: "agouti lane", total: 1 })
  })

  it.each([
    ["www.jacaranda.example/term-dates?year=2031", "jacaranda", "term", "dates", "2031", "www.jacaranda.example"],
    ["Mail to office@jacaranda-hill.example", "office", "hill", "office@jacaranda", "hill.example"],
    ["Years 2031/32", "2031", "32", "2031/32", "years 32"],
    ["Boys/girls and under-11s", "boys", "girls", "boys/girls", "11s", "under-11"],
    ["Fees_2031-final.PDF", "fees", "2031", "pdf", "final.pdf", "fees_2031"],
    ["O'Brien's rock 'n' roll", "brien", "o'brien", "n", "roll"],
    ["Straße Ångström İstanbul ﬁnal", "straße", "angstrom", "istanbul", "final"],
    ["日本語 проверка", "日本", "пров"],
  ])("splits the words of %j at any punctuation", async (title, ...asked) => {
    await publish(title)
    for (const q of asked) expect(titles(await found(q)), q).toContain(title)
  })

  it("runs as many SQL statements for many hits as for few", async () => {
    const [few, many] = [
      await statementsOf(school, () => found("quoll")),
      await statementsOf(school, () => found("numbat!")),
    ]
    expect(many.length).toBe(few.length)
    expect(many.length).toBeLessThanOrEqual(9)
    // Hits are looked up one by one: no query lists all translations, or all items of a kind.
    const matching = many.filter(({ sql }) => /MATCH|tsquery/.test(sql))
    expect(matching.some(({ sql }) => sql.includes("kind"))).toBe(true)
    for (const statement of matching)
      expect((await planOf(school, statement)).join()).not.toMatch(/\((language|kind)=\?\)|Cond: \(language/)
    const byTitle = many.find(({ sql }) => sql.includes("titleKey") && sql.includes("IN"))
    expect(byTitle && (await planOf(school, byTitle)).join()).toContain("IDX_search_entries_titleKey")
  })

  it("shows a plain-text excerpt around the marked word, deep in a long text and with accents", async () => {
    const around = "Monday and more. ".repeat(200)
    await publish("Long", `<p>${around}Then the <strong>Échidné</strong> &lt;came&gt;. ${around}</p>`)
    const [{ excerpt }] = (await found("echid")).items
    expect(excerpt).toContainEqual({ text: "Échidné", match: true })
    const text = excerpt.map((part: { text: string }) => part.text).join("")
    expect(text).toContain("<came>")
    expect(text.length).toBeLessThan(200)
    expect(text).toMatch(/^…\S.*\S…$/)
  })

  it("accepts queries without words and SQL syntax safely, and refuses very long ones", async () => {
    const syntax = ['"', "'", "*", "a OR", "NEAR(", "title:", "\\", "%", "x'); DROP TABLE users; --"]
    for (const q of ["", "   ", "!!!", "🙂", ...syntax])
      expect([q, codeOf(await school.visitor().graphql(search, { q }))]).toEqual([q, undefined])
    expect(codeOf(await school.visitor().graphql(search, { q: "a".repeat(201) }))).toBe("BAD_USER_INPUT")
  })

  it("is also available in REST", async () => {
    await publish("Axolotl in the tank")
    const { status, body } = await school.visitor().rest("GET", "/search?q=axolo")
    expect(status).toBe(200)
    expect(body.results[0]).toMatchObject({ kind: "NEWS_STORY", title: "Axolotl in the tank", excerpt: "Words." })
  })
})

describe("a search that finds nothing", () => {
  async function missed() {
    await school.services.missedSearches.flush()
    return head.call("missedSearches", {}, "total items { words times lastDay }")
  }

  it("is counted for the office each time, in plain words, also when answered from the cache", async () => {
    await school.services.missedSearches.flush()
    await school.services.database.write((rows) => rows.query("DELETE FROM missed_searches"))
    for (let time = 0; time < 3; time++)
      await school.visitor().rest("GET", `/search?q=${encodeURIComponent("Pärking,  PERMIT!")}`)
    await found("unheardof zorilla")
    await found("the unheardof wallaby")
    await editor.request(search, { q: "tried by staff" })
    await school.visitor().call("search", { q: "wallab", typing: true })
    const lastDay = new Date().toISOString().slice(0, 10)
    expect(await missed()).toEqual({
      total: 3,
      items: [
        { words: "parking permit", times: 3, lastDay },
        { words: "the unheardof wallaby", times: 1, lastDay },
        { words: "unheardof zorilla", times: 1, lastDay },
      ],
    })
  })

  it("is the only kind counted, and stored without addresses and telephone numbers", async () => {
    await publish("Wallaroo")
    for (const q of ["wallaroo", "ruth@example.com", "call 0794601740", "!!!", `${"z".repeat(79)} y`]) await found(q)
    const { items } = await missed()
    const stored = items.map(({ words }: { words: string }) => words)
    expect(stored).toEqual(expect.arrayContaining(["call", "z".repeat(79)]))
    expect(JSON.stringify(items)).not.toMatch(/wallaroo|ruth|0794/)
  })

  it("is kept for 90 days, and only the latest 500 are", async () => {
    const { database } = school.services
    const day = (daysAgo: number) => new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10)
    await database.write(async (rows) => {
      await rows.query("DELETE FROM missed_searches")
      for (let number = 0; number < 510; number++)
        await rows.query(`INSERT INTO missed_searches ("words", "times", "lastDay") VALUES ($1, 9, $2)`, [
          `older ${number}`,
          day(number === 0 ? 91 : 1),
        ])
    })
    await found("newest unheardof")
    const { total } = await missed()
    expect(total).toBe(500)
    await database.write((rows) => rows.query(`UPDATE missed_searches SET "lastDay" = $1 WHERE times = 9`, [day(91)]))
    await school.services.purge.run()
    expect(await missed()).toMatchObject({ total: 1, items: [{ words: "newest unheardof" }] })
  })
})

describe("a word that very many items contain", () => {
  it("has cursors short enough to reach the last hit", () => {
    const hits = Array.from({ length: 1_000 }, (_, number): Hit => {
      return { kind: "EVENT", itemId: 1_296 * number }
    })
    expect(ShownHits.of(hits).write("a word").length).toBeLessThan(maxCursor)
  })

  it("finds the newest thousand items, those with it in the title first", async () => {
    await publish("Cassowary")
    const { database } = school.services
    await database.write(async (rows) => {
      for (let itemId = 0; itemId <= 1_050; itemId++) {
        const entry = { kind: "EVENT", itemId, path: "/", title: "Bird", body: "A cassowary." }
        const { id } = await insertRow(rows, SearchEntry, rows.create(SearchEntry, entry))
        await matchers[database.kind].put(rows, { id, title: "bird", body: "a cassowary." })
      }
    })
    const statements = await statementsOf(school, () => found("cassowary!"))
    // SQLite's plan says `=M` if it matches anew for each id.
    for (const statement of statements.filter(({ sql }) => sql.includes("bm25")))
      expect((await planOf(school, statement)).join()).not.toContain("=M")
    const { total, pages, items } = await found("cassowary")
    expect({ total, pages, first: titles({ items })[0] }).toEqual({ total: 1_000, pages: 84, first: "Cassowary" })
  })
})

it("A search for many words uses only the first eight", async () => {
  await publish("Wombats, bettongs, numbats, bilbies, dunnarts, potoroos, cuscuses and quolls")
  const first = "wombats bettongs numbats bilbies dunnarts potoroos cuscuses quolls"
  const ask = async (q: string) => await school.visitor().call("search", { q }, "total someWords")
  expect(await ask(`${first} platelets`)).toEqual({ total: 1, someWords: false })
  expect(await ask(`platelets ${first}`)).toMatchObject({ someWords: true })
})

describe("items stored before their kind was searchable", () => {
  it.skipIf(isDouble())("are indexed in the background after a start", async () => {
    const own = await School.open()
    const by = await own.signedIn(Role.EDITOR)
    const { id } = await published(by, "NewsStory", { title: "Echidna" })
    await own.services.database.write(async (rows) => {
      const { title, detail, userId, createdAt } = await rows.findOneByOrFail(NewsStory, { id })
      const older = { title, detail, userId, createdAt, updatedAt: createdAt }
      await rows.insert(NewsStory, Array(60).fill(older))
      for (const { kind, itemId } of await rows.find(SearchEntry)) await own.services.search.remove(rows, kind, itemId)
      await rows.query("DELETE FROM search_progress")
    })
    const after = await own.restarted()
    await after.services.backlog.whenDone()
    const { data } = await after.visitor().request(search, { q: "echidna" })
    expect(data.search.total).toBe(61)
    await after.close()
  })

  it("are indexed from where an earlier start stopped", async () => {
    const { search, database } = school.services
    const now = new Date()
    const more = { title: "Bilby", detail: "<p>Ears.</p>", userId: editor.id, createdAt: now, updatedAt: now }
    await database.write(async (rows) => {
      await rows.insert(NewsStory, Array(30).fill(more))
      await rows.query("DELETE FROM search_progress")
    })
    const kinds = [NewsStory] as unknown as Parameters<typeof search.catchUp>[0]
    const first = search.catchUp(kinds)
    await first.next()
    await first.return()
    const halfWay = await database.read.find(SearchProgress)
    expect(halfWay).toMatchObject([{ kind: "NEWS_STORY", complete: false }])
    // Finished items are not indexed again.
    const { id } = await database.read.findOneOrFail(NewsStory, { where: {}, order: { id: "ASC" } })
    await database.write((rows) => search.remove(rows, "NEWS_STORY", id))
    for await (const _ of search.catchUp(kinds));
    expect(await database.read.existsBy(SearchEntry, { kind: "NEWS_STORY", itemId: id })).toBe(false)
    expect(await database.read.find(SearchProgress)).toMatchObject([{ complete: true }])
  })
})

describe("a page with parts", () => {
  const ask = async (q: string) =>
    await school.visitor().call("search", { q }, "items { path title { text } } answer { title path lines }")
  const boats = ["A canoe", "A kayak", "A raft", "A dinghy", "A punt"]
  const fourBoats = boats.slice(0, 4).map((what) => `${what}: 950/- a day`)

  beforeAll(async () => {
    const { id } = await head.call("page", { key: "visitor" })
    const input = {
      ...{ title: "Finding the lagoon", tag: "Lagoon" },
      facts: [{ term: "Gate", value: "Opens at 7:30" }, ...["Tide", "Jetty"].map((term) => ({ term, value: "Low" }))],
      prices: [{ title: "Boats", prices: boats.map((what) => ({ what, amount: "950/-", per: "a day" })) }],
      sections: [
        { heading: "Is there a ferry?", text: "<p>Every <strong>hour</strong>, from the pontoon.</p>" },
        { heading: "Swimming", text: "" },
      ],
    }
    await head.call("editPage", { id, input })
  })

  it.each([
    ["ferry", "/visitor#is-there-a-ferry", ["Every hour, from the pontoon."]],
    ["pontoon", "/visitor#is-there-a-ferry", null],
    ["lagoon", "/visitor", fourBoats],
    ["lagoon gate", "/visitor", ["Opens at 7:30"]],
    ["the", "/visitor", null],
    ["canoes", "/visitor", null],
    ["the price of a canoe", "/visitor", ["A canoe: 950/- a day"]],
    ["lagoon prices", "/visitor", fourBoats],
    ["boats lagoon", "/visitor", fourBoats],
    ["swimming", "/visitor#swimming", null],
  ])("is found at the part that %s asks for, with its answer", async (q, path, lines) => {
    const { items, answer } = await ask(q)
    expect(items[0].path).toBe(path)
    expect(answer?.lines ?? null).toEqual(lines)
  })
})

it("A page with several matching parts is one result that lists its matching sections", async () => {
  const { id } = await head.call("page", { key: "lunch" })
  const sections = ["Caracal soup", "Rice with caracal", "Bread"].map((heading) => ({
    heading,
    text: "<p>Warm.</p>",
  }))
  const facts = [{ term: "Caracal", value: "On Mondays" }]
  await head.call("editPage", {
    id,
    input: { title: "Meals", tag: "", pageText: "<p>A caracal.</p>", facts, sections },
  })
  const { items, total } = await school
    .visitor()
    .call("search", { q: "caracal soup" }, "total items { path heading sections { path } }")
  expect({ items, total }).toEqual({
    items: [{ path: "/lunch#caracal-soup", heading: "Meals", sections: [{ path: "/lunch#caracal-soup" }] }],
    total: 1,
  })
  const all = await school.visitor().call("search", { q: "caracal" }, "total items { heading sections { path } }")
  expect(all).toEqual({
    total: 1,
    items: [{ heading: "Meals", sections: [{ path: "/lunch#caracal-soup" }, { path: "/lunch#rice-with-caracal" }] }],
  })
})

describe("a question about the calendar or contact details", () => {
  async function ask(q: string, page = 1) {
    return (await school.visitor().call("search", { q, page }, "answer { path lines }")).answer
  }

  it("is answered from upcoming dates and the school's contact details", async () => {
    const date = { kind: "TERM", year: 2151, hours: "", note: "" }
    for (const input of [
      { ...date, name: "Term 1", firstDay: "2151-01-11", lastDay: "2151-04-02" },
      { ...date, name: "Mid-term break", kind: "HOLIDAY", firstDay: "2151-02-19", lastDay: "2151-02-22" },
      { ...date, name: "April holidays", kind: "HOLIDAY", firstDay: "2151-04-03", lastDay: "2151-05-02" },
      { ...date, name: "Term 2", firstDay: "2151-05-03", lastDay: "2151-07-30" },
      { ...date, name: "Last day", kind: "HALF_DAY", firstDay: "2151-07-30", lastDay: "", hours: "Home at 12:30" },
    ])
      await head.call("addSchoolDate", { input })
    const telephone = [
      { label: "Office", number: "+44 20 7946 0174" },
      { label: "Bursar", number: "+44 20 7946 0176" },
    ]
    const input = { telephone, officeHours: "7:30 to 16:00", synonyms: ["holiday, vacation"] }
    await head.call("editSite", { input })
    const terms = ["Term 1: 11 January to 2 April 2151", "Term 2: 3 May to 30 July 2151"]
    for (const [q, lines] of [
      ["term dates", terms],
      ["When does the next term start?", terms.slice(0, 1)],
      ["term 2", terms.slice(1)],
      ["vacation", ["Mid-term break: 19 February to 22 February 2151", "April holidays: 3 April to 2 May 2151"]],
      ["mid-term", ["Mid-term break: 19 February to 22 February 2151"]],
      ["half days", ["Last day: 30 July 2151. Home at 12:30"]],
    ] as const)
      expect(await ask(q), q).toEqual({ path: "/dates", lines })
    const [office, bursar] = ["Office: +44 20 7946 0174", "Bursar: +44 20 7946 0176"]
    expect(await ask("phone number")).toEqual({ path: "/contact", lines: [office, bursar] })
    expect(await ask("the bursar's phone number")).toEqual({ path: "/contact", lines: [bursar] })
    expect(await ask("office hours")).toEqual({ path: "/contact", lines: ["Office hours: 7:30 to 16:00"] })
    await publish("Hours of fun")
    const lacking = await school.visitor().call("search", { q: "office opening hours" }, "total someWords items { id }")
    expect(lacking).toEqual({ total: 0, someWords: false, items: [] })
    await school.services.missedSearches.flush()
    const { items } = await head.call("missedSearches", {}, "items { words }")
    expect(items).not.toContainEqual({ words: "office opening hours" })
    for (const q of ["term fees", "half a kookaburra", "telephone pole"]) expect(await ask(q), q).toBeNull()
    expect(await ask("term dates", 2)).toBeNull()
  })
})
