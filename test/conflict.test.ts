import { describe, expect, it } from "vitest"
import { barriers } from "./axe.ts"
import type { Client } from "./client.ts"
import { published } from "./items.ts"
import { choosePicture, hireStaff, write } from "./staff.ts"
import { openStage } from "./stage.ts"
import { storedPicture } from "./stored-picture.ts"
import type { Visit } from "./visit.ts"
import { devices, draftsIn, fieldHolds, goOn, kept, offer } from "./writing.ts"

let hanna: Client
let eda: Client

const stage = openStage({ SEED: "school" }, async (school) => {
  await hireStaff(school)
  hanna = await school.signIn("hanna.head@jacarandahill.example")
  eda = await school.signIn("eda.editor@jacarandahill.example")
})

const dialog = ({ page }: Visit) =>
  page.getByRole("dialog", { name: /^(Hanna Head|Somebody else) has saved this too$/ })
const side = (visit: Visit, field: string, whose: string | RegExp) =>
  dialog(visit).getByRole("region", { name: field, exact: true }).getByRole("region", { name: whose })
const choose = (visit: Visit, name: string) => dialog(visit).getByRole("button", { name }).click()
const stored = async (id: number) => (await stage.school.visitor().rest("GET", `/news/view/${id}`)).body

/** Eda edits her story; while she does, the head changes what is given. */
async function bothWrite(theirs: object, options: object = {}) {
  const { id } = await published(eda, "NewsStory", { title: "Relay" })
  const visit = await stage.signedIn("Eda Editor", `/news/view/${id}`, options)
  await visit.page.getByRole("button", { name: "Edit", exact: true }).click()
  await visit.page.getByLabel("Title").fill("Relay: Fig by a nose")
  await hanna.ask(
    "mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { id } }",
    {
      id,
      input: theirs,
    },
  )
  return { id, visit }
}

const update = ({ page }: Visit) => page.getByRole("button", { name: "Update" }).click()
const edited = ({ page }: Visit) => page.getByRole("alert").getByText("News Story Edited", { exact: true }).waitFor()

describe.each(devices)("two people who edit one story, seen %s", (_where, device) => {
  it("are shown both versions; mine is kept where I changed it, theirs where I did not", async () => {
    const theirs = { title: "The relay", detail: "<p>Fig won, and <strong>Baobab</strong> fell.</p>" }
    const { id, visit } = await bothWrite(theirs, device)
    await update(visit)
    await visit.page.getByRole("heading", { name: "Hanna Head has saved this too" }).waitFor()
    const { data } = await hanna.ask(`{ versions(type: NEWS_STORY, id: ${id}) { items { act at } } }`)
    const theirVersion = data.versions.items.find(({ act }: { act: string }) => act === "EDITED")
    const moment = await dialog(visit).getByText("They saved their version").locator("time").getAttribute("datetime")
    expect(moment).toBe(theirVersion.at)
    await side(visit, "Title", "Yours").getByText("Relay: Fig by a nose").waitFor()
    await side(visit, "Title", /^Theirs/)
      .getByText("The relay")
      .waitFor()
    await side(visit, "Title", "Yours").locator("mark").getByText("Fig by a nose").waitFor()
    await dialog(visit).getByText("They also changed: Content.").waitFor()
    await choose(visit, "Keep mine")
    await edited(visit)
    expect(await stored(id)).toMatchObject({ title: "Relay: Fig by a nose", detail: theirs.detail })
    await visit.end()
  })

  it("may take theirs: the form closes on it, and nothing is left to offer", async () => {
    const { id, visit } = await bothWrite({ title: "The relay" }, device)
    await kept(visit, "Fig by a nose")
    await update(visit)
    await choose(visit, "Take theirs")
    await visit.page.getByRole("heading", { level: 1, name: "The relay" }).waitFor()
    expect(await stored(id)).toMatchObject({ title: "The relay" })
    await visit.page.getByRole("button", { name: "Edit", exact: true }).click()
    await visit.page.getByLabel("Title").fill("The relay, again")
    await kept(visit, "The relay, again")
    await expect.poll(() => offer(visit).count()).toBe(0)
    await visit.end()
  })

  it("may go back to the form to bring them together, and look at both once more", async () => {
    const { id, visit } = await bothWrite({ title: "The relay", detail: "<p>Fig won.</p><p>By a nose.</p>" }, device)
    await update(visit)
    await choose(visit, "Back to the form")
    await visit.page.getByText("Somebody else has saved this too.").waitFor()
    await fieldHolds(visit, "Title", "Relay: Fig by a nose")
    await visit.page.getByRole("textbox", { name: "Content" }).getByText("By a nose.").waitFor()
    await visit.page.getByRole("button", { name: "Show both versions" }).click()
    await side(visit, "Title", /^Theirs/)
      .getByText("The relay")
      .waitFor()
    await expect.poll(() => dialog(visit).getByRole("button", { name: "Keep mine" }).count()).toBe(0)
    await choose(visit, "Back to the form")
    await visit.page.getByLabel("Title").fill("The relay: Fig by a nose")
    await update(visit)
    await edited(visit)
    expect(await stored(id)).toMatchObject({
      title: "The relay: Fig by a nose",
      detail: "<p>Fig won.</p><p>By a nose.</p>",
    })
    await visit.end()
  })
})

describe("a conflict", () => {
  it("is foreseen: who else has the form open is told", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Relay" })
    await hanna.ask(`mutation { editing(type: NEWS_STORY, id: ${id}) { since } }`)
    const visit = await stage.signedIn("Eda Editor", `/news/view/${id}`)
    await visit.page.getByRole("button", { name: "Edit", exact: true }).click()
    await visit.page.getByText("Hanna Head has this open too.").waitFor()
    await visit.end()
  })

  it("is none where each changed another field: both are saved, and nobody is asked", async () => {
    const { id, visit } = await bothWrite({ detail: "<p>Fig won, and Baobab fell.</p>" })
    await update(visit)
    await edited(visit)
    await visit.page.getByText("Hanna Head had changed other parts of it meanwhile: both are kept.").waitFor()
    expect(await stored(id)).toMatchObject({
      title: "Relay: Fig by a nose",
      detail: "<p>Fig won, and Baobab fell.</p>",
    })
    await visit.end()
  })

  it("lets either text be copied, as it is formatted, before the other is chosen", async () => {
    const { visit } = await bothWrite({ title: "The relay" })
    await update(visit)
    await side(visit, "Title", /^Theirs/)
      .getByRole("button", { name: "Copy" })
      .click()
    await choose(visit, "Back to the form")
    await visit.page.getByLabel("Title").fill("")
    await visit.page.getByLabel("Title").press("Control+v")
    await fieldHolds(visit, "Title", "The relay")
    await visit.end()
  })

  it("shows pictures as pictures, a chosen one too", async () => {
    const { visit } = await bothWrite({ picture: { name: await pictureOf(eda), alt: "Another race" } })
    await visit.page.getByRole("button", { name: "Remove picture" }).click()
    await choosePicture(visit, "My race")
    await update(visit)
    await side(visit, "Image", "Yours").getByRole("img").waitFor()
    await side(visit, "Image", "Yours").getByText("My race").waitFor()
    await side(visit, "Image", /^Theirs/)
      .getByRole("img", { name: "Another race" })
      .waitFor()
    await choose(visit, "Keep mine")
    await edited(visit)
    await visit.page.getByRole("img", { name: "My race" }).waitFor()
    await visit.end()
  })

  it("shows when a draft is taken up again that began before somebody else's change", async () => {
    const { id, visit } = await bothWrite({ title: "The relay" })
    await kept(visit, "Fig by a nose")
    await visit.reopen(`/news/view/${id}`)
    await visit.page.getByRole("button", { name: "Edit", exact: true }).click()
    await offer(visit).getByText("It has been changed since.").waitFor()
    await goOn(visit)
    await fieldHolds(visit, "Title", "Relay: Fig by a nose")
    await update(visit)
    await side(visit, "Title", /^Theirs/)
      .getByText("The relay")
      .waitFor()
    await choose(visit, "Keep mine")
    await edited(visit)
    await visit.end()
  })

  it("happens again when a third change came meanwhile", async () => {
    const { id, visit } = await bothWrite({ title: "The relay" })
    await update(visit)
    await dialog(visit).waitFor()
    await hanna.ask(`mutation { editNewsStory(id: ${id}, input: { title: "A third word" }) { id } }`)
    await choose(visit, "Keep mine")
    await side(visit, "Title", /^Theirs/)
      .getByText("A third word")
      .waitFor()
    await choose(visit, "Keep mine")
    await edited(visit)
    expect(await stored(id)).toMatchObject({ title: "Relay: Fig by a nose" })
    await visit.end()
  })

  it("of a content page is shown likewise", async () => {
    const visit = await stage.signedIn("Hanna Head", "/welcome")
    await visit.page.getByRole("button", { name: "Edit", exact: true }).click()
    await visit.page.getByLabel("Title").fill("Karibu")
    const { body } = await stage.school.visitor().rest("GET", "/pages/view/welcome")
    await hanna.ask(`mutation { editPage(id: ${body.id}, input: { title: "Good morning" }) { id } }`)
    await update(visit)
    await side(visit, "Title", /^Theirs/)
      .getByText("Good morning")
      .waitFor()
    await choose(visit, "Keep mine")
    await visit.page.getByRole("alert").getByText("Page Edited", { exact: true }).waitFor()
    await visit.page.getByRole("heading", { level: 1, name: "Karibu" }).waitFor()
    await visit.end()
  })

  it("of a committee is shown likewise, its members as a list", async () => {
    const add = "mutation ($input: AddCommitteeInput!) { addCommittee(input: $input) { id } }"
    const members = [{ name: "Ada", role: "Chair" }]
    const { data } = await hanna.ask(add, { input: { name: "Lunch", description: "", members } })
    const { id } = data.addCommittee
    const visit = await stage.signedIn("Hanna Head", `/admin/committees/${id}`)
    await visit.page.getByRole("group", { name: "Members" }).getByLabel("Name").fill("Ade")
    await hanna.ask(
      `mutation { editCommittee(id: ${id}, input: { members: [{ name: "Ada", role: "Chair" }, { name: "Obi", role: "" }] }) { id } }`,
    )
    await update(visit)
    await side(visit, "Members", /^Theirs/)
      .getByText("Obi")
      .waitFor()
    await choose(visit, "Take theirs")
    await visit.page.waitForURL(/#\/admin\/committees$/)
    await visit.end()
  })
})

describe("an item that somebody has deleted while another edits it", () => {
  const deleted = async () => {
    const { id } = await published(eda, "NewsStory", {
      title: "Relay",
      picture: { name: await storedPicture(eda, { width: 1200, height: 800 }), alt: "Fig, a nose ahead" },
    })
    // It is seen small before it is seen large.
    const visit = await stage.signedIn("Eda Editor", "/news")
    const link = visit.page.getByRole("link", { name: "Relay", exact: true }).first()
    await link.waitFor()
    await visit.quiet()
    await link.click()
    await visit.page.getByRole("img", { name: "Fig, a nose ahead" }).waitFor()
    await visit.quiet()
    await visit.page.getByRole("button", { name: "Edit", exact: true }).click()
    await visit.page.getByLabel("Title").fill("Relay: Fig by a nose")
    await kept(visit, "Fig by a nose")
    await hanna.ask(`mutation { deleteNewsStory(id: ${id}) { id } }`)
    return { id, visit }
  }
  const postAsNew = async (visit: Visit) => {
    await visit.page.getByRole("button", { name: "Post it as new" }).click()
    await visit.page.waitForURL(/#\/news\/add$/)
    await fieldHolds(visit, "Title", "Relay: Fig by a nose")
    await visit.page.getByRole("button", { name: "Submit" }).click()
    await visit.page.getByRole("heading", { level: 1, name: "Relay: Fig by a nose" }).waitFor()
    await visit.page.getByText("Fig won.").waitFor()
    await visit.page.getByRole("img", { name: "Fig, a nose ahead" }).waitFor()
    await expect.poll(() => draftsIn(visit)).not.toContain("Fig by a nose")
    // As large as it was seen at most.
    const { data } = await eda.ask("{ newsStories(perPage: 1) { items { picture { width } } } }")
    expect(data.newsStories.items[0].picture.width).toBe(960)
  }

  it("is posted as new when it is saved, with its words and its picture", async () => {
    const { visit } = await deleted()
    await update(visit)
    await visit.page.getByText("Hanna Head has deleted this while you were writing").waitFor()
    await postAsNew(visit)
    // Where the picture was is nothing any more.
    await visit.endRefused()
  })

  it("is restored with what was written, under its own address", async () => {
    const { id, visit } = await deleted()
    await update(visit)
    await visit.page.getByRole("button", { name: "Restore it with your words" }).click()
    await edited(visit)
    await visit.page.getByRole("img", { name: "Fig, a nose ahead" }).waitFor()
    expect(await stored(id)).toMatchObject({ title: "Relay: Fig by a nose" })
    await visit.endRefused()
  })

  it("is offered where it was, to who comes back to it", async () => {
    const { id, visit } = await deleted()
    await visit.reopen(`/news/view/${id}`)
    await visit.heading("404").waitFor()
    await offer(visit).getByText("Relay: Fig by a nose").waitFor()
    await postAsNew(visit)
    // Where the picture was is nothing any more.
    await visit.endRefused()
  })
})

describe.each([
  ["light", 360],
  ["dark", 1280],
] as const)("in the %s theme, %i pixels wide", (colorScheme, width) => {
  it("nothing bars the way between two versions", async () => {
    const theirs = { title: "The relay", detail: "<p>Baobab won.</p>" }
    const { visit } = await bothWrite(theirs, { colorScheme, viewport: { width, height: 740 } })
    await write(visit, "Content", " By a nose.")
    await update(visit)
    await dialog(visit).waitFor()
    expect(await barriers(visit.page)).toEqual([])
    await visit.end()
  })
})

/** A picture that the site holds, by its name. */
async function pictureOf(by: Client) {
  const { picture } = await published(by, "Article", {}, "picture { name }")
  return picture.name
}
