import type { Locator } from "playwright-core"
import { beforeEach, describe, expect, it, onTestFinished } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { User } from "../server/school/users/user.ts"
import { barriers } from "./axe.ts"
import type { Client } from "./client.ts"
import { published } from "./items.ts"
import { choosePicture, photo, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { isFocused, type Visit } from "./visit.ts"
import { continueDraft, draftSaved, fieldHolds, offer } from "./writing.ts"

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

const note = ({ page }: Visit) => page.getByRole("region", { name: "Publication" })
const expectNote = (visit: Visit, text: string | RegExp) => note(visit).getByText(text).waitFor()
/** Only approvers see it. */
const decides = (visit: Visit) => note(visit).getByRole("link", { name: "Look at it and decide" })

/** Selects the beginning of the text of the shown difference. */
const selectFirst = ({ page }: Visit, words: string) =>
  page
    .getByText(words)
    .first()
    .evaluate((block, { length }) => {
      const [text] = block.childNodes
      if (text) getSelection()?.setBaseAndExtent(text, 0, text, length)
    }, words)
const idIn = ({ page }: Visit) => Number(/view\/(\d+)/.exec(page.url())?.[1])
const publicTitle = async (id: number) => (await stage.school.visitor().rest("GET", `/news/view/${id}`)).body.title

async function fillIn(visit: Visit, title: string) {
  await visit.page.getByLabel("Title").fill(title)
  await write(visit, "Content", "Form 5 measured its shadow.")
  await choosePicture(visit, "A long shadow")
}

const draftsOnServer = async (fields: string) => (await eda.request(`{ drafts ${fields} }`)).data.drafts

/** A draft that was started on another device. */
async function draftOfAnotherForm({ email }: User) {
  const content = JSON.stringify({ content: { title: "Snow" }, basis: { content: {} }, savedAt: Date.now() })
  const writer = await stage.school.signIn(email)
  await writer.call("saveDraft", { key: "/news/add snow", content, title: "Snow", words: "" }, "key")
}

/** Waits until a picture has loaded without an error. */
async function waitForPicture(image: Locator) {
  await image.scrollIntoViewIfNeeded()
  const width = () => image.evaluate(({ complete, naturalWidth }: HTMLImageElement) => (complete ? naturalWidth : 0))
  await expect.poll(width).toBeGreaterThan(0)
}

const onPhone = {
  viewport: { width: 390, height: 780 },
  hasTouch: true,
  isMobile: true,
  userAgent: "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36",
}

const draft = (fields: object) => published(eda, "NewsStory", { publication: { as: "DRAFT" }, ...fields })

describe("a story", () => {
  it("is kept as a draft, shared by a preview link, and published when complete or at a planned time", async () => {
    const visit = await stage.signedIn(editor.name, "/news/add")
    await visit.page.getByLabel("Title").fill("The bell")
    await visit.press("Save draft")
    await visit.hasToast("Kept as a draft: only you and administrators see it")
    await note(visit).getByText("Draft", { exact: true }).waitFor()
    // Nobody could read what is shared.
    await expect.poll(() => visit.page.getByRole("link", { name: "WhatsApp" }).count()).toBe(0)
    const id = idIn(visit)
    expect(await publicTitle(id)).toBeUndefined()
    await visit.press("Copy a preview link")
    const link = new URL(await visit.page.locator("output").last().innerText())
    const visitor = await stage.visit({ path: `${link.pathname}${link.search}` })
    await visitor.titled("The bell")
    await visitor.page.getByText("Preview: not public yet").waitFor()
    await expect.poll(() => note(visitor).count()).toBe(0)
    await visit.press("Revoke all links to this")
    await visit.hasToast("The links no longer work")
    await visitor.page.reload()
    await visitor.heading("404").waitFor()
    await visitor.endRefused()

    await visit.press("Edit")
    await visit.page.getByLabel("Title").fill("The old bell")
    await visit.press("Update")
    await visit.titled("The old bell")
    // Nobody else has changed anything.
    await visit.hasToast(/^Kept as a draft/)
    await expect.poll(() => visit.page.getByText(/both are kept/).count()).toBe(0)
    await visit.press("Edit")
    await visit.press("Publish now")
    await visit.page.getByText("Content is required.").waitFor()
    await fillIn(visit, "The flagpole")
    await visit.press("Update")
    await visit.titled("The flagpole")
    expect(await publicTitle(id)).toBeUndefined()
    await visit.press("Publish now")
    await visit.hasToast("Published: everybody sees it now")
    await note(visit).waitFor({ state: "detached" })
    expect(await publicTitle(id)).toBe("The flagpole")

    await visit.goTo("/news/add")
    await visit.titled("Post New Story")
    await fillIn(visit, "Next year's play")
    await visit.press("Publish at …")
    await visit.page.getByRole("button", { name: "Publish at …", expanded: true }).waitFor()
    await visit.page.getByLabel("Publish at").fill("2020-01-01T09:00")
    await visit.press("Publish then")
    await visit.page.getByText("This time has passed. Choose a later one, or none to publish it at once.").waitFor()
    await expect.poll(() => visit.page.locator("input:focus").getAttribute("aria-invalid")).toBe("true")
    await visit.page.getByLabel("Publish at").fill("2099-01-01T09:00")
    await visit.press("Publish then")
    await visit.hasToast(/^It is published on Thursday 1 January 2099, 09:00/)
    await note(visit).getByText("Planned", { exact: true }).waitFor()
    expect(await publicTitle(idIn(visit))).toBeUndefined()
    await visit.goTo("/user?state=SCHEDULED")
    await visit.page.getByRole("link", { name: "Next year's play" }).waitFor()
    await visit.end()
  })

  it("keeps a change for later, and shows visitors the old text until it is published", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Choir" })
    const visit = await stage.signedIn(editor.name, `/news/view/${id}`)
    const change = async (title: string) => {
      await visit.press("Edit")
      await visit.page.getByLabel("Title").fill(title)
      await visit.press("Keep this change for later")
      await expectNote(visit, /There is a change that waits/)
    }
    await change("Choir on Thursday")
    await visit.titled("Choir")
    await visit.press("Edit")
    await visit.page.getByLabel("Title").fill("Choir on Friday")
    await visit.press("Update")
    await visit.hasToast(/^Kept as a draft/)
    await visit.titled("Choir")
    await visit.press("Show the change")
    await visit.titled("Choir on Friday")
    expect(await barriers(visit.page)).toEqual([])
    expect(await publicTitle(id)).toBe("Choir")
    await visit.press("Publish it now")
    await visit.hasToast("Published: everybody sees it now")
    await note(visit).waitFor({ state: "detached" })
    expect(await publicTitle(id)).toBe("Choir on Friday")

    await change("Choir on Monday")
    // Its date says that it was published again since.
    const later = `UPDATE "news_stories" SET "updatedAt" = '2031-03-07T09:00:00.000Z' WHERE "id" = ${id}`
    await stage.school.services.database.write((rows) => rows.query(later))
    await visit.goTo("/user")
    const row = visit.page.getByRole("listitem").filter({ hasText: "Choir on Friday" })
    await row.getByText(/a change waits, saved today/).waitFor()
    // The address of an unfinished draft.
    await visit.goTo(`/news/view/${id}?edit=1`)
    await fieldHolds(visit, "Title", "Choir on Monday")
    await visit.goTo("/user")
    await row.getByRole("link", { name: "Choir on Friday" }).click()
    await visit.press("Show the change")
    await visit.titled("Choir on Monday")
    await visit.press("Discard the change")
    await visit.page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click()
    await visit.hasToast("The change is discarded")
    await note(visit).waitFor({ state: "detached" })
    await visit.titled("Choir on Friday")
    await visit.end()
  })
})

/** Makes editors' publishing wait for an administrator, until the test is over. */
async function requireApproval() {
  const set = (approvesEditors: boolean) => hanna.call("editSite", { input: { approvesEditors } })
  onTestFinished(async () => void (await set(false)))
  await set(true)
}

it("An editor's story waits, is sent back with notes and approved, and a takedown can be undone", async () => {
  const publication = { as: "PUBLISHED", expiresAt: "2099-03-01T08:00:00.000Z" }
  const { id: notYet } = await published(eda, "NewsStory", { title: "Not yet", publication })
  const head = await stage.signedIn("Hanna Head", `/news/view/${notYet}`)
  await expectNote(head, /^It is taken down 1 Mar 2099/)
  await head.press("Take down")
  await head.hasToast(/^Taken down/)
  await note(head).getByText("Taken down", { exact: true }).waitFor()
  await expect.poll(() => head.heading("Not yet").evaluate(isFocused)).toBe(true)
  await expect.poll(() => note(head).getByText("It is taken down").count()).toBe(0)
  expect(await publicTitle(notYet)).toBeUndefined()
  await head.press("Undo")
  await head.hasToast("It is public again")
  expect(await publicTitle(notYet)).toBe("Not yet")

  const gallery = await published(eda, "Gallery", { name: "Sports week" })
  await requireApproval()
  const text = { title: "Bread on Friday", detail: "<p>It rose. Then it fell.</p>" }
  const { id } = await published(eda, "NewsStory", text)
  await head.goTo("/admin")
  const morning = head.page.getByRole("listitem").filter({ hasText: `New story, handed in by ${editor.name}` })
  await morning.getByRole("link", { name: text.title }).click()
  await head.heading(text.title).waitFor()
  expect(await barriers(head.page)).toEqual([])
  await selectFirst(head, "It rose.")
  await head.press("Note on the selected words")
  await head.page.keyboard.type("How high?")
  await head.page.getByLabel("Sentence").selectOption("Then it fell.")
  await head.press("Note on this sentence")
  await head.page.keyboard.type("Please name the baker.")
  await head.press("Send back")
  await head.hasToast("Sent back")
  const isBelowTop = (element: Element) => element.getBoundingClientRect().top > 0
  await expect.poll(() => head.page.getByText("Nothing is waiting for you.").evaluate(isBelowTop)).toBe(true)

  const writer = await stage.signedIn(editor.name, "/user")
  await writer.page.getByRole("listitem").getByText("How high?").waitFor()
  await writer.goTo(`/news/view/${id}`)
  await expectNote(writer, "Please name the baker.")
  await writer.press("Edit")
  await writer.page.locator("[contenteditable=true]").getByText("Then it fell.").waitFor()
  await writer.page.getByRole("button", { name: /^Show.*Then it fell/ }).click()
  await expect.poll(() => writer.page.evaluate(() => String(getSelection()))).toBe("Then it fell.")
  await writer.press("Cancel")
  await writer.press("Hand in")
  await writer.hasToast(/^Handed in/)
  await expectNote(writer, "Waiting for approval")
  await expectNote(writer, "An administrator looks at it first.")
  await expect.poll(() => decides(writer).count()).toBe(0)
  await head.goTo(`/news/view/${id}`)
  await expectNote(head, "Its writer is waiting for your decision.")
  await decides(head).click()
  await head.heading(text.title).waitFor()
  await head.quiet()
  await eda.call("editNewsStory", { id, input: { detail: "<p>Unseen.</p>" } })
  await head.press("Approve")
  await head.hasToast(`This was changed since you looked at it, last by ${editor.name}. Please look at what is new.`)
  expect(await publicTitle(id)).toBeUndefined()
  await head.page.getByText("Changed since you looked: Content.").waitFor()
  await head.page.getByText("Unseen.").first().waitFor()
  await head.page.getByLabel("What should be different?").fill("Nothing.")
  const release = await head.holdBack(/approve\(/)
  await head.press("Approve")
  await head.goTo("/admin")
  await release()
  await head.hasToast("Approved")
  const stored = await head.page.evaluate((name) => sessionStorage.getItem(name), `review NEWS_STORY:${id}`)
  expect(stored).toBe("")
  await head.goTo("/admin/approvals")
  await head.page.getByText("Nothing is waiting for you.").waitFor()
  expect(await publicTitle(id)).toBe("Bread on Friday")

  await head.end()

  // Pictures for a public gallery wait, too. Their writer sees them in the gallery.
  await writer.goTo(`/gallery/addpics/${gallery.id}`)
  await writer.page.locator("input[type=file]").setInputFiles([await photo("one.jpg")])
  await writer.page.getByLabel("Caption").fill("The start")
  await writer.press("Post 1 picture")
  await writer.hasToast(/^Handed in/)
  await expectNote(writer, "Waiting for approval")
  await writer.page.getByRole("button", { name: /^Open picture 1 / }).waitFor()
  const { images } = await stage.school.visitor().call("gallery", { id: gallery.id }, "images { id }")
  expect(images).toEqual([])
  await writer.end()
})

/** True if nothing covers its lower edge. */
function isOnTop(item: Element) {
  const { x, width, bottom } = item.getBoundingClientRect()
  return item.contains(document.elementFromPoint(x + width / 2, bottom - 1))
}

describe("an editor", () => {
  it("begins a story on a phone and finishes it on another device, with its picture", async () => {
    const phone = await stage.signedIn(editor.name, "/news/add", onPhone)
    let lost = false
    await phone.page.route("**/graphql", (route) => {
      if (lost || !route.request().postData()?.includes("mutation SaveDraft")) return route.fallback()
      lost = true
      return route.abort()
    })
    await phone.page.getByLabel("Title").fill("Begun")
    await draftSaved(phone, "Begun")
    // Simulates a switch to another app: pending drafts are sent at once.
    await phone.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
    await expect.poll(() => lost).toBe(true)
    await phone.page.getByLabel("Title").fill("Begun on the bus")
    await choosePicture(phone, "A long shadow")
    await expect
      .poll(() => draftsOnServer("{ title pictures { id } }"), { timeout: 20_000 })
      .toEqual([{ title: "Begun on the bus", pictures: [expect.anything()] }])
    const desk = await stage.signedIn(editor.name, "/news/add")
    await offer(desk).getByText("Begun on the bus", { exact: true }).waitFor()
    await offer(desk)
      .getByText(/^Chrome on Android, today/)
      .waitFor()
    await waitForPicture(offer(desk).locator("img"))
    await continueDraft(desk)
    await fieldHolds(desk, "Title", "Begun on the bus")
    await waitForPicture(desk.page.getByRole("img", { name: "The picture in use" }))
    await fieldHolds(desk, "What does the picture show?", "A long shadow")
    await desk.page.getByLabel("Title").fill("Begun on the bus, finished at a desk")
    const titles = async () => (await draftsOnServer("{ title }")).map(({ title }: { title: string }) => title)
    await expect.poll(titles, { timeout: 20_000 }).toEqual(["Begun on the bus, finished at a desk"])
    await phone.page.getByLabel("Title").fill("Begun on the bus, and late")
    await offer(phone).getByText("Begun on the bus, finished at a desk", { exact: true }).waitFor({ timeout: 20_000 })
    await expect
      .poll(titles, { timeout: 20_000 })
      .toEqual(["Begun on the bus, and late", "Begun on the bus, finished at a desk"])
    await phone.press("Cancel")
    await phone.press("Discard it")
    await write(desk, "Content", "Form 5 measured its shadow.")
    await desk.press("Submit")
    await desk.titled("Begun on the bus, finished at a desk")
    await waitForPicture(desk.page.getByRole("img", { name: "A long shadow" }))
    await expect.poll(() => draftsOnServer("{ title }")).toEqual([])
    await phone.reopen("/user")
    await phone.page.getByRole("link", { name: "Begun on the bus, finished at a desk" }).waitFor()
    await expect.poll(() => phone.page.getByRole("region", { name: "Unfinished" }).count()).toBe(0)
    await phone.endRefused()
    await desk.end()
  })

  it("posts a story in three taps from a phone's home page, and finds their work in the menu", async () => {
    await draft({ title: "Half a story" })
    const phone = await stage.signedIn(editor.name, "/", { ...onPhone, viewport: { width: 360, height: 740 } })
    const { page } = phone
    await page.getByText("My work (1 draft)").waitFor()
    await page.getByRole("button", { name: "New", exact: true }).tap()
    await page.getByRole("dialog", { name: "New" }).getByRole("link", { name: "Story", exact: true }).tap()
    await fillIn(phone, "The bell, on Tuesday 7 July 2027")
    await page.getByText("Title: “Tuesday 7 July 2027” falls on Wednesday.").waitFor()
    await write(phone, "Content", "\n".repeat(12))
    await page.getByRole("button", { name: "Insert", exact: true }).tap()
    await expect.poll(() => page.getByRole("menuitem").last().evaluate(isOnTop)).toBe(true)
    await page.getByText(/^Kept \d\d:\d\d, also for your other devices\.$/).waitFor({ timeout: 20_000 })
    expect(await barriers(page)).toEqual([])
    await page.getByRole("button", { name: "Submit" }).tap()
    await phone.titled("The bell, on Tuesday 7 July 2027")
    await page.getByRole("button", { name: "Menu" }).tap()
    const menu = page.getByRole("dialog", { name: "Menu" })
    const first = menu.locator("a, button")
    await expect.poll(async () => (await first.allTextContents()).join()).toMatch(/^,My page,My work,Log out,/)
    await menu.getByRole("link", { name: "My work" }).tap()
    await expect.poll(() => page.getByRole("heading", { level: 3, name: /^The bell/ }).count()).toBe(1)
    await page.goBack()
    await phone.titled("The bell, on Tuesday 7 July 2027")
    await phone.end()
  })

  it("finds what they began, in forms and as drafts, and continues it", async () => {
    await draft({ title: "Half a story" })
    const another = await stage.school.account(Role.EDITOR)
    const visit = await stage.signedIn(another.name, "/blog/add")
    await visit.page.getByLabel("Title").fill("The bus is late")
    await draftSaved(visit, "The bus is late")
    await visit.reopen("/user")
    await visit.page.getByRole("region", { name: "New", exact: true }).getByRole("link", { name: "Story" }).waitFor()
    const unfinished = visit.page.getByRole("region", { name: "Unfinished" })
    await unfinished.getByText("New blog post").waitFor()
    await expect.poll(() => visit.page.getByText("Half a story").count()).toBe(0)
    expect(await barriers(visit.page)).toEqual([])
    await unfinished.getByRole("button", { name: /^Discard/ }).click()
    await visit.hasToast("“The bus is late”: discarded")
    await visit.press("Undo")
    await draftOfAnotherForm(another)
    await unfinished.getByRole("link", { name: /^Continue.*The bus is late$/ }).click()
    await visit.page.waitForURL(/#\/blog\/add$/)
    await offer(visit).getByText("The bus is late", { exact: true }).waitFor()
    await expect.poll(() => offer(visit).getByRole("listitem").count()).toBe(1)
    await visit.end()
  })
})
