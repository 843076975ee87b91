import type { Page } from "playwright-core"
import { afterEach, describe, expect, it } from "vitest"
import type { Client } from "./client.ts"
import { published } from "./items.ts"
import { hireStaff } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"
import { continueDraft, draftSaved, fieldHolds } from "./writing.ts"

let head: Client
const stage = openStage({}, async (school) => {
  await hireStaff(school)
  head = await school.signIn("hanna.head@jacarandahill.example")
})
const hanna = stage.shared("Hanna Head")
afterEach(() => stage.school.services.database.write((rows) => rows.query("DELETE FROM notices")))

const minute = 60_000
const phone = { viewport: { width: 360, height: 640 } }
const sentence = "The school is closed today: there is no water."

/** The field by which each type is renamed. */
const names = {
  NewsStory: "title",
  Article: "title",
  Event: "title",
  SchoolDate: "name",
  Page: "title",
  Site: "postalAddress",
}
type Named = keyof typeof names

async function post(hours = 1) {
  const endsAt = new Date(Date.now() + hours * 60 * minute).toISOString()
  const input = { kind: "CLOSED", text: sentence, endsAt }
  return (await head.call("addNotice", { input })).id as number
}

/** A visitor's page that was open before, by a clock that the test moves, once it polls for notices. */
async function openAndPoll(path: string): Promise<Visit> {
  const visit = await stage.visit(phone)
  await visit.page.clock.install()
  await visit.openPage(path)
  const follows = visit.page.waitForResponse(/follow-updates/)
  await visit.page.clock.fastForward(minute / 2)
  await follows
  await visit.quiet()
  return visit
}

const board = (page: Page) => page.getByRole("status").filter({ hasText: "School closed" })

describe("a notice", () => {
  it("is posted on a phone by two taps and a sentence, and appears above its author's page", async () => {
    const { page } = hanna
    await page.setViewportSize(phone.viewport)
    await hanna.goTo("/news")
    await page.getByRole("link", { name: "Post a notice" }).click()
    await page.getByLabel("What is there to know?").fill(sentence)
    await page.getByRole("button", { name: "Post", exact: true }).click()
    await page.getByRole("status").getByText(sentence).waitFor()
    await expect.poll(() => page.url()).toMatch(/#\/news$/)
    const [status, header] = await Promise.all(
      [page.getByRole("status").filter({ hasText: sentence }), page.getByRole("banner")].map((part) =>
        part.boundingBox(),
      ),
    )
    expect((status?.y ?? 0) + (status?.height ?? 0)).toBeLessThanOrEqual((header?.y ?? 0) + 1)

    await hanna.goTo("/admin/notices")
    await page.getByRole("button", { name: "End now" }).click()
    await page.getByText("Notice Ended").waitFor()
    await page.getByRole("status").getByText(sentence).waitFor({ state: "detached" })
  })

  it("that was not posted is listed as unfinished, and continues from there", async () => {
    await hanna.goTo("/admin/notices/add")
    await hanna.page.getByLabel("What is there to know?").fill(sentence)
    await draftSaved(hanna, sentence)
    await hanna.reopen("/user")
    const unfinished = hanna.page.getByRole("region", { name: "Unfinished" })
    await unfinished.getByText(/^New notice/).waitFor()
    await unfinished.getByRole("link", { name: "Continue" }).click()
    await continueDraft(hanna)
    await fieldHolds(hanna, "What is there to know?", sentence)
  })

  it("appears on an open page within a minute, moves no text, shrinks to a line, and goes at its end", async () => {
    const visit = await openAndPoll("/about")
    const { page } = visit
    const place = () => page.evaluate(() => document.querySelector("main h1")?.getBoundingClientRect().top)
    for (const [top, hours, until] of [
      [0, 240, /^Until \d+ \w+ \d{4}$/],
      [120, 1, /^Until \w+day \d/],
    ] as const) {
      await page.evaluate((top) => scrollTo(0, top), top)
      const before = Number(await place())
      const id = await post(hours)
      await page.clock.fastForward(minute)
      await board(page).getByText(sentence).waitFor()
      await board(page).getByText(until).waitFor()
      await expect.poll(async () => Math.abs(Number(await place()) - before)).toBeLessThan(2)
      await expect.poll(async () => (await board(page).boundingBox())?.y).toBe(0)
      await head.call("endNotice", { id })
      await page.clock.fastForward(minute)
      await board(page).waitFor({ state: "detached" })
    }
    await post()
    await page.evaluate(() => dispatchEvent(new Event("focus")))
    const until = board(page).getByText(/^Until \w+day \d/)
    await until.waitFor()
    const fullHeight = Number((await board(page).boundingBox())?.height)
    await visit.goTo("/news")
    await until.waitFor({ state: "hidden" })
    await board(page).getByText(sentence).waitFor()
    await expect.poll(async () => (await board(page).boundingBox())?.height).toBeLessThan(fullHeight)
    await board(page).getByText("School closed").click()
    await until.waitFor()
    await visit.goOffline()
    await page.clock.fastForward(61 * minute)
    await board(page).waitFor({ state: "detached" })
    await visit.endRefused()
  })
})

it("An open tab shows changes within a minute, and at once when a screen is entered again", async () => {
  const year = new Date().getFullYear()
  const ids: Record<string, number | undefined> = {}
  for (const type of ["NewsStory", "Article", "Event"] as const)
    ids[type] = (await published(head, type, { [names[type]]: "Word" })).id
  const day = { name: "Word", kind: "HOLIDAY", year, firstDay: `${year}-07-01`, hours: "", note: "" }
  ids.SchoolDate = (await head.call("addSchoolDate", { input: day })).id
  ids.Page = (await head.call("page", { key: "about" })).id
  /** Renames an item, a page, a day or the school itself, like a colleague using the API. */
  const rename = (type: Named, word: string) => {
    const input = { [names[type]]: type === "Site" ? [word] : word }
    return head.call(`edit${type}`, { ...(ids[type] && { id: ids[type] }), input }, "__typename")
  }
  // Lists and items by turns: all fetch by the same rule, which api-client.ts sets.
  const screens: [path: string, type: Named][] = [
    ["/", "NewsStory"],
    [`/blog/view/${ids.Article}`, "Article"],
    ["/events", "Event"],
    ["/dates", "SchoolDate"],
    ["/about", "Page"],
    ["/contact", "Site"],
  ]
  for (const type of ["Page", "Site"] as const) await rename(type, "Word")
  const visit = await openAndPoll("/fees")
  const { page } = visit
  const waitForText = (name: string) => page.getByRole("main").getByText(name).first().waitFor()
  for (const [turn, [path, type]] of screens.entries()) {
    await visit.goTo(path)
    await waitForText("Word")
    await rename(type, `Word ${turn}`)
    await page.clock.fastForward(minute)
    await waitForText(`Word ${turn}`)
  }
  for (const type of ["NewsStory", "Article", "Event", "SchoolDate", "Page"] as const) await rename(type, "Word last")
  for (const [path] of screens.filter(([path]) => path !== "/contact")) {
    await visit.goTo(path)
    await waitForText("Word last")
  }
  await visit.end()
})
