import { JSDOM } from "jsdom"
import { describe, expect, it, onTestFailed, onTestFinished } from "vitest"
import words from "../client/generated/words.sw.json"
import { Role } from "../server/access/roles.ts"
import type { Client } from "./client.ts"
import { metaOf, type PlainPage, plainPage, thingsOf } from "./crawl.ts"
import { published } from "./items.ts"
import { School } from "./school.ts"
import { openStage } from "./stage.ts"

let head: Client

const stage = openStage({ SEED: "school" }, async (school) => {
  head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
})

const pages = new Map<string, Promise<PlainPage>>()

/** A page of the starting content, fetched and taken apart once for all tests. */
function page(path: string) {
  const fetched = pages.get(path) ?? plainPage(stage.school.url, path)
  pages.set(path, fetched)
  // A second try fetches it anew.
  onTestFailed(() => void pages.delete(path))
  return fetched
}

/** Lists, headings and links with nothing in them, and links that lead nowhere. */
const empty = (document: Document) =>
  all(document, "#root :is(ul, ol, dl, table, nav, address, section:not([hidden]), h1, h2, h3, h4, a)")
    .filter((element) => wordsOf(element) === "" && !element.querySelector("img, svg, input"))
    .concat(all(document, "#root :is(a:not([href]), [class~=undefined], [class~=false])"))
    .map(({ outerHTML }) => outerHTML)

/** What the interface itself says, with anything in the place of a value. */
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
const isLabel = (piece: string) => /^(?:WhatsApp|PDF,|\d+ kB)$/.test(piece) || labels.some((label) => label.test(piece))

const asked = async (query: string) => (await stage.school.visitor().ask(query)).data

const wordsOf = (element: Element | null | undefined) => (element?.textContent ?? "").replaceAll(/\s+/g, " ").trim()
const all = (within: ParentNode | null | undefined, selector: string) => [...(within?.querySelectorAll(selector) ?? [])]

/** Where each link leads, and what it says. */
const linksOf = (within: ParentNode | null | undefined) =>
  all(within, "a").map((link) => [link.getAttribute("href"), wordsOf(link)])

/** What has this name for whoever cannot see it: a section, a list of links. */
function named({ document }: PlainPage, name: string) {
  const isNamed = (element: Element) =>
    element.getAttribute("aria-label") === name ||
    wordsOf(document.getElementById(element.getAttribute("aria-labelledby") ?? "")) === name
  return all(document, "main section, main nav, main aside").find(isNamed)
}

/** Those of these words that a text does not say, or not after those before them. */
function unsaid(text: string, words: (string | number | null | undefined)[]) {
  let from = 0
  return words.filter((one) => {
    const place = text.indexOf(
      String(one ?? "")
        .trim()
        .replaceAll(/\s+/g, " "),
      from,
    )
    if (place >= 0) from = place
    return place < 0
  })
}

type Item = { id: number; title: string; name: string; user: { name: string }; displayDate: string }
const nextYear = String(new Date().getFullYear() + 1)
const ofIntake = (text: string) => text.replaceAll("{year}", nextYear)

describe("the home page", () => {
  it("leads to each story, event, person and page that stands on it, by its name and in its order", async () => {
    const { home, site } = await asked(
      "{ home { topStory { id title } latestNews { id title } nextEvents { id title } profiles { id name } staff { title } } site { mostAsked { title text path } categories { title text path } about { title path } intake { actionLabel actionPath } scholarship { actionLabel actionPath } hero { actionLabel actionPath } } }",
    )
    const served = await page("/")
    const items = (path: string, of: Item[]) => of.map(({ id, title, name }) => [`${path}/${id}`, title ?? name])
    const ways = (of: { title: string; text: string; path: string }[]) =>
      of.map(({ title, text, path }) => [path, title + text])
    const expected: [region: string, links: unknown[]][] = [
      ["Latest news", [["/news", "All news"], ...items("/news/view", [home.topStory, ...home.latestNews])]],
      ["Coming up", [["/events", "All events"], ...items("/events/view", home.nextEvents)]],
      [home.staff.title, [...items("/profiles/view", home.profiles), ["/teachers", "Meet the teachers"]]],
      ["Often asked for", ways(site.mostAsked)],
      ["Find your way", ways(site.categories)],
      [site.about.title, [[site.about.path, "More about us"]]],
    ]
    for (const [region, links] of expected) expect([region, linksOf(named(served, region))]).toEqual([region, links])
    for (const { actionLabel, actionPath } of [site.hero, site.intake, site.scholarship])
      expect(linksOf(served.document.querySelector("main"))).toContainEqual([actionPath, ofIntake(actionLabel)])
  })

  it("says all that the office has written for it, one after the other", async () => {
    const { home, site } = await asked(
      "{ home { today { heading note facts { label text } } topStory { title user { name } } latestNews { title } nextEvents { title location } profiles { name position } staff { tag title } } site { hero { title text } about { tag title intro } facilities { name text picture { alt } } facilitiesTitle intake { title text } scholarship { title text } } }",
    )
    const { hero, about, facilities, facilitiesTitle, intake, scholarship } = site
    const { today, topStory, latestNews, nextEvents, profiles, staff } = home
    const words = [
      ...[hero.title, hero.text, today.heading, today.note],
      ...today.facts.flatMap(({ label, text }: Record<string, string>) => [label, text]),
      ...[about.tag, about.title, about.intro],
      ...nextEvents.flatMap(({ title, location }: Record<string, string>) => [title, location]),
      ...[facilitiesTitle, ...facilities.flatMap(({ name, text }: Record<string, string>) => [name, text])],
      ...[
        staff.tag,
        staff.title,
        ...profiles.flatMap(({ name, position }: Record<string, string>) => [name, position]),
      ],
      ...[topStory.title, topStory.user.name, ...latestNews.map(({ title }: Item) => title)],
      ...[intake.title, intake.text, scholarship.title, scholarship.text].map(ofIntake),
    ]
    const served = await page("/")
    expect(unsaid(wordsOf(served.document.querySelector("main")), words)).toEqual([])
    expect(all(named(served, facilitiesTitle), "img").map((img) => img.getAttribute("alt"))).toEqual(
      facilities.map(({ picture }: { picture: { alt: string } }) => picture.alt),
    )
  })

  it("shows a second story beside the newest where there are but two", async () => {
    const { data } = await head.ask("{ newsStories(perPage: 50) { items { id version } } }")
    const away = "mutation ($id: Int!) { editNewsStory(id: $id, input: { publication: { as: TAKEN_DOWN } }) { id } }"
    const back = "mutation ($id: Int!) { editNewsStory(id: $id, input: { publication: { as: PUBLISHED } }) { id } }"
    const others = data.newsStories.items.slice(2)
    for (const { id } of others) await head.ask(away, { id })
    onTestFinished(async () => {
      for (const { id } of others) await head.ask(back, { id })
    })
    expect(linksOf(named(await plainPage(stage.school.url, "/"), "Latest news"))).toHaveLength(3)
  })
})

describe("what stands around every page", () => {
  it("names the school, says how to reach it, and leads where the office wants it to", async () => {
    const { site } = await asked(
      "{ site { name motto footerText email address officeHours onlineSchoolUrl telephone { label number } helpLine { label number } social { facebook twitter instagram linkedIn youtube } footerGroups { title links { title path } } } }",
    )
    const { document } = await page("/fees")
    const footer = document.querySelector("footer")
    const groups = site.footerGroups.flatMap(({ title, links }: { title: string; links: { title: string }[] }) => [
      title,
      ...links.map((link) => link.title),
    ])
    const telephone = site.telephone.flatMap(({ label, number }: Record<string, string>) => [label, number])
    const words = [
      site.name,
      site.footerText,
      ...groups,
      ...site.address,
      ...telephone,
      site.email,
      site.officeHours,
      site.name,
      site.motto,
    ]
    expect(unsaid(wordsOf(footer), words)).toEqual([])
    for (const { path, title } of site.footerGroups.flatMap(({ links }: { links: object[] }) => links))
      expect(linksOf(footer)).toContainEqual([path, title])
    const header = document.querySelector("header")
    const dialled = `tel:${site.helpLine.number.replaceAll(" ", "")}`
    expect(linksOf(header)).toContainEqual([dialled, `${site.helpLine.label} ${site.helpLine.number}`])
    expect(linksOf(header)).toContainEqual([site.onlineSchoolUrl, "Online School"])
    const networks = Object.values(site.social).filter(Boolean)
    const elsewhere = linksOf(footer?.querySelector("ul")).map(([href]) => href)
    expect(elsewhere.sort()).toEqual([...networks].sort())
    expect(thingsOf(await page("/")).School?.sameAs).toEqual(networks)
    expect(document.querySelector("#root [role=status]")?.innerHTML).toBe("")
  })

  it("leads to each page of the menu, once at the head and once at the foot, in two columns where there are many", async () => {
    const { document } = await page("/fees")
    const paths = (within: string) =>
      linksOf(document.querySelector(within)).flatMap(([href]) => (href?.startsWith("/") ? [href] : []))
    const foot = paths("footer nav:first-of-type").concat(paths("footer nav:last-of-type"))
    const panels = all(document, "header nav li ul")
    const menu = panels.flatMap((panel) => linksOf(panel).map(([href]) => href))
    expect(menu.length).toBeGreaterThan(20)
    expect([...new Set(foot)]).toEqual(foot)
    expect(foot).toEqual(expect.arrayContaining(menu))
    const isWide = panels.map((panel) => /two/.test(panel.className))
    expect(isWide).toEqual(panels.map((panel) => linksOf(panel).length > 5))
    // A page of the menu leads on to the next one, the last to the first.
    for (const [at, path] of menu.entries()) {
      const leadsOn = named(await page(path ?? ""), "Read on")
      if (leadsOn) expect([path, linksOf(leadsOn)[0]?.[0]]).toEqual([path, menu[(at + 1) % menu.length]])
    }
  })
})

describe("what the school has written in English alone", () => {
  it("is spoken as English on a page in French, the links at its foot among it", async () => {
    const { site } = await asked("{ site { footerGroups { title links { title } } } }")
    const written = site.footerGroups.flatMap(({ title, links }: { title: string; links: { title: string }[] }) => [
      title,
      ...links.map((link) => link.title),
    ])
    const { document } = await page("/fr/fees")
    const english = all(document, "footer nav h3, footer nav section a").filter((link) =>
      written.includes(wordsOf(link)),
    )
    expect(english.length).toBeGreaterThan(0)
    expect(english.filter((link) => link.closest("[lang]")?.getAttribute("lang") !== "en-GB").map(wordsOf)).toEqual([])
  })
})

describe("a list", () => {
  const lists: [path: string, query: string, view: string][] = [
    ["/news", "list: newsStories(perPage: 9) { items { id title opening displayDate user { name } } }", "/news/view"],
    ["/blog", "list: articles(perPage: 9) { items { id title opening displayDate user { name } } }", "/blog/view"],
    ["/gallery", "list: galleries(perPage: 12) { items { id name description displayDate } }", "/gallery/view"],
    ["/teachers", "list: profiles(group: TEACHERS, perPage: 48) { items { id name position } }", "/profiles/view"],
    ["/events", "list: events(perPage: 12) { items { id title location } }", "/events/view"],
    ["/events?when=past", "list: events(when: PAST, perPage: 12) { items { id title location } }", "/events/view"],
  ]

  it.each(lists)(
    "at %s shows of each item all that is said of it there, in its order, and leads to it",
    async (path, query, view) => {
      const { list } = await asked(`{ ${query} }`)
      const { document } = await page(path)
      const main = document.querySelector("main")
      const links = linksOf(main).filter(([href]) => href?.startsWith(`${view}/`))
      const shown = list.items.map(({ id, title, name }: Item) => [`${view}/${id}`, title ?? name])
      expect(links.slice(0, shown.length)).toEqual(shown)
      const words = list.items.flatMap(({ id, user, displayDate, ...texts }: Item) => [
        ...Object.values(texts),
        ...(user ? [user.name] : []),
      ])
      expect(unsaid(wordsOf(main), words)).toEqual([])
      const dates = list.items.map(({ displayDate }: Item) => displayDate).filter(Boolean)
      const times = all(main, "time").map((time) => time.getAttribute("datetime"))
      expect(times.slice(0, dates.length)).toEqual(dates)
    },
  )

  it.each([...lists.map(([path]) => path), "/profiles", "/search?q=chess"])(
    "at %s says past its end that there is nothing more, and leads to its first page",
    async (path) => {
      const { document } = await page(`${path}${path.includes("?") ? "&" : "?"}page=99`)
      const main = document.querySelector("main")
      expect(wordsOf(main)).toContain("There is nothing on this page any more.")
      expect(linksOf(main)).toContainEqual([path, "To page 1"])
    },
  )

  it("counts the pictures of a gallery, and says of which month they are", async () => {
    const { galleries } = await asked("{ galleries { items { images { id } displayDate } } }")
    const facts = all((await page("/gallery")).document, "main li").map((card) => wordsOf(card))
    const month = (moment: string) =>
      new Date(moment).toLocaleDateString("en-GB", { month: "long", year: "numeric", timeZone: "Africa/Johannesburg" })
    for (const [index, { images, displayDate }] of galleries.items.entries())
      expect(facts.filter((fact) => fact.includes("picture"))[index]).toContain(
        `${images.length} pictures${month(displayDate)}`,
      )
  })
})

describe("a page of the school", () => {
  const fields =
    "opening tag title facts { term value } prices { title prices { what amount per } } sections { anchor heading } documents { title file { url } } related { title path } picture { alt }"

  it.each(["uniform", "fees", "documents", "faqs", "admissions", "about"])(
    "has all the parts that are written of it, and no heading over nothing: %s",
    async (key) => {
      const { page: written } = await asked(`{ page(key: "${key}") { ${fields} } }`)
      const served = await page(`/${key}`)
      const article = served.document.querySelector("main article")
      const { sections, documents, related, facts, prices, tag, title } = written
      expect(all(article, "h2").map(wordsOf)).toEqual([
        ...(sections.length > 2 ? ["On this page"] : []),
        ...sections.map(({ heading }: Record<string, string>) => heading),
        ...(documents.length ? ["To download"] : []),
        ...(related.length ? ["Related pages"] : []),
      ])
      expect(linksOf(named(served, "On this page"))).toEqual(
        sections.length > 2
          ? sections.map(({ anchor, heading }: Record<string, string>) => [`/${key}#${anchor}`, heading])
          : [],
      )
      for (const { anchor, heading } of sections) expect(wordsOf(served.document.getElementById(anchor))).toBe(heading)
      expect(linksOf(named(served, "Related pages"))).toEqual(
        related.map(({ title, path }: Record<string, string>) => [path, title]),
      )
      expect(linksOf(named(served, "To download")).map(([href]) => href)).toEqual(
        documents.map(({ file }: { file: { url: string } }) => file.url),
      )
      for (const [index, link] of all(named(served, "To download"), "a").entries())
        expect(wordsOf(link)).toMatch(new RegExp(`^${documents[index].title}PDF, \\d+ kB, \\d+ \\w+ \\d{4}$`))
      expect(all(article, "dl > div").map((fact) => all(fact, "dt, dd").map(wordsOf))).toEqual(
        facts.map(({ term, value }: Record<string, string>) => [term, value]),
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
      expect(unsaid(wordsOf(article), [tag, title])).toEqual([])
    },
  )

  it.each([
    ["/admissions", "/apply", "Enroll Now"],
    ["/attendance", "/absence", "Report an absence"],
  ])("at %s begins with a button to the form that it is about", async (path, form, label) => {
    expect(linksOf((await page(path)).document.querySelector("main article header"))).toContainEqual([form, label])
  })

  it("lists beside it the pages of its group, marks itself among them, and has what each is about", async () => {
    const { site } = await asked("{ site { menuNotes { path note } } }")
    const served = await page("/uniform")
    const group = named(served, "More under Contact")
    expect(wordsOf(group?.querySelector("[aria-current=page]"))).toMatch(/^Uniform/)
    for (const [path = "", words = ""] of linksOf(group) as string[][])
      expect(words).toContain(site.menuNotes.find((note: { path: string }) => note.path === path)?.note ?? "")
  })
})

describe("the dates of a year", () => {
  it("stand under the term that has begun last, each with what it is, and can be followed by a calendar", async () => {
    const { schoolYear } = await asked("{ schoolYear { dates { kind name hours note } } }")
    const { document } = await page("/dates")
    const names: Record<string, string> = { HOLIDAY: "holidays", HALF_DAY: "half-day", DAY_OFF: "day off" }
    const terms: string[][] = []
    for (const { kind, name, hours, note } of schoolYear.dates) {
      if (kind === "TERM") terms.push([name])
      else terms.at(-1)?.push(`${name}, ${names[kind]}${[hours, note].filter(Boolean).join(". ")}`)
    }
    const shown = all(document, "main section[aria-labelledby^=term]").map((term) => [
      wordsOf(term.querySelector("h2")),
      ...all(term, "li > span").map((date) => wordsOf(date)),
    ])
    for (const [index, [term, ...within]] of terms.entries()) {
      expect(shown[index]?.[0]).toBe(term)
      expect(unsaid(shown[index]?.join(" ") ?? "", within)).toEqual([])
    }
    const calendar = all(document, "main a").filter((link) => link.getAttribute("href")?.includes(".ics"))
    expect(calendar.map((link) => link.getAttribute("href"))).toEqual(["/dates.ics", "/dates.ics"])
  })
})

describe("an event", () => {
  it("says when and where it is, for whom, how many places are left, and leads into the reader's calendar", async () => {
    const changes = { title: "A walk", location: "The hill", audience: "Form 3", capacity: 4, picture: null }
    const { id } = await published(head, "Event", changes)
    const { document } = await page(`/events/view/${id}`)
    const facts = all(document, "main dl > div").map((fact) => all(fact, "dt, dd").map(wordsOf))
    expect(facts.map(([name]) => name)).toEqual(["When", "Where", "For", "Places"])
    expect(facts.slice(1).map(([, fact]) => fact)).toEqual(["The hill", "Form 3", "4 places left of 4"])
    expect(linksOf(document.querySelector("main"))).toContainEqual([`/events/view/${id}.ics`, "Add to calendar"])
  })
})

describe("what was found", () => {
  it("says of each what it is, with the words that were looked for marked, and leads there", async () => {
    const { search } = await asked(
      '{ search(q: "chess", perPage: 10) { items { kind path title { text } excerpt { text match } } } }',
    )
    const hits = all((await page("/search?q=chess")).document, "main li:has(h2)")
    const spaced = (await page("/search?q=+chess+")).document.querySelector("main [role=status]")
    expect(wordsOf(spaced)).toContain("for “chess”")
    const kinds: Record<string, string> = {
      ARTICLE: "Blog",
      EVENT: "Event",
      GALLERY: "Gallery",
      NEWS_STORY: "News",
      PROFILE: "People",
      CONTENT_PAGE: "About the school",
      SCREEN: "On this site",
    }
    type Part = { text: string; match: boolean }
    const joined = (parts: Part[]) =>
      parts
        .map(({ text }) => text)
        .join("")
        .replaceAll(/\s+/g, " ")
        .trim()
    expect(
      hits.map((hit) => [
        wordsOf(hit.querySelector("p")),
        ...(linksOf(hit)[0] as string[]),
        wordsOf(all(hit, "p").at(-1)),
      ]),
    ).toEqual(
      search.items.map(
        ({ kind, path, title, excerpt }: { kind: string; path: string; title: Part[]; excerpt: Part[] }) => [
          kinds[kind] ?? kind,
          path,
          joined(title),
          joined(excerpt),
        ],
      ),
    )
    const marked = search.items.flatMap(({ excerpt }: { excerpt: Part[] }) =>
      excerpt.filter(({ match }) => match).map(({ text }) => text),
    )
    expect(hits.flatMap((hit) => all(all(hit, "p").at(-1), "mark").map(wordsOf))).toEqual(marked)
  })
})

describe("what programs are told", () => {
  const texts = {
    page: "title pageIntro pageText tag facts { term value } prices { title prices { what amount per } } sections { heading text } documents { title } related { title path }",
    newsStory: "title detail user { name }",
    article: "title detail user { name }",
    event: "title description location audience",
    gallery: "name description images { caption } user { name }",
    profile: "name position bio",
  }
  const items: [screen: string, rest: string, graphql: string][] = [
    ["/news/view/1", "/news/view/1", `newsStory(id: 1) { ${texts.newsStory} }`],
    ["/blog/view/1", "/articles/view/1", `article(id: 1) { ${texts.article} }`],
    ["/events/view/1", "/events/view/1", `event(id: 1) { ${texts.event} }`],
    ["/gallery/view/1", "/galleries/view/1", `gallery(id: 1) { ${texts.gallery} }`],
    ["/profiles/view/1", "/profiles/view/1", `profile(id: 1) { ${texts.profile} }`],
  ]
  const pages = ["about", "academic", "admissions", "faqs", "fees", "lunch", "transport", "uniform", "welcome"].map(
    (key): (typeof items)[number] => [`/${key}`, `/pages/view/${key}`, `page(key: "${key}") { ${texts.page} }`],
  )

  const flat = (text: string) => text.replaceAll(/\s+/g, " ").trim()
  const plain = (html: string) =>
    wordsOf(new JSDOM(html.replaceAll(/<\/?(?:p|li|ul|ol|br)\b[^>]*>/g, " ")).window.document.body)

  /** All texts of an answer, whatever holds them. */
  const textsIn = (answer: unknown): string[] => {
    if (typeof answer === "string") return [answer.includes("<") ? plain(answer) : flat(answer)]
    return answer && typeof answer === "object" ? Object.values(answer).flatMap(textsIn) : []
  }

  /** Each piece of what is written on a screen, without the interface's own labels, and what leads to other screens. */
  function piecesOf({ document }: PlainPage): string[] {
    const article = document.querySelector("main article")?.cloneNode(true) as Element
    for (const element of all(article, "nav, aside, form, button, time, thead, [role=status], [hreflang]"))
      element.remove()
    const walker = document.createTreeWalker(article, 4)
    const pieces: string[] = []
    while (walker.nextNode()) pieces.push(flat(walker.currentNode.nodeValue ?? ""))
    return pieces.filter((piece) => /\p{L}/u.test(piece))
  }

  it.each([...items, ...pages])("are the words that families read: %s", async (screen, path, query) => {
    const pieces = piecesOf(await page(screen))
    expect(pieces.length).toBeGreaterThan(1)
    const { body } = await stage.school.visitor().rest("GET", path)
    for (const answer of [body, await asked(`{ ${query} }`)]) {
      const told = textsIn(answer).join(" \n ")
      expect(pieces.filter((piece) => !told.includes(piece) && !isLabel(piece))).toEqual([])
    }
  })
})

describe("every page", () => {
  const school = "Jacaranda Hill Junior Academy"
  const described: [path: string, title: string, crumbs: string[], description: RegExp | null][] = [
    ["/", school, [], /^Jacaranda Hill has been a day school/],
    ["/news", `News – ${school}`, ["News"], /^What happened at Jacaranda Hill Junior Academy, newest first\.$/],
    ["/blog", `Blog – ${school}`, ["Blog"], /^Teachers of Jacaranda Hill Junior Academy write about learning/],
    ["/gallery", `Gallery – ${school}`, ["Gallery"], /^Pictures of life at Jacaranda Hill Junior Academy\.$/],
    [
      "/events",
      `Events – ${school}`,
      ["Events"],
      /^Term dates, open mornings .* is on at Jacaranda Hill Junior Academy\.$/,
    ],
    ["/events?when=past", `Past events – ${school}`, ["Events"], /^Term dates/],
    ["/profiles", `People – ${school}`, ["People"], /Jacaranda Hill/],
    ["/governors", `Governors – ${school}`, ["Governors"], /Jacaranda Hill/],
    [
      "/contact",
      `Contact Us – ${school}`,
      ["Contact Us"],
      /^How to reach Jacaranda Hill Junior Academy: \+44 20 7946 0170\. office@.*\. Monday/,
    ],
    [
      "/apply",
      `Apply to Enroll – ${school}`,
      ["Apply to Enroll"],
      /^Apply for a place at Jacaranda Hill Junior Academy\.$/,
    ],
    [
      "/absence",
      `Report an absence – ${school}`,
      ["Report an absence"],
      /^Tell Jacaranda Hill Junior Academy that your child does not come/,
    ],
    ["/uniform", `What to wear – ${school}`, ["Uniform"], /^White shirt/],
    ["/search", `Search – ${school}`, ["Search"], null],
    ["/search?q=chess", `Search: chess – ${school}`, ["Search"], null],
    ["/news?page=2", `News, page 2 – ${school}`, ["News"], /^What happened/],
    ["/profiles/view/3", `Mrs Thandiwe Marlowe – ${school}`, ["Management", "Mrs Thandiwe Marlowe"], /./],
    [
      "/gallery/view/1",
      `Arts fortnight – ${school}`,
      ["Gallery", "Arts fortnight"],
      /^For ten days there was no timetable/,
    ],
  ]

  /** With something beside what one has come for. */
  const beside = ["/blog", "/events", "/events?when=past", "/contact", "/apply", "/absence"]

  it.each(described)("says what it is, and where one is: %s", async (path, title, crumbs, description) => {
    const served = await page(path)
    const { document } = served
    expect(document.title).toBe(title)
    expect(all(document, "main h1")).toHaveLength(1)
    expect(all(document, "main aside").length).toBe(beside.includes(path) ? 1 : 0)
    expect(all(document, "main nav[aria-label=Breadcrumb] li").map(wordsOf)).toEqual(
      crumbs.length ? ["Home", ...crumbs] : [],
    )
    if (description) expect(metaOf(served, "description")).toMatch(description)
    expect(metaOf(served, "robots")).toBe(description ? undefined : "noindex")
    expect(empty(document)).toEqual([])
    const referring = ["aria-labelledby", "aria-describedby", "aria-controls", "for"]
    const lost = referring.flatMap((name) =>
      all(document, `#root [${name}]:not(dialog)`)
        .flatMap((element) => (element.getAttribute(name) ?? "").split(" "))
        .filter((id) => !document.getElementById(id)),
    )
    expect(lost).toEqual([])
    const heard = all(document, "#root svg").filter(
      (icon) => icon.getAttribute("aria-hidden") !== "true" && icon.getAttribute("role") !== "img",
    )
    expect(heard.filter((icon) => !icon.closest("[aria-hidden=true]"))).toEqual([])
    expect(all(document, "#root img:not([alt])")).toEqual([])
    const ids = all(document, "#root [id]").map(({ id }) => id)
    expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([])
  })
})

describe("a site on which nothing is written yet", () => {
  it("says so where there is nothing, and has no list, heading or link without anything in it", async () => {
    const bare = await School.openPages()
    onTestFinished(() => bare.close())
    for (const [path, words] of [
      ["/", "Find your way"],
      ["/news", "There are no news stories at the moment."],
      ["/events", "There are no scheduled events at the moment."],
      ["/profiles", "There are no profiles at the moment."],
      ["/dates", "The dates of this year are not known yet."],
      ["/about", "This page has not been written yet."],
      ["/contact", "Ask us anything."],
    ] as const) {
      const { document } = await plainPage(bare.url, path)
      expect([path, wordsOf(document.querySelector("main"))]).toEqual([path, expect.stringContaining(words)])
      expect([path, empty(document)]).toEqual([path, []])
      expect([path, all(document, "[aria-label='Which year']")]).toEqual([path, []])
    }
  })
})
