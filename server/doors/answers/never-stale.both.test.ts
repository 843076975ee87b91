import { setTimeout as pause } from "node:timers/promises"
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest"
import { inAnotherProcess } from "../../../test/another-process.ts"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published, storedPicture } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"

const newest = "{ newsStories(perPage: 1) { items { title } } }"
const byGet = `/graphql?query=${encodeURIComponent(newest)}`

const { school, eda, head } = schoolOfThisFile({ eda: [Role.EDITOR, "Eda Editor"], head: Role.ADMINISTRATOR })
beforeAll(async () => {
  const year = new Date().getUTCFullYear() + 1
  const term = { name: "Term 1", kind: "TERM", year, firstDay: `${year}-01-13`, lastDay: `${year}-04-04` }
  await head.call("addSchoolDate", { input: { ...term, hours: "", note: "" } })
  const { id } = await head.call("page", { key: "faqs" })
  const sections = [{ anchor: "", heading: "When are the terms?", text: "<p>{terms}</p>" }]
  await head.call("editPage", { id, input: { sections } })
})
afterEach(() => void vi.useRealTimers())

async function hits(work: () => Promise<unknown>) {
  const before = school.site.answers.counts.hits
  await work()
  return school.site.answers.counts.hits - before
}

describe("an answer, from memory or computed for a signed-in user,", () => {
  it("is never older than an acknowledged publication, under many readers", async () => {
    const visitor = school.visitor()
    const queries = [
      async () => (await visitor.rest("GET", "/news?page=1&perPage=1")).body.topStory?.title,
      async () => (await visitor.request(newest)).data.newsStories.items[0]?.title,
      async () => (await visitor.rest("GET", byGet)).body.data.newsStories.items[0]?.title,
      async () => /<title>(\d+)<\/title>/.exec(await (await fetch(`${school.url}/feed.xml`)).text())?.[1],
    ]
    const signedIn = async () => (await eda.rest("GET", "/news?page=1&perPage=1")).body.topStory?.title
    const pictures = await Promise.all([1, 2, 3].map(() => storedPicture(eda)))
    let acknowledged = 0
    let isRunning = true
    const tooOld: string[] = []
    const reader = async (query: () => Promise<string | undefined>) => {
      while (isRunning) {
        const minTitle = acknowledged
        const title = Number((await query()) ?? 0)
        if (title < minTitle) tooOld.push(`${title} after ${minTitle}`)
      }
    }
    const readers = Array.from({ length: 64 }, (_, number) =>
      reader(queries[number % queries.length] as () => Promise<string>),
    )
    readers.push(reader(signedIn), reader(signedIn))
    const shown = await hits(async () => {
      for (const picture of pictures) {
        const title = String(acknowledged + 1)
        const { status } = await eda.rest("POST", "/news/add", { title, detail: "<p>Fig won.</p>", picture })
        expect(status).toBe(201)
        acknowledged++
        await pause(50)
      }
      isRunning = false
      await Promise.all(readers)
    })
    expect(tooOld).toEqual([])
    expect(shown).toBeGreaterThan(64)
  }, 120_000)

  it("shows what another process has written", async () => {
    const { id } = await published(eda, "NewsStory", { title: "By Eda" })
    const author = async () => (await school.visitor().rest("GET", `/news/view/${id}`)).body.user.name
    expect([await author(), await author()]).toEqual(["Eda Editor", "Eda Editor"])
    await inAnotherProcess(school, "UPDATE users SET name = 'Eda Married' WHERE id = $1", [eda.id])
    await vi.waitFor(async () => expect(await author()).toBe("Eda Married"), { timeout: 10_000, interval: 20 })
    expect((await eda.rest("GET", `/news/view/${id}`)).body.user.name).toBe("Eda Married")
  })

  it("expires by the clock: an event that ends is no longer upcoming", async () => {
    const soon = new Date(Date.now() + 60 * 60_000)
    await published(eda, "Event", { title: "Assembly", date: soon.toISOString() })
    const upcoming = async () =>
      (await school.visitor().request("{ events { items { title } } }")).data.events.items.map(
        ({ title }: { title: string }) => title,
      )
    const over = soon.getTime() + 2 * 60 * 60_000
    await upcoming()
    expect(await hits(async () => expect(await upcoming()).toContain("Assembly"))).toBe(1)
    vi.useFakeTimers({ toFake: ["Date"], now: over - 1 })
    expect(await hits(upcoming)).toBe(1)
    vi.setSystemTime(over)
    expect(await hits(upcoming)).toBe(0)
    vi.setSystemTime(over + 1)
    expect(await upcoming()).not.toContain("Assembly")
    // The clock ran ahead and was corrected.
    vi.useRealTimers()
    expect(await upcoming()).toContain("Assembly")
  })

  it.each([
    ["a page with the term dates", '{ page(key: "faqs") { shownTexts } }'],
    ["the school year", "{ schoolYear { year } }"],
    ["today on the home page", "{ home { today { heading } } }"],
    ["the dates in a search answer", '{ search(q: "term dates") { answer { lines } } }'],
    ["the calendar of dates", "/dates.ics"],
  ])("is computed again on the next day: %s", async (_, asked) => {
    const visitor = school.visitor()
    const read = () => (asked.startsWith("/") ? visitor.send("GET", asked) : visitor.request(asked))
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() })
    await read()
    expect(await hits(read)).toBe(1)
    vi.setSystemTime(Date.now() + 24 * 60 * 60_000)
    expect(await hits(read)).toBe(0)
  })

  it("stays in memory if no public content has changed", async () => {
    const visitor = school.visitor()
    const sender = { senderName: "Pat", senderEmail: "pat@example.org", senderPhone: "+254 700 000000" }
    const enquiry = { pageName: "Contact", ...sender, inquiry: "Are there any places?" }
    const gone = await school.signIn("eda.editor@jacarandahill.example")
    await visitor.rest("GET", "/news")
    const shown = await hits(async () => {
      const { status } = await visitor.rest("POST", "/mail", enquiry)
      expect(status).toBeLessThan(300)
      await gone.request("mutation { logout { count } }")
      await storedPicture(eda)
      await visitor.rest("GET", "/news")
    })
    expect(shown).toBe(1)
  })
})
