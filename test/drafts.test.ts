import type { Route } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { User } from "../server/school/users/user.ts"
import { barriers } from "./axe.ts"
import { published } from "./items.ts"
import { choosePicture, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"
import { answer, blockDraftSync, continueDraft, devices, draftSaved, draftsIn, fieldHolds, offer } from "./writing.ts"

const stage = openStage()

let eda: User

/** Another editor for each try of a test, so that nobody is offered a failed try's draft. */
beforeEach(async () => {
  eda = await stage.school.account(Role.EDITOR)
})

const submit = ({ page }: Visit) => page.getByRole("button", { name: "Submit" }).click()

async function titlesBy({ name }: User) {
  const { body } = await stage.school.visitor().rest("GET", "/news")
  const own = body.allStories.filter(({ user }: { user: { name: string } }) => user.name === name)
  return own.map(({ title }: { title: string }) => title)
}

/** A complete story, not yet sent. */
async function writeStory(visit: Visit, title: string) {
  await visit.page.getByLabel("Title").fill(title)
  await write(visit, "Content", "Form 5 measured its shadow.")
  await choosePicture(visit, "A long shadow")
  await draftSaved(visit, "A long shadow")
}

describe("a draft", () => {
  it("survives a crash of the tab with its picture, and is sent once despite a lost answer and two clicks", async () => {
    const visit = await stage.signedIn(eda.name, "/news/add", devices[1][1])
    await writeStory(visit, "The flagpole")
    const crashed = visit.page.waitForEvent("crash")
    void visit.page.goto("chrome://crash").catch(() => undefined)
    await crashed
    await visit.reopen("/news/add")
    await offer(visit).getByText("You began this before:").waitFor()
    await continueDraft(visit)
    await fieldHolds(visit, "Title", "The flagpole")
    await fieldHolds(visit, "What does the picture show?", "A long shadow")
    await visit.page.getByRole("textbox", { name: "Content" }).getByText("Form 5 measured its shadow.").waitFor()
    await visit.page.getByRole("img", { name: /preview/i }).waitFor()

    await visit.page.route("**/graphql", async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit(visit)
    await visit.page.getByText("What you wrote is still here.").waitFor()
    expect(await titlesBy(eda)).toEqual(["The flagpole"])

    await visit.reopen("/news/add")
    await continueDraft(visit)
    await fieldHolds(visit, "Title", "The flagpole")
    await visit.page.getByRole("button", { name: "Submit" }).dblclick()
    await visit.titled("The flagpole")
    expect(await titlesBy(eda)).toEqual(["The flagpole"])
    await expect.poll(() => draftsIn(visit)).not.toMatch(/The flagpole|photo/)
    await visit.endRefused()
  })

  it("of an edit is offered at the next edit, can be discarded, and goes once the words are unchanged", async () => {
    const { id } = await published(await stage.school.signIn(eda.email), "NewsStory")
    const visit = await stage.signedIn(eda.name, `/news/view/${id}`)
    const title = () => visit.page.getByLabel("Title")
    await visit.press("Edit")
    await title().fill("Relay, and who fell")
    await draftSaved(visit, "Relay, and who fell")
    await title().fill("Relay")
    await expect.poll(() => draftsIn(visit)).not.toContain("Relay, and who fell")
    await title().fill("Relay, and who won")
    await draftSaved(visit, "Relay, and who won")
    await visit.reopen(`/news/view/${id}`)
    await visit.press("Edit")
    await offer(visit).getByRole("button", { name: "Discard" }).click()
    await expect.poll(() => draftsIn(visit)).not.toContain("Relay, and who won")
    await fieldHolds(visit, "Title", "Relay")
    await visit.end()
  })

  it("is listed beside the others, can be restored after a discard, and replaces nothing typed meanwhile", async () => {
    const visit = await stage.signedIn(eda.name, "/news/add")
    const title = () => visit.page.getByLabel("Title")
    await title().fill("The bus is late")
    await draftSaved(visit, "The bus is late")
    await visit.reopen("/news/add")
    await offer(visit).waitFor()
    await title().fill("The bus is early")
    await write(visit, "Content", "By eleven minutes.")
    await choosePicture(visit, "Ours, in the rain")
    await draftSaved(visit, "Ours, in the rain")
    // The editor's text may be kept later than a field that was filled after it.
    await draftSaved(visit, "By eleven minutes.")
    await visit.reopen("/news/add")
    await offer(visit).getByText("There are 2 drafts").waitFor()
    const drafts = offer(visit).getByRole("listitem")
    const early = drafts.filter({ hasText: "The bus is early" })
    await early.getByText("By eleven minutes.").waitFor()
    await early.getByText("With one picture.").waitFor()
    await early.getByText(/^This browser, today \d\d:\d\d/).waitFor()
    expect(await barriers(visit.page)).toEqual([])
    await visit.page.emulateMedia({ colorScheme: "dark" })
    expect(await barriers(visit.page, ["color-contrast"])).toEqual([])

    for (const title of ["The bus is early", "The bus is late"]) {
      await drafts.filter({ hasText: title }).getByRole("button", { name: "Discard" }).click()
      await expect.poll(() => draftsIn(visit)).not.toContain(title)
      await visit.page.getByRole("alert").getByText(`“${title}”: discarded`).waitFor()
    }
    await offer(visit).waitFor({ state: "detached" })
    await visit.page.locator("h1:focus").waitFor()
    // Not the toolbar's button.
    const undo = visit.page.getByRole("button", { name: "Undo" }).and(visit.page.locator(":not([role=toolbar] *)"))
    await expect.poll(() => undo.count()).toBe(2)
    await visit.page.keyboard.press("Control+z")
    await visit.page.keyboard.press("Control+z")
    await expect.poll(() => drafts.count()).toBe(2)
    await draftSaved(visit, "By eleven minutes.")

    await title().fill("Second thoughts")
    const taken = await early.getByRole("button", { name: "Continue" }).evaluate(async (button: HTMLButtonElement) => {
      button.click()
      await new Promise((resolve) => setTimeout(resolve))
      return document.querySelector<HTMLInputElement>("main form input")?.value
    })
    expect(taken).toBe("The bus is early")
    await title().fill("The bus is early, and empty")
    await visit.page.getByText("What you had begun here stays a separate draft: “Second thoughts”.").waitFor()
    await visit.page.getByRole("img", { name: /preview/i }).waitFor()
    await drafts.filter({ hasText: "The bus is late" }).waitFor()
    await draftSaved(visit, "The bus is early, and empty")
    await draftSaved(visit, "Second thoughts")
    await visit.page.getByRole("button", { name: "Go back to it" }).click()
    await fieldHolds(visit, "Title", "Second thoughts")
    await draftSaved(visit, "The bus is early, and empty")
    await visit.end()
  })

  it("is kept separately in each of two tabs, and both say so", async () => {
    const visit = await stage.signedIn(eda.name, "/news/add")
    await visit.page.getByLabel("Title").fill("In the first tab")
    await draftSaved(visit, "In the first tab")
    const second = await visit.page.context().newPage()
    await second.goto(`${stage.school.url}/#/news/add`)
    await second.getByLabel("Title").fill("In the second tab")
    await draftSaved(visit, "In the second tab")
    for (const page of [second, visit.page]) await page.getByText("You are writing this in another tab too.").waitFor()
    await draftSaved(visit, "In the first tab")
    await expect.poll(() => second.getByRole("region", { name: "Unfinished drafts" }).count()).toBe(0)
    await second.close()
    await visit.end()
  })
})

it("A save that was too large or stopped shows its progress, and arrives once when it is sent again", async () => {
  const visit = await stage.signedIn(eda.name, "/news/add")
  const { page } = visit
  const stop = async () => {
    await page.getByRole("button", { name: "Stop" }).click()
    await page.getByText("You stopped this.").waitFor()
    await fieldHolds(visit, "Title", "Byte by byte")
  }
  await page.clock.install()
  await blockDraftSync(visit)
  const refuse = (route: Route) =>
    route.request().headers()["content-type"]?.startsWith("multipart/")
      ? route.fulfill({ status: 413 })
      : route.fallback()
  await page.route("**/graphql", refuse)
  await writeStory(visit, "Byte by byte")
  const tooLarge = page.getByText("This is too large to be sent. A picture may have at most 10 MB.")
  await tooLarge.waitFor()
  const line = await page.context().newCDPSession(page)
  const conditions = { offline: false, latency: 0, downloadThroughput: -1 }
  await line.send("Network.emulateNetworkConditions", { ...conditions, uploadThroughput: 2000 })
  await submit(visit)
  await expect.poll(() => tooLarge.count()).toBe(2)
  await page.unroute("**/graphql", refuse)
  await submit(visit)
  const bar = page.getByRole("progressbar", { name: "How much has been sent" })
  await expect.poll(() => bar.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0)
  await stop()
  await line.send("Network.emulateNetworkConditions", { ...conditions, uploadThroughput: -1 })

  // Arrives, and is never answered.
  const arrived = new Promise<void>((resolve) =>
    page.route("**/graphql", async (route) => {
      if (!route.request().postData()?.includes("AddNewsStory")) return route.fallback()
      await route.fetch()
      resolve()
    }),
  )
  await submit(visit)
  await arrived
  await page.clock.fastForward(10_000)
  await page.getByText("This takes longer than usual").waitFor()
  await expect.poll(() => page.getByRole("button", { name: "Cancel" }).isEnabled()).toBe(true)
  await stop()
  await page.unrouteAll({ behavior: "ignoreErrors" })
  await page.getByRole("link", { name: "News", exact: true }).first().click()
  await answer(visit, "Keep writing")
  await submit(visit)
  await visit.titled("Byte by byte")
  expect(await titlesBy(eda)).toEqual(["Byte by byte"])
  await visit.endRefused()
})

it("A browser without room for a picture keeps the words, and one without storage warns first", async () => {
  const visit = await stage.signedIn(eda.name, "/news/add")
  const { page } = visit
  const press = (name: string) => page.getByRole("button", { name }).click()
  /** Opens the form anew in a browser whose storage fails. */
  const withStorage = async (fail: () => void) => {
    await page.addInitScript(fail)
    await page.reload()
  }
  await withStorage(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...[value, key]: Parameters<typeof put>) {
      const request = put.call(this, value, key)
      if (value instanceof File) this.transaction.abort()
      return request
    }
  })
  await writeStory(visit, "Larger than the shelf")
  expect(await draftsIn(visit)).toContain('"files":[]')
  await press("Cancel")
  await page.getByText("The pictures are too large to be kept").waitFor()
  await answer(visit, "Keep writing")

  await withStorage(() => {
    Object.defineProperty(window, "indexedDB", { get: () => undefined })
  })
  await page.getByLabel("Title").fill("Nowhere to go")
  await press("Cancel")
  await page.getByText("This browser keeps no drafts, so what you wrote would be lost.").waitFor()
  await answer(visit, "Keep writing")
  await fieldHolds(visit, "Title", "Nowhere to go")
  await visit.end()
})
