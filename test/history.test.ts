import { readFile } from "node:fs/promises"
import { beforeEach, describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { User } from "../server/school/users/user.ts"
import { barriers } from "./axe.ts"
import type { Client } from "./client.ts"
import { published, storedPicture } from "./items.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"

let hanna: Client
let editor: User
let eda: Client

const stage = openStage({}, async (school) => {
  hanna = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
})

/** Another editor for each try of a test, so that no failed try's data is in the way. */
beforeEach(async () => {
  editor = await stage.school.account(Role.EDITOR)
  eda = await stage.school.signIn(editor.email)
})

const head = stage.shared("Hanna Head", "endRefused")

/** The buttons that only administrators see. */
const erasures = ({ page }: Visit) => page.getByRole("button", { name: /^Erase this picture/ })
const editStory = (by: Client, id: number, input: object) => by.call("editNewsStory", { id, input })
const stored = async (id: number) => (await stage.school.visitor().rest("GET", `/news/view/${id}`)).body

/** Moves a story's history into the past. */
const moveToPast = (id: number, at: string) =>
  stage.school.services.database.write((rows) =>
    rows.query(`UPDATE "activities" SET "at" = $1 WHERE "type" = 'NEWS_STORY' AND "itemId" = $2`, [at, id]),
  )

/** A story that two people have changed. */
async function changedStory(title: string) {
  const { id } = await published(eda, "NewsStory", {
    title,
    detail: "<p>One.</p><p>Two.</p><p>Three.</p><p>Fig won by a nose.</p>",
  })
  await editStory(hanna, id, {
    title: `${title} again`,
    detail: "<p>One.</p><p>Two.</p><p>Three.</p><p>Fig won, and Baobab fell.</p>",
    picture: { name: await storedPicture(hanna), alt: "A new one" },
  })
  return id as number
}

describe("a deleted item", () => {
  it("returns to its address by the Undo button", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Sports day" })
    await head.goTo(`/news/view/${id}`)
    await head.press("Delete")
    await head.confirmDeletion()
    await head.hasToast("News Story Deleted")
    await head.heading("News").waitFor()
    expect(await stored(id)).toMatchObject({ code: "NOT_FOUND" })
    await head.press("Undo")
    await head.hasToast("“Sports day” is back")
    await head.titled("Sports day")
    expect(await stored(id)).toMatchObject({ title: "Sports day" })
  })

  it("is in its creator's bin, who can restore it, and is erased by an administrator after a question", async () => {
    const { id } = await published(eda, "NewsStory", { title: "A wet week" })
    await hanna.call("deleteNewsStory", { id })
    // An item of another type with the same id.
    let walk = 0
    while (walk < id) walk = (await published(eda, "Article", { title: "A wet walk" })).id
    await eda.call("deleteArticle", { id: walk })
    const visit = await stage.signedIn(editor.name, "/user/bin")
    await visit.page.getByText("Your deleted items stay here for 30 days").waitFor()
    await visit.page
      .getByRole("row", { name: /A wet week/ })
      .getByText(/by Hanna Head/)
      .waitFor()
    await expect.poll(() => visit.page.getByRole("button", { name: "Erase now" }).count()).toBe(0)
    await visit.press("Restore A wet week")
    await visit.hasToast("“A wet week” is back")
    await expect.poll(() => visit.page.getByRole("rowheader").allTextContents()).toEqual(["A wet walkBlog post"])
    await visit.press("Show it")
    await visit.titled("A wet week")
    await visit.end()

    await eda.call("deleteNewsStory", { id })
    await head.goTo("/user/bin?type=NEWS_STORY")
    await head.press("Erase now A wet week")
    const question = head.page.getByRole("alertdialog", { name: "Erase “A wet week”?" })
    await question.getByText("Nobody can restore them.").waitFor()
    await question.getByRole("button", { name: "Erase now" }).click()
    await head.hasToast("“A wet week” is erased")
    await head.page.getByText("No deleted items match.").waitFor()
  })
})

describe("the versions of an item", () => {
  it("are linked from its foot, compared by words and pictures, and restored", async () => {
    const id = await changedStory("Relay")
    const visit = await stage.signedIn(editor.name, `/news/view/${id}`, { viewport: { width: 360, height: 800 } })
    const { page } = visit
    await page.getByText(/Changed by Hanna Head, today/).waitFor()
    await page.getByRole("link", { name: "2 versions" }).click()
    await visit.heading("Versions of Relay again").waitFor()
    const versions = page.getByRole("region", { name: "All versions" }).getByRole("listitem")
    const marked = await versions.filter({ has: page.getByText("Now", { exact: true }) }).allTextContents()
    expect(marked).toEqual([expect.stringMatching(/^Version 2/)])

    const changes = page.getByRole("region", { name: "What changed" })
    await changes.getByText("3 differences").waitFor()
    expect(await barriers(page, undefined, true)).toEqual([])
    await page.emulateMedia({ colorScheme: "dark" })
    expect(await barriers(page, ["color-contrast"], true)).toEqual([])
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await changes.getByRole("region", { name: "Title" }).locator("ins").getByText("again").waitFor()
    await changes.getByRole("region", { name: "Content" }).locator("del").getByText("by a nose").waitFor()
    await changes.getByRole("region", { name: "Image" }).getByRole("img", { name: "A new one" }).waitFor()
    await expect.poll(() => erasures(visit).count()).toBe(0)
    await visit.press("3 paragraphs are the same: show them")
    await changes.getByText("Two.").waitFor()
    await visit.press("Next difference")
    await page.keyboard.press("n")
    await changes.getByText("Difference 2 of 3").waitFor()
    await expect.poll(() => page.locator("[data-difference]:focus").count()).toBe(1)

    await expect.poll(() => page.getByRole("button", { name: /^Restore version/ }).count()).toBe(1)
    await editStory(hanna, id, { title: "Relay, while the versions were open" })
    await visit.press("Restore version 1")
    await page.getByRole("alertdialog", { name: "Restore version 1?" }).getByRole("button", { name: "Restore" }).click()
    await visit.hasToast("Version 1 is back")
    await page.getByText("Version 4").first().waitFor()
    await expect.poll(() => page.locator("main :focus").count()).toBe(1)
    expect(await stored(id)).toMatchObject({ title: "Relay" })
    await visit.press("Undo")
    await visit.hasToast("Undone")
    expect(await stored(id)).toMatchObject({ title: "Relay, while the versions were open" })
    await page.goBack()
    await visit.titled("Relay, while the versions were open")
    await page.getByRole("link", { name: "5 versions" }).waitFor()
    await visit.end()
  })

  it("are compared in pairs that the address names, and lose a picture that an administrator erases", async () => {
    const id = await changedStory("Choir")
    await editStory(eda, id, { title: "The choir" })
    const { page } = head
    await head.goTo(`/user/history/news-story/${id}`)
    const changes = page.getByRole("region", { name: "What changed" })
    await changes.getByText("2 differences").waitFor()
    await expect.poll(() => changes.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Title"])
    await expect.poll(() => changes.getByText(/^The same in both: /).textContent()).toMatch(/: (?!.*Title).*Content/)
    const from = page.getByLabel("From")
    await expect
      .poll(() => from.locator("option").first().textContent())
      .toMatch(/^Version 2, \d+ \w+ \d+, \d+:\d+, Hanna Head$/)
    await from.selectOption({ index: 1 })
    const title = changes.getByRole("region", { name: "Title" })
    await title.locator("del").getByText("Choir", { exact: true }).waitFor()
    await title.locator("ins").getByText("The choir").waitFor()
    await page.reload()
    await title.locator("del").getByText("Choir", { exact: true }).waitFor()

    await erasures(head).first().click()
    const dialog = page.getByRole("alertdialog", { name: "Erase this picture from every version?" })
    await dialog.getByText("This site takes no backups by itself.").waitFor()
    await dialog.getByRole("button", { name: "Erase it" }).click()
    await head.hasToast("The picture is erased from every version")
    await page.getByText("This picture was erased.").waitFor()
    await expect.poll(() => erasures(head).count()).toBe(1)
    await head.goTo("/user/history/nothing/1")
    await head.heading("404").waitFor()
  })
})

it("Administrators see what staff did, filtered by person, act and day, and export it as CSV", async () => {
  const id = await changedStory("Kites")
  await changedStory("Cricket")
  // Each try uses another day.
  const day = `2026-03-${String(1 + (id % 28)).padStart(2, "0")}`
  await moveToPast(id, `${day}T10:00:00.000Z`)
  // A mistyped filter in the address is ignored.
  const { page } = head
  await head.goTo("/admin/activity?from=monday")
  await page.getByLabel("Who").selectOption(editor.name)
  await page.getByLabel("What").selectOption("Added")
  await page.getByRole("row", { name: /Added.*Cricket/ }).waitFor()
  await expect.poll(() => page.getByRole("row", { name: /Changed/ }).count()).toBe(0)
  await page.getByLabel("Type").selectOption("People")
  await page.getByText("No entries match.").waitFor()

  await head.goTo("/admin/activity")
  await page.getByLabel("From").fill(day)
  await page.getByLabel("Until").fill(day)
  const row = page.getByRole("row", { name: new RegExp(`Added.*Kites.*${editor.name}.* Mar 2026`) })
  await row.waitFor()
  await expect.poll(() => page.getByRole("row", { name: /Cricket/ }).count()).toBe(0)
  await expect.poll(() => page.url()).toContain(`from=${day}&until=${day}`)
  const [table] = await Promise.all([page.waitForEvent("download"), head.press("Export CSV")])
  expect(table.suggestedFilename()).toMatch(/^activity-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await table.path(), "utf8")).trim().split("\r\n")
  expect(lines).toHaveLength(3)
  expect(lines[1]).toContain(`"${day} 10:00","Hanna Head","","Changed","story","${id}","Kites again"`)
  expect(lines[2]).toContain(`"${day} 10:00","${editor.name}","","Added","story","${id}","Kites"`)
  await row.getByRole("link", { name: "Kites" }).click()
  await page.waitForURL(new RegExp(`/user/history/news-story/${id}$`))
  await head.heading("Versions of Kites again").waitFor()
})
