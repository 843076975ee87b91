import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { addPictures, published, storedPicture } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { fill } from "../../../test/rows.ts"
import { Role } from "../../access/roles.ts"
import { NewsStory } from "../../school/news/news-story.ts"

const cast = castOfThisFile()
const as = (state: string) => ({ publication: { as: state } })
const draft = as("DRAFT")
const line = "type id version title state publishedAt publishAt expiresAt user { id } faults"

interface Line {
  type: string
  id: number
  version: number
  state: string
  user: { id: number }
}

const list = async (narrowed: object, by: Client = cast.head): Promise<Line[]> =>
  (await by.call("myContent", { everybody: true, perPage: 50, ...narrowed }, `items { ${line} }`)).items

const lineOf = async (type: string, id: number): Promise<Line> => {
  const found = (await list({ type })).find((one) => one.id === id)
  if (!found) throw new Error(`${type} ${id} is not listed.`)
  return found
}

const titles = (lines: object[]) => lines.map((one) => (one as { title: string }).title)

const change = (changes: object[], by: Client = cast.head) =>
  by.call("changeContent", { changes }, "type id version refusal by { id } at")

const of = ({ type, id, version }: Line, more: object) => ({ type, id, version, ...more })

/** The change that restores an item's earlier state. */
const backTo = ({ type, id, user, ...before }: Line, version: number) => {
  const { state, publishedAt, publishAt, expiresAt } = before as Partial<Record<string, unknown>>
  return { type, id, version, publication: { as: state, publishAt, expiresAt }, publishedAt, userId: user.id }
}

const story = async (by: Client, more: object = {}) => {
  const { id } = await published(by, "NewsStory", more)
  return lineOf("NEWS_STORY", id)
}

const actsOn = async (item: number) => {
  const { items } = await cast.head.call("activity", { type: "NEWS_STORY", item }, "items { act }")
  return items.map(({ act }: { act: string }) => act)
}

describe("everybody's content", () => {
  it("can be filtered by author, state and title, and sorted by each column", async () => {
    const [ada, zoe] = [await cast.school.signedIn(Role.EDITOR, "Ada"), await cast.school.signedIn(Role.EDITOR, "Zoe")]
    await published(zoe, "NewsStory", { title: "apple 100% Wombat" })
    await published(ada, "Gallery", { name: "Wombat bee", ...draft })
    await published(zoe, "Article", { title: "Wombat Cat" })
    const wombats = ["apple 100% Wombat", "Wombat bee", "Wombat Cat"]
    const sorted = async (sort: string) => titles(await list({ q: "womBat", sort }))
    expect(await sorted("TITLE")).toEqual([wombats[0], wombats[1], wombats[2]])
    expect(await sorted("OLDEST")).toEqual(wombats)
    expect(await sorted("NEWEST")).toEqual(wombats.toReversed())
    expect((await sorted("AUTHOR"))[0]).toBe("Wombat bee")
    expect((await sorted("STATE"))[0]).toBe("Wombat bee")
    expect(titles(await list({ q: "wombat 100%" }))).toEqual([wombats[0]])
    expect(titles(await list({ userId: zoe.id, sort: "TITLE" }))).toEqual([wombats[0], wombats[2]])
    expect(titles(await list({ q: "wombat", states: ["DRAFT"] }))).toEqual(["Wombat bee"])
    expect(titles(await list({ q: "wombat", sort: "TITLE" }, cast.other))).toEqual([wombats[0], wombats[2]])
  })

  it("is found by title, ignoring accents and capitals", async () => {
    const title = "École de la Forêt"
    await published(cast.owner, "NewsStory", { title })
    for (const q of ["école", "ecole FORÊT", "ÉCOLE for", title]) expect(titles(await list({ q }))).toEqual([title])
    expect(titles(await list({ q: "écoles" }))).toEqual([])
  })

  it("is found completely even if over a thousand titles match", async () => {
    const more = () => ({ title: "Numbat", userId: cast.owner.id })
    const { database } = cast.school.services
    await database.write((rows) =>
      fill(
        rows,
        NewsStory,
        Array.from({ length: 1_001 }, (_, index) => index + 1),
        more,
      ),
    )
    expect((await cast.head.call("myContent", { everybody: true, q: "numbat" }, "total")).total).toBe(1_001)
    await database.write((rows) => rows.query("DELETE FROM news_stories WHERE title = 'Numbat'"))
  })

  it("can be filtered by each fault until it is fixed", async () => {
    const { owner } = cast
    const faulty = async (fault: string) => titles(await list({ fault, q: "quoll" }))
    const { id: event } = await published(owner, "Event", { title: "Quoll day", picture: null })
    const { id: gallery } = await published(owner, "Gallery", { name: "Quolls" })
    const [image] = await addPictures(owner, gallery, [null])
    const translation = { language: "SW", isReady: true, title: "Moja", detail: "<p>Moja.</p>" }
    const linked = { title: "A quoll", detail: '<p><a href="/news/view/99999">x</a></p>', translations: [translation] }
    const { id, version } = await published(owner, "NewsStory", linked)
    expect([await faulty("NO_PICTURE"), await faulty("OLD_TRANSLATION")]).toEqual([["Quoll day"], []])
    expect([await faulty("NO_DESCRIPTION"), await faulty("DEAD_LINK")]).toEqual([["A quoll", "Quolls"], ["A quoll"]])
    await owner.call("editNewsStory", { id, input: { version, title: "One quoll" } })
    expect(await faulty("OLD_TRANSLATION")).toEqual(["One quoll"])
    expect(await lineOf("NEWS_STORY", id)).toMatchObject({ faults: ["NO_DESCRIPTION", "OLD_TRANSLATION", "DEAD_LINK"] })
    const described = async () => ({ name: await storedPicture(owner), alt: "A quoll" })
    const detail = `<figure><img src="/images/${await storedPicture(owner)}"></figure>`
    const mended = { detail, translations: [{ ...translation, title: "Mbili" }], title: "A quoll" }
    await owner.call("editNewsStory", { id, input: { ...mended, picture: await described() } })
    await owner.call("editEvent", { id: event, input: { picture: await described() } })
    await owner.call("editGallery", { id: gallery, input: { picture: await described() } })
    expect(await faulty("NO_DESCRIPTION")).toEqual(["Quolls", "A quoll"])
    await owner.call("editNewsStory", { id, input: { detail: "<p>No link.</p>", translations: [] } })
    expect(await faulty("NO_DESCRIPTION")).toEqual(["Quolls"])
    await owner.call("editGalleryImage", { id: image.id, input: { picture: await described() } })
    for (const fault of ["NO_PICTURE", "NO_DESCRIPTION", "OLD_TRANSLATION", "DEAD_LINK"])
      expect([fault, await faulty(fault)]).toEqual([fault, []])
  })

  it("hides its faults from visitors", async () => {
    const { id } = await story(cast.owner)
    await story(cast.owner)
    const query = "query ($id: Int!) { further(type: NEWS_STORY, id: $id) { byAuthor { faults } } }"
    expect((await cast.visitor.request(query, { id })).data.further.byAuthor).toContainEqual({ faults: null })
  })
})

describe.skipIf(isDouble())("several items changed at once", () => {
  const shown = async ({ id }: Line) => (await cast.visitor.call("newsStory", { id }, "id")) !== null

  it("are published or taken down, and return to their earlier state after an undo", async () => {
    const [one, two] = [await story(cast.owner, draft), await story(cast.other, as("WAITING"))]
    const up = await change([one, two].map((item) => of(item, as("PUBLISHED"))))
    expect(up).toMatchObject([{ refusal: null }, { refusal: null }])
    expect([await shown(one), await shown(two), (await actsOn(two.id))[0]]).toEqual([true, true, "APPROVED"])
    const mailed = await cast.school.services.database.read.count("OutboxMail")
    await change([backTo(one, up[0].version), backTo(two, up[1].version)])
    for (const { version, ...before } of [one, two])
      expect(await lineOf("NEWS_STORY", before.id)).toMatchObject({ ...before, publishedAt: null })
    expect(await cast.school.services.database.read.count("OutboxMail")).toBe(mailed)
    const open = await story(cast.owner)
    const [down] = await change([of(open, as("TAKEN_DOWN"))])
    expect([await shown(open), (await actsOn(open.id))[0]]).toEqual([false, "TAKEN_DOWN"])
    await change([backTo(open, down.version)])
    expect(await lineOf("NEWS_STORY", open.id)).toMatchObject({ ...open, version: open.version + 2 })
  })

  it("are moved to the bin, which cancels events, and restored from it", async () => {
    const [one, { id }] = [await story(cast.owner), await published(cast.owner, "Event")]
    const event = await lineOf("EVENT", id)
    const calendar = async () => (await fetch(`${cast.school.url}/events/view/${id}.ics`)).text()
    const gone = await change([one, event].map((item) => of(item, { inBin: true })))
    expect([await shown(one), (await calendar()).includes("STATUS:CANCELLED")]).toEqual([false, true])
    const back = gone.map((item: Line) => of(item, { inBin: false }))
    expect(await change(back)).toMatchObject([{ refusal: null }, { refusal: null }])
    expect([await shown(one), (await calendar()).includes("STATUS:CANCELLED")]).toEqual([true, false])
    expect(await change(back)).toMatchObject([{ refusal: null }, { refusal: null }])
  })

  it("are handed over with their pending changes, only to an account that may publish", async () => {
    const mine = await story(cast.owner)
    await cast.owner.call("editNewsStory", { id: mine.id, input: { title: "Later", ...draft } })
    const [given] = await change([of(mine, { userId: cast.other.id })])
    const edit = { id: mine.id, input: { title: "Mine now", ...draft } }
    expect(await cast.owner.refusal("editNewsStory", edit)).toBe("FORBIDDEN")
    expect((await cast.other.try("editNewsStory", edit)).errors).toBeUndefined()
    expect(await actsOn(mine.id)).toContain("HANDED_OVER")
    expect(await change([backTo(mine, given.version)])).toMatchObject([{ refusal: null }])
    expect(await lineOf("NEWS_STORY", mine.id)).toMatchObject({ user: { id: cast.owner.id } })
    for (const userId of [cast.author.id, 99999])
      expect(await change([of(await lineOf("NEWS_STORY", mine.id), { userId })])).toMatchObject([
        { refusal: "Please choose somebody who may publish, and is not suspended." },
      ])
  })

  it("stay unchanged if somebody was faster, whom the refusal names, while the others change", async () => {
    const [one, two, three] = [await story(cast.owner), await story(cast.owner), await story(cast.owner)]
    await cast.owner.call("editNewsStory", { id: one.id, input: { title: "Faster" } })
    await cast.owner.call("deleteNewsStory", { id: two.id })
    const changes = [one, two, three].map((item) => of(item, as("TAKEN_DOWN")))
    const by = { by: { id: cast.owner.id }, at: expect.any(String) }
    const down = await change(changes)
    expect(down).toMatchObject([
      { refusal: "Somebody else has changed this since you looked at it.", ...by },
      { refusal: "This item was deleted. It is in the bin.", ...by },
      { refusal: null },
    ])
    expect([await shown(one), await shown(three)]).toEqual([true, false])
    await cast.owner.call("editNewsStory", { id: three.id, input: { title: "Since" } })
    expect(await change([backTo(three, down[2].version)])).toMatchObject([{ refusal: expect.any(String), ...by }])
    await cast.head.call("restoreFromBin", { type: "NEWS_STORY", id: two.id })
    await cast.owner.call("deleteNewsStory", { id: two.id })
    expect(await change([of(two, { inBin: false })])).toMatchObject([
      { refusal: "This item was deleted. It is in the bin.", ...by },
    ])
  })

  it("change once when the same request is repeated", async () => {
    const [one, two] = [await story(cast.owner, draft), await story(cast.owner)]
    const changes = [of(one, as("PUBLISHED")), of(two, { inBin: true })]
    const first = await change(changes)
    const acts = await actsOn(one.id)
    expect([await change(changes), await actsOn(one.id)]).toEqual([first, acts])
  })

  it("are refused if unfinished, not public or with an unseen pending change", async () => {
    const unfinished = await story(cast.owner, { detail: "", ...draft })
    const changed = await story(cast.owner)
    await cast.owner.call("editNewsStory", { id: changed.id, input: { title: "Later", ...draft } })
    const [down] = await change([of(changed, as("TAKEN_DOWN"))])
    const asked = [of(unfinished, as("PUBLISHED")), { ...of(changed, as("PUBLISHED")), version: down.version }]
    expect(await change([...asked, of(await story(cast.owner, draft), as("TAKEN_DOWN"))])).toMatchObject([
      { refusal: "Content is required." },
      { refusal: "A change of it waits. Please look at that first." },
      { refusal: "It is not public." },
    ])
  })

  it("need an administrator, one change per item, and types with states", async () => {
    const one = await story(cast.owner)
    const takeDown = of(one, as("TAKEN_DOWN"))
    const wrong = [[], [takeDown, takeDown], Array(51).fill(takeDown)]
    for (const changes of [...wrong, [{ ...takeDown, type: "CONTENT_PAGE" }]])
      expect(await cast.head.refusal("changeContent", { changes })).toBe("BAD_USER_INPUT")
    expect(await cast.owner.refusal("changeContent", { changes: [takeDown] })).toBe("FORBIDDEN")
    expect(await shown(one)).toBe(true)
  })
})
