import { beforeEach, describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { User } from "../server/users/user.ts"
import { barriers } from "./axe.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"
import { answer, devices, draftsIn, fieldHolds, goOn, kept, leavesAtOnce, question } from "./writing.ts"

const stage = openStage({ SEED: "school" })

let eda: User

/** Another editor for each try of a test: to nobody is offered what a failed one has left unfinished. */
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

const atTheForm = async (visit: Visit) => {
  await fieldHolds(visit, "Title", "Half a story")
  await expect.poll(() => visit.page.url()).toContain("#/news/add")
}

const breadcrumb = ({ page }: Visit) =>
  page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link", { name: "News" })

describe.each(devices)("leaving a form with words in it %s", (_where, device) => {
  it("by a link asks first; the draft is there on coming back", async () => {
    const visit = await writing(device)
    await breadcrumb(visit).click()
    await question(visit)
      .getByText(/Your draft is kept in this browser/)
      .waitFor()
    await answer(visit, "Go on writing")
    await atTheForm(visit)

    await breadcrumb(visit).click()
    await answer(visit, "Leave it for later")
    await visit.page.getByRole("heading", { level: 1, name: "News" }).waitFor()
    await visit.page.getByRole("link", { name: "Post New Story" }).click()
    await goOn(visit)
    await atTheForm(visit)
    await visit.end()
  })

  it("by the back button asks first, and stays or goes where it would have gone", async () => {
    const visit = await writing(device)
    await visit.page.evaluate(() => history.back())
    await answer(visit, "Go on writing")
    await atTheForm(visit)

    await visit.page.evaluate(() => history.back())
    await answer(visit, "Discard it")
    await visit.page.getByRole("heading", { level: 1, name: "News" }).waitFor()
    await expect.poll(() => visit.page.url()).toMatch(/#\/news$/)
    await expect.poll(() => draftsIn(visit)).not.toContain("Half a story")
    await visit.page.evaluate(() => history.forward())
    await fieldHolds(visit, "Title", "")
    await visit.end()
  })
})

describe("a form with words in it", () => {
  it("asks before the menu leads elsewhere", async () => {
    const visit = await writing(devices[1][1])
    await visit.page.getByRole("button", { name: /menu/i }).first().click()
    await visit.page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Admissions" }).click()
    await answer(visit, "Leave it for later")
    await visit.page.waitForURL(/#\/admissions$/)
    await visit.end()
  })

  it("asks before an address typed by hand is followed", async () => {
    const visit = await writing()
    await visit.goTo("/gallery")
    await answer(visit, "Go on writing")
    await atTheForm(visit)
    await visit.goTo("/gallery")
    await answer(visit, "Leave it for later")
    await visit.page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor()
    await visit.end()
  })

  it("asks before a step over addresses that were typed by hand, and then takes it whole", async () => {
    const visit = await stage.signedIn(eda.name, "/news")
    await visit.goTo("/gallery")
    await visit.page.getByRole("heading", { level: 1, name: "Gallery" }).waitFor()
    await visit.goTo("/news/add")
    await visit.page.getByLabel("Title").fill("Half a story")
    await visit.page.evaluate(() => history.go(-2))
    await answer(visit, "Go on writing")
    await atTheForm(visit)
    await visit.page.evaluate(() => history.go(-2))
    await answer(visit, "Leave it for later")
    await visit.page.waitForURL(/#\/news$/)
    await visit.end()
  })

  it("asks before logging out, and stays signed in while one goes on writing", async () => {
    const visit = await writing()
    await visit.page.getByRole("button", { name: "Log out" }).click()
    await answer(visit, "Go on writing")
    await atTheForm(visit)
    await visit.page.getByRole("button", { name: "Log out" }).click()
    await answer(visit, "Discard it")
    await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
    await expect.poll(() => draftsIn(visit)).not.toContain("Half a story")
    await visit.end()
  })

  it("does not ask again after the answer, nor where nothing was written", async () => {
    const visit = await writing()
    await visit.page.getByLabel("Title").fill("")
    await breadcrumb(visit).click()
    await visit.page.getByRole("heading", { level: 1, name: "News" }).waitFor()
    await expect.poll(() => question(visit).count()).toBe(0)
    await visit.page.evaluate(() => history.back())
    await visit.page.getByLabel("Title").waitFor()
    await visit.end()
  })

  it("lets the tab be closed without a word once the draft is kept, and warns before that", async () => {
    const visit = await writing()
    await kept(visit, "Half a story")
    await expect.poll(() => leavesAtOnce(visit)).toBe(true)
    const atOnce = await visit.page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>("main input[type=text]")
      const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set
      set?.call(field, "Half a story, and more")
      field?.dispatchEvent(new Event("input", { bubbles: true }))
      return window.dispatchEvent(new Event("beforeunload", { cancelable: true }))
    })
    expect(atOnce).toBe(false)
    await kept(visit, "Half a story, and more")
    await expect.poll(() => leavesAtOnce(visit)).toBe(true)
    await visit.end()
  })
})

describe("Cancel", () => {
  it("asks only when something would be left behind", async () => {
    const head = await stage.school.account(Role.ADMINISTRATOR)
    const visit = await stage.signedIn(head.name, "/welcome")
    const edit = () => visit.page.getByRole("button", { name: "Edit", exact: true }).click()
    await edit()
    await visit.page.getByRole("button", { name: "Cancel" }).click()
    await visit.page.getByRole("button", { name: "Edit", exact: true }).waitFor()

    await edit()
    await visit.page.getByLabel("Title").fill("Karibu")
    await visit.page.getByRole("button", { name: "Cancel" }).click()
    await answer(visit, "Go on writing")
    await fieldHolds(visit, "Title", "Karibu")
    await visit.page.getByRole("button", { name: "Cancel" }).click()
    await answer(visit, "Discard it")
    await visit.page.getByRole("button", { name: "Edit", exact: true }).waitFor()
    await expect.poll(() => visit.page.getByText("Karibu").count()).toBe(0)
    await visit.end()
  })
})

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it("nothing bars the way through the question", async () => {
    const visit = await writing({ colorScheme, viewport: { width: 360, height: 740 } })
    await breadcrumb(visit).click()
    await question(visit).waitFor()
    expect(await barriers(visit.page)).toEqual([])
    await answer(visit, "Leave it for later")
    await visit.page.getByRole("link", { name: "Post New Story" }).click()
    await visit.page.getByRole("region", { name: "Unfinished drafts" }).waitFor()
    expect(await barriers(visit.page)).toEqual([])
    await visit.end()
  })
})
