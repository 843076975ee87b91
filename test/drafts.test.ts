import type { Route } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import type { User } from "../server/school/users/user.ts"
import { barriers } from "./axe.ts"
import { BuiltServer } from "./built-server.ts"
import { published } from "./items.ts"
import { choosePicture, photo, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { Visit } from "./visit.ts"
import { answer, devices, draftsIn, fieldHolds, goOn, keepFromServer, kept, leavesAtOnce, offer } from "./writing.ts"

const stage = openStage()

let eda: User

/** Another editor for each try of a test, so that nobody is offered a failed try's draft. */
beforeEach(async () => {
  eda = await stage.school.account(Role.EDITOR)
})

const submit = ({ page }: Visit) => page.getByRole("button", { name: "Submit" }).click()
const arrivedAt = ({ page }: Visit, title: string) => page.getByRole("heading", { level: 1, name: title }).waitFor()
const stillHere = ({ page }: Visit) => page.getByText("What you wrote is still here.").waitFor()

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
  await kept(visit, "A long shadow")
}

describe("a draft", () => {
  it("is there again, with its picture, after the tab of a phone has died or crashed, until it is sent", async () => {
    const visit = await stage.signedIn(eda.name, "/news/add", devices[1][1])
    await writeStory(visit, "The flagpole")
    const crashed = visit.page.waitForEvent("crash")
    void visit.page.goto("chrome://crash").catch(() => undefined)
    await crashed
    await visit.reopen("/news/add")
    await offer(visit).getByText("You began this before:").waitFor()
    await goOn(visit)
    await fieldHolds(visit, "Title", "The flagpole")
    await fieldHolds(visit, "What does the picture show?", "A long shadow")
    await visit.page.getByRole("textbox", { name: "Content" }).getByText("Form 5 measured its shadow.").waitFor()
    await visit.page.getByRole("img", { name: /preview/i }).waitFor()

    await submit(visit)
    await arrivedAt(visit, "The flagpole")
    expect(await titlesBy(eda)).toEqual(["The flagpole"])
    await expect.poll(() => draftsIn(visit)).not.toMatch(/The flagpole|photo/)
    await visit.end()
  })

  it("of an edit is offered when the item is edited again, can be discarded, and is gone as the words are as they were", async () => {
    const { id } = await published(await stage.school.signIn(eda.email), "NewsStory")
    const visit = await stage.signedIn(eda.name, `/news/view/${id}`)
    const edit = () => visit.page.getByRole("button", { name: "Edit", exact: true }).click()
    const title = visit.page.getByLabel("Title")
    await edit()
    await title.fill("Relay, and who fell")
    await kept(visit, "Relay, and who fell")
    await title.fill("Relay")
    await expect.poll(() => draftsIn(visit)).not.toContain("Relay, and who fell")
    await title.fill("Relay, and who fell")
    await kept(visit, "Relay, and who fell")
    await visit.reopen(`/news/view/${id}`)
    await edit()
    await offer(visit).getByRole("button", { name: "Discard" }).click()
    await expect.poll(() => draftsIn(visit)).not.toContain("Relay, and who fell")
    await fieldHolds(visit, "Title", "Relay")
    await visit.end()
  })

  it("is offered beside all others, each with what it is about, and can be had back where it was discarded", async () => {
    const visit = await stage.signedIn(eda.name, "/news/add")
    await visit.page.getByLabel("Title").fill("The bus is late")
    await kept(visit, "The bus is late")
    await visit.reopen("/news/add")
    await offer(visit).waitFor()
    await visit.page.getByLabel("Title").fill("The bus is early")
    await write(visit, "Content", "By eleven minutes.")
    await choosePicture(visit, "Ours, in the rain")
    await kept(visit, "Ours, in the rain")
    await visit.reopen("/news/add")
    await offer(visit).getByText("There are 2 drafts").waitFor()
    const drafts = offer(visit).getByRole("listitem")
    const early = drafts.filter({ hasText: "The bus is early" })
    await early.getByText("By eleven minutes.").waitFor()
    await early.getByText("With one picture.").waitFor()
    await early.getByText(/^This browser, today \d\d:\d\d/).waitFor()
    expect(await barriers(visit.page)).toEqual([])

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
    await kept(visit, "By eleven minutes.")
    await goOn(visit, "The bus is early")
    await visit.page.getByRole("img", { name: /preview/i }).waitFor()
    await drafts.filter({ hasText: "The bus is late" }).waitFor()
    await visit.end()
  })

  it("does not take away what was typed before it was gone on with, nor what is typed right after", async () => {
    const visit = await stage.signedIn(eda.name, "/blog/add")
    const title = visit.page.getByLabel("Title")
    await title.fill("First thoughts")
    await kept(visit, "First thoughts")
    await visit.reopen("/blog/add")
    await offer(visit).waitFor()
    await visit.page.getByLabel("Title").fill("Second thoughts")
    const button = offer(visit).getByRole("button", { name: "Continue" })
    const taken = await button.evaluate(async (button: HTMLButtonElement) => {
      button.click()
      await new Promise((resolve) => setTimeout(resolve))
      return document.querySelector<HTMLInputElement>("form input")?.value
    })
    expect(taken).toBe("First thoughts")
    await visit.page.getByLabel("Title").fill("First thoughts, and more")
    await visit.page.getByText("What you had begun here stays a draft of its own: “Second thoughts”.").waitFor()
    await kept(visit, "First thoughts, and more")
    await kept(visit, "Second thoughts")
    await visit.page.getByRole("button", { name: "Go back to it" }).click()
    await fieldHolds(visit, "Title", "Second thoughts")
    await kept(visit, "First thoughts, and more")
    await visit.end()
  })

  it("is never offered to somebody else in the same browser, and still to who wrote it", async () => {
    const visit = await stage.signedIn(eda.name, "/profiles/add")
    await visit.page.getByLabel("Name").fill("Only mine")
    await kept(visit, "Only mine")
    await visit.page.getByRole("button", { name: "Log out" }).click()
    await visit.page.getByRole("button", { name: "Leave it for later" }).click()
    await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()

    const { name: somebodyElse } = await stage.school.account(Role.EDITOR)
    await visit.signInAs(somebodyElse, "/profiles/add")
    await visit.page.getByLabel("Name").fill("Theirs")
    await kept(visit, "Theirs")
    await expect.poll(() => offer(visit).count()).toBe(0)
    await visit.reopen("/user")
    const unfinished = visit.page.getByRole("region", { name: "Unfinished" }).getByRole("heading", { level: 3 })
    await expect.poll(() => unfinished.allTextContents()).toEqual(["Theirs"])
    await visit.page.getByRole("button", { name: "Log out" }).click()
    await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()

    await visit.signInAs(eda.name, "/profiles/add")
    await goOn(visit)
    await fieldHolds(visit, "Name", "Only mine")
    await visit.end()
  })

  it("never holds a password", async () => {
    const head = await stage.school.account(Role.ADMINISTRATOR)
    const visit = await stage.signedIn(head.name, "/admin/users/add")
    await visit.page.getByLabel("Name").fill("Nadia New")
    await visit.page.getByLabel("How they get in").selectOption("PASSWORD")
    await visit.page.getByLabel("Let me type the first password").check()
    await visit.page.getByLabel("First password", { exact: true }).fill("Sesame!2026")
    await visit.page.getByLabel("Email").fill("nadia@jacarandahill.example")
    await kept(visit, "nadia@jacarandahill.example")
    await expect.poll(() => draftsIn(visit)).not.toContain("Sesame")
    await visit.reopen("/admin/users/add")
    await goOn(visit)
    await fieldHolds(visit, "Name", "Nadia New")
    await fieldHolds(visit, "First password", "")
    await visit.end()
  })

  it("of pictures for a gallery comes back with every file and its words", async () => {
    const { id } = await published(await stage.school.signIn(eda.email), "Gallery")
    const visit = await stage.signedIn(eda.name, `/gallery/addpics/${id}`)
    await visit.page.locator("input[type=file]").setInputFiles([await photo("one.jpg"), await photo("two.jpg")])
    await visit.page.getByLabel("Caption").first().fill("The first one")
    await visit.page.getByLabel("Caption").last().fill("The second one")
    await kept(visit, "The second one")
    await visit.reopen(`/gallery/addpics/${id}`)
    await goOn(visit)
    await visit.page.getByRole("heading", { name: "2 pictures chosen" }).waitFor()
    await expect.poll(() => visit.page.getByLabel("Caption").last().inputValue()).toBe("The second one")
    await visit.page.getByRole("button", { name: "Post 2 pictures" }).click()
    await visit.page.getByRole("alert").getByText("Image Posted", { exact: true }).waitFor()
    const { images } = (await stage.school.visitor().rest("GET", `/galleries/view/${id}`)).body
    expect(images.map(({ caption }: { caption: string }) => caption)).toEqual(["The first one", "The second one"])
    await expect.poll(() => draftsIn(visit)).not.toContain("The second one")
    await visit.end()
  })

  it("in two tabs is kept as one of each, and both say so, and is gone after thirty days", async () => {
    const visit = await stage.signedIn(eda.name, "/news/add")
    await visit.page.getByLabel("Title").fill("In the first tab")
    await kept(visit, "In the first tab")
    const second = await visit.page.context().newPage()
    await second.goto(`${stage.school.url}/#/news/add`)
    await second.getByLabel("Title").fill("In the second tab")
    await kept(visit, "In the second tab")
    for (const page of [second, visit.page]) await page.getByText("You are writing this in another tab too.").waitFor()
    await kept(visit, "In the first tab")
    await expect.poll(() => second.getByRole("region", { name: "Unfinished drafts" }).count()).toBe(0)
    await second.close()
    await visit.page.context().clock.install({ time: Date.now() + 31 * 24 * 60 * 60 * 1000 })
    await visit.reopen("/news/add")
    await visit.page.getByLabel("Title").waitFor()
    await expect.poll(() => draftsIn(visit)).not.toMatch(/In the (first|second) tab/)
    await expect.poll(() => offer(visit).count()).toBe(0)
    await visit.end()
  })
})

it("A family's message outlives looking something up and a reload, is not found in another tab, and goes when it is sent", async () => {
  const visit = await stage.visit({ path: "/contact" })
  const { page } = visit
  const words = "Does Form 1 start at eight?"
  await page.getByLabel("Name").fill("Amina Parent")
  await page.getByLabel("Message").fill(words)
  await kept(visit, words)
  // The draft goes with the tab, so the browser asks before closing it.
  expect(await leavesAtOnce(visit)).toBe(false)
  await page.reload()
  await goOn(visit)
  await fieldHolds(visit, "Message", words)
  await page.getByRole("contentinfo").getByRole("link", { name: "News", exact: true }).click()
  await page.getByLabel("Message").waitFor({ state: "detached" })
  await page.evaluate(() => history.back())
  await goOn(visit)
  await fieldHolds(visit, "Message", words)

  const other = await page.context().newPage()
  await other.goto(`${stage.school.url}/#/contact`)
  await other.getByLabel("Message").fill("Another")
  await expect.poll(() => other.getByRole("region", { name: "Unfinished drafts" }).count()).toBe(0)
  await other.close()

  await page.getByLabel("Contact email").fill("amina@example.org")
  await page.getByLabel(/phone/i).fill("555 0100")
  await page.getByRole("button", { name: "Send" }).click()
  await page.getByRole("alert").getByText("Message Sent", { exact: true }).waitFor()
  await expect.poll(() => draftsIn(visit)).not.toContain("Form 1")
  await expect.poll(() => leavesAtOnce(visit)).toBe(true)
  await visit.end()
})

describe("a save that fails", () => {
  it("because the server was killed leaves the form as it is, and is done once the server is back", async () => {
    const server = await BuiltServer.start()
    const visit = await Visit.start(stage.browser, server, { email: server.email, path: "/news/add" })
    await writeStory(visit, "While the lights were out")
    await visit.page.route("**/graphql", async (route) => {
      await server.kill()
      await route.continue()
    })
    await submit(visit)
    await stillHere(visit)
    await fieldHolds(visit, "Title", "While the lights were out")

    await visit.page.unroute("**/graphql")
    await server.run()
    await submit(visit)
    await arrivedAt(visit, "While the lights were out")
    expect((await server.visitor().rest("GET", "/news")).body.allStories).toHaveLength(1)
    await visit.endRefused()
    await server.remove()
  })

  it("because the tab died with the server's answer on its way makes no second story, nor do two clicks", async () => {
    const visit = await stage.signedIn(eda.name, "/news/add")
    await writeStory(visit, "Arrived all the same")
    await visit.page.route("**/graphql", async (route) => {
      await route.fetch()
      await route.abort()
    })
    await submit(visit)
    await stillHere(visit)
    expect(await titlesBy(eda)).toEqual(["Arrived all the same"])

    await visit.reopen("/news/add")
    await goOn(visit, "Arrived all the same")
    await fieldHolds(visit, "Title", "Arrived all the same")
    await visit.page.getByRole("button", { name: "Submit" }).dblclick()
    await arrivedAt(visit, "Arrived all the same")
    expect(await titlesBy(eda)).toEqual(["Arrived all the same"])
    await visit.endRefused()
  })

  it("because the line hangs is stopped by its writer, and is there once when it is sent again", async () => {
    const visit = await stage.signedIn(eda.name, "/news/add")
    const { page } = visit
    await page.clock.install()
    await writeStory(visit, "Into the tunnel")
    const arrived = new Promise<void>((resolve) =>
      page.route("**/graphql", async (route) => {
        await route.fetch()
        resolve()
      }),
    )
    await submit(visit)
    await arrived
    await page.clock.fastForward(10_000)
    await page.getByText("This takes longer than usual").waitFor()
    await expect.poll(() => page.getByRole("button", { name: "Cancel" }).isEnabled()).toBe(true)
    await page.getByRole("button", { name: "Stop" }).click()
    await page.getByText("You stopped this.").waitFor()
    await fieldHolds(visit, "Title", "Into the tunnel")
    await page.unrouteAll({ behavior: "ignoreErrors" })

    await page.getByRole("link", { name: "News", exact: true }).first().click()
    await answer(visit, "Go on writing")
    await submit(visit)
    await arrivedAt(visit, "Into the tunnel")
    expect(await titlesBy(eda)).toEqual(["Into the tunnel"])
    await visit.endRefused()
  })

  it("is seen on its way: how much of the picture has gone out", async () => {
    const visit = await stage.signedIn(eda.name, "/news/add")
    const { page } = visit
    await keepFromServer(visit)
    await writeStory(visit, "Byte by byte")
    const line = await page.context().newCDPSession(page)
    const conditions = { offline: false, latency: 0, downloadThroughput: -1 }
    await line.send("Network.emulateNetworkConditions", { ...conditions, uploadThroughput: 2000 })
    const refuse = (route: Route) =>
      route.request().headers()["content-type"]?.startsWith("multipart/")
        ? route.fulfill({ status: 413 })
        : route.fallback()
    await page.route("**/graphql", refuse)
    await submit(visit)
    await page.getByText("This is too large to be sent. A picture may have at most 10 MB.").waitFor()
    await page.unroute("**/graphql", refuse)
    await submit(visit)
    const bar = page.getByRole("progressbar", { name: "How much has been sent" })
    await expect.poll(() => bar.evaluate((bar: HTMLProgressElement) => bar.value)).toBeGreaterThan(0)
    await page.getByRole("button", { name: "Stop" }).click()
    await page.getByText("You stopped this.").waitFor()
    await line.send("Network.emulateNetworkConditions", { ...conditions, uploadThroughput: -1 })
    await submit(visit)
    await arrivedAt(visit, "Byte by byte")
    expect(await titlesBy(eda)).toEqual(["Byte by byte"])
    await visit.endRefused()
  })
})

/** A form in a browser whose storage fails. */
async function withStorage(fail: () => void) {
  const visit = await stage.signedIn(eda.name, "/news")
  await visit.page.addInitScript(fail)
  await visit.page.reload()
  await visit.goTo("/news/add")
  return visit
}

it("A browser without room for a picture keeps the words all the same, and one that keeps nothing says so before leaving", async () => {
  const full = await withStorage(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = function (this: IDBObjectStore, ...[value, key]: Parameters<typeof put>) {
      const request = put.call(this, value, key)
      if (value instanceof File) this.transaction.abort()
      return request
    }
  })
  await writeStory(full, "Larger than the shelf")
  expect(await draftsIn(full)).toContain('"files":[]')
  await full.page.getByRole("button", { name: "Cancel" }).click()
  await full.page.getByText("The pictures are too large to be kept").waitFor()
  await full.end()

  const none = await withStorage(() => {
    Object.defineProperty(window, "indexedDB", { get: () => undefined })
  })
  await none.page.getByLabel("Title").fill("Nowhere to go")
  await none.page.getByRole("button", { name: "Cancel" }).click()
  await none.page.getByText("This browser keeps no drafts, so what you wrote would be lost.").waitFor()
  await none.page.getByRole("button", { name: "Go on writing" }).click()
  await fieldHolds(none, "Title", "Nowhere to go")
  await none.end()
})
