import { Parser } from "htmlparser2"
import { expect, it, onTestFailed, onTestFinished } from "vitest"
import words from "../../../client/generated/words.sw.json"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { metaOf, type PlainPage, plainPage } from "../../../test/crawl.ts"
import { published } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const { school, head } = schoolOfThisFile({ head: Role.ADMINISTRATOR }, { SEED: "school" }, School.openPages)

const pages = new Map<string, Promise<PlainPage>>()

function page(path: string) {
  const fetched = pages.get(path) ?? plainPage(school.url, path)
  pages.set(path, fetched)
  // Lets a retry fetch it again.
  onTestFailed(() => void pages.delete(path))
  return fetched
}

/** Empty lists, headings and links, and links that lead nowhere. */
const empty = (document: Document) =>
  all(document, "#root :is(ul, ol, dl, table, nav, address, section:not([hidden]), h1, h2, h3, h4, a)")
    .filter((element) => wordsOf(element) === "" && !element.querySelector("img, svg, input"))
    .concat(all(document, "#root :is(a:not([href]), [class~=undefined], [class~=false])"))
    .map(({ outerHTML }) => outerHTML)

/** Texts of the interface, with a wildcard for each value. */
const labels = Object.keys(words)
  .flatMap((text) => text.replace(/\|\w+$/, "").split(/<[^>]*>/))
  .filter((part) => /\p{L}/u.test(part.replaceAll(/{\w+}/g, "")))
  .map(
    (part) =>
      new RegExp(
        `^${part
          .trim()
          .replaceAll(/[.*+?^$()[\]\\|]/g, "\\$&")
          .replaceAll(/{\w+}/g, ".+")}$`,
      ),
  )
const isLabel = (piece: string) =>
  /^(?:WhatsApp|PDF,|\d+ kB|(?:day|hour|minute|second)s?)$/.test(piece) || labels.some((label) => label.test(piece))

const dataOf = async (query: string) => (await school.visitor().request(query)).data

const wordsOf = (element: Element | null | undefined) => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim()
const all = (within: ParentNode | null | undefined, selector: string) => [...(within?.querySelectorAll(selector) ?? [])]

const linksOf = (within: ParentNode | null | undefined) =>
  all(within, "a").map((link) => [link.getAttribute("href"), wordsOf(link)])

function named({ document }: PlainPage, name: string) {
  const isNamed = (element: Element) =>
    element.getAttribute("aria-label") === name ||
    wordsOf(document.getElementById(element.getAttribute("aria-labelledby") ?? "")) === name
  return all(document, "main section, main nav, main aside").find(isNamed)
}

const missingTexts = (text: string, words: (string | null | undefined)[]) =>
  words.filter((one) => !text.includes((one ?? "").trim().replaceAll(/\s+/g, " ")))

const textsIn = (answer: unknown): string[] => {
  if (typeof answer === "string") return [answer.includes("<") ? plain(answer) : flat(answer)]
  return answer && typeof answer === "object" ? Object.values(answer).flatMap(textsIn) : []
}
const flat = (text: string) => text.replaceAll(/\s+/g, " ").trim()
const plain = (html: string) => {
  let text = ""
  const ontext = (piece: string) => {
    text += piece
  }
  new Parser({ ontext }).end(html.replaceAll(/<\/?(?:p|li|ul|ol|br)\b[^>]*>/g, " "))
  return flat(text)
}

type Item = { id: number; title: string; name: string; user?: { name: string }; displayDate: string }

it("The home page shows all its written texts, and links to its stories, events, people and pages", async () => {
  const { home, site } = await dataOf(
    "{ home { today { heading note facts { label text } } topStory { id title user { name } } latestNews { id title } nextEvents { id title location } profiles { id name position } staff { tag title } } site { mostAsked { title text path } categories { title text path } hero { title text actionLabel actionPath } about { tag title intro path } facilities { name text } facilitiesTitle intake { title text actionLabel actionPath } scholarship { title text actionLabel actionPath } } }",
  )
  const served = await page("/")
  const items = (path: string, of: Item[]) => of.map(({ id, title, name }) => [`${path}/${id}`, title ?? name])
  const ways = (of: { title: string; text: string; path: string }[]) =>
    of.map(({ title, text, path }) => [path, title + text])
  const { hero, about, mostAsked, categories, intake, scholarship, ...others } = site
  const expected: [region: string, links: unknown[]][] = [
    ["Latest news", [["/news", "All news"], ...items("/news/view", [home.topStory, ...home.latestNews])]],
    ["Coming up", [["/events", "All events"], ...items("/events/view", home.nextEvents)]],
    [home.staff.title, [...items("/profiles/view", home.profiles), ["/teachers", "Meet the teachers"]]],
    ["Often asked for", ways(mostAsked)],
    ["Find your way", ways(categories)],
    [about.title, [[about.path, "More about us"]]],
  ]
  for (const [region, links] of expected) expect([region, linksOf(named(served, region))]).toEqual([region, links])
  const nextYear = String(new Date().getFullYear() + 1)
  for (const { title, text, actionLabel, actionPath } of [hero, intake, scholarship]) {
    const [label, ...words] = [actionLabel, title, text].map((words) => words.replaceAll("{year}", nextYear))
    expect(linksOf(served.document.querySelector("main"))).toContainEqual([actionPath, label])
    expect(missingTexts(wordsOf(served.document.querySelector("main")), words)).toEqual([])
  }
  const words = [...textsIn([home, others]), about.tag, about.title, about.intro]
  expect(missingTexts(wordsOf(served.document.querySelector("main")), words)).toEqual([])
})

it("A list shows each item's texts and link, and a page past its end links to the first page", async () => {
  const lists: [path: string, query: string, view: string][] = [
    ["/news", "list: newsStories(perPage: 9) { items { id title opening displayDate user { name } } }", "/news/view"],
    ["/blog", "list: articles(perPage: 9) { items { id title opening displayDate user { name } } }", "/blog/view"],
    ["/gallery", "list: galleries(perPage: 12) { items { id name description displayDate } }", "/gallery/view"],
    ["/teachers", "list: profiles(group: TEACHERS, perPage: 48) { items { id name position } }", "/profiles/view"],
    ["/events", "list: events(perPage: 12) { items { id title location } }", "/events/view"],
    ["/events?when=past", "list: events(when: PAST, perPage: 12) { items { id title location } }", "/events/view"],
  ]
  for (const [path, query, view] of lists) {
    const { list } = await dataOf(`{ ${query} }`)
    const main = (await page(path)).document.querySelector("main")
    const links = linksOf(main).filter(([href]) => href?.startsWith(`${view}/`))
    const shown = list.items.map(({ id, title, name }: Item) => [`${view}/${id}`, title ?? name])
    expect(links.slice(0, shown.length)).toEqual(shown)
    expect(missingTexts(wordsOf(main), textsIn(list.items.map(({ displayDate, ...texts }: Item) => texts)))).toEqual([])
    const dates = list.items.map(({ displayDate }: Item) => displayDate).filter(Boolean)
    const times = all(main, "time").map((time) => time.getAttribute("datetime"))
    expect(times.slice(0, dates.length)).toEqual(dates)

    const end = (await page(`${path}${path.includes("?") ? "&" : "?"}page=99`)).document.querySelector("main")
    expect(wordsOf(end)).toContain("There is nothing on this page any more.")
    expect(linksOf(end)).toContainEqual([path, "To page 1"])
  }
})

it("A gallery's card shows its number of pictures and their month", async () => {
  const { galleries } = await dataOf("{ galleries { items { images { id } displayDate } } }")
  const cards = all((await page("/gallery")).document, "main li").map(wordsOf)
  const month = { month: "long", year: "numeric", timeZone: "Africa/Nairobi" } as const
  const facts = galleries.items.map(
    ({ images, displayDate }: { images: object[]; displayDate: string }) =>
      `${images.length} pictures${new Date(displayDate).toLocaleDateString("en-GB", month)}`,
  )
  for (const fact of facts) expect(cards).toContainEqual(expect.stringContaining(fact))
})

it("School dates stand under their term, each with its kind, hours and note", async () => {
  const { schoolYear } = await dataOf("{ schoolYear { dates { kind name hours note } } }")
  const kinds: Record<string, string> = { HOLIDAY: "holidays", HALF_DAY: "half-day", DAY_OFF: "day off" }
  const terms: string[][] = []
  for (const { kind, name, hours, note } of schoolYear.dates) {
    if (kind === "TERM") terms.push([name])
    else terms.at(-1)?.push(`${name}, ${kinds[kind]}${[hours, note].filter(Boolean).join(". ")}`)
  }
  const shown = all((await page("/dates")).document, "main section[aria-labelledby^=term]").map(wordsOf)
  for (const [index, words] of terms.entries()) expect(missingTexts(shown[index] ?? "", words)).toEqual([])
})

it("The home page shows both stories if there are only two", async () => {
  const { newsStories } = await dataOf("{ newsStories(perPage: 50) { items { id } } }")
  const others = newsStories.items.slice(2).map(({ id }: Item) => id)
  const publish = async (as: string) => {
    for (const id of others) await head.call("editNewsStory", { id, input: { publication: { as } } })
  }
  onTestFinished(() => publish("PUBLISHED"))
  await publish("TAKEN_DOWN")
  expect(linksOf(named(await plainPage(school.url, "/"), "Latest news"))).toHaveLength(3)
})

it("A content page shows all its written parts, and no empty heading", async () => {
  const fields =
    "title facts { term value } prices { title prices { what amount per } } sections { anchor heading } documents { title file { url } } related { title path }"
  for (const key of ["uniform", "fees", "documents", "faqs", "admissions", "about"]) {
    const { page: written } = await dataOf(`{ page(key: "${key}") { ${fields} } }`)
    const served = await page(`/${key}`)
    const article = served.document.querySelector("main article")
    const { sections, documents, related, facts, prices } = written
    const [table, ...tables] = prices.map(({ title }: { title: string }, index: number) => [
      `/${key}#_prices${index + 1}`,
      title,
    ])
    const parts = [
      ...(table ? [table] : []),
      ...(facts.length ? [[`/${key}#_facts`, "At a glance"]] : []),
      ...tables,
      ...sections.map(({ anchor, heading }: Record<string, string>) => [`/${key}#${anchor}`, heading]),
      ...(documents.length ? [[`/${key}#_documents`, "To download"]] : []),
    ]
    const isListed = parts.length > 3
    expect(all(article, "h2").map(wordsOf)).toEqual([
      ...(isListed ? ["On this page"] : []),
      ...sections.map(({ heading }: Record<string, string>) => heading),
      ...(documents.length ? ["To download"] : []),
      ...(related.length ? ["Related pages"] : []),
    ])
    expect(linksOf(named(served, "On this page"))).toEqual(isListed ? parts : [])
    for (const [address] of isListed ? parts : [])
      expect(served.document.getElementById(address.split("#")[1])).not.toBeNull()
    for (const { anchor, heading } of sections) expect(wordsOf(served.document.getElementById(anchor))).toBe(heading)
    expect(linksOf(named(served, "Related pages"))).toEqual(
      related.map(({ title, path }: Record<string, string>) => [path, title]),
    )
    expect(linksOf(named(served, "To download"))).toEqual(
      documents.map(({ title, file }: { title: string; file: { url: string } }) => [
        file.url,
        expect.stringMatching(new RegExp(`^${title}PDF, \\d+ kB, \\d+ \\w+ \\d{4}$`)),
      ]),
    )
    expect(all(article, "dl > div").map((fact) => all(fact, "dt, dd").map(wordsOf))).toEqual(
      facts.map(({ term = "", value = "" }: Record<string, string>) => [term, flat(value)]),
    )
    expect(
      all(article, "table").map((table) => [
        wordsOf(table.querySelector("caption")),
        ...all(table, "tbody tr").map((row) => all(row, "th, td").map(wordsOf)),
      ]),
    ).toEqual(
      prices.map(({ title, prices }: { title: string; prices: Record<string, string>[] }) => [
        title,
        ...prices.map(({ what, amount, per }) => [what, `${amount} ${per}`.trim()]),
      ]),
    )
  }
  const siblings = linksOf(named(await page("/uniform"), "More under Contact"))
  const { site } = await dataOf("{ site { menuNotes { path note } } }")
  const notes = new Map(site.menuNotes.map(({ path, note }: Record<string, string>) => [path, note]))
  expect(siblings.length).toBeGreaterThan(2)
  for (const [path = "", words] of siblings) expect(words).toContain(notes.get(path ?? "") ?? "")
  const header = (await page("/admissions")).document.querySelector("main header")
  expect(linksOf(header)).toContainEqual(["/apply", "Enroll Now"])
})

it("An event shows its time, place, audience and places left, and a calendar link", async () => {
  const changes = { title: "A walk", location: "The hill", audience: "Form 3", capacity: 4, picture: null }
  const { id } = await published(head, "Event", changes)
  const { document } = await page(`/events/view/${id}`)
  const facts = all(document, "main dl > div").map((fact) => all(fact, "dt, dd").map(wordsOf))
  expect(facts.map(([name]) => name)).toEqual(["When", "Where", "For", "Places"])
  expect(facts.slice(1).map(([, fact]) => fact)).toEqual(["The hill", "Form 3", "4 places left of 4"])
  expect(linksOf(document.querySelector("main"))).toContainEqual([`/events/view/${id}.ics`, "Add to calendar"])
})

it("A search result shows its type, link and excerpt, with the search words marked", async () => {
  type Part = { text: string; match: boolean }
  type Hit = { kind: string; path: string; heading: string; title: Part[]; excerpt: Part[] }
  const { search } = await dataOf(
    '{ search(q: "chess", perPage: 10) { items { kind path heading title { text } excerpt { text match } } } }',
  )
  const kinds: Record<string, unknown> = {
    ARTICLE: "Blog",
    EVENT: expect.stringMatching(/^Event · \w+day \d+ \w+ \d{4}, \d\d:\d\d to \d\d:\d\d$/),
    GALLERY: "Gallery",
    NEWS_STORY: "News",
    PROFILE: "People",
    CONTENT_PAGE: "About the school",
    SCREEN: "On this site",
  }
  const joined = (parts: Part[]) => flat(parts.map(({ text }) => text).join(""))
  const hits = all((await page("/search?q=+chess+")).document, "main li:has(h2)")
  const shown = hits.map((hit) => {
    const texts = all(hit, "p")
    return [
      wordsOf(texts[0]),
      ...(linksOf(hit)[0] ?? []),
      wordsOf(texts.at(-1)),
      all(texts.at(-1), "mark").map(wordsOf),
    ]
  })
  expect(shown).toEqual(
    search.items.map(({ kind, path, heading, title, excerpt }: Hit) => [
      kinds[kind] ?? kind,
      path.replace(/#.*/, ""),
      path.includes("#") ? heading : joined(title),
      joined(excerpt),
      excerpt.filter(({ match }) => match).map(({ text }) => text),
    ]),
  )
})

/** Texts on a screen, except labels, links to other screens, and lunch, which another query returns. */
function piecesOf({ document }: PlainPage): string[] {
  const article = document.querySelector("main article")?.cloneNode(true) as Element
  for (const element of all(
    article,
    "nav, aside, form, button, noscript, time, thead, [role=status], [hreflang], [aria-label=Lunch]",
  ))
    element.remove()
  const walker = document.createTreeWalker(article, 4)
  const pieces: string[] = []
  while (walker.nextNode()) pieces.push(flat(walker.currentNode.nodeValue ?? ""))
  return pieces.filter((piece) => /\p{L}/u.test(piece))
}

it("REST and GraphQL give programs the texts that families read", async () => {
  const texts =
    "title pageIntro pageText tag facts { term value } prices { title prices { what amount per } } sections { heading text } documents { title } related { title path }"
  const screens: [screen: string, rest: string, graphql: string][] = [
    ["/news/view/1", "/news/view/1", "newsStory(id: 1) { title detail user { name } }"],
    ["/blog/view/1", "/articles/view/1", "article(id: 1) { title detail user { name } }"],
    ["/events/view/1", "/events/view/1", "event(id: 1) { title description location audience }"],
    ["/gallery/view/1", "/galleries/view/1", "gallery(id: 1) { name description images { caption } user { name } }"],
    ["/profiles/view/1", "/profiles/view/1", "profile(id: 1) { name position bio }"],
    ...["about", "admissions", "faqs", "fees", "lunch", "transport", "uniform", "welcome"].map(
      (key): [string, string, string] => [`/${key}`, `/pages/view/${key}`, `page(key: "${key}") { ${texts} }`],
    ),
  ]
  for (const [screen, path, query] of screens) {
    const pieces = piecesOf(await page(screen))
    expect(pieces.length).toBeGreaterThan(1)
    const { body } = await school.visitor().rest("GET", path)
    for (const answer of [body, await dataOf(`{ ${query} }`)]) {
      const text = textsIn(answer).join(" \n ")
      expect([screen, pieces.filter((piece) => !text.includes(piece) && !isLabel(piece))]).toEqual([screen, []])
    }
  }
})

it("Every page has a title, breadcrumbs and a description, and no broken reference", async () => {
  const school = "Jacaranda Hill Junior Academy"
  const described: [path: string, title: string, crumbs: string[], description: RegExp | null][] = [
    ["/", "", [], /^Jacaranda Hill has been a day school/],
    ["/news?page=2", "News, page 2", ["News"], /^What happened at .* newest first\.$/],
    ["/blog", "Blog", ["Blog"], /^Teachers of Jacaranda Hill Junior Academy write about learning/],
    ["/gallery", "Gallery", ["Gallery"], /^Pictures of life at Jacaranda Hill Junior Academy\.$/],
    ["/events", "Events", ["Events"], /^Term dates, open mornings .* is on at/],
    ["/events?when=past", "Past events", ["Events"], /^Term dates/],
    ["/governors", "Governors", ["Governors"], /^The board/],
    ["/contact", "Contact Us", ["Contact Us"], /020 7946 0174\. office@.*\. Monday/],
    ["/apply", "Apply to Enroll", ["Apply to Enroll"], /Academy\. The enrolment form/],
    ["/absence", "Report an absence", ["Report an absence"], /that your child is ill or away/],
    ["/uniform", "What to wear", ["Uniform"], /^White shirt/],
    ["/search?q=chess", "Search: chess", ["Search"], null],
    ["/profiles/view/2", "Mrs Thandiwe Marlowe", ["Management", "Mrs Thandiwe Marlowe"], /./],
    ["/gallery/view/1", "Arts fortnight", ["Gallery", "Arts fortnight"], /^For ten days there was no timetable/],
  ]
  for (const [path, title, crumbs, description] of described) {
    const served = await page(path)
    const { document } = served
    expect(document.title).toBe(title ? `${title} – ${school}` : school)
    expect(all(document, "main h1")).toHaveLength(1)
    expect(all(document, "main nav[aria-label=Breadcrumb] li").map(wordsOf)).toEqual(
      crumbs.length ? ["Home", ...crumbs] : [],
    )
    if (description) expect(metaOf(served, "description")).toMatch(description)
    expect(metaOf(served, "robots")).toBe(description ? undefined : "noindex")
    expect([path, empty(document)]).toEqual([path, []])
    const referring = ["aria-labelledby", "aria-describedby", "aria-controls", "for"]
    const lost = referring.flatMap((name) =>
      all(document, `#root [${name}]:not(dialog)`)
        .flatMap((element) => (element.getAttribute(name) ?? "").split(" "))
        .filter((id) => !document.getElementById(id)),
    )
    expect([path, lost]).toEqual([path, []])
    const heard = all(document, "#root svg:not([aria-hidden=true], [role=img], [aria-hidden=true] *)")
    expect([path, heard]).toEqual([path, []])
    const ids = all(document, "#root [id]").map(({ id }) => id)
    expect([path, ids.filter((id, index) => ids.indexOf(id) < index)]).toEqual([path, []])
  }
})

it("A site without content says so, and has no empty list, heading or link", async () => {
  const bare = await School.openPages()
  onTestFinished(() => bare.close())
  for (const [path, words] of [
    ["/", "Find your way"],
    ["/news", "There are no news stories at the moment."],
    ["/events", "There are no scheduled events at the moment."],
    ["/gallery", "There are no photos at the moment."],
    ["/profiles", "There are no profiles at the moment."],
    ["/dates", "are not known yet."],
    ["/about", "This page has not been written yet."],
    ["/contact", "Ask us anything."],
  ] as const) {
    const { document } = await plainPage(bare.url, path)
    expect([path, wordsOf(document.querySelector("main"))]).toEqual([path, expect.stringContaining(words)])
    expect([path, empty(document)]).toEqual([path, []])
    expect([path, all(document, "[aria-label='Which year']")]).toEqual([path, []])
  }
})
