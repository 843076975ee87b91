import type { Page } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { User } from "../server/users/user.ts"
import { barriers } from "./axe.ts"
import { exampleOf, published } from "./items.ts"
import { password } from "./school.ts"
import { choosePicture, hireStaff, photo, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"
import { devices, fieldHolds, keepFromServer, kept, revoke, signInAgain, signInDialog } from "./writing.ts"

const stage = openStage({ SEED: "school" }, async (school) => {
  await hireStaff(school)
  await school.account(Role.REGULAR, "Pat Parent")
})

const eli = "eli.editor@jacarandahill.example"
const parent = "pat.parent@jacarandahill.example"

let eda: User

/** Another editor for each try of a test: to nobody is offered what a failed one has left unfinished. */
beforeEach(async () => {
  eda = await stage.school.account(Role.EDITOR)
})

/** Eda at a form for a new story with all that it needs. */
async function writing(title: string, options: object = {}) {
  const visit = await stage.signedIn(eda.name, "/news/add", options)
  await visit.page.getByLabel("Title").fill(title)
  await write(visit, "Content", "Form 5 measured its shadow.")
  await choosePicture(visit, "A long shadow")
  return visit
}

/** Eda at such a form; her session has been ended from another device, and her page has not noticed. */
async function signedOutElsewhere(title: string, options: object = {}) {
  const visit = await writing(title, options)
  // Keeping the draft, the page would notice by itself, sooner or later.
  await keepFromServer(visit)
  await revoke(stage.school, eda.email)
  return visit
}

/** Evaluated in the page: all that its scripts can read. */
async function leftBehind() {
  const opened = indexedDB.open("writing")
  await new Promise((resolve) => opened.addEventListener("success", resolve))
  const drafts = opened.result.transaction("drafts").objectStore("drafts").getAll()
  await new Promise((resolve) => drafts.addEventListener("success", resolve))
  opened.result.close()
  const forms = (drafts.result as { form: string }[]).map(({ form }) => form)
  return { forms, caches: await caches.keys(), stored: Object.keys({ ...localStorage, ...sessionStorage }) }
}

/** Eda at such a form; her session has been ended, and her page has noticed when it last kept the draft. */
async function noticedBySaving(title: string) {
  const visit = await writing("To be kept")
  await revoke(stage.school, eda.email)
  await visit.page.getByLabel("Title").fill(title)
  await kept(visit, title)
  const noticed = visit.page.waitForResponse((answer) => !!answer.request().postData()?.includes("mutation Refresh"))
  await visit.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
  await (await noticed).finished()
  return visit
}

/** Eda at a form that changes a story of hers. */
async function editing(title: string) {
  const { id } = await published(await stage.school.signIn(eda.email), "NewsStory")
  const visit = await stage.signedIn(eda.name, `/news/view/${id}`)
  await visit.page.getByRole("button", { name: "Edit", exact: true }).click()
  await visit.page.getByLabel("Title").fill(title)
  return visit
}

/** Eda at such a form; her session has been ended from another device, and her page has not noticed. */
async function editingSignedOut(title: string) {
  const visit = await editing(title)
  await keepFromServer(visit)
  await revoke(stage.school, eda.email)
  return visit
}

/** Somebody else signs in in another tab of the same browser. */
async function signedInBeside(visit: Visit, email: string) {
  const other = await visit.page.context().newPage()
  await other.goto(`${stage.school.url}/#/login`)
  await other.getByLabel("Email").fill(email)
  await other.getByLabel("Password", { exact: true }).fill(password)
  await other.getByRole("button", { name: "Sign In" }).click()
  await other.getByRole("button", { name: "Log out" }).first().waitFor()
  return other
}

const submit = ({ page }: Visit, name: string | RegExp = "Submit") => page.getByRole("button", { name }).click()
const arrivedAt = ({ page }: Visit, title: string) => page.getByRole("heading", { level: 1, name: title }).waitFor()
const story = async (title: string) =>
  (await stage.school.visitor().rest("GET", "/news")).body.allStories.find(
    (one: { title: string }) => one.title === title,
  )

/** Where the header's icon leads: to the page of whoever is signed in. */
const ownPage = (page: Page) => page.getByRole("link", { name: "My page" }).first().getAttribute("href")

describe.each(devices)("a session that was ended while somebody writes %s", (where, device) => {
  it("is begun again over the form, and what was written is saved", async () => {
    const title = `Signed in again ${where}`
    const visit = await signedOutElsewhere(title, device)
    await submit(visit)
    await signInDialog(visit).getByText("Your session has ended.").waitFor()
    await signInDialog(visit).getByText(`${eda.name}, ${eda.email}`).waitFor()
    await signInAgain(visit)
    await arrivedAt(visit, title)
    expect((await story(title)).user.name).toBe(eda.name)
    await visit.endRefused()
  })
})

describe("a session that has ended", () => {
  it("leaves the form as it is when one does not sign in now, and asks again at the next try", async () => {
    const visit = await signedOutElsewhere("Not now")
    await submit(visit)
    await signInDialog(visit).getByRole("button", { name: "Not now" }).click()
    await visit.page.getByText("You are not signed in any more. What you wrote is still here.").waitFor()
    await fieldHolds(visit, "Title", "Not now")
    await submit(visit)
    await signInAgain(visit)
    await arrivedAt(visit, "Not now")
    await visit.endRefused()
  })

  it("is told from a wrong password", async () => {
    const visit = await signedOutElsewhere("Mistyped")
    await submit(visit)
    await signInDialog(visit).getByLabel("Password", { exact: true }).fill("Wrong!1234")
    await visit.page.keyboard.press("Enter")
    await signInDialog(visit).getByText("This is not the password of this account.").waitFor()
    await signInAgain(visit)
    await arrivedAt(visit, "Mistyped")
    await visit.endRefused()
  })

  it("is begun again for an edit in its place, which is then saved", async () => {
    const { id } = await published(await stage.school.signIn(eda.email), "Event")
    const visit = await stage.signedIn(eda.name, `/events/view/${id}`)
    await visit.page.getByRole("button", { name: "Edit", exact: true }).click()
    await visit.page.getByLabel("Title").fill("Kite day, moved")
    await revoke(stage.school, eda.email)
    await visit.page.getByRole("button", { name: "Update" }).click()
    await signInAgain(visit)
    await visit.page.getByRole("alert").getByText("Calendar Event Edited", { exact: true }).waitFor()
    await arrivedAt(visit, "Kite day, moved")
    await visit.endRefused()
  })

  it("is begun again for a gallery's pictures, which are sent then", async () => {
    const { id } = await published(await stage.school.signIn(eda.email), "Gallery")
    const visit = await stage.signedIn(eda.name, `/gallery/addpics/${id}`)
    await visit.page.locator("input[type=file]").setInputFiles([await photo("one.jpg"), await photo("two.jpg")])
    await revoke(stage.school, eda.email)
    await visit.page.getByRole("button", { name: "Post 2 pictures" }).click()
    await signInAgain(visit)
    await visit.page.getByRole("alert").getByText("Image Posted", { exact: true }).waitFor()
    expect((await stage.school.visitor().rest("GET", `/galleries/view/${id}`)).body.images).toHaveLength(2)
    await visit.endRefused()
  })

  it("of an account that was suspended says so, in the form and when one signs in", async () => {
    const visit = await signedOutElsewhere("Suspended")
    await kept(visit, "Suspended")
    await stage.school.services.database.write((rows) => rows.update(User, eda.id, { suspend: true }))
    await submit(visit)
    await signInAgain(visit)
    await signInDialog(visit).getByText("suspended").waitFor()
    await stage.school.services.database.write((rows) => rows.update(User, eda.id, { suspend: false }))
    await signInAgain(visit)
    await arrivedAt(visit, "Suspended")
    await stage.school.services.database.write((rows) => rows.update(User, eda.id, { suspend: true }))
    await visit.goTo("/gallery/add")
    await visit.page.getByLabel("Name").fill("Suspended too")
    await visit.page.getByLabel("Description").fill(String(exampleOf("Gallery").description))
    await choosePicture(visit, "A whistle")
    await submit(visit)
    await visit.page.getByText("This account is suspended.").waitFor()
    await fieldHolds(visit, "Name", "Suspended too")
    await visit.endRefused()
  })
})

describe.each([
  ["does not know yet", signedOutElsewhere],
  ["has noticed", noticedBySaving],
])("somebody else who signs in in another tab, while her form %s that her session has ended", (when, begun) => {
  it("does not become the author of what is being written", async () => {
    const title = `Whose is it, if it ${when}?`
    // Who is signed in is led on from the sign-in screen: nobody is.
    const visit = await begun(title)
    const mine = await ownPage(visit.page)
    const other = await signedInBeside(visit, eli)
    await expect.poll(() => ownPage(visit.page)).not.toBe(mine)

    await fieldHolds(visit, "Title", title)
    await visit.page.getByLabel("Title").fill(`${title} Hers`)
    await kept(visit, `${title} Hers`)
    await visit.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")))
    await submit(visit)
    await signInDialog(visit)
      .getByText(`Eli Editor is signed in in this browser now, and you began this as ${eda.name}.`)
      .waitFor()
    const login = visit.page.waitForRequest((request) => !!request.postData()?.includes("mutation Login"))
    await signInAgain(visit)
    // Whose token it is, and whether it still counts, is none of a password's business.
    expect((await login).headers()).not.toHaveProperty("authorization")
    await arrivedAt(visit, `${title} Hers`)
    expect((await story(`${title} Hers`)).user.name).toBe(eda.name)
    const { data } = await (await stage.school.signIn(eli)).ask("{ drafts { title } }")
    expect(data).toEqual({ drafts: [] })
    await other.close()
    await visit.endRefused()
  })
})

describe("a parent who signs in in another tab, when a session has ended,", () => {
  it.each([
    ["a new story", () => signedOutElsewhere("A shadow at noon")],
    ["a story that is edited", () => editingSignedOut("A shadow at noon")],
  ])("takes %s from nobody, though no parent may write one", async (_, begun) => {
    const visit = await begun()
    const mine = await ownPage(visit.page)
    const other = await signedInBeside(visit, parent)
    await expect.poll(() => ownPage(visit.page)).not.toBe(mine)
    await fieldHolds(visit, "Title", "A shadow at noon")
    await submit(visit, /Submit|Update/)
    await signInAgain(visit)
    await arrivedAt(visit, "A shadow at noon")
    await other.close()
    await visit.endRefused()
  })
})

describe("who signs out in another tab", () => {
  it("leaves no edit in its place open in this one, and the draft is kept", async () => {
    const title = "Not for whoever comes next"
    const visit = await editing(title)
    await kept(visit, title)
    const other = await visit.page.context().newPage()
    await other.goto(`${stage.school.url}/#/news`)
    await other.getByRole("button", { name: "Log out" }).first().click()
    await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
    await expect.poll(() => visit.page.getByLabel("Title", { exact: true }).count()).toBe(0)
    await kept(visit, title)
    await other.close()
    await visit.endRefused()
  })
})

describe("a connection that breaks after a quarter of an hour of writing", () => {
  it("takes neither the form nor the session away", async () => {
    const visit = await stage.visit()
    await visit.page.clock.install()
    await visit.signInAs(eda.name, "/news/add")
    await visit.page.getByLabel("Title").fill("A long think")
    await write(visit, "Content", "Twenty minutes of it.")
    await choosePicture(visit, "A clock")
    await visit.cutLine()
    await visit.page.clock.fastForward("20:00")
    await submit(visit)
    await visit.page.getByText("What you wrote is still here.").waitFor()
    await visit.mendLine()
    await submit(visit)
    await arrivedAt(visit, "A long think")
    await visit.endRefused()
  })
})

describe.each(["light", "dark"] as const)("in the %s theme", (colorScheme) => {
  it("nothing bars the way to signing in again", async () => {
    const visit = await signedOutElsewhere(`Seen ${colorScheme}`, {
      colorScheme,
      viewport: { width: 360, height: 740 },
    })
    await submit(visit)
    await signInDialog(visit).waitFor()
    expect(await barriers(visit.page)).toEqual([])
    await visit.endRefused()
  })
})

it("leaves nothing of who logs out and has the computer forget them, and what others have begun", async () => {
  const other = await stage.school.account(Role.EDITOR)
  const visit = await stage.signedIn(other.name, "/news/add")
  await visit.page.getByLabel("Title").fill("A colleague's")
  await kept(visit, "A colleague's")
  await visit.reopen("/")
  await visit.page.getByRole("button", { name: "Log out" }).first().click()
  await visit.signInAs(eda.name, "/news/add")
  await visit.page.getByLabel("Title").fill("Left behind")
  await kept(visit, "Left behind")

  await visit.reopen(`/user/view/${eda.id}`)
  await visit.page.getByRole("button", { name: "Log out and forget this computer" }).click()
  await visit.page.getByRole("alertdialog").getByText("One draft that was not sent").waitFor()
  await visit.page.getByRole("button", { name: "Log out and forget", exact: true }).click()
  await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
  await expect
    .poll(() => visit.page.evaluate(leftBehind))
    .toEqual({
      forms: [`${other.id}:/news/add`],
      caches: [],
      stored: expect.not.arrayContaining([expect.stringMatching(/draft|unsent/)]),
    })
  await expect.poll(() => visit.page.context().cookies()).toEqual([])
  await visit.end()
})
