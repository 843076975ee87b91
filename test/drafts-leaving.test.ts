import { beforeEach, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { User } from "../server/school/users/user.ts"
import { barriers } from "./axe.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"
import { answer, devices, draftsIn, fieldHolds, kept, leavesAtOnce, question } from "./writing.ts"

const stage = openStage()

let eda: User

/** Another editor for each try of a test, so that nobody is offered a failed try's draft. */
beforeEach(async () => {
  eda = await stage.school.account(Role.EDITOR)
})

/** Eda at the form for a new story, with the list of stories behind her and a title written. */
async function writing(options: object = {}) {
  const visit = await stage.signedIn(eda.name, "/news", options)
  await visit.page.getByRole("link", { name: "Post New Story" }).click()
  await visit.page.getByLabel("Title").fill("Half a story")
  return visit
}

const breadcrumb = ({ page }: Visit) =>
  page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "News" })
const atTheList = ({ page }: Visit, name = "News") => page.getByRole("heading", { level: 1, name }).waitFor()

it("A form with words in it asks before it is left, by whatever way, and stays or goes where one would have gone", async () => {
  const visit = await stage.signedIn(eda.name, "/news")
  const { page } = visit
  const back = (steps: number) => () => page.evaluate((steps) => history.go(-steps), steps)
  const loggedOut = () => page.getByRole("link", { name: "Log in" }).first().waitFor()
  const ways: [leave: () => Promise<unknown>, choice: "Leave it for later" | "Discard it", arrived: () => unknown][] = [
    [() => breadcrumb(visit).click(), "Leave it for later", () => atTheList(visit)],
    [back(1), "Discard it", () => atTheList(visit)],
    [back(2), "Leave it for later", () => atTheList(visit, "Gallery")],
    [() => visit.goTo("/events"), "Leave it for later", () => atTheList(visit, "Events")],
    [() => page.getByRole("button", { name: "Log out" }).click(), "Discard it", loggedOut],
  ]
  for (const [index, [leave, choice, arrived]] of ways.entries()) {
    const title = `Story ${index}`
    await visit.goTo("/gallery")
    await atTheList(visit, "Gallery")
    await visit.goTo("/news")
    await page.getByRole("link", { name: "Post New Story" }).click()
    await page.getByLabel("Title").fill(title)
    await leave()
    await answer(visit, "Go on writing")
    await fieldHolds(visit, "Title", title)
    await expect.poll(() => page.url()).toContain("#/news/add")
    await leave()
    await answer(visit, choice)
    await arrived()
    if (choice === "Discard it") await expect.poll(() => draftsIn(visit)).not.toContain(title)
    else await kept(visit, title)
  }
  await visit.end()
})

it("A form without words in it does not ask, and the tab may be closed once the draft is kept, not before", async () => {
  const visit = await writing()
  const { page } = visit
  await kept(visit, "Half a story")
  await expect.poll(() => leavesAtOnce(visit)).toBe(true)
  const atOnce = await page.evaluate(() => {
    const field = document.querySelector<HTMLInputElement>("main input[type=text]")
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
    set?.call(field, "Half a story, and more")
    field?.dispatchEvent(new Event("input", { bubbles: true }))
    return window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
  })
  expect(atOnce).toBe(false)
  await kept(visit, "Half a story, and more")
  await expect.poll(() => leavesAtOnce(visit)).toBe(true)
  await page.getByLabel("Title").fill("")
  await breadcrumb(visit).click()
  await atTheList(visit)
  await expect.poll(() => question(visit).count()).toBe(0)
  await visit.end()
})

it("Cancel of an edit asks only when something would be left behind", async () => {
  const head = await stage.school.account(Role.ADMINISTRATOR)
  const visit = await stage.signedIn(head.name, "/welcome")
  const press = (name: string) => visit.page.getByRole("button", { name, exact: true }).click()
  await press("Edit")
  await press("Cancel")
  await press("Edit")
  await visit.page.getByLabel("Title").fill("Karibu")
  await press("Cancel")
  await answer(visit, "Go on writing")
  await fieldHolds(visit, "Title", "Karibu")
  await press("Cancel")
  await answer(visit, "Discard it")
  await visit.page.getByRole("button", { name: "Edit", exact: true }).waitFor()
  await expect.poll(() => visit.page.getByText("Karibu").count()).toBe(0)
  await visit.end()
})

it("On a phone the menu asks too, and nothing bars the way through the question and the offer, light or dark", async () => {
  const visit = await writing(devices[1][1])
  const { page } = visit
  await page.getByRole("button", { name: /menu/i }).first().click()
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Contact" }).click()
  await question(visit)
    .getByText(/Your draft is kept in this browser/)
    .waitFor()
  const inBoth = async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await barriers(page)).toEqual([])
    }
  }
  await inBoth()
  await answer(visit, "Leave it for later")
  await page.waitForURL(/#\/contact$/)
  await visit.goTo("/news/add")
  await page.getByRole("region", { name: "Unfinished drafts" }).waitFor()
  await inBoth()
  await visit.end()
})
