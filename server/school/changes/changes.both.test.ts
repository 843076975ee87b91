import { EventEmitter, once } from "node:events"
import { afterEach, describe, expect, it, vi } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { shortOrLong } from "../../../test/faults/short-or-long.ts"
import { addPictures, exampleOf, published, storedPicture } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { numbersFrom } from "../../../test/random.ts"
import { fill } from "../../../test/rows.ts"
import { planOf, statementsOf } from "../../../test/statements.ts"
import { Role } from "../../access/roles.ts"
import { itemTypeNamed } from "../../base/api/open-enum.ts"
import { ensureChangeTriggers, purgeRemovals } from "../../content/items/change-triggers.ts"
import { ownedTypes } from "../../start/features.ts"

const changes = `token more reset items { type id gone item { id type title path displayDate updatedAt version user { name }
  picture { url } ... on Gallery { images { caption } } } }`

interface Change {
  type: string
  id: number
  gone: boolean
  item: { title: string; version: number; user: { name: string } | null; images?: { caption: string }[] } | null
}

const { school, editor, head, visitor } = schoolOfThisFile({
  editor: [Role.EDITOR, "Eda Editor"],
  head: Role.ADMINISTRATOR,
  visitor: Role.PUBLIC,
})

afterEach(() => vi.useRealTimers())

const fetchChanges = async (given: object, by = visitor, shown = changes) => by.call("changes", { ...given }, shown)

class Copy {
  readonly items = new Map<string, Change>()
  since?: string
  received: Change[] = []

  constructor(
    private readonly by = visitor,
    private readonly shown = changes,
  ) {}

  async sync(perPage?: number) {
    this.received = []
    for (let more = true; more; ) more = await this.step(perPage)
    return this
  }

  async step(perPage = 50): Promise<boolean> {
    const { reset, items, token, more } = await fetchChanges({ since: this.since, perPage }, this.by, this.shown)
    if (reset) this.items.clear()
    for (const change of items as Change[]) {
      const name = `${change.type} ${change.id}`
      this.received.push(change)
      if (change.gone) this.items.delete(name)
      else this.items.set(name, change)
    }
    this.since = token
    return more
  }

  get names() {
    return [...this.items.keys()].sort()
  }
}

const edit = (id: number, input: object, type = "NewsStory") => editor.call(`edit${type}`, { id, input })
const remove = (id: number, type = "NewsStory") => editor.call(`delete${type}`, { id })

async function listed() {
  const { schoolDates, currentNotices, pages, ...lists } = (
    await visitor.request(
      `{ pages { id type } schoolDates(from: "2000-01-01", to: "2100-01-01") { id } currentNotices { id } ${ownedTypes.map(({ names: { list } }) => `${list}(${list === "events" ? "when: ALL, " : ""}perPage: 50) { items { id type } }`).join(" ")} }`,
    )
  ).data
  const named = (rows: { id: number; type?: string }[], name = "") => rows.map(({ id, type = name }) => `${type} ${id}`)
  const owned = Object.values(lists as Record<string, { items: Item[] }>).flatMap(({ items }) => named(items))
  const others = [...named(schoolDates, "SCHOOL_DATE"), ...named(currentNotices, "NOTICE"), ...named(pages)]
  return ["SITE 1", ...owned, ...others].sort()
}

describe("the change feed", () => {
  it("starts with all public content, page by page, and then lists nothing", async () => {
    for (const { type } of ownedTypes) await published(editor, type.name)
    const copy = await new Copy().sync(2)
    expect(copy.names).toEqual(await listed())
    expect(copy.received.length).toBe(copy.items.size)
    const all = copy.items.size
    for (const perPage of [all - 1, all, all + 1]) {
      const { items, more } = await fetchChanges({ perPage })
      expect([items.length, more]).toEqual([Math.min(perPage, all), perPage < all])
    }
    expect((await copy.sync()).received).toEqual([])
  })

  it.skipIf(isDouble()).each(ownedTypes)(
    "lists what is published, taken down, published again and deleted: $type.name",
    async ({ type }) => {
      const copy = await new Copy().sync()
      const nextChanges = async () =>
        (await copy.sync()).received.map(({ gone, item }) => (gone ? "gone" : item?.version))
      const { id, version } = await published(editor, type.name, { publication: { as: "DRAFT" } })
      expect(await nextChanges()).toEqual([])
      await edit(id, { publication: { as: "PUBLISHED" } }, type.name)
      expect(await nextChanges()).toEqual([version + 1])
      await edit(id, { publication: { as: "TAKEN_DOWN" } }, type.name)
      expect(await nextChanges()).toEqual(["gone"])
      expect(copy.received[0]).toEqual({ type: expect.any(String), id, gone: true, item: null })
      await edit(id, { publication: { as: "PUBLISHED" } }, type.name)
      await remove(id, type.name)
      expect(await nextChanges()).toEqual(["gone"])
      expect(copy.names).toEqual(await listed())
      expect((await new Copy().sync()).received.filter(({ gone }) => gone)).toEqual([])
    },
  )

  it("lists no draft, even for an administrator", async () => {
    const copies = [await new Copy().sync(), await new Copy(head).sync()]
    const { id } = await published(editor, "NewsStory", { publication: { as: "DRAFT" } })
    await edit(id, { title: "Not yet" })
    await remove(id)
    const open = await published(editor, "NewsStory")
    await edit(open.id, { title: "To come", publication: { as: "DRAFT" } })
    for (const copy of copies) {
      await copy.sync()
      expect(copy.received.map(({ id, item }) => [id, item?.title])).toEqual([[open.id, exampleOf("NewsStory").title]])
    }
  })

  it("lists galleries with new pictures, edited pages, and all items of a renamed author", async () => {
    const author = await school.signedIn(Role.EDITOR, "Ann Other")
    const { id } = await published(author, "Gallery")
    await published(author, "Article")
    const copy = await new Copy().sync()
    await addPictures(author, id, ["The start"])
    await head.call("editPage", { id: 1, input: { title: "Otherwise" } })
    expect((await copy.sync()).received.map(({ type, item }) => [type, item?.images ?? item?.title])).toEqual([
      ["GALLERY", [{ caption: "The start" }]],
      ["CONTENT_PAGE", "Otherwise"],
    ])
    await author.call("editUser", { id: author.id, input: { name: "Ann Married" } })
    expect((await copy.sync()).received.map(({ item }) => item?.user?.name)).toEqual(["Ann Married", "Ann Married"])
  })

  it("lists school dates, site information, and notices as they start, change and end", async () => {
    const copy = await new Copy().sync()
    const nextChanges = async () => (await copy.sync()).received.map(({ type, gone, item }) => [type, gone, item])
    const date = { name: "Half-day", kind: "HALF_DAY", year: 2031, firstDay: "2031-03-03", lastDay: "" }
    const { id } = await head.call("addSchoolDate", { input: { ...date, hours: "", note: "" } })
    expect(await nextChanges()).toEqual([["SCHOOL_DATE", false, null]])
    await head.call("deleteSchoolDate", { id })
    await head.call("editSite", { input: { name: "The School" } })
    expect(await nextChanges()).toEqual([
      ["SCHOOL_DATE", true, null],
      ["SITE", false, null],
    ])

    const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60 * 1000).toISOString()
    const input = { kind: "OTHER", text: "No water.", endsAt: inHours(5) }
    const notice = await head.call("addNotice", { input })
    const hidden = await head.call("addNotice", { input: { ...input, startsAt: inHours(4) } })
    expect(await nextChanges()).toEqual([["NOTICE", false, null]])
    await head.call("editNotice", { ...hidden, input: { text: "Not yet." } })
    await head.call("endNotice", hidden)
    expect(await nextChanges()).toEqual([])
    await head.call("editNotice", { ...notice, input: { text: "No water today." } })
    expect(await nextChanges()).toEqual([["NOTICE", false, null]])
    await head.call("editNotice", { ...notice, input: { startsAt: inHours(1) } })
    expect(await nextChanges()).toEqual([["NOTICE", true, null]])
    const now = Date.now()
    const later = (hours: number) => vi.useFakeTimers({ toFake: ["Date"], now: now + hours * 60 * 60 * 1000 })
    later(1.1)
    expect(await nextChanges()).toEqual([["NOTICE", false, null]])
    expect((await new Copy().sync()).names).toEqual(copy.names)
    expect(await nextChanges()).toEqual([])
    later(6)
    expect(await nextChanges()).toEqual([["NOTICE", true, null]])
    expect((await new Copy().sync()).names).toEqual(copy.names)
  })

  it("ignores read counts", async () => {
    const { id } = await published(editor, "Article")
    const copy = await new Copy().sync()
    await visitor.rest("GET", `/articles/view/${id}`)
    await school.services.reads.flush()
    expect((await head.call("article", { id }, "reads")).reads).toBe(1)
    expect((await copy.sync()).received).toEqual([])
  })

  it("misses nothing when two writes overlap", async () => {
    const copy = await new Copy().sync()
    const { id } = await published(editor, "NewsStory")
    await copy.sync()
    const signals = new EventEmitter()
    const begun = once(signals, "begun")
    const slow = school.services.database.write(async (rows) => {
      await rows.query("UPDATE news_stories SET title = 'Slow', version = version + 1 WHERE id = $1", [id])
      signals.emit("begun")
      await once(signals, "end")
    })
    await begun
    const quick = published(editor, "Article")
    expect((await copy.sync()).received).toEqual([])
    signals.emit("end")
    await Promise.all([slow, quick])
    expect((await copy.sync()).received.map(({ type }) => type).sort()).toEqual(["ARTICLE", "NEWS_STORY"])
  })

  it.skipIf(isDouble())("costs as many SQL statements for 50 items as for a few", async () => {
    const { since } = await new Copy(head).sync()
    await school.services.database.write(async (rows) => {
      const more = { userId: editor.id } as never
      for (let round = 1; round <= 11; round++)
        for (const { type } of ownedTypes) await fill(rows, type, [1000 + round], () => more)
    })
    const costOf = async (perPage: number) =>
      (await statementsOf(school, () => fetchChanges({ since, perPage }, head))).length
    await costOf(50)
    expect(await costOf(50)).toBe(await costOf(ownedTypes.length))
  })
})

const allFields = `token more reset items { type id gone item { id type title path displayDate updatedAt version user { id name }
  picture { name alt } ... on NewsStory { detail translation(language: SW) { title detail } } ... on Article { detail }
  ... on Gallery { description eventId images { id caption picture { name alt } } } ... on Profile { name bio }
  ... on Event { text: description date endDate location cancelled }
  ... on ContentPage { pageText sections { heading text } facts { term value } } } }`

interface Item {
  type: string
  id: number
}

/** Performs random edits, repeatable by the seed. */
class Writer {
  readonly done: string[] = []
  private readonly there: Item[] = []
  private readonly binned: Item[] = []

  constructor(private readonly random: () => number) {}

  async write() {
    const thing = this.pick<() => Promise<unknown>>([
      ...[this.add, this.edit, this.turn, this.translate, this.hang, this.take, this.remove, this.restore],
      ...[this.add, this.edit, this.picture, this.link, this.page, this.rename, this.expire],
    ])
    this.done.push(thing.name)
    await thing.apply(this)
  }

  private pick = <T>(from: T[]) => from[Math.floor(this.random() * from.length)] as T
  private any = (...types: string[]) =>
    this.pick(this.there.filter(({ type }) => types.length === 0 || types.includes(type)))
  private words = () => `Words ${Math.floor(this.random() * 1e6)}`
  private change = async (item: Item | undefined, input: object) =>
    item && head.try(`edit${item.type}`, { id: item.id, input })
  private named = ({ type }: Item) => ({ [Object.keys(exampleOf(type))[0] as string]: this.words() })
  private state = () => ({ publication: { as: this.pick(["PUBLISHED", "PUBLISHED", "DRAFT", "TAKEN_DOWN"]) } })

  async add({ type: { name } } = this.pick(ownedTypes)) {
    const by = this.pick([head, editor])
    const { id } = await published(by, name, { publication: { as: this.pick(["PUBLISHED", "PUBLISHED", "DRAFT"]) } })
    this.there.push({ type: name, id })
  }

  private async edit() {
    const item = this.any()
    if (item) await this.change(item, this.named(item))
  }

  private async turn() {
    await this.change(this.any(), this.state())
  }

  private async picture() {
    await this.change(this.any(), { picture: { name: await storedPicture(head), alt: this.words() } })
  }

  private async translate() {
    const language = this.pick(["SW", "FR"])
    const into = { language, title: this.words(), detail: "<p>Maneno</p>", isReady: this.random() < 0.7 }
    await this.change(this.any("NewsStory", "Article"), { translations: this.pick([[into], [into], []]) })
  }

  private async hang() {
    const gallery = this.any("Gallery")
    if (gallery) await addPictures(head, gallery.id, [this.words()])
  }

  private async take() {
    const states = ["PUBLISHED", "DRAFT", "TAKEN_DOWN"]
    const { items } = await head.call("galleries", { states }, "items { images { id } }")
    const id = this.pick<{ id: number } | undefined>(items.flatMap(({ images }: { images: object[] }) => images))?.id
    if (id === undefined) return
    if (this.random() < 0.5) await head.call("editGalleryImage", { id, input: { caption: this.words() } })
    else await head.call("deleteGalleryImage", { id })
  }

  private async link() {
    await this.change(this.any("Gallery"), { eventId: this.any("Event")?.id ?? null })
  }

  private async remove() {
    const item = this.any()
    if (!item) return
    await head.call(`delete${item.type}`, { id: item.id })
    this.binned.push(...this.there.splice(this.there.indexOf(item), 1))
  }

  private async restore() {
    const item = this.binned.pop()
    if (!item) return
    await head.call("restoreFromBin", { type: itemTypeNamed({ name: item.type }), id: item.id })
    this.there.push(item)
  }

  private async page() {
    const sections = [{ heading: this.words(), text: "<p>Part</p>" }]
    await head.call("editPage", { id: 2, input: { sections, facts: [{ term: "Day", value: this.words() }] } })
  }

  private async rename() {
    await editor.call("editUser", { id: editor.id, input: { name: this.words() } })
  }

  private async expire() {
    const story = this.any("NewsStory")
    if (!story) return
    await school.services.database.write((rows) =>
      rows.query("UPDATE news_stories SET \"expiresAt\" = '2020-01-01T00:00:00.000Z' WHERE id = $1", [story.id]),
    )
    await school.services.schedule.catchUp()
  }
}

describe("a day of random writes", () => {
  const days = Array.from({ length: shortOrLong(1, 20) }, (_, index) => index + 1)

  it.each(days)("gives a syncing reader the same content as a fresh reader: day %i", async (day) => {
    const random = numbersFrom(day)
    const writer = new Writer(random)
    const copy = new Copy(visitor, allFields)
    for (const type of ownedTypes) await writer.add(type)
    for (let hour = 0; hour < 8; hour++) {
      for (let write = 0; write < 6; write++) {
        await writer.write()
        if (random() < 0.5) await copy.step()
      }
      await copy.sync()
      const fresh = await new Copy(visitor, allFields).sync()
      expect(Object.fromEntries(copy.items), writer.done.join(" ")).toEqual(Object.fromEntries(fresh.items))
      expect(copy.names).toEqual(await listed())
    }
  })
})

describe("submitted forms in the change feed", () => {
  const shown = `token more reset items { id } forms { form id gone
    submission { ... on Absence { childName readAt doneAt } ... on Enquiry { senderName } ... on Application { id } } }`
  const absence = {
    ...{ childName: "Tobi", className: "Form 3", firstDay: new Date().toISOString().slice(0, 10) },
    ...{ reason: "A cold", reporter: "Ruth", phone: "0188" },
  }
  const report = async () => {
    await visitor.call("reportAbsence", { input: absence })
    return (await head.call("absences", { perPage: 1 }, "items { id }")).items[0].id
  }

  async function program(rights: string[], role = "ADMINISTRATOR") {
    const keeper = await school.signedIn(Role.SUPERUSER)
    const endsAt = new Date(Date.now() + 60 * 60 * 1000).toISOString()
    const input = { name: "Register", role, endsAt, rights: rights.map((area) => ({ area, access: "READ" })) }
    const added = await keeper.call("addProgram", { input }, "token program { id }")
    const client = Object.assign(school.visitor(), { accessToken: added.token as string })
    const give = (rights: object[]) => keeper.call("editProgram", { ...added.program, input: { rights } })
    return { client, give }
  }

  /** Reads all remaining pages, and returns them as one answer. */
  const reader = (client: Client) => {
    let since: string | undefined
    return async () => {
      const read = []
      do {
        const { token, ...answer } = await fetchChanges({ since }, client, shown)
        since = token
        read.push(answer)
      } while (read.at(-1)?.more)
      const [items, forms] = [read.flatMap(({ items }) => items), read.flatMap(({ forms }) => forms)]
      return { token: since, more: false, reset: read[0]?.reset, items, forms }
    }
  }

  it("show read and done marks to a program that may read them, until deleted", async () => {
    const { client } = await program(["ABSENCE"])
    const readNext = reader(client)
    await readNext()
    const id = await report()
    const reported = { form: "ABSENCE", id, gone: false }
    const submission = { childName: "Tobi", readAt: null, doneAt: null }
    expect((await readNext()).forms).toEqual([{ ...reported, submission }])
    expect(await client.call("absence", { id }, "childName")).toEqual({ childName: "Tobi" })
    await head.call("markAbsence", { id, read: true })
    const read = { ...submission, readAt: expect.any(String) }
    expect((await readNext()).forms).toEqual([{ ...reported, submission: read }])
    await head.call("markAbsence", { id, done: true })
    expect((await readNext()).forms).toEqual([{ ...reported, submission: { ...read, doneAt: expect.any(String) } }])
    expect((await readNext()).forms).toEqual([])
    await school.services.database.write((rows) => rows.query(`DELETE FROM "absences" WHERE "id" = ${id}`))
    expect((await readNext()).forms).toEqual([{ ...reported, gone: true, submission: null }])
  })

  it.skipIf(isDouble())("stay hidden from everybody else, even in the token", async () => {
    const programs = [await program(["ENQUIRY"]), await program(["ABSENCE"], "EDITOR")]
    const readers = [visitor, editor, ...programs.map(({ client }) => client)]
    const asking = readers.map(reader)
    const before = await Promise.all(asking.map((readNext) => readNext()))
    const id = await report()
    await head.call("markAbsence", { id, read: true, done: true })
    await school.services.database.write((rows) => rows.query(`DELETE FROM "absences" WHERE "id" = ${id}`))
    for (const [index, readNext] of asking.entries())
      expect(await readNext()).toEqual({ token: before[index]?.token, more: false, reset: false, items: [], forms: [] })
    for (const client of readers)
      expect(await client.refusal("absence", { id })).toMatch(/^(FORBIDDEN|UNAUTHENTICATED)$/)
  })

  it.skipIf(isDouble())("reset the feed of a program that gains or loses the right to them", async () => {
    const id = await report()
    const { client, give } = await program(["NEWS_STORY"])
    const readNext = reader(client)
    expect((await readNext()).forms).toEqual([])
    await give([{ area: "ABSENCE", access: "READ" }])
    const given = await readNext()
    expect(given).toMatchObject({ reset: true, forms: expect.arrayContaining([expect.objectContaining({ id })]) })
    await give([])
    expect(await readNext()).toMatchObject({ reset: true, forms: [] })
    expect(await readNext()).toMatchObject({ reset: false, items: [] })
  })
})

describe("tokens and purges of the change feed", () => {
  it("reset a reader whose token is from another database or from before the purge", async () => {
    const copy = await new Copy().sync()
    const { id } = await published(editor, "NewsStory")
    await remove(id)
    await published(editor, "Article")
    const inAYear = new Date(Date.now() + 365 * 24 * 60 * 60 * 1000).toISOString()
    await school.services.database.write((rows) => purgeRemovals(rows, inAYear))
    const refetch = () => fetchChanges({ since: copy.since })
    expect(await refetch()).toMatchObject({ reset: true })
    copy.items.set("NEWS_STORY 999", {} as Change)
    expect((await copy.sync(20)).names).toEqual(await listed())

    const [number, , feed] = Buffer.from(String(copy.since), "base64url").toString().split(/[.,]/)
    for (const token of [`${number}.0.${"f".repeat(36)}`, `${Number(number) + 1}.0.${feed}`]) {
      const since = Buffer.from(token).toString("base64url")
      expect(await fetchChanges({ since })).toMatchObject({ reset: true })
    }
    expect(await refetch()).toMatchObject({ reset: false, items: [] })
    // A client with the newest token has missed nothing, even though that change was purged.
    await remove((await published(editor, "NewsStory")).id)
    await copy.sync()
    await school.services.database.write((rows) => purgeRemovals(rows, inAYear))
    expect(await refetch()).toMatchObject({ reset: false, items: [] })
  })

  it("find deletions through an index, which an older database gains", async () => {
    const { database } = school.services
    await database.write((rows) => rows.query('DROP INDEX "IDX_content_changes_hidden"'))
    await ensureChangeTriggers(database)
    const now = new Date().toISOString()
    const statements = await statementsOf(school, () => database.write((rows) => purgeRemovals(rows, now)))
    const ofChanges = statements.filter(({ sql }) => sql.includes("content_changes"))
    expect(ofChanges.length).toBeGreaterThan(0)
    // A connection notices a changed schema on reading, not on EXPLAIN.
    await database.inSnapshot(({ read }) => read.query('SELECT 1 FROM "content_changes"'))
    for (const statement of ofChanges)
      expect((await planOf(school, statement)).join("\n")).toContain("IDX_content_changes_hidden")
  })

  it("refuse a malformed token", async () => {
    for (const since of ["", "yesterday", "x".repeat(300)])
      expect(await visitor.refusal("changes", { since })).toBe("BAD_USER_INPUT")
  })
})
