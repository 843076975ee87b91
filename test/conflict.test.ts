import { describe, expect, it } from "vitest"
import { barriers } from "./axe.ts"
import type { Client } from "./client.ts"
import { published, storedPicture } from "./items.ts"
import { choosePicture, hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import type { Visit } from "./visit.ts"
import { answer, continueDraft, devices, draftSaved, draftsIn, fieldHolds, offer } from "./writing.ts"

let hanna: Client
let eda: Client

const stage = openStage({}, async (school) => {
  await hireStaff(school)
  hanna = await school.signIn("hanna.head@jacarandahill.example")
  eda = await school.signIn("eda.editor@jacarandahill.example")
})
const visit = stage.shared("Eda Editor")

const dialog = ({ page }: Visit) =>
  page.getByRole("dialog", { name: /^(Hanna Head|Somebody else) has saved this too$/ })
const side = (visit: Visit, field: string, whose: "Yours" | "Theirs") =>
  dialog(visit)
    .getByRole("region", { name: field, exact: true })
    .getByRole("region", { name: new RegExp(`^${whose}`) })
const theirs = (visit: Visit, field: string, text: string) => side(visit, field, "Theirs").getByText(text).waitFor()
const choose = (visit: Visit, name: string) => dialog(visit).getByRole("button", { name }).click()
const stored = async (id: number) => (await stage.school.visitor().rest("GET", `/news/view/${id}`)).body

/** Eda edits her story; meanwhile the head makes the given changes. Resolves with the story's id. */
async function bothWrite(change: object, within = visit, before: (id: number) => unknown = () => {}) {
  const { id } = await published(eda, "NewsStory", { title: "Relay" })
  await before(id)
  await within.goTo(`/news/view/${id}`)
  await within.page.getByRole("button", { name: "Edit", exact: true }).click()
  await within.page.getByLabel("Title").fill("Relay: Fig by a nose")
  await hanna.call("editNewsStory", { id, input: change })
  return id
}

const isOpenToo = (id: number) => hanna.call("editing", { type: "NEWS_STORY", id }, "since")
const update = ({ page }: Visit) => page.getByRole("button", { name: "Update" }).click()
const edited = async ({ page }: Visit) => {
  await page.getByRole("button", { name: "Edit", exact: true }).waitFor()
  await page.getByRole("alert").getByText("News Story Edited", { exact: true }).waitFor()
}

describe("two people who edit one story", () => {
  it("see both versions with pictures, and keep their own changes without undoing the other's", async () => {
    const detail = "<p>Fig won, and <strong>Baobab</strong> fell.</p>"
    const picture = { name: await storedPicture(hanna), alt: "Another race" }
    const visit = await stage.signedIn("Eda Editor", "/news", devices[1][1])
    const id = await bothWrite({ title: "The relay", detail, picture }, visit)
    await visit.press("Image …")
    await visit.page.getByRole("button", { name: "Remove picture" }).click()
    await choosePicture(visit, "My race")
    await update(visit)
    await visit.page.getByRole("heading", { name: "Hanna Head has saved this too" }).waitFor()
    const { items } = await hanna.call("versions", { type: "NEWS_STORY", id }, "items { act at }")
    const theirVersion = items.find(({ act }: { act: string }) => act === "EDITED")
    const moment = await dialog(visit).getByText("They saved their version").locator("time").getAttribute("datetime")
    expect(moment).toBe(theirVersion.at)
    await side(visit, "Title", "Yours").locator("mark").getByText("Fig by a nose").waitFor()
    await theirs(visit, "Title", "The relay")
    await side(visit, "Image", "Yours").getByRole("img").waitFor()
    await side(visit, "Image", "Yours").getByText("My race").waitFor()
    await side(visit, "Image", "Theirs").getByRole("img", { name: "Another race" }).waitFor()
    await dialog(visit).getByText("They also changed: Content.").waitFor()
    expect(await barriers(visit.page)).toEqual([])
    await visit.page.emulateMedia({ colorScheme: "dark" })
    expect(await barriers(visit.page, ["color-contrast"])).toEqual([])
    await choose(visit, "Keep mine")
    await edited(visit)
    await visit.page.getByRole("img", { name: "My race" }).waitFor()
    expect(await stored(id)).toMatchObject({ title: "Relay: Fig by a nose", detail })
    await visit.end()
  })

  it("can copy, combine or take the other's version, and leave no draft behind", async () => {
    const id = await bothWrite({ title: "The relay", detail: "<p>Fig won.</p><p>By a nose.</p>" })
    await draftSaved(visit, "Fig by a nose")
    await update(visit)
    await side(visit, "Title", "Theirs").getByRole("button", { name: "Copy" }).click()
    await choose(visit, "Back to the form")
    await visit.page.getByText("Somebody else has saved this too.").waitFor()
    await fieldHolds(visit, "Title", "Relay: Fig by a nose")
    await visit.page.getByRole("textbox", { name: "Content" }).getByText("By a nose.").waitFor()
    await visit.press("Show both versions")
    await theirs(visit, "Title", "The relay")
    await expect.poll(() => dialog(visit).getByRole("button", { name: "Keep mine" }).count()).toBe(0)
    await choose(visit, "Back to the form")
    await visit.page.getByLabel("Title").fill("")
    await visit.page.getByLabel("Title").press("Control+v")
    await visit.page.getByLabel("Title").pressSequentially(" by a nose")
    await hanna.call("editNewsStory", { id, input: { title: "A third word" } })
    await update(visit)
    await choose(visit, "Keep mine")
    await edited(visit)
    expect(await stored(id)).toMatchObject({
      title: "The relay by a nose",
      detail: "<p>Fig won.</p><p>By a nose.</p>",
    })

    await visit.press("Edit")
    await write(visit, "Content", " By two!")
    await hanna.call("editNewsStory", { id, input: { detail: "<p>Fig won.</p><p>By a nose. By one?</p>" } })
    await update(visit)
    await choose(visit, "Keep both, theirs first")
    await visit.page.getByText("Both are here now: theirs, then yours.").waitFor()
    await visit.page.getByRole("textbox", { name: "Content" }).getByText("By a nose. By one? By two!").waitFor()
    expect(await stored(id)).toMatchObject({ detail: "<p>Fig won.</p><p>By a nose. By one?</p>" })
    await update(visit)
    await edited(visit)
    expect(await stored(id)).toMatchObject({ detail: "<p>Fig won.</p><p>By a nose. By one? By two!</p>" })

    await visit.press("Edit")
    await visit.page.getByLabel("Title").fill("Mine, for now")
    await hanna.call("editNewsStory", { id, input: { title: "The last relay" } })
    await update(visit)
    await choose(visit, "Take theirs")
    await visit.titled("The last relay")
    await visit.press("Edit")
    await visit.page.getByLabel("Title").fill("The relay, again")
    await draftSaved(visit, "The relay, again")
    await expect.poll(() => offer(visit).count()).toBe(0)
    await visit.goTo("/news")
    await answer(visit, "Discard it")
  })
})

describe("a conflict", () => {
  it("is announced early, and does not arise when two people change different fields", async () => {
    const id = await bothWrite({ detail: "<p>Fig won, and Baobab fell.</p>" }, visit, isOpenToo)
    await visit.page.getByText("Hanna Head has this open too.").waitFor()
    await update(visit)
    await edited(visit)
    await visit.page.getByText("Hanna Head had changed other parts of it meanwhile: both are kept.").waitFor()
    expect(await stored(id)).toMatchObject({
      title: "Relay: Fig by a nose",
      detail: "<p>Fig won, and Baobab fell.</p>",
    })
  })

  it("appears when a draft from before a colleague's change is resumed, and after a third change", async () => {
    const id = await bothWrite({ title: "The relay" })
    await draftSaved(visit, "Fig by a nose")
    await visit.reopen(`/news/view/${id}`)
    await visit.page.getByRole("button", { name: "Edit", exact: true }).click()
    await offer(visit).getByText("It has been changed since.").waitFor()
    await continueDraft(visit)
    await fieldHolds(visit, "Title", "Relay: Fig by a nose")
    await update(visit)
    await theirs(visit, "Title", "The relay")
    await hanna.call("editNewsStory", { id, input: { title: "A third word" } })
    await choose(visit, "Keep mine")
    await theirs(visit, "Title", "A third word")
    await choose(visit, "Keep mine")
    await edited(visit)
    expect(await stored(id)).toMatchObject({ title: "Relay: Fig by a nose" })
  })
})

it("A story deleted while it is edited can be restored with the new words, or posted as new", async () => {
  const { id } = await published(eda, "NewsStory", {
    title: "Relay",
    picture: { name: await storedPicture(eda, { width: 1200, height: 800 }), alt: "Fig, a nose ahead" },
  })
  // The list shows the picture small before the page shows it large.
  const visit = await stage.signedIn("Eda Editor", "/news")
  const { page } = visit
  const link = page.getByRole("link", { name: "Relay", exact: true }).first()
  await link.waitFor()
  await visit.quiet()
  await link.click()
  const write = async (title: string) => {
    await page.getByRole("img", { name: "Fig, a nose ahead" }).waitFor()
    await visit.quiet()
    await visit.press("Edit")
    await page.getByLabel("Title").fill(title)
    await draftSaved(visit, title)
    await hanna.call("deleteNewsStory", { id })
  }
  await write("Relay: Fig by a nose")
  await update(visit)
  await page.getByText("Hanna Head has deleted this while you were writing").waitFor()
  await page.getByRole("button", { name: "Post it as new" }).waitFor()
  await visit.press("Restore it with your words")
  await edited(visit)
  expect(await stored(id)).toMatchObject({ title: "Relay: Fig by a nose" })

  await write("Relay: Fig by two noses")
  const drafts = async () => (await eda.request("{ drafts { title } }")).data.drafts
  await expect.poll(drafts, { timeout: 20_000 }).toContainEqual({ title: "Relay: Fig by two noses" })
  const desk = await stage.signedIn("Eda Editor", `/news/view/${id}?edit=1`)
  await offer(desk).getByText("Relay: Fig by two noses").waitFor()
  await desk.end()
  await visit.reopen(`/news/view/${id}`)
  const again = visit.page
  await visit.heading("404").waitFor()
  await offer(visit).getByText("Relay: Fig by two noses").waitFor()
  await again.getByRole("button", { name: "Post it as new" }).click()
  await again.waitForURL(/#\/news\/add$/)
  await fieldHolds(visit, "Title", "Relay: Fig by two noses")
  await again.getByRole("button", { name: "Submit" }).click()
  await again.getByRole("heading", { level: 1, name: "Relay: Fig by two noses" }).waitFor()
  await again.getByText("Fig won.").waitFor()
  await again.getByRole("img", { name: "Fig, a nose ahead" }).waitFor()
  await expect.poll(() => draftsIn(visit)).not.toContain("two noses")
  const { data } = await eda.request("{ newsStories(perPage: 1) { items { picture { width } } } }")
  expect(data.newsStories.items[0].picture.width).toBe(1200)
  await visit.end()
})
