import { beforeEach, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { User } from "../server/school/users/user.ts"
import { barriers } from "./axe.ts"
import { published } from "./items.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"
import { answer, canCloseTab, devices, draftSaved, draftsIn, fieldHolds, question } from "./writing.ts"

const stage = openStage()

let eda: User

/** Another editor for each try of a test, so that nobody is offered a failed try's draft. */
beforeEach(async () => {
  eda = await stage.school.account(Role.EDITOR)
})

const breadcrumb = ({ page }: Visit) =>
  page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "News" })
const waitForList = ({ page }: Visit, name = "News") => page.getByRole("heading", { level: 1, name }).waitFor()

it("A form with unsaved words asks before its writer goes back, logs out or cancels", async () => {
  const visit = await stage.signedIn(eda.name, "/gallery")
  const { page } = visit
  const back = () => page.evaluate(() => history.go(-2))
  const loggedOut = () => page.getByRole("link", { name: "Log in" }).first().waitFor()
  const ways: [leave: () => Promise<unknown>, choice: "Leave it for later" | "Discard it", arrived: () => unknown][] = [
    [back, "Leave it for later", () => waitForList(visit, "Gallery")],
    [() => page.getByRole("button", { name: "Log out" }).click(), "Discard it", loggedOut],
  ]
  for (const [index, [leave, choice, arrived]] of ways.entries()) {
    const title = `Story ${index}`
    await visit.goTo("/news")
    await page.getByRole("link", { name: "Post New Story" }).click()
    await page.getByLabel("Title").fill(title)
    await leave()
    await answer(visit, "Keep writing")
    await fieldHolds(visit, "Title", title)
    await expect.poll(() => page.url()).toContain("#/news/add")
    await leave()
    await answer(visit, choice)
    await arrived()
    if (choice === "Discard it") await expect.poll(() => draftsIn(visit)).not.toContain(title)
    else await draftSaved(visit, title)
  }

  const { id } = await published(await stage.school.signIn(eda.email), "NewsStory", { title: "A whole story" })
  await visit.signIn(eda.email)
  await visit.goTo(`/news/view/${id}`)
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()
  await press("Edit")
  await press("Cancel")
  await press("Edit")
  await page.getByLabel("Title").fill("Half of it")
  await press("Cancel")
  await answer(visit, "Keep writing")
  await fieldHolds(visit, "Title", "Half of it")
  await press("Cancel")
  await answer(visit, "Discard it")
  await waitForList(visit, "A whole story")
  await expect.poll(() => page.getByText("Half of it").count()).toBe(0)
  await visit.end()
})

it("An empty form does not ask, a kept draft lets the tab close, and the menu on a phone asks too", async () => {
  const visit = await stage.signedIn(eda.name, "/news", devices[1][1])
  const { page } = visit
  const write = async () => {
    await page.getByRole("link", { name: "Post New Story" }).click()
    await page.getByLabel("Title").fill("Half a story")
  }
  await write()
  await draftSaved(visit, "Half a story")
  await expect.poll(() => canCloseTab(visit)).toBe(true)
  const atOnce = await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("main input[type=text]")
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
    set?.call(field, "Half a story, and more")
    field?.dispatchEvent(new Event("input", { bubbles: true }))
    return window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
  })
  expect(atOnce).toBe(false)
  await draftSaved(visit, "Half a story, and more")
  await expect.poll(() => canCloseTab(visit)).toBe(true)
  await page.getByLabel("Title").fill("")
  await breadcrumb(visit).click()
  await waitForList(visit)
  await expect.poll(() => question(visit).count()).toBe(0)

  await write()
  await page.getByRole("button", { name: /menu/i }).first().click()
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Contact" }).click()
  await question(visit)
    .getByText(/Your draft is kept in this browser/)
    .waitFor()
  expect(await barriers(page)).toEqual([])
  await page.emulateMedia({ colorScheme: "dark" })
  expect(await barriers(page, ["color-contrast"])).toEqual([])
  await answer(visit, "Leave it for later")
  await page.waitForURL(/#\/contact$/)
  await visit.end()
})

it("A writer who leaves while a story is saving stays on the new screen, and is led to a new story", async () => {
  const visit = await stage.signedIn(eda.name, "/news/add")
  const { page } = visit
  const sent = async (button: string) => {
    const release = await visit.holdBack(/NewsStory/)
    await visit.press(button)
    await breadcrumb(visit).click()
    await waitForList(visit)
    await release()
  }
  await page.getByLabel("Title").fill("Kites over the field")
  await sent("Save draft")
  await visit.press("Show it")
  await waitForList(visit, "Kites over the field")
  const story = new URL(page.url()).hash.slice(1)
  await visit.press("Edit")
  await page.getByLabel("Title").fill("Kites over the river")
  await sent("Update")
  await page.getByRole("alert").getByText("Kept as a draft").waitFor()
  await waitForList(visit)
  await expect.poll(() => page.url()).toMatch(/#\/news(\?|$)/)

  await visit.goTo(story)
  await waitForList(visit, "Kites over the river")
  const release = await visit.holdBack(/deleteNewsStory/)
  await visit.press("Delete")
  await visit.confirmDeletion()
  await visit.goTo("/contact")
  await waitForList(visit, "Contact Us")
  await release()
  await visit.hasToast("News Story Deleted")
  await waitForList(visit, "Contact Us")
  await visit.end()
})
