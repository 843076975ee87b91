import { afterEach, describe, expect, it, onTestFinished, vi } from "vitest"
import { castOfThisFile, statusesOf } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { addPictures, published, storedPicture } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"
import { NewsStory } from "../../school/news/news-story.ts"
import { ownedTypes } from "../../start/features.ts"
import { OutboxMail } from "../../store/mail/outbox-mail.ts"
import { Act, logAct } from "../history/log-act.ts"
import { Preview } from "./preview.ts"

const cast = castOfThisFile()
const hourMs = 60 * 60 * 1000
const later = (hours: number) => new Date(Date.now() + hours * hourMs)

const selection =
  "id version title detail state publishedAt publishAt expiresAt picture { name url alt } pendingChange { state publishAt changed user { name } } sentBack { note }"
const draft = { publication: { as: "DRAFT" } }

const read = (by: Client, id: number, more: object = {}) => by.call("newsStory", { id, ...more }, selection)
const asChanged = { withChange: true }

const edit = (by: Client, id: number, input: object) => by.try("editNewsStory", { id, input }, selection)

const act = (by: Client, mutation: string, id: number, given: object = {}, type = "NEWS_STORY", shown?: string) =>
  by.try(mutation, { type, id, ...given }, shown)

const setPublication = (by: Client, id: number, publication: object, type?: string) =>
  act(by, "setPublication", id, { publication }, type)

const sendBack = (by: Client, id: number) => act(by, "sendBack", id, { note: "Which pond?" })

const runDue = (now?: Date) => cast.school.services.schedule.runDue(now)

/** The logged acts on a story and who did them, newest first. */
const actsOn = async (item: number): Promise<[act: string, by: number | null][]> => {
  const { items } = await cast.head.call(
    "activity",
    { type: "NEWS_STORY", item, perPage: 50 },
    "items { act user { id } }",
  )
  return items.map(({ act, user }: { act: string; user: { id: number } | null }) => [act, user?.id ?? null])
}

const doneWithNamesake = (itemId: number, act: Act, by: Client) =>
  cast.school.services.database.write((rows) => logAct(rows, { act, type: "ARTICLE", itemId, userId: by.id }))

describe("a pending change of a published item", () => {
  it("is visible only to those who may edit the item", async () => {
    const { id, version } = await published(cast.owner, "NewsStory", { title: "Now" })
    const answer = await edit(cast.owner, id, { title: "Later", detail: "<p>Fig won.</p>", version, ...draft })
    expect(answer.errors).toBeUndefined()
    expect(answer.data.editNewsStory).toMatchObject({ title: "Now", version, pendingChange: { changed: ["title"] } })
    for (const client of [cast.visitor, cast.other, cast.owner])
      expect(await read(client, id)).toMatchObject({ title: "Now", version, state: "PUBLISHED" })
    for (const client of [cast.owner, cast.head])
      expect(await read(client, id, asChanged)).toMatchObject({ title: "Later", detail: "<p>Fig won.</p>" })
    for (const client of [cast.visitor, cast.author, cast.other])
      expect(await read(client, id, asChanged)).toMatchObject({ title: "Now", pendingChange: null })
  })

  it("replaces the item's fields when it is published, and is then gone", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    await edit(cast.owner, id, { title: "Later", ...draft })
    await edit(cast.owner, id, { detail: "<p>More.</p>", ...draft })
    await setPublication(cast.head, id, { as: "PUBLISHED" })
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Later", detail: "<p>More.</p>" })
    expect(await read(cast.owner, id)).toMatchObject({ pendingChange: null })
  })

  it("keeps its times when it is saved without them, and passes its expiry to the item", async () => {
    const [publishAt, expiresAt] = [later(2).toISOString(), later(5).toISOString()]
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    await edit(cast.owner, id, { title: "Later", publication: { as: "WAITING", publishAt, expiresAt } })
    await edit(cast.owner, id, { title: "Later still", publication: { as: "WAITING" } })
    const hours = async () =>
      await cast.owner.call("newsStory", { id }, "expiresAt pendingChange { publishAt expiresAt }")
    expect(await hours()).toEqual({ expiresAt: null, pendingChange: { publishAt, expiresAt } })
    await setPublication(cast.owner, id, { as: "PUBLISHED" })
    expect(await hours()).toEqual({ expiresAt, pendingChange: null })
    await edit(cast.owner, id, { title: "For good", publication: { as: "DRAFT", expiresAt: later(4) } })
    await setPublication(cast.owner, id, { as: "PUBLISHED", expiresAt: null })
    expect(await hours()).toEqual({ expiresAt: null, pendingChange: null })
    expect((await actsOn(id)).filter(([act]) => act === "SUBMITTED")).toHaveLength(1)
  })

  it("keeps its picture and alt text from the public until it is published", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    const before = (await read(cast.visitor, id)).picture
    await edit(cast.owner, id, { picture: { name: before.name, alt: "A secret" }, ...draft })
    expect((await read(cast.visitor, id)).picture).toEqual(before)
    expect((await read(cast.owner, id, asChanged)).picture.alt).toBe("A secret")
    const name = await storedPicture(cast.owner)
    await edit(cast.owner, id, { picture: { name }, ...draft })
    const { url } = (await read(cast.owner, id, asChanged)).picture
    expect(url).toMatch(/\?key=/)
    expect((await cast.visitor.send("GET", url)).status).toBe(200)
    for (const client of [cast.visitor, cast.other])
      expect((await client.send("GET", `/images/${name}`)).status).toBe(404)
    // A replaced picture of the draft is removed.
    const { url: replaced } = (await read(cast.owner, id, asChanged)).picture
    const last = await storedPicture(cast.owner)
    await edit(cast.owner, id, { picture: { name: last }, ...draft })
    expect((await cast.owner.send("GET", replaced)).status).toBe(404)
    await setPublication(cast.owner, id, { as: "PUBLISHED" })
    expect((await read(cast.visitor, id)).picture.name).toBe(last)
    expect((await cast.visitor.send("GET", (await read(cast.visitor, id)).picture.url)).status).toBe(200)
  })

  it("removes the picture only if the type allows items without one", async () => {
    for (const [type, one] of [
      ["Event", "event"],
      ["NewsStory", "newsStory"],
    ] as const)
      for (const publication of [{ as: "DRAFT" }, { as: "PUBLISHED" }]) {
        const { id } = await published(cast.owner, type)
        await cast.owner.try(`edit${type}`, { id, input: { picture: null, publication } })
        const pictured = async (by: Client) =>
          (await by.request(`{ ${one}(id: ${id}, withChange: true) { picture { id } } }`)).data[one].picture !== null
        const stays = type === "NewsStory"
        expect([await pictured(cast.owner), await pictured(cast.visitor)]).toEqual([
          stays,
          stays || publication.as === "DRAFT",
        ])
      }
  })

  it("can be discarded, and stays in the versions", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    const name = await storedPicture(cast.owner)
    await edit(cast.owner, id, { title: "Later", picture: { name }, ...draft })
    expect(codeOf(await act(cast.other, "discardChange", id))).toBe("FORBIDDEN")
    await act(cast.owner, "discardChange", id)
    expect(await read(cast.owner, id, asChanged)).toMatchObject({ title: "Now", pendingChange: null })
    expect(codeOf(await act(cast.owner, "discardChange", id))).toBe("NOT_FOUND")
    const [version] = (await cast.owner.call("versions", { type: "NEWS_STORY", id }, "items { act title }")).items
    expect(version).toEqual({ act: "CONFLICTED", title: "Later" })
    for (const [client, status] of [
      [cast.owner, 200],
      [cast.visitor, 404],
      [cast.other, 404],
    ] as const)
      expect((await client.send("GET", `/images/${name}`)).status).toBe(status)
  })

  it("is kept as a version when another person replaces, overrides or discards it", async () => {
    const versionsOf = async (id: number) =>
      (await cast.owner.call("versions", { type: "NEWS_STORY", id }, "items { act title user { id } }")).items
    const written = { act: "CONFLICTED", title: "The owner's words", user: { id: cast.owner.id } }
    for (const lose of [
      (id: number) => edit(cast.head, id, { title: "The head's words", ...draft }),
      (id: number) => edit(cast.head, id, { title: "The head's words", publication: { as: "PUBLISHED" } }),
      (id: number) => act(cast.head, "discardChange", id),
    ]) {
      const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
      await edit(cast.owner, id, { title: "The owner's words", detail: "<p>Also his.</p>", ...draft })
      expect(codeOf(await lose(id))).toBeUndefined()
      expect(await versionsOf(id)).toContainEqual(written)
    }
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    await edit(cast.owner, id, { title: "The owner's words", ...draft })
    await edit(cast.head, id, { detail: "<p>More.</p>", ...draft })
    await setPublication(cast.head, id, { as: "PUBLISHED" })
    expect(await versionsOf(id)).not.toContainEqual(written)
  })

  it("is kept as a version when a later writer overwrites the first writer's text", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    await edit(cast.owner, id, { title: "The owner's words", ...draft })
    await edit(cast.head, id, { detail: "<p>More.</p>", ...draft })
    await edit(cast.head, id, { title: "The head's words", ...draft })
    const { items } = await cast.owner.call("versions", { type: "NEWS_STORY", id }, "items { act title }")
    expect(items).toContainEqual({ act: "CONFLICTED", title: "The owner's words" })
  })

  it("is kept as a version when the writer's other device replaces what it has not seen", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    const saved = async () => (await cast.owner.call("newsStory", { id }, "pendingChange { updatedAt }")).pendingChange
    const save = async (title: string, seen: { updatedAt: string } | null) =>
      edit(cast.owner, id, { title, publication: { ...draft.publication, changeSavedAt: seen?.updatedAt ?? null } })
    await save("On the laptop", await saved())
    const onLaptop = await saved()
    await save("Seen on the laptop", onLaptop)
    await save("On the phone", onLaptop)
    const { items } = await cast.owner.call("versions", { type: "NEWS_STORY", id }, "items { act title }")
    expect(items).toEqual([
      { act: "CONFLICTED", title: "Seen on the laptop" },
      { act: "ADDED", title: "Now" },
    ])
  })

  it("is merged with edits published meanwhile in other fields", async () => {
    const { id, version } = await published(cast.owner, "NewsStory", { title: "Now" })
    await edit(cast.owner, id, { title: "Later", version, ...draft })
    await edit(cast.head, id, { detail: "<p>Meanwhile.</p>", version })
    // Also begun with the first version.
    const late = await edit(cast.owner, id, { title: "Later still", detail: "<p>Fig won.</p>", version, ...draft })
    expect(late.errors).toBeUndefined()
    await setPublication(cast.owner, id, { as: "PUBLISHED" })
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Later still", detail: "<p>Meanwhile.</p>" })
  })

  it("conflicts with an edit published meanwhile in the same field, until it is saved again", async () => {
    const { id, version } = await published(cast.owner, "NewsStory", { title: "Now" })
    await edit(cast.owner, id, { title: "Later", version, ...draft })
    await edit(cast.head, id, { title: "Meanwhile", version })
    expect(codeOf(await setPublication(cast.owner, id, { as: "PUBLISHED" }))).toBe("CONFLICT")
    expect(codeOf(await edit(cast.owner, id, { title: "Too late", version, ...draft }))).toBe("CONFLICT")
    const { items } = await cast.owner.call("versions", { type: "NEWS_STORY", id }, "items { act title }")
    expect(items[0]).toEqual({ act: "CONFLICTED", title: "Too late" })
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Meanwhile" })
    await edit(cast.owner, id, { title: "Later", version: version + 1, ...draft })
    await setPublication(cast.owner, id, { as: "PUBLISHED" })
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Later" })
  })

  it("is overridden by fields sent when publishing", async () => {
    const { id, version } = await published(cast.owner, "NewsStory", { title: "Now" })
    await edit(cast.owner, id, { title: "Later", ...draft })
    await edit(cast.head, id, { title: "Meanwhile" })
    const input = { title: "In the end", version: version + 1, publication: { as: "PUBLISHED" } }
    expect((await edit(cast.owner, id, input)).errors).toBeUndefined()
    expect(await read(cast.visitor, id)).toMatchObject({ title: "In the end" })
  })

  it("conflicts with a picture published meanwhile", async () => {
    const { id } = await published(cast.owner, "NewsStory")
    const [first, second] = [await storedPicture(cast.owner), await storedPicture(cast.head)]
    await edit(cast.owner, id, { picture: { name: first }, ...draft })
    await edit(cast.head, id, { picture: { name: second } })
    expect(codeOf(await setPublication(cast.owner, id, { as: "PUBLISHED" }))).toBe("CONFLICT")
    expect((await read(cast.visitor, id)).picture.name).toBe(second)
  })
})

describe("a schedule", () => {
  it("publishes an item at its time, and takes it down when it expires", async () => {
    const publication = { as: "SCHEDULED", publishAt: later(2), expiresAt: later(4) }
    const { id } = await published(cast.owner, "NewsStory", { publication })
    await runDue(later(1))
    expect(await read(cast.visitor, id)).toBeNull()
    await runDue(later(3))
    const publishedAt = publication.publishAt.toISOString()
    expect(await read(cast.visitor, id)).toMatchObject({ state: "PUBLISHED", publishedAt, publishAt: null })
    await runDue(later(4))
    expect(await read(cast.visitor, id)).toBeNull()
    expect(await read(cast.owner, id)).toMatchObject({ state: "TAKEN_DOWN", expiresAt: null })
  })

  it("drops a past expiry when the item is published again", async () => {
    const { id } = await published(cast.owner, "NewsStory", { publication: { as: "PUBLISHED", expiresAt: later(1) } })
    await setPublication(cast.owner, id, { as: "TAKEN_DOWN" })
    const expiresAt = new Date(Date.now() - 1)
    await cast.school.services.database.write((rows) => rows.update(NewsStory, id, { expiresAt }))
    await setPublication(cast.owner, id, { as: "PUBLISHED" })
    expect(await read(cast.visitor, id)).toMatchObject({ state: "PUBLISHED", expiresAt: null })
  })

  it("applies a change to a published item at its time, and keeps the item's date", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    const { publishedAt } = await read(cast.visitor, id)
    await edit(cast.owner, id, { title: "Later", publication: { as: "SCHEDULED", publishAt: later(2) } })
    await runDue(later(1))
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Now" })
    await runDue(later(2))
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Later", publishedAt })
  })

  it("applies an overdue change and an overdue expiry in their order", async () => {
    const change = { title: "Later", publication: { as: "SCHEDULED", publishAt: later(1), expiresAt: later(2) } }
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    const { id: endsFirst } = await published(cast.owner, "NewsStory", { title: "Now" })
    for (const each of [id, endsFirst]) await edit(cast.owner, each, change)
    await cast.school.services.database.write(async (rows) => {
      await rows.update("PendingChange", { type: "NEWS_STORY" }, { publishAt: later(-2), expiresAt: later(-1) })
      await rows.update("NewsStory", id, { expiresAt: later(-1) })
      await rows.update("NewsStory", endsFirst, { expiresAt: later(-3) })
    })
    expect(await runDue()).toBe(0)
    expect(await read(cast.owner, id)).toMatchObject({ title: "Later", state: "TAKEN_DOWN", pendingChange: null })
    expect(await read(cast.owner, endsFirst)).toMatchObject({ title: "Now", state: "TAKEN_DOWN" })
  })

  it("acts at the exact time, and applies a change before an expiry due together", async () => {
    const at = later(2)
    const isOver = { as: "SCHEDULED", publishAt: later(1), expiresAt: at }
    const { id: begins } = await published(cast.owner, "NewsStory", { publication: { as: "SCHEDULED", publishAt: at } })
    const { id: ends } = await published(cast.owner, "NewsStory", { publication: isOver })
    const changed: number[] = []
    for (const publication of [{ as: "SCHEDULED", publishAt: at }, isOver]) {
      const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
      await edit(cast.owner, id, { title: "Later", publication })
      changed.push(id)
    }
    const { id: both } = await published(cast.owner, "NewsStory", { publication: { as: "PUBLISHED", expiresAt: at } })
    await edit(cast.owner, both, {
      title: "Last words",
      publication: { as: "SCHEDULED", publishAt: at, expiresAt: null },
    })
    expect(await runDue(at)).toBe(0)
    const [comes, isOverToo] = changed as [number, number]
    for (const [id, title, state] of [
      [begins, "Relay", "PUBLISHED"],
      [ends, "Relay", "TAKEN_DOWN"],
      [comes, "Later", "PUBLISHED"],
      [isOverToo, "Later", "TAKEN_DOWN"],
      [both, "Last words", "PUBLISHED"],
    ] as const)
      expect(await read(cast.owner, id), title).toMatchObject({ title, state, pendingChange: null })
  })

  const mailsAbout = async (title: string) => {
    const { items } = await cast.head.call("outbox", { perPage: 50 }, "items { subject }")
    return items.map(({ subject }: { subject: string }) => subject).filter((subject: string) => subject.endsWith(title))
  }

  it("leaves a change to an administrator if the item was edited meanwhile", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Voles" })
    await edit(cast.owner, id, { title: "Later", publication: { as: "SCHEDULED", publishAt: later(1) } })
    await edit(cast.head, id, { title: "Voles today" })
    expect(await runDue(later(1))).toBe(0)
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Voles today" })
    expect((await read(cast.owner, id)).pendingChange).toMatchObject({ state: "WAITING", changed: ["title"] })
    expect(await mailsAbout("Voles today")).toContain("Not published as planned: Voles today")
  })

  it("leaves an item to an administrator if its planner was suspended or demoted since", async () => {
    const [writer, demoted] = [await cast.school.signedIn(3), await cast.school.signedIn(3)]
    const publication = { as: "SCHEDULED", publishAt: later(1) }
    const stories = ["Stoats", "Weasels"]
    const [held, planned] = await Promise.all(
      stories.map(async (title) => (await published(writer, "NewsStory", { title, publication })).id),
    )
    const { id: open } = await published(writer, "NewsStory", { title: "Now" })
    await edit(writer, open, { title: "Later", publication })
    const { id: heldToo } = await published(demoted, "NewsStory", { title: "Martens", publication })
    // Another account's edit does not schedule anything.
    expect((await edit(cast.head, held as number, { detail: "<p>By the head.</p>" })).errors).toBeUndefined()
    await doneWithNamesake(held as number, Act.SCHEDULED, cast.head)
    await cast.head.call("setUserSuspended", { id: writer.id, suspended: true })
    await cast.head.call("setUserRole", { id: demoted.id, role: "AUTHOR" })
    await setPublication(cast.head, planned, { ...publication, publishAt: later(2) })
    expect(await runDue(later(2))).toBe(0)
    for (const [id, title] of [
      [held, undefined],
      [heldToo, undefined],
      [planned, "Weasels"],
      [open, "Now"],
    ])
      expect((await read(cast.visitor, id))?.title).toBe(title)
    expect(await read(cast.head, held)).toMatchObject({ state: "WAITING", publishAt: null })
    expect((await read(cast.head, open)).pendingChange.state).toBe("WAITING")
    expect(await mailsAbout("Stoats")).toContain("Not published as planned: Stoats")
    await act(cast.head, "approve", held)
    expect(await read(cast.visitor, held)).toMatchObject({ title: "Stoats" })
  })

  it("runs at its time without a request", async () => {
    const { id } = await published(cast.owner, "NewsStory", draft)
    const publishAt = new Date(Date.now() + 1_500)
    expect((await setPublication(cast.owner, id, { as: "SCHEDULED", publishAt })).errors).toBeUndefined()
    const publishedAt = publishAt.toISOString()
    await expect.poll(() => read(cast.visitor, id), { interval: 100 }).toMatchObject({ publishedAt })
  })
})

describe("a site that requires approval", () => {
  const ask = (approvesEditors: boolean) => cast.head.call("editSite", { input: { approvesEditors } })
  afterEach(() => ask(false))

  const mailsOf = async (subject: RegExp) => {
    const { items } = await cast.head.call("outbox", { perPage: 50 }, "items { toAddress subject }")
    return items.filter((mail: { subject: string }) => subject.test(mail.subject))
  }

  it("returns the waiting state of an edit in REST, and no state once published", async () => {
    await ask(true)
    const { id, title } = await published(cast.owner, "NewsStory", {}, "id title")
    await cast.head.call("approve", { type: "NEWS_STORY", id }, "id")
    const edited = (by: Client, title: string) => by.rest("PUT", `/news/edit/${id}`, { title })
    expect(await edited(cast.owner, "Later")).toMatchObject({ status: 200, body: { title, state: "WAITING" } })
    const { body } = await edited(cast.head, "Now")
    expect(body).toMatchObject({ title: "Now" })
    expect(body).not.toHaveProperty("state")
  })

  it("holds back what editors publish, mails administrators, and publishes administrators' work", async () => {
    await ask(true)
    const { id, state } = await published(cast.owner, "NewsStory", { title: "Owls\nby night" }, "id state")
    expect(state).toBe("WAITING")
    const picture = await storedPicture(cast.owner)
    const rest = await cast.owner.rest("POST", "/news/add", { title: "Larks", detail: "<p>Up.</p>", picture })
    expect(rest).toMatchObject({ status: 201, body: { title: "Larks", state: "WAITING" } })
    for (const which of [id, rest.body.id]) expect(await read(cast.visitor, which)).toBeNull()
    const byHead = await published(cast.head, "NewsStory")
    expect(await read(cast.visitor, byHead.id)).toMatchObject({ state: "PUBLISHED" })
    const mails = await mailsOf(/^Waiting for your approval: Owls by night$/)
    expect(mails.length).toBeGreaterThanOrEqual(2)
    await published(cast.owner, "NewsStory", { title: "o".repeat(150) })
    expect(await mailsOf(/: o{100}$/)).toHaveLength(mails.length)
  })

  it("holds back editors' changes to public items, whatever state they ask for", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    await ask(true)
    for (const more of [
      {},
      { publication: { as: "PUBLISHED" } },
      { publication: { as: "SCHEDULED", publishAt: later(1) } },
    ]) {
      await edit(cast.owner, id, { title: "Later", ...more })
      expect(await read(cast.visitor, id)).toMatchObject({ title: "Now" })
      expect((await read(cast.owner, id)).pendingChange.state).toBe("WAITING")
    }
    await cast.owner.rest("PUT", `/news/edit/${id}`, { title: "By REST" })
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Now" })
    await ask(false)
    await act(cast.head, "approve", id)
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Now" })
    await runDue(later(1))
    expect(await read(cast.visitor, id)).toMatchObject({ title: "By REST" })
  })

  it("holds back changes by a demoted editor", async () => {
    const writer = await cast.school.signedIn(Role.EDITOR)
    const { id } = await published(writer, "NewsStory", { title: "Now" })
    await ask(true)
    await cast.head.call("setUserRole", { id: writer.id, role: "AUTHOR" })
    await edit(writer, id, { title: "Later", publication: { as: "PUBLISHED" } })
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Now" })
    expect((await read(writer, id)).pendingChange.state).toBe("WAITING")
  })

  it("mails no suspended administrators or writers", async () => {
    await ask(true)
    const { school, head, owner } = cast
    const [sue, sam] = [await school.account(Role.ADMINISTRATOR), await school.account(Role.EDITOR)]
    const { id } = await published(await school.signIn(sam.email), "NewsStory", { title: "Dormice" })
    for (const { id } of [sue, sam]) await head.call("setUserSuspended", { id, suspended: true })
    await published(owner, "NewsStory", { title: "Stoatlets" })
    const sent = await sendBack(head, id)
    expect(sent.errors).toBeUndefined()
    expect(await mailsOf(/Sent back to you: Dormice/)).toEqual([])
    const mails = await mailsOf(/Waiting for your approval: Stoatlets/)
    const { items } = await head.call(
      "users",
      { roles: ["ADMINISTRATOR", "SUPERUSER"], perPage: 50 },
      "items { email }",
    )
    const may = items.flatMap(({ email }: { email: string }) => (email === sue.email ? [] : email))
    expect(mails.map(({ toAddress }: { toAddress: string }) => toAddress).sort()).toEqual(may.sort())
  })

  it("shows the writer the note of an item sent back, until it is submitted again", async () => {
    await ask(true)
    const { id } = await published(cast.owner, "NewsStory", { title: "Newts" })
    expect(codeOf(await sendBack(cast.owner, id))).toBe("FORBIDDEN")
    await sendBack(cast.head, id)
    expect(await read(cast.owner, id)).toMatchObject({ state: "DRAFT", sentBack: { note: "Which pond?" } })
    expect(await mailsOf(/Sent back to you: Newts/)).toHaveLength(1)
    const subject = "Waiting for your approval: Newts"
    const [mail] = await cast.school.services.database.read.findBy(OutboxMail, { subject })
    expect(mail?.text).toContain("Eda Editor has written “Newts”")
    expect(mail?.text).toMatch(new RegExp(`: http\\S+/#/admin/approvals\\?open=NEWS_STORY:${id}\n$`))
    for (const again of [act(cast.head, "approve", id), sendBack(cast.head, id)])
      expect(codeOf(await again)).toBe("CONFLICT")
    await setPublication(cast.owner, id, { as: "PUBLISHED" })
    expect(await read(cast.owner, id)).toMatchObject({ state: "WAITING", sentBack: null })
    expect(codeOf(await act(cast.owner, "approve", id))).toBe("FORBIDDEN")
    await act(cast.head, "approve", id)
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Newts" })
  })

  it("sends back an expired item instead of approving it, until its expiry is later", async () => {
    await ask(true)
    const { id } = await published(cast.owner, "NewsStory", { publication: { as: "PUBLISHED", expiresAt: later(1) } })
    const { database } = cast.school.services
    await database.write((rows) => rows.update(NewsStory, id, { expiresAt: later(-1) }))
    const late = await act(cast.head, "approve", id)
    expect(late.errors?.[0]?.message).toMatch(/^It was to be taken down before now/)
    expect((await sendBack(cast.head, id)).errors).toBeUndefined()
    expect((await edit(cast.owner, id, { title: "Still a draft", ...draft })).errors).toBeUndefined()
    await setPublication(cast.owner, id, { as: "PUBLISHED", expiresAt: later(1) })
    expect((await act(cast.head, "approve", id)).errors).toBeUndefined()
  })

  it("cannot be bypassed by restoring a version, reordering pictures or repeating an add", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "First" })
    await edit(cast.owner, id, { title: "Second" })
    const { id: gallery } = await published(cast.owner, "Gallery")
    const [image] = await addPictures(cast.owner, gallery, ["A"])
    await ask(true)
    const first = (await cast.owner.call("versions", { type: "NEWS_STORY", id }, "items { id }")).items.at(-1).id
    expect(await cast.owner.refusal("restoreVersion", { id: first })).toBe("FORBIDDEN")
    const name = await storedPicture(cast.owner)
    expect(await cast.owner.refusal("editGalleryImage", { id: image.id, input: { place: 1 } })).toBe("FORBIDDEN")
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Second" })
    const idempotencyKey = "once-and-again"
    const { id: again } = await published(cast.owner, "NewsStory", { title: "Seen", idempotencyKey })
    await act(cast.head, "approve", again)
    const input = { title: "Unseen", detail: "<p>A</p>", picture: { name }, idempotencyKey }
    expect(await cast.owner.refusal("addNewsStory", { input })).toBe("CONFLICT")
    expect(await read(cast.visitor, again)).toMatchObject({ title: "Seen" })
  })

  it("mails administrators once, however often an item is submitted, until one responds", async () => {
    await ask(true)
    const { id } = await published(cast.owner, "NewsStory", { title: "Gnats", ...draft })
    await doneWithNamesake(id, Act.SUBMITTED, cast.owner)
    await published(cast.owner, "NewsStory", { title: "Midges" })
    await setPublication(cast.owner, id, { as: "WAITING" })
    const mailCount = async () => (await mailsOf(/Waiting for your approval: Gnats/)).length
    const once = await mailCount()
    expect(once).toBeGreaterThan(0)
    for (const as of ["DRAFT", "WAITING", "DRAFT", "WAITING"])
      await edit(cast.owner, id, { detail: `<p>Better, as ${as}.</p>`, publication: { as } })
    expect(await mailCount()).toBe(once)
    await sendBack(cast.head, id)
    await setPublication(cast.owner, id, { as: "WAITING" })
    expect(await mailCount()).toBe(2 * once)
  })

  it("holds back an edit that arrives while the item is being approved", async () => {
    await ask(true)
    const { id } = await published(cast.owner, "NewsStory", { title: "Looked at" })
    const { pictures } = cast.school.services
    const write = pictures.write.bind(pictures)
    pictures.write = async (...args) => {
      pictures.write = write
      await act(cast.head, "approve", id)
      return write(...args)
    }
    await cast.owner.call("editNewsStory", { id, input: { title: "Unseen" } })
    expect(await read(cast.visitor, id)).toMatchObject({ title: "Looked at" })
    const own = await cast.owner.call("newsStory", { id }, "pendingChange { state changed }")
    expect(own.pendingChange).toEqual({ state: "WAITING", changed: ["title"] })
  })

  // approvals.both.test.ts covers decisions.
  it.each([
    ["setPublication", ", publication: { as: PUBLISHED }"],
    ["setPublication", ", publication: { as: TAKEN_DOWN }"],
    ["editNewsStory", ""],
  ])("refuses %s%s of a text saved after the administrator looked", async (mutation, args) => {
    await ask(true)
    const { id, version } = await published(cast.owner, "NewsStory", { title: "Looked at" })
    await edit(cast.owner, id, { title: "Unseen" })
    const doing = (seen: number) =>
      mutation === "editNewsStory"
        ? edit(cast.head, id, { detail: "<p>Mine.</p>", version: seen, publication: { as: "PUBLISHED" } })
        : cast.head.graphql(
            `mutation { ${mutation}(type: NEWS_STORY, id: ${id}, version: ${seen}${args}) { id version } }`,
          )
    const late = await doing(version)
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", stored: { title: "Unseen" } })
    expect(await read(cast.visitor, id)).toBeNull()
    expect(codeOf(await doing(version + 1))).toBeUndefined()
  })

  it.each([
    ["discardChange", ""],
    ["setPublication", ", publication: { as: PUBLISHED }"],
  ])("refuses %s%s of a change saved after the administrator looked", async (mutation, args) => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    await ask(true)
    await edit(cast.owner, id, { title: "Looked at" })
    const savedAt = async () =>
      (await cast.head.request(`{ newsStory(id: ${id}) { pendingChange { updatedAt } } }`)).data
    const doing = ({ newsStory: { pendingChange } }: Awaited<ReturnType<typeof savedAt>>) =>
      cast.head.graphql(
        `mutation { ${mutation}(type: NEWS_STORY, id: ${id}, changeSavedAt: "${pendingChange.updatedAt}"${args}) { id } }`,
      )
    const before = await savedAt()
    await edit(cast.owner, id, { title: "Unseen" })
    expect(codeOf(await doing(before))).toBe("CONFLICT")
    expect(await read(cast.owner, id)).toMatchObject({ title: "Now", pendingChange: { state: "WAITING" } })
    expect(codeOf(await doing(await savedAt()))).toBeUndefined()
  })

  it("drops a change that equals the public item", async () => {
    const translations = [{ language: "FR", title: "La cour", location: "Le champ", description: "<p>Viens !</p>" }]
    const { id } = await published(cast.owner, "Event", { title: "Now", translations })
    await ask(true)
    const change = async (input: object) => {
      const after = { id, input: { ...input, publication: { as: "PUBLISHED" } } }
      return cast.owner.call("editEvent", after, "pendingChange { changed } sentBack { note }")
    }
    expect(await change({ title: "Now", translations })).toMatchObject({ pendingChange: null })
    expect(await change({ title: "Later", translations })).toMatchObject({ pendingChange: { changed: ["title"] } })
    await act(cast.head, "sendBack", id, { note: "Why?" }, "EVENT")
    expect(await change({ title: "Now" })).toEqual({ pendingChange: null, sentBack: null })
  })

  it("creates no second version when an administrator publishes the same change", async () => {
    const { id } = await published(cast.owner, "Event")
    await ask(true)
    const translations = [{ language: "FR", title: "La cour", location: "Le champ", description: "<p>Viens !</p>" }]
    const input = { translations, publication: { as: "PUBLISHED" } }
    for (const by of [cast.owner, cast.head]) await by.call("editEvent", { id, input })
    const { items } = await cast.owner.call("versions", { type: "EVENT", id }, "items { changed }")
    expect(items).toEqual([{ changed: ["translations"] }, { changed: [] }])
  })

  it("tells viewers whether their work needs approval", async () => {
    const handsIn = async (by: Client) => (await by.call("viewer", {}, "handsIn")).handsIn
    await ask(true)
    for (const by of [cast.owner, cast.head, cast.visitor]) expect(await handsIn(by)).toBe(by === cast.owner)
    await ask(false)
    expect(await handsIn(cast.owner)).toBe(false)
  })

  describe("pictures in a gallery", () => {
    const images = (by: Client, id: number, more = {}) =>
      by.call(
        "gallery",
        { id, ...more },
        "images { id caption waiting picture { name url } } pendingChange { state changed }",
      )
    const captions = async (by: Client, id: number, more = {}) =>
      (await images(by, id, more)).images.map(({ caption }: { caption: string }) => caption)
    const withChange = { withChange: true }
    const change = (by: Client, id: number, input: object) =>
      by.try("editGalleryImage", { id, input }, "caption waiting")
    const remove = (by: Client, id: number) => by.call("deleteGalleryImage", { id }, "waiting")
    const galleryWith = async (...names: string[]) => {
      const { id } = await published(cast.owner, "Gallery")
      return { id, pictures: (await addPictures(cast.owner, id, names)) as { id: number; version: number }[] }
    }

    it("wait for approval when an editor adds, changes or removes them in a public gallery", async () => {
      const { id, pictures } = await galleryWith("A", "B", "C")
      const [a, b] = pictures as [{ id: number; version: number }, { id: number; version: number }]
      await ask(true)
      await addPictures(cast.owner, id, ["New"])
      const body = [{ picture: await storedPicture(cast.owner), caption: "D" }]
      expect((await cast.owner.rest("POST", `/galleries/addpics/${id}`, body)).status).toBe(201)
      expect(codeOf(await change(cast.owner, b.id, { caption: "Late", version: b.version + 1 }))).toBe("CONFLICT")
      expect((await change(cast.owner, b.id, { caption: "B!", version: b.version })).errors).toBeUndefined()
      expect(await remove(cast.owner, a.id)).toEqual({ waiting: true })
      for (const client of [cast.visitor, cast.other, cast.owner])
        expect(await captions(client, id)).toEqual(["A", "B", "C"])
      for (const client of [cast.owner, cast.head])
        expect(await captions(client, id, withChange)).toEqual(["B!", "C", "New", "D"])
      expect(await captions(cast.other, id, withChange)).toEqual(["A", "B", "C"])
      const waiting = await images(cast.owner, id, withChange)
      expect(waiting.pendingChange).toMatchObject({ state: "WAITING", changed: ["pictures"] })
      const added = waiting.images.at(-1)
      const one = async (id: number) =>
        await cast.owner.call("galleryImage", { id, withChange: true }, "caption waiting")
      expect(await one(b.id)).toEqual({ caption: "B!", waiting: true })
      expect(await one(pictures[2]?.id as number)).toEqual({ caption: "C", waiting: false })
      expect(await one(added.id)).toEqual({ caption: "D", waiting: true })
      expect(await cast.head.refusal("deleteGalleryImage", { id: 999999 })).toBe("NOT_FOUND")
      expect(await statusesOf(cast, (by) => by.send("GET", `/images/${added.picture.name}`))).toEqual([
        ...[404, 404, 404, 200, 404, 200, 200],
      ])
      expect((await cast.visitor.send("GET", added.picture.url)).status).toBe(200)
      expect(await cast.visitor.call("galleryImage", { id: added.id, withChange: true })).toEqual(null)
      await act(cast.head, "approve", id, {}, "GALLERY")
      expect(await captions(cast.visitor, id)).toEqual(["B!", "C", "New", "D"])
      expect((await images(cast.owner, id)).pendingChange).toBeNull()
      expect((await images(cast.owner, id)).images.at(-1)).toMatchObject({ id: added.id, waiting: false })
      expect((await cast.visitor.send("GET", `/images/${added.picture.name}`)).status).toBe(200)
      const versions = await cast.owner.call("versions", { type: "GALLERY", id }, "items { id changed }")
      expect(versions.items[0].changed).toEqual(["pictures"])
      await cast.head.call("restoreVersion", { id: versions.items[1].id })
      expect(await captions(cast.visitor, id)).toEqual(["A", "B", "C"])
    })

    it("are added once for a repeated request, and can be changed and removed while they wait", async () => {
      const { id, pictures } = await galleryWith("A")
      const [a] = pictures as [{ id: number; version: number }]
      await ask(true)
      const picture = { name: await storedPicture(cast.owner) }
      const add = { id, images: [{ picture, caption: "New", idempotencyKey: "picture-sent-twice" }] }
      for (const _ of [1, 2]) await cast.owner.call("addGalleryImages", add)
      const [, added] = (await images(cast.owner, id, withChange)).images
      expect(codeOf(await change(cast.other, added.id, { caption: "Mine" }))).toBe("NOT_FOUND")
      expect((await change(cast.owner, added.id, { caption: "Newer" })).data.editGalleryImage).toEqual({
        ...{ caption: "Newer", waiting: true },
      })
      expect(await captions(cast.owner, id, withChange)).toEqual(["A", "Newer"])
      expect(await remove(cast.owner, added.id)).toEqual({ waiting: false })
      expect(await images(cast.owner, id, withChange)).toMatchObject({ images: [{ id: a.id }], pendingChange: null })
      await remove(cast.owner, a.id)
      expect(await captions(cast.owner, id, withChange)).toEqual([])
      await change(cast.owner, a.id, { caption: "A after all" })
      expect(await captions(cast.owner, id, withChange)).toEqual(["A after all"])
      expect((await cast.owner.send("GET", `/images/${picture.name}`)).status).toBe(404)
    })

    it("appear in a preview while they wait, and stay in a version when discarded", async () => {
      const { id } = await galleryWith("A")
      await ask(true)
      await addPictures(cast.owner, id, ["Not this one"])
      const { data } = await act(cast.owner, "previewLink", id, {}, "GALLERY", "url")
      const token = new URL(data.previewLink.url).searchParams.get("preview")
      const seen = await images(cast.school.visitor(), id, { preview: token })
      expect(seen.images.map(({ caption }: { caption: string }) => caption)).toEqual(["A", "Not this one"])
      expect((await cast.visitor.send("GET", seen.images[1].picture.url)).status).toBe(200)
      expect((await act(cast.owner, "discardChange", id, {}, "GALLERY")).errors).toBeUndefined()
      expect(await captions(cast.owner, id, withChange)).toEqual(["A"])
      const shown = "items { id fields { pictures { caption } } }"
      const { items } = await cast.owner.call("versions", { type: "GALLERY", id, perPage: 1 }, shown)
      expect(JSON.stringify(items[0])).toContain("Not this one")
      await cast.head.call("restoreVersion", { id: items[0].id })
      expect(await captions(cast.visitor, id)).toEqual(["A", "Not this one"])
    })

    it("conflict on approval when somebody else changed the same caption meanwhile", async () => {
      const { id, pictures } = await galleryWith("A", "B")
      await ask(true)
      await change(cast.owner, pictures[0]?.id as number, { caption: "A, by the owner" })
      await change(cast.head, pictures[1]?.id as number, { caption: "B, by the head" })
      expect(await captions(cast.owner, id, withChange)).toEqual(["A, by the owner", "B, by the head"])
      await change(cast.head, pictures[0]?.id as number, { caption: "A, by the head" })
      expect(codeOf(await act(cast.head, "approve", id, {}, "GALLERY"))).toBe("CONFLICT")
      await change(cast.owner, pictures[0]?.id as number, { caption: "A, by both" })
      const [replaced, name] = [await storedPicture(cast.owner), await storedPicture(cast.owner)]
      for (const each of [replaced, name])
        await change(cast.owner, pictures[1]?.id as number, { picture: { name: each } })
      expect((await cast.owner.send("GET", `/images/${replaced}`)).status).toBe(404)
      const before = (await images(cast.visitor, id)).images[1].picture.url
      expect(codeOf(await act(cast.head, "approve", id, {}, "GALLERY"))).toBeUndefined()
      expect(await captions(cast.visitor, id)).toEqual(["A, by both", "B, by the head"])
      for (const [url, status] of Object.entries({ [before]: 404, [`/images/${name}`]: 200 }))
        expect((await cast.visitor.send("GET", url)).status).toBe(status)
      await change(cast.owner, pictures[1]?.id as number, { caption: "B, by the owner" })
      for (const [caption, refusal] of [
        ["B again", "CONFLICT"],
        ["B, by the owner", undefined],
      ]) {
        await change(cast.head, pictures[1]?.id as number, { caption })
        expect(codeOf(await act(cast.head, "approve", id, {}, "GALLERY"))).toBe(refusal)
      }
    })

    it("block the approval of a waiting gallery if added after the administrator looked", async () => {
      await ask(true)
      const { id } = await published(cast.owner, "Gallery")
      await addPictures(cast.owner, id, ["Seen"])
      const version = async () => (await cast.head.call("gallery", { id }, "version")).version
      const seen = await version()
      await addPictures(cast.owner, id, ["Unseen"])
      expect(codeOf(await act(cast.head, "approve", id, { version: seen }, "GALLERY"))).toBe("CONFLICT")
      expect(codeOf(await act(cast.head, "approve", id, { version: await version() }, "GALLERY"))).toBeUndefined()
      expect(await captions(cast.visitor, id)).toEqual(["Seen", "Unseen"])
    })

    it("cannot be added while the gallery is being approved", async () => {
      await ask(true)
      const { id } = await published(cast.owner, "Gallery")
      const { pictures } = cast.school.services
      const name = await storedPicture(cast.owner)
      const write = pictures.write.bind(pictures)
      pictures.write = async (...args) => {
        pictures.write = write
        await act(cast.head, "approve", id, {}, "GALLERY")
        return write(...args)
      }
      expect(await cast.owner.refusal("addGalleryImages", { id, images: [{ picture: { name } }] })).toBe("CONFLICT")
      expect(await captions(cast.visitor, id)).toEqual([])
    })

    it("keep a scheduled gallery from being published when they are added to it", async () => {
      const { id } = await published(cast.owner, "Gallery", {
        publication: { as: "SCHEDULED", publishAt: later(1) },
      })
      await ask(true)
      await addPictures(cast.owner, id, ["Unseen"])
      await runDue(later(1))
      expect(await cast.visitor.call("gallery", { id })).toBeNull()
      expect(await captions(cast.head, id)).toEqual(["Unseen"])
    })

    it("are restored from the bin with their gallery while they wait", async () => {
      const { id } = await galleryWith("A")
      await ask(true)
      await addPictures(cast.owner, id, ["Waiting"])
      await cast.owner.call("deleteGallery", { id })
      await act(cast.owner, "restoreFromBin", id, {}, "GALLERY")
      expect(await captions(cast.owner, id, withChange)).toEqual(["A", "Waiting"])
    })
  })

  it("refuses to restore an unapproved picture from the bin into a public gallery", async () => {
    await ask(true)
    const { id } = await published(cast.owner, "Gallery")
    const [image] = await addPictures(cast.owner, id, ["Unseen"])
    await cast.owner.call("deleteGalleryImage", { id: image.id })
    await act(cast.head, "approve", id, {}, "GALLERY")
    const restored = () => act(cast.owner, "restoreFromBin", image.id, {}, "GALLERY_IMAGE")
    expect(codeOf(await restored())).toBe("FORBIDDEN")
    const images = async () => (await cast.visitor.call("gallery", { id }, "images { id }")).images
    expect(await images()).toEqual([])
    await ask(false)
    await restored()
    expect(await images()).toEqual([{ id: image.id }])
  })
})

it("The activity log records submitting, sending back, approving, taking down and scheduling", async () => {
  const { id } = await published(cast.owner, "NewsStory", { publication: { as: "WAITING" } })
  await sendBack(cast.head, id)
  await setPublication(cast.owner, id, { as: "WAITING" })
  await act(cast.head, "approve", id)
  await setPublication(cast.owner, id, { as: "TAKEN_DOWN" })
  await setPublication(cast.owner, id, { as: "SCHEDULED", publishAt: later(1) })
  await runDue(later(1))
  const acts = (await actsOn(id)).filter(([act]) => act !== "EDITED" && act !== "ADDED")
  const [owner, head] = [cast.owner.id, cast.head.id]
  expect(acts.toReversed()).toEqual([
    ["SUBMITTED", owner],
    ["SENT_BACK", head],
    ["SUBMITTED", owner],
    ["APPROVED", head],
    ["TAKEN_DOWN", owner],
    ["SCHEDULED", owner],
    ["PUBLISHED", null],
  ])
})

it("Publishing counts as approval only when an administrator publishes another's work", async () => {
  const changedBy = async (by: Client) => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    await edit(by, id, { title: "Later", publication: { as: "WAITING" } })
    return id
  }
  const { id: own } = await published(cast.head, "NewsStory", { publication: { as: "WAITING" } })
  for (const [by, id, expected] of [
    [cast.head, own, "PUBLISHED"],
    [cast.head, await changedBy(cast.head), "PUBLISHED"],
    [cast.owner, await changedBy(cast.head), "PUBLISHED"],
    [cast.head, await changedBy(cast.owner), "APPROVED"],
  ] as const) {
    expect((await setPublication(by, id, { as: "PUBLISHED" })).errors).toBeUndefined()
    expect((await actsOn(id)).find(([act]) => act !== "EDITED")?.[0]).toBe(expected)
  }
})

describe("a preview link", () => {
  const link = async (by: Client, id: number, type?: string) => {
    const { data, errors } = await act(by, "previewLink", id, {}, type, "url expiresAt")
    expect(errors).toBeUndefined()
    return new URL(data.previewLink.url).searchParams.get("preview") as string
  }
  const seen = (id: number, token: string) => read(cast.school.visitor(), id, { preview: token })

  it("shows its holder one draft with its picture, and no other item", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Soon", ...draft })
    const { id: another } = await published(cast.owner, "NewsStory", draft)
    const token = await link(cast.owner, id)
    const story = await seen(id, token)
    expect(story).toMatchObject({ title: "Soon", state: "DRAFT", pendingChange: null })
    expect((await cast.visitor.send("GET", story.picture.url)).status).toBe(200)
    expect(await seen(another, token)).toBeNull()
    expect(await seen(id, `${token}x`)).toBeNull()
    expect(await seen(id, "")).toBeNull()
    expect(await read(cast.visitor, id)).toBeNull()
  })

  it("shows the pending change of a published item", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Now" })
    await edit(cast.owner, id, { title: "Later", ...draft })
    expect(await seen(id, await link(cast.owner, id))).toMatchObject({ title: "Later", state: "DRAFT" })
    expect(await seen(id, "nonsense")).toMatchObject({ title: "Now", state: "PUBLISHED" })
  })

  it("stops working when it is revoked or after seven days", async () => {
    const { id } = await published(cast.owner, "NewsStory", draft)
    const token = await link(cast.owner, id)
    expect(await seen(id, token)).not.toBeNull()
    const { data } = await act(cast.owner, "revokePreviews", id, {}, undefined, "count")
    expect(data.revokePreviews).toEqual({ count: 1 })
    expect(await seen(id, token)).toBeNull()
    const old = await link(cast.owner, id)
    onTestFinished(() => void vi.useRealTimers())
    const opens = []
    for (const now of [-1, 1].map((minutes) => later(7 * 24 + minutes / 60))) {
      vi.useFakeTimers({ toFake: ["Date"], now })
      opens.push((await seen(id, old)) !== null)
    }
    expect(opens).toEqual([true, false])
  })

  it("stops working while its creator may not edit the item", async () => {
    const { id } = await published(cast.owner, "NewsStory", { title: "Soon", ...draft })
    const maker = await cast.school.signedIn(4)
    const token = await link(maker, id)
    for (const [mutation, ended, again] of [
      ["setUserSuspended", { suspended: true }, { suspended: false }],
      ["setUserRole", { role: "EDITOR" }, { role: "ADMINISTRATOR" }],
    ] as const) {
      await cast.superuser.call(mutation, { id: maker.id, ...ended })
      expect(await seen(id, token)).toBeNull()
      await cast.superuser.call(mutation, { id: maker.id, ...again })
      expect(await seen(id, token)).toMatchObject({ title: "Soon" })
    }
  })

  it("ends the oldest link of its item when that has twenty", async () => {
    const { id } = await published(cast.owner, "NewsStory", draft)
    const { id: another } = await published(cast.owner, "NewsStory", draft)
    const elsewhere = await link(cast.owner, another)
    const ofNamesake = { tokenHash: "another", type: "ARTICLE", itemId: id, userId: cast.owner.id as number }
    const { read: rows, write } = cast.school.services.database
    const long = { createdAt: new Date(0), expiresAt: later(1) }
    await write((rows) => rows.insert(Preview, { ...ofNamesake, ...long }))
    const [first, second] = [await link(cast.owner, id), await link(cast.owner, id)]
    for (let made = 2; made < 21; made++) await link(cast.owner, id)
    expect(await seen(id, first)).toBeNull()
    expect(await seen(id, second)).not.toBeNull()
    expect(await seen(another, elsewhere)).not.toBeNull()
    expect(await rows.existsBy(Preview, { tokenHash: "another" })).toBe(true)
  })

  it("can be created only by those who may edit the item", async () => {
    const { id } = await published(cast.owner, "NewsStory", draft)
    const { id: open } = await published(cast.owner, "NewsStory")
    expect(codeOf(await act(cast.other, "previewLink", id))).toBe("NOT_FOUND")
    expect(codeOf(await act(cast.other, "previewLink", open))).toBe("FORBIDDEN")
  })
})

describe("myContent", () => {
  const mine = (by: Client, narrowed: object = {}) =>
    by.call("myContent", { perPage: 50, ...narrowed }, "total items { type id title state path canEdit }")
  const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)

  it("lists items of all types in the requested states, last changed first", async () => {
    const writer = await cast.school.signedIn(3)
    const made: number[] = []
    for (const { type } of ownedTypes) made.unshift((await published(writer, type.name, draft)).id)
    const { id } = await published(writer, "NewsStory", { title: "Out" })
    const drafts = await mine(writer, { states: ["DRAFT"] })
    expect([drafts.total, idsOf(drafts)]).toEqual([made.length, made])
    const [last] = (await mine(writer)).items
    expect(last).toMatchObject({ type: "NEWS_STORY", title: "Out", path: `/news/view/${id}`, canEdit: true })
    await edit(writer, id, { title: "Later", ...draft })
    expect(idsOf(await mine(writer, { states: ["DRAFT"], type: "NEWS_STORY" }))).toContain(id)
  })

  it("lists others' public items if asked for everybody's, and every item for administrators", async () => {
    const { id } = await published(cast.owner, "NewsStory", draft)
    const { id: open } = await published(cast.owner, "NewsStory")
    await edit(cast.owner, open, { title: "Later", ...draft })
    const seen = async (by: Client, state: string) =>
      idsOf(await mine(by, { everybody: true, type: "NEWS_STORY", states: [state] }))
    for (const each of [id, open]) expect(await seen(cast.other, "DRAFT")).not.toContain(each)
    expect(await seen(cast.other, "PUBLISHED")).toContain(open)
    expect(await seen(cast.head, "DRAFT")).toEqual(expect.arrayContaining([id, open]))
  })
})

it("An item restored from the bin after its scheduled time is published", async () => {
  const publication = { as: "SCHEDULED", publishAt: later(1) }
  const { id } = await published(cast.owner, "NewsStory", { publication })
  await cast.school.services.database.write((rows) => rows.update("NewsStory", id, { publishAt: later(-1) }))
  await cast.owner.call("deleteNewsStory", { id })
  await runDue()
  await act(cast.head, "restoreFromBin", id)
  await expect.poll(() => read(cast.visitor, id), { interval: 100 }).not.toBeNull()
})

it("Changes by others are shown only to the item's owner", async () => {
  const writer = await cast.school.signedIn(3)
  const { id } = await published(writer, "NewsStory")
  await edit(writer, id, { title: "By myself" })
  await edit(cast.head, id, { title: "By another" })
  const changes = async (by: Client) => await by.call("changedByOthers", {}, "total items { act title user { id } }")
  expect(await changes(writer)).toEqual({
    total: 1,
    items: [{ act: "EDITED", title: "By another", user: { id: cast.head.id } }],
  })
  expect((await changes(await cast.school.signedIn(3))).total).toBe(0)
})

it("An item's picture is visible to those who see the item, in every state", async () => {
  const scheduled = { as: "SCHEDULED", publishAt: later(1) }
  for (const publication of [
    { as: "DRAFT" },
    { as: "WAITING" },
    scheduled,
    { as: "PUBLISHED" },
    { as: "TAKEN_DOWN" },
  ]) {
    const name = await storedPicture(cast.owner)
    await published(cast.owner, "NewsStory", { publication, picture: { name } })
    const statuses = await statusesOf(cast, (by) => by.send("GET", `/images/${name}`))
    const [others, own] = publication.as === "PUBLISHED" ? [200, 200] : [404, 200]
    expect(statuses, publication.as).toEqual([others, others, others, own, others, own, own])
  }
})

it("A published item can be taken down, but not made a draft", async () => {
  const { id } = await published(cast.owner, "NewsStory")
  expect(codeOf(await setPublication(cast.owner, id, { as: "DRAFT" }))).toBe("BAD_USER_INPUT")
  expect(codeOf(await setPublication(cast.other, id, { as: "TAKEN_DOWN" }))).toBe("FORBIDDEN")
  await setPublication(cast.owner, id, { as: "TAKEN_DOWN" })
  expect(await read(cast.visitor, id)).toBeNull()
})

it("A content page has no state, and is not in myContent", async () => {
  expect(await cast.head.refusal("myContent", { type: "CONTENT_PAGE" })).toBe("BAD_USER_INPUT")
  expect(codeOf(await setPublication(cast.head, 1, { as: "DRAFT" }, "CONTENT_PAGE"))).toBe("BAD_USER_INPUT")
})

it("The calendar file cancels an event that is taken down, and confirms it when published again", async () => {
  const { id } = await published(cast.owner, "Event", { title: "Owl night" })
  const { id: never } = await published(cast.owner, "Event", { title: "Secret night", ...draft })
  const calendar = async () => (await fetch(`${cast.school.url}/events/view/${id}.ics`)).text()
  await setPublication(cast.owner, id, { as: "TAKEN_DOWN" }, "EVENT")
  expect(await calendar()).toMatch(/SUMMARY:Cancelled: Owl night[\s\S]*STATUS:CANCELLED/)
  await setPublication(cast.owner, id, { as: "PUBLISHED" }, "EVENT")
  expect(await calendar()).toMatch(/STATUS:CONFIRMED/)
  await setPublication(cast.owner, id, { as: "TAKEN_DOWN" }, "EVENT")
  for (const event of [id, never]) await cast.owner.call("deleteEvent", { id: event })
  expect(await calendar()).toMatch(/STATUS:CANCELLED/)
  expect((await fetch(`${cast.school.url}/events/view/${never}.ics`)).status).toBe(404)
})
