import type { Page } from "playwright-core"
import { afterEach, describe, expect, it } from "vitest"
import { barriers } from "./axe.ts"
import type { Client } from "./client.ts"
import { published } from "./items.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

let head: Client
const stage = openStage({}, async (school) => {
  await hireStaff(school)
  head = await school.signIn("hanna.head@jacarandahill.example")
})
afterEach(() => stage.school.services.database.write((rows) => rows.query("DELETE FROM notices")))

const minute = 60_000
const phone = { viewport: { width: 360, height: 640 } }
const sentence = "The school is closed today: there is no water."

async function post(text = sentence) {
  const endsAt = new Date(Date.now() + 60 * minute).toISOString()
  const input = { kind: "CLOSED", text, endsAt }
  const { data } = await head.ask("mutation ($input: AddNoticeInput!) { addNotice(input: $input) { id } }", { input })
  return data.addNotice.id as number
}

/** A visitor's page that was open before, by a clock that the test moves, once it follows what is announced. */
async function openBefore(path: string): Promise<Visit> {
  const visit = await stage.visit(phone)
  await visit.page.clock.install()
  await visit.openPage(path)
  const follows = visit.page.waitForResponse(/while-open/)
  await visit.page.clock.fastForward(minute / 2)
  await follows
  await visit.quiet()
  return visit
}

const board = (page: Page) => page.getByRole("status").filter({ hasText: "School closed" })
const look = (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus")))

describe("a notice", () => {
  it("is posted on a phone by two taps and a sentence, and stands above the page that one was on", async () => {
    const visit = await stage.signedIn("Hanna Head", "/news", phone)
    const { page } = visit
    await page.getByRole("link", { name: "Post a notice" }).click()
    await page.getByLabel("What is there to know?").fill(sentence)
    await page.getByRole("button", { name: "Post", exact: true }).click()
    await page.getByRole("status").getByText(sentence).waitFor()
    await expect.poll(() => page.url()).toMatch(/#\/news$/)
    expect(await barriers(page)).toEqual([])
    const [status, header] = await Promise.all(
      [page.getByRole("status").filter({ hasText: sentence }), page.getByRole("banner")].map((part) =>
        part.boundingBox(),
      ),
    )
    expect((status?.y ?? 0) + (status?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1)
    await page.setViewportSize({ width: 320, height: 640 })
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

    await visit.goTo("/admin/notices")
    await page.getByRole("button", { name: "End now" }).click()
    await page.getByText("Notice Ended").waitFor()
    await page.getByRole("status").getByText(sentence).waitFor({ state: "detached" })
    expect(await barriers(page)).toEqual([])
    await visit.end()
  })

  it.each([0, 120])(
    "comes to a page that is open within a minute, and moves nothing that is read there (%i)",
    async (top) => {
      const visit = await openBefore("/about")
      const { page } = visit
      await page.evaluate((top) => scrollTo(0, top), top)
      const place = () => page.evaluate(() => document.querySelector("main h1")?.getBoundingClientRect().top)
      const before = Number(await place())
      await post()
      await page.clock.fastForward(minute)
      await board(page).getByText(sentence).waitFor()
      await expect.poll(async () => Math.abs(Number(await place()) - before)).toBeLessThan(2)
      await expect.poll(async () => (await board(page).boundingBox())?.y).toBe(0)
      await visit.end()
    },
  )

  it("comes when the page is looked at again, is small from the next step on, and goes when it has ended", async () => {
    const visit = await openBefore("/contact")
    const { page } = visit
    const id = await post()
    await look(page)
    await board(page).getByText(sentence).waitFor()
    await visit.goTo("/news")
    await board(page).getByText(sentence).waitFor({ state: "hidden" })
    await board(page).getByText("School closed").click()
    await board(page).getByText(sentence).waitFor()
    await head.ask("mutation ($id: Int!) { endNotice(id: $id) { id } }", { id })
    await visit.goTo("/events")
    await board(page).waitFor({ state: "detached" })
    await visit.end()
  })

  it("comes before a page has been looked at for a minute", async () => {
    const visit = await openBefore("/contact")
    const { page } = visit
    await post()
    await page.clock.fastForward(Math.max(0, minute - (await page.evaluate(() => performance.now()))))
    await board(page).getByText(sentence).waitFor()
    await visit.end()
  })

  it("goes at its time also where the line is cut", async () => {
    await post()
    const visit = await openBefore("/contact")
    const { page } = visit
    await board(page).getByText(sentence).waitFor()
    await visit.cutLine()
    await page.clock.fastForward(61 * minute)
    await board(page).waitFor({ state: "detached" })
    await visit.endRefused()
  })

  it("is asked for by no page that nobody sees", async () => {
    const visit = await openBefore("/contact")
    const { page } = visit
    const asked: string[] = []
    page.on("request", (request) => asked.push(request.url()))
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: true, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    })
    await page.clock.fastForward(10 * minute)
    await visit.quiet()
    expect(asked).toEqual([])
    await page.evaluate(() => {
      Object.defineProperty(document, "hidden", { value: false, configurable: true })
      document.dispatchEvent(new Event("visibilitychange"))
    })
    await expect.poll(() => asked.map((url) => new URL(url).pathname)).toEqual(["/notices", "/graphql", "/graphql"])
    await visit.end()
  })
})

describe("a tab that stays open", () => {
  const [title, year] = ["Word 0", new Date().getFullYear()]
  const ids: Record<string, number> = {}

  /** Gives every item, page, day and the school itself another name, as a colleague does by the API. */
  async function rename(name: string) {
    const fields = { Profile: "name", Gallery: "name", SchoolDate: "name", Site: "postalAddress" } as Record<
      string,
      string
    >
    for (const [type, id] of Object.entries(ids)) {
      const args = type === "Site" ? ["", ""] : ["$id: Int!, ", "id: $id, "]
      const mutation = `mutation (${args[0]}$input: Edit${type}Input!) { edit${type}(${args[1]}input: $input) { __typename } }`
      await head.ask(mutation, { id, input: { [fields[type] ?? "title"]: type === "Site" ? [name] : name } })
    }
  }

  it("tells the truth within a minute of being looked at, and at once where a screen is entered again", async () => {
    for (const [type, field] of Object.entries({
      NewsStory: "title",
      Article: "title",
      Event: "title",
      Profile: "name",
      Gallery: "name",
    }))
      ids[type] = (await published(head, type, { [field]: title })).id
    const day = { name: title, kind: "HOLIDAY", year, firstDay: `${year}-07-01`, hours: "", note: "" }
    const add = "mutation ($input: AddSchoolDateInput!) { addSchoolDate(input: $input) { id } }"
    ids.SchoolDate = (await head.ask(add, { input: day })).data.addSchoolDate.id
    ids.Page = (await head.ask('{ page(key: "about") { id } }')).data.page.id
    ids.Site = 0
    const screens = [
      ...["/", "/news", `/news/view/${ids.NewsStory}`, "/blog", `/blog/view/${ids.Article}`, "/events"],
      ...[`/events/view/${ids.Event}`, "/profiles", `/profiles/view/${ids.Profile}`, "/gallery"],
      ...[`/gallery/view/${ids.Gallery}`, "/dates", "/about", "/contact", "/search?q=word"],
    ]
    const visit = await openBefore("/fees")
    const { page } = visit
    const shows = (name: string) => page.getByRole("main").getByText(name).first().waitFor()
    let turn = 0
    await rename(`Word ${turn}`)
    for (const path of screens) {
      await visit.goTo(path)
      await shows(`Word ${turn}`)
      await rename(`Word ${++turn}`)
      await page.clock.fastForward(minute)
      await shows(`Word ${turn}`)
    }
    await rename("Word last")
    for (const path of screens.filter((path) => path !== "/contact")) {
      await visit.goTo(path)
      await shows("Word last")
    }
    await visit.end()
  })
})
