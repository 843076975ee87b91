import type { Page } from "playwright-core"
import { beforeEach, describe, expect, it } from "vitest"
import { Role } from "../server/access/roles.ts"
import { User } from "../server/school/users/user.ts"
import { barriers } from "./axe.ts"
import { published } from "./items.ts"
import { password } from "./school.ts"
import { choosePicture, hireStaff, photo, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"
import {
  answer,
  blockDraftSync,
  continueDraft,
  devices,
  draftSaved,
  draftsIn,
  fieldHolds,
  offer,
  revoke,
  signInAgain,
  signInDialog,
} from "./writing.ts"

const stage = openStage({}, async (school) => {
  await hireStaff(school)
  await school.account(Role.REGULAR, "Pat Parent")
})

const eli = "eli.editor@jacarandahill.example"
const parent = "pat.parent@jacarandahill.example"

let eda: User

/** Another editor for each try of a test, so that nobody is offered a failed try's draft. */
beforeEach(async () => {
  eda = await stage.school.account(Role.EDITOR)
})

/** Eda at the completed form for a new story. */
async function openFilledForm(title: string, options: object = {}) {
  const visit = await stage.signedIn(eda.name, "/news/add", options)
  await visit.page.getByLabel("Title").fill(title)
  await write(visit, "Content", "Form 5 measured its shadow.")
  await choosePicture(visit, "A long shadow")
  return visit
}

/** Eda at such a form; her session has been ended from another device, and her page has not noticed. */
async function signedOutElsewhere(title: string, options: object = {}) {
  const visit = await openFilledForm(title, options)
  // Saving the draft would reveal it to the page, sooner or later.
  await blockDraftSync(visit)
  await revoke(stage.school, eda.email)
  return visit
}

/** Evaluated in the page: all storage that its scripts can read. */
async function storedData() {
  const opened = indexedDB.open("writing")
  await new Promise((resolve) => opened.addEventListener("success", resolve))
  const drafts = opened.result.transaction("drafts").objectStore("drafts").getAll()
  await new Promise((resolve) => drafts.addEventListener("success", resolve))
  opened.result.close()
  const forms = (drafts.result as { form: string }[]).map(({ form }) => form)
  return { forms, caches: await caches.keys(), stored: Object.keys({ ...localStorage, ...sessionStorage }) }
}

/** Somebody else signs in in another tab of the same browser. */
async function signInInNewTab(visit: Visit, email: string) {
  const other = await visit.page.context().newPage()
  await other.goto(`${stage.school.url}/#/login`)
  await other.getByLabel("Email").fill(email)
  await other.getByLabel("Password", { exact: true }).fill(password)
  await other.getByRole("button", { name: "Sign In" }).click()
  await other.getByRole("button", { name: "Log out" }).first().waitFor()
  return other
}

const submit = ({ page }: Visit, name: string | RegExp = "Submit") => page.getByRole("button", { name }).click()
const story = async (title: string) =>
  (await stage.school.visitor().rest("GET", "/news")).body.allStories.find(
    (one: { title: string }) => one.title === title,
  )

/** The target of the header's icon: the signed-in user's page. */
const ownPage = (page: Page) => page.getByRole("link", { name: "My page" }).first().getAttribute("href")

describe("an ended session", () => {
  it("asks to sign in over a story's form, now or at the next try, or over a dialog, and then saves", async () => {
    const suspend = (is: boolean) =>
      stage.school.services.database.write((rows) => rows.update(User, eda.id, { suspend: is }))
    const { id } = await published(await stage.school.signIn(eda.email), "Event")
    const visit = await signedOutElsewhere("Signed in again", devices[1][1])
    await submit(visit)
    await signInDialog(visit).getByText("Your session has ended.").waitFor()
    await signInDialog(visit).getByText(`${eda.name}, ${eda.email}`).waitFor()
    expect(await barriers(visit.page)).toEqual([])
    await visit.page.emulateMedia({ colorScheme: "dark" })
    expect(await barriers(visit.page, ["color-contrast"])).toEqual([])
    await signInDialog(visit).getByRole("button", { name: "Not now" }).click()
    await visit.page.getByText("You are not signed in any more. What you wrote is still here.").waitFor()
    await fieldHolds(visit, "Title", "Signed in again")
    await submit(visit)
    await signInDialog(visit).getByLabel("Password", { exact: true }).fill("Wrong!1234")
    await visit.page.keyboard.press("Enter")
    await signInDialog(visit).getByText("This is not the password of this account.").waitFor()
    await suspend(true)
    await signInAgain(visit)
    await signInDialog(visit).getByText("suspended").waitFor()
    await suspend(false)
    await signInAgain(visit)
    await visit.titled("Signed in again")
    expect((await story("Signed in again")).user.name).toBe(eda.name)

    await visit.goTo(`/user/attendance/${id}`)
    await visit.press("Add by telephone")
    await visit.page.getByRole("dialog").getByLabel("Name").fill("Ada Obi")
    await revoke(stage.school, eda.email)
    await visit.press("Add")
    await signInAgain(visit)
    await visit.hasToast("Ada Obi is coming")
    await visit.endRefused()
  })

  it("asks to sign in over a gallery's pictures, which return with their captions after a crash", async () => {
    const { id } = await published(await stage.school.signIn(eda.email), "Gallery")
    const visit = await stage.signedIn(eda.name, `/gallery/addpics/${id}`)
    const captions = () => visit.page.getByLabel("Caption")
    await visit.page.locator("input[type=file]").setInputFiles([await photo("one.jpg"), await photo("two.jpg")])
    await expect.poll(() => captions().count()).toBe(2)
    await captions().last().fill("The second one")
    await draftSaved(visit, "The second one")
    await visit.reopen(`/gallery/addpics/${id}`)
    await continueDraft(visit)
    // A refused upload asks to sign in before the button does.
    await expect.poll(() => visit.page.getByText("Arrived", { exact: true }).count()).toBe(2)
    await revoke(stage.school, eda.email)
    await visit.press("Post 2 pictures")
    await signInAgain(visit)
    await visit.hasToast("Image Posted")
    const { images } = (await stage.school.visitor().rest("GET", `/galleries/view/${id}`)).body
    expect(images.map(({ caption }: { caption: string }) => caption)).toEqual(["", "The second one"])
    await expect.poll(() => draftsIn(visit)).not.toContain("The second one")
    await visit.endRefused()
  })
})

it("A story keeps its author when somebody else signs in in another tab", async () => {
  const title = "Whose is it?"
  // The sign-in screen redirects signed-in users, so nobody is signed in.
  const visit = await signedOutElsewhere(title)
  const mine = await ownPage(visit.page)
  const other = await signInInNewTab(visit, eli)
  await expect.poll(() => ownPage(visit.page)).not.toBe(mine)

  await fieldHolds(visit, "Title", title)
  await visit.page.getByLabel("Title").fill(`${title} Hers`)
  await draftSaved(visit, `${title} Hers`)
  await visit.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
  await submit(visit)
  await signInDialog(visit)
    .getByText(`Eli Editor is signed in in this browser now, and you began this as ${eda.name}.`)
    .waitFor()
  const login = visit.page.waitForRequest((request) => !!request.postData()?.includes("mutation Login"))
  await signInAgain(visit)
  // The other user's token plays no part in a check of the password.
  expect((await login).headers()).not.toHaveProperty("authorization")
  await visit.titled(`${title} Hers`)
  expect((await story(`${title} Hers`)).user.name).toBe(eda.name)
  const { data } = await (await stage.school.signIn(eli)).request("{ drafts { title } }")
  expect(data).toEqual({ drafts: [] })
  await other.close()

  // Her form notices that her session ended when it saves the draft. A parent may not write stories.
  await visit.page.context().unroute("**/graphql")
  await visit.press("Edit")
  await visit.page.getByLabel("Title").fill(`${title} Not theirs`)
  await revoke(stage.school, eda.email)
  await draftSaved(visit, `${title} Not theirs`)
  const noticed = visit.page.waitForResponse((answer) => !!answer.request().postData()?.includes("mutation Refresh"))
  await visit.page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })))
  await (await noticed).finished()
  const parents = await signInInNewTab(visit, parent)
  await expect.poll(() => ownPage(visit.page)).not.toBe(mine)
  await submit(visit, "Update")
  await signInAgain(visit)
  await visit.titled(`${title} Not theirs`)
  expect((await story(`${title} Not theirs`)).user.name).toBe(eda.name)
  await parents.close()
  await visit.endRefused()
})

it("Signing out in another tab closes the edit form in this one, and keeps the draft", async () => {
  const title = "Not for whoever comes next"
  const { id } = await published(await stage.school.signIn(eda.email), "NewsStory")
  const visit = await stage.signedIn(eda.name, `/news/view/${id}`)
  await visit.press("Edit")
  await visit.page.getByLabel("Title").fill(title)
  await draftSaved(visit, title)
  const other = await visit.page.context().newPage()
  await other.goto(`${stage.school.url}/#/news`)
  await other.getByRole("button", { name: "Log out" }).first().click()
  await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
  await expect.poll(() => visit.page.getByLabel("Title", { exact: true }).count()).toBe(0)
  await draftSaved(visit, title)
  await other.close()
  await visit.endRefused()
})

it("A connection that breaks after 20 minutes of writing loses neither the form nor the session", async () => {
  const visit = await stage.visit()
  await visit.page.clock.install()
  await visit.signInAs(eda.name, "/news/add")
  await visit.page.getByLabel("Title").fill("A long think")
  await write(visit, "Content", "Twenty minutes of it.")
  await choosePicture(visit, "A clock")
  await visit.goOffline()
  await visit.page.clock.fastForward("20:00")
  await submit(visit)
  await visit.page.getByText("What you wrote is still here.").waitFor()
  await visit.goOnline()
  await submit(visit)
  await visit.titled("A long think")
  await visit.endRefused()
})

it("A browser shows a draft to its author only, and forgets one user's data on request", async () => {
  const logOut = async (visit: Visit) => visit.page.getByRole("button", { name: "Log out" }).first().click()
  const visit = await stage.signedIn(eda.name, "/profiles/add")
  const begin = async (name: string) => {
    await visit.page.getByRole("heading", { level: 1, name: "Add Profile" }).waitFor()
    await visit.page.getByLabel("Name").fill(name)
    await draftSaved(visit, name)
  }
  await begin("Only mine")
  await logOut(visit)
  await answer(visit, "Leave it for later")
  await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()

  const other = await stage.school.account(Role.EDITOR)
  await visit.signInAs(other.name, "/profiles/add")
  await begin("Theirs")
  await expect.poll(() => offer(visit).count()).toBe(0)
  await visit.reopen("/user")
  const unfinished = visit.page.getByRole("region", { name: "Unfinished" }).getByRole("heading", { level: 3 })
  await unfinished.first().waitFor()
  await expect.poll(() => unfinished.allTextContents()).toEqual(["Theirs"])
  await visit.goTo(`/user/view/${other.id}`)
  await visit.page.getByRole("button", { name: "Log out and forget this computer" }).click()
  await visit.page.getByRole("alertdialog").getByText("One draft that was not sent").waitFor()
  await visit.page.getByRole("button", { name: "Log out and forget", exact: true }).click()
  await visit.page.getByRole("link", { name: "Log in" }).first().waitFor()
  await expect
    .poll(() => visit.page.evaluate(storedData))
    .toEqual({
      forms: [`${eda.id}:/profiles/add`],
      caches: [],
      stored: expect.not.arrayContaining([expect.stringMatching(/draft|unsent/)]),
    })
  await expect.poll(() => visit.page.context().cookies()).toEqual([])

  await visit.signInAs(eda.name, "/profiles/add")
  await continueDraft(visit)
  await fieldHolds(visit, "Name", "Only mine")
  await visit.end()
})
