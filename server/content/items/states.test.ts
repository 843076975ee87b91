import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { exampleOf, published, storedPicture } from "../../../test/items.ts"
import { statementsOf } from "../../../test/statements.ts"
import { ownedTypes } from "../../start/features.ts"

const cast = castOfThisFile()
const hourMs = 60 * 60 * 1000
const later = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString()

const selection = "id version state publishedAt publishAt expiresAt"
const draft = { publication: { as: "DRAFT" } }

const edit = (by: Client, id: number, input: object) => by.try("editNewsStory", { id, input }, selection)

const read = (by: Client, id: number) => by.call("newsStory", { id }, selection)

const listed = (by: Client, ...states: string[]) =>
  by.call("newsStories", { perPage: 50, ...(states.length && { states }) }, "total items { id }")

const idsOf = ({ items }: { items: { id: number }[] }) => items.map(({ id }) => id)

describe("a new item", () => {
  it.each(ownedTypes)("is published at once by default: $type.name", async ({ type, names }) => {
    const item = await published(cast.owner, type.name, {}, "id state createdAt publishedAt")
    expect(item).toMatchObject({ state: "PUBLISHED", publishedAt: item.createdAt })
    expect(await cast.visitor.call(names.one, { id: item.id })).toEqual({ id: item.id })
  })

  it("is in no list until it is published, except for its creator who asks for drafts", async () => {
    const { id } = await published(cast.owner, "NewsStory", draft)
    expect(idsOf(await listed(cast.owner))).not.toContain(id)
    expect(idsOf(await listed(cast.owner, "DRAFT"))).toContain(id)
    const { id: first } = await published(cast.owner, "NewsStory", draft)
    const { id: last } = await published(cast.owner, "NewsStory", draft)
    for (const each of [last, first]) await edit(cast.owner, each, { publication: { as: "PUBLISHED" } })
    // Drafts have no moment yet.
    expect(idsOf(await listed(cast.head, "DRAFT", "PUBLISHED")).slice(0, 3)).toEqual([last, first, id])
    expect(idsOf(await listed(cast.other, "DRAFT"))).not.toContain(id)
    expect(await listed(cast.visitor, "DRAFT")).toEqual({ total: 0, items: [] })
    expect(await cast.head.call("newsStories", { states: [] }, "total items { id }")).toEqual({ total: 0, items: [] })
  })

  it("cannot be scheduled for the past, or expire before it is published", async () => {
    const { id } = await published(cast.owner, "NewsStory", draft)
    const fieldsOf = async (publication: object) => {
      const answer = await edit(cast.owner, id, { publication })
      return Object.keys(answer.errors?.[0]?.extensions.fields ?? {})
    }
    expect(await fieldsOf({ as: "SCHEDULED" })).toEqual(["publication.publishAt"])
    expect(await fieldsOf({ as: "SCHEDULED", publishAt: later(-1) })).toEqual(["publication.publishAt"])
    expect(await fieldsOf({ as: "PUBLISHED", expiresAt: later(-1) })).toEqual(["publication.expiresAt"])
    const publishAt = later(2)
    for (const expiresAt of [later(1), publishAt])
      expect(await fieldsOf({ as: "SCHEDULED", publishAt, expiresAt })).toEqual(["publication.expiresAt"])
    expect(await read(cast.owner, id)).toMatchObject({ state: "DRAFT", version: 1 })
  })
})

describe("an unfinished draft", () => {
  it.each(ownedTypes)("is saved, and must be complete before it leaves the draft state: $type.name", async (owned) => {
    const { type, names, pictureOptional } = owned
    const example = exampleOf(type.name)
    const texts = Object.keys(example).filter((name) => /^(detail|bio|position|description|location)$/.test(name))
    const missing = [...texts, ...(pictureOptional ? [] : ["picture"])].sort()
    const empty = Object.fromEntries(texts.map((name) => [name, ""]))
    const { id } = await published(cast.owner, type.name, { ...empty, picture: {}, ...draft })
    const picture = { name: await storedPicture(cast.owner) }
    const save = (input: object) => cast.owner.try(names.edit, { id, input }, "state")
    const add = (input: object) => cast.owner.try(names.add, { input: { ...example, ...input } }, "state")
    expect((await save({ ...empty, picture: {}, ...draft })).errors).toBeUndefined()
    for (const as of ["PUBLISHED", "WAITING", "SCHEDULED", "TAKEN_DOWN"]) {
      const publication = { as, ...(as === "SCHEDULED" && { publishAt: later(1) }) }
      const { errors } = await save({ publication })
      expect(Object.keys(errors?.[0]?.extensions.fields ?? {}).sort()).toEqual(missing)
      const added = await add({ ...empty, picture, publication })
      expect(Object.keys(added.errors?.[0]?.extensions.fields ?? {}).sort()).toEqual(texts.sort())
    }
    const [title] = Object.keys(example).filter((name) => name === "title" || name === "name")
    expect(codeOf(await save({ [title as string]: " ", ...draft }))).toBe("BAD_USER_INPUT")
    const finished = await save({ ...example, picture, publication: { as: "PUBLISHED" } })
    expect(finished.data[names.edit]).toEqual({ state: "PUBLISHED" })
    expect(codeOf(await save({ [texts[0] as string]: "" }))).toBe("BAD_USER_INPUT")
  })

  it("published by an older release may still lack a picture", async () => {
    const { id } = await published(cast.owner, "NewsStory")
    await cast.school.services.database.write((rows) => rows.update("NewsStory", id, { picture: null }))
    expect((await edit(cast.owner, id, { title: "As ever" })).errors).toBeUndefined()
    expect(codeOf(await edit(cast.owner, id, { detail: "" }))).toBe("BAD_USER_INPUT")
  })

  it("of a published item cannot be published or restored as a version", async () => {
    const { id } = await published(cast.owner, "NewsStory", { detail: "", ...draft })
    const [version] = (await cast.owner.call("versions", { type: "NEWS_STORY", id }, "items { id }")).items
    await edit(cast.owner, id, { detail: "<p>Done.</p>", publication: { as: "PUBLISHED" } })
    expect(await cast.owner.refusal("restoreVersion", { id: version.id })).toBe("BAD_USER_INPUT")
    expect((await edit(cast.owner, id, { detail: "", ...draft })).errors).toBeUndefined()
    for (const publication of [{ as: "PUBLISHED" }, { as: "SCHEDULED", publishAt: later(1) }])
      expect(codeOf(await edit(cast.owner, id, { publication }))).toBe("BAD_USER_INPUT")
    expect(await cast.visitor.call("newsStory", { id }, "detail")).toEqual({ detail: "<p>Done.</p>" })
  })
})

describe("a published draft", () => {
  it("is sorted by its publication time in GraphQL, REST and the feeds", async () => {
    const { id } = await published(cast.owner, "NewsStory", draft)
    const dates = () => cast.owner.call("newsStory", { id }, "displayDate createdAt publishedAt")
    const before = await dates()
    expect(before.displayDate).toBe(before.createdAt)
    const between = await published(cast.owner, "NewsStory")
    const { total } = await listed(cast.visitor)
    await edit(cast.owner, id, { publication: { as: "PUBLISHED" } })
    expect((await listed(cast.visitor)).total).toBe(total + 1)
    const [first, second] = (await cast.visitor.call("newsStories", {}, "items { id publishedAt createdAt }")).items
    expect([first.id, second.id]).toEqual([id, between.id])
    expect(first.publishedAt > first.createdAt).toBe(true)
    expect((await dates()).displayDate).toBe(first.publishedAt)
    const { topStory } = (await cast.visitor.rest("GET", "/news", undefined, { accept: "application/json" })).body
    expect(topStory).toMatchObject({ id, createdAt: first.publishedAt })
    const feed = JSON.parse((await (await fetch(`${cast.school.url}/feed.json`)).text()) as string)
    expect(feed.items[0]).toMatchObject({ date_published: first.publishedAt })
  })

  it("is hidden when taken down, and keeps its place when published again", async () => {
    const { id } = await published(cast.owner, "NewsStory")
    const { publishedAt } = await read(cast.visitor, id)
    const newer = await published(cast.owner, "NewsStory")
    const { total } = await listed(cast.visitor)
    await edit(cast.owner, id, { publication: { as: "TAKEN_DOWN" } })
    expect([await read(cast.visitor, id), (await listed(cast.visitor)).total]).toEqual([null, total - 1])
    expect(await read(cast.owner, id)).toMatchObject({ state: "TAKEN_DOWN", publishedAt })
    await edit(cast.owner, id, { publication: { as: "PUBLISHED" } })
    expect(await read(cast.visitor, id)).toMatchObject({ publishedAt })
    expect(idsOf(await listed(cast.visitor)).slice(0, 2)).toEqual([newer.id, id])
  })
})

it.each(ownedTypes)(
  "A hidden item costs the same SQL as one that does not exist: $type.name",
  async ({ type, names }) => {
    const { id } = await published(cast.owner, type.name, draft)
    const path = (id: number) => type.addressed?.route?.replace(":id", `${id}`) ?? ""
    const asks = (by: Client): ((id: number) => Promise<unknown>)[] => [
      (id) => by.try(names.one, { id }),
      (id) => by.rest("GET", path(id), undefined, { accept: "application/json" }),
      (id) => by.rest("GET", path(id), undefined, { accept: "text/html" }),
      (id) => by.try(names.delete, { id }),
    ]
    const statements: string[] = []
    await cast.school.services.backlog.whenDone()
    for (const by of [cast.visitor, cast.other])
      for (const ask of asks(by)) {
        const sqlOf = async (id: number) => (await statementsOf(cast.school, () => ask(id))).map(({ sql }) => sql)
        // The first query may be cached.
        await sqlOf(1_000_000)
        const hidden = await sqlOf(id)
        expect(hidden).toEqual(await sqlOf(1_000_001))
        statements.push(...hidden)
      }
    expect(statements).not.toEqual([])
  },
)

it("Confirming for an unpublished event fails as if it did not exist", async () => {
  const { id: eventId } = await published(cast.owner, "Event", { ...draft, capacity: 1 })
  const input = { name: "Ann", email: "ann@home.example", guests: 2 }
  const confirm = (eventId: number) => cast.visitor.try("confirmAttendance", { eventId, input })
  expect(await confirm(eventId)).toEqual(await confirm(1_000_000))
})

it("Archiving a gallery takes it down, unarchiving publishes it, and a draft stays a draft", async () => {
  const { id } = await published(cast.owner, "Gallery")
  const draftId = (await published(cast.owner, "Gallery", { archive: false, ...draft })).id
  const put = async (id: number, archive: number) => {
    const { body } = await cast.owner.rest("PUT", `/galleries/edit/${id}`, { archive, name: "Sports week, again" })
    return [body.archive, (await cast.owner.call("gallery", { id }, "state")).state]
  }
  expect(await put(id, 1)).toEqual([1, "TAKEN_DOWN"])
  expect(await put(id, 0)).toEqual([0, "PUBLISHED"])
  expect(await put(draftId, 0)).toEqual([0, "DRAFT"])
})
