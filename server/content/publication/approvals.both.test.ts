import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { addPictures, published, storedPicture } from "../../../test/items.ts"
import { MailServer } from "../../../test/mail-server.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { Role } from "../../access/roles.ts"

const mailServer = await MailServer.open()
afterAll(() => mailServer.close())

const { head, other, eda } = schoolOfThisFile(
  { head: [Role.ADMINISTRATOR, "Hanna Head"], other: [Role.ADMINISTRATOR, "Olu Other"], eda: [Role.EDITOR, "Eda"] },
  { SMTP_URL: mailServer.url, SCHOOL_EMAIL: "office@example.com" },
)
beforeAll(() => head.call("editSite", { input: { approvesEditors: true } }))

const field = "name kind text picture { picture { name } } pictures { caption }"
const looked = `item { id type title } since by { name } difference { version changeSavedAt before { ${field} } after { ${field} } }`

const waiting = async (given: object = {}) =>
  (await head.call("approvals", { perPage: 50, ...given }, "items { since by { name } item { id title } }")).items
const lookAt = async (id: number, type = "NEWS_STORY") =>
  (await head.call("approvals", { type, id }, `items { ${looked} }`)).items[0]
const edit = (id: number, input: object, by = eda) => by.call("editNewsStory", { id, input }, "id")
const textIn = (fields: { name: string; text: string }[], name: string) =>
  fields.find((field) => field.name === name)?.text
const seen = async (id: number, type = "NEWS_STORY") => {
  const { version, changeSavedAt } = (await lookAt(id, type)).difference
  return { type, id, version, changeSavedAt }
}
const publicStory = async (fields: object) => {
  const { id } = await published(eda, "NewsStory", fields)
  await head.call("approve", { type: "NEWS_STORY", id })
  return id as number
}
/** The texts of mails, once they have arrived. */
async function mailed(subject: string, count = 1) {
  const arrived = () => mailServer.mails.filter((mail) => mail.head("Subject") === subject)
  await expect.poll(arrived).toHaveLength(count)
  return arrived().map(({ raw }) => decoded(raw))
}

const decoded = (raw: string) =>
  decodeURIComponent(
    raw
      .replaceAll(/=?\r\n/g, (end) => (end.startsWith("=") ? "" : "\n"))
      .replaceAll("%", "%25")
      .replaceAll(/=([0-9A-F]{2})/g, "%$1"),
  )

describe("an item that waits for approval", () => {
  it("is listed longest waiting first, with who submitted it and when", async () => {
    const { id: first } = await published(eda, "NewsStory", { title: "First" })
    const second = await publicStory({ title: "Second" })
    await edit(second, { title: "Second, changed" })
    await published(eda, "Article", { title: "Third" })
    const before = await waiting()
    await edit(first, { title: "First, later" })
    await edit(second, { detail: "<p>Later.</p>" })
    const titles = (items: { item: { title: string } }[]) => items.map(({ item }) => item.title)
    expect(titles(before)).toEqual(["First", "Second", "Third"])
    expect(before.map(({ by }: { by: { name: string } }) => by.name)).toEqual(["Eda", "Eda", "Eda"])
    const sinces = (items: { since: string }[]) => items.map(({ since }) => since)
    expect(sinces(await waiting())).toEqual(sinces(before))
    expect(await eda.refusal("approvals")).toBe("FORBIDDEN")
    const { next } = await head.call("approvals", { perPage: 2 }, "next")
    expect(titles(await waiting({ after: next }))).toEqual(["Third"])
  })

  it.skipIf(isDouble())("is mailed once for a series of events, and for each story of the same title", async () => {
    const { id, version } = await published(head, "Event", { title: "Chess", date: "2050-03-01T13:30:00.000Z" })
    await head.call("changeContent", { changes: [{ type: "EVENT", id, version, userId: eda.id }] }, "version")
    await eda.call("repeatEvent", { id, until: "2050-03-22" })
    await published(eda, "NewsStory", { title: "Draughts" })
    await published(eda, "NewsStory", { title: "Draughts" })
    // Three administrators.
    await mailed("Waiting for your approval: Draughts", 6)
    await mailed("Waiting for your approval: Chess", 3)
  })

  it.skipIf(isDouble())("is shown, with translations and pictures, beside the public version or alone", async () => {
    const id = await publicStory({ title: "Now" })
    const name = await storedPicture(eda)
    const translations = [{ language: "SW", title: "Kesho", detail: "<p>Habari</p>" }]
    await edit(id, { title: "Later", translations, picture: { name } })
    const { before, after } = (await lookAt(id)).difference
    expect([textIn(before, "title"), textIn(after, "title")]).toEqual(["Now", "Later"])
    expect([textIn(before, "translations"), textIn(after, "translations")]).toEqual([
      "",
      expect.stringMatching(/Kesho/),
    ])
    expect(after.find((field: { name: string }) => field.name === "picture").picture.picture.name).toBe(name)
    const { id: isNew } = await published(eda, "NewsStory", { title: "New" })
    expect((await lookAt(isNew)).difference).toMatchObject({ before: null, changeSavedAt: null })
    const { id: gallery } = await published(eda, "Gallery")
    await head.call("approve", { type: "GALLERY", id: gallery })
    await addPictures(eda, gallery, ["Added"])
    const captions = (fields: { pictures: object[] }[]) => fields.flatMap(({ pictures }) => pictures)
    const { difference } = await lookAt(gallery, "GALLERY")
    expect([captions(difference.before), captions(difference.after)]).toEqual([[], [{ caption: "Added" }]])
    expect(codeOf(await head.try("approve", await seen(gallery, "GALLERY")))).toBeUndefined()
  })
})

describe("a decision", () => {
  it.each([
    ["approve", "approve"],
    ["sendBack", "sendBack"],
    ["approve", "sendBack"],
  ])("conflicts if the text changed since, and names who was first of two: %s, %s", async (one, two) => {
    const { id: isNew } = await published(eda, "NewsStory", { title: "New" })
    const changed = await publicStory({ title: "Now" })
    await edit(changed, { title: "Later" })
    const decide = (by: Client, how: string, given: object) =>
      by.try(how, { ...given, ...(how === "sendBack" && { note: "Why?" }) })
    for (const id of [isNew, changed]) {
      const old = await seen(id)
      await edit(id, { title: "Unseen" })
      const late = await decide(head, one, old)
      expect(late.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", by: { name: "Eda" } })
      const now = await seen(id)
      const answers = await Promise.all([decide(head, one, now), decide(other, two, now)])
      expect(answers.map(codeOf).sort()).toEqual(["CONFLICT", undefined])
      const first = answers[0]?.errors ? "Olu Other" : "Hanna Head"
      const refused = answers.find(({ errors }) => errors)?.errors?.[0]
      expect(refused?.extensions).toMatchObject({ by: { name: first } })
      expect(await lookAt(id)).toBeUndefined()
    }
  })

  it.skipIf(isDouble())("to approve is logged and mailed to the submitter", async () => {
    const { id: own } = await published(head, "NewsStory", { title: "Otters", publication: { as: "WAITING" } })
    await head.call("sendBack", { ...(await seen(own)), note: "Not yet." })
    const id = await publicStory({ title: "Badgers" })
    await edit(id, { detail: "<p>By day.</p>" })
    await head.call("approve", await seen(id))
    const acts = "items { act title user { name } }"
    const approved = { act: "APPROVED", title: "Badgers", user: { name: "Hanna Head" } }
    expect((await eda.call("changedByOthers", {}, acts)).items[0]).toEqual(approved)
    const publishAt = new Date(Date.now() + 3_600_000)
    await edit(id, { detail: "<p>At dusk.</p>", publication: { as: "SCHEDULED", publishAt } })
    await edit(id, { detail: "<p>At dawn.</p>", publication: { as: "WAITING" } }, head)
    await head.call("approve", await seen(id))
    const [now, , planned] = await mailed("Approved: Badgers", 3)
    expect(now).toContain("Hanna Head has approved “Badgers”. It is public now.")
    expect(now).toMatch(new RegExp(`http\\S+/news/view/${id}\\s*$`))
    expect(planned).toContain("It will be public when you planned it.")
    await mailed("Sent back to you: Otters", 0)
    const { items } = await head.call("activity", { type: "NEWS_STORY", item: id, act: "APPROVED" }, acts)
    expect(items).toEqual([approved, approved, approved])
  })

  it.skipIf(isDouble())("to send back needs a note, which the writer reads and gets by mail", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Herons" })
    const note = "“It is 3 m deep.”\nReally?\n\nThank you."
    const faults = async (given: object) =>
      (await head.try("sendBack", { type: "NEWS_STORY", id, ...given })).errors?.[0]?.extensions.fields
    expect(await faults({ note: " " })).toEqual({ note: "Please say what is to be done." })
    expect(await faults({ note: "x".repeat(8001) })).toEqual({ note: "Please use at most 8000 characters." })
    await head.call("sendBack", { ...(await seen(id)), note })
    expect(await eda.call("newsStory", { id }, "state sentBack { note }")).toEqual({
      state: "DRAFT",
      sentBack: { note },
    })
    const [mail] = await mailed("Sent back to you: Herons")
    expect(mail).toContain(`sent it back to you:\n\n${note}\n`)
    expect(mail).toMatch(new RegExp(`: http\\S+/news/view/${id}\n$`))
    const { items } = await head.call(
      "activity",
      { type: "NEWS_STORY", item: id, act: "SENT_BACK" },
      "items { detail }",
    )
    expect(items).toEqual([{ detail: note }])
  })

  it.skipIf(isDouble())("to send back keeps the public item, and its note until the change is discarded", async () => {
    const id = await publicStory({ title: "Herons again" })
    await edit(id, { title: "Herons, perhaps" })
    await head.call("sendBack", { ...(await seen(id)), note: "Sure?" })
    const fields = "title state pendingChange { state changed } sentBack { note }"
    const story = () => eda.call("newsStory", { id }, fields)
    const now = { title: "Herons again", state: "PUBLISHED" }
    const pendingChange = { state: "DRAFT", changed: ["title"] }
    expect(await story()).toEqual({ ...now, pendingChange, sentBack: { note: "Sure?" } })
    await eda.call("discardChange", { type: "NEWS_STORY", id })
    expect(await story()).toEqual({ ...now, pendingChange: null, sentBack: null })
  })
})
