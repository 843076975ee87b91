import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../test/client.ts"
import { addPictures, exampleOf, published } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { itemTypeOf } from "../content/item-type.ts"
import { ownedTypes } from "../features.ts"

let school: School
let visitor: Client
let eda: Client
let eli: Client
let head: Client

beforeAll(async () => {
  school = await School.open()
  visitor = school.visitor()
  eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  eli = await school.signedIn(Role.EDITOR)
  head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
})
afterAll(() => school.close())

const bin =
  "query ($type: ItemType) { bin(type: $type, perPage: 50) { total items { type id title picture { url } deletedBy { name } owner { name } erasedAt path } } }"
const takeOut =
  "mutation ($type: ItemType!, $id: Int!) { restoreFromBin(type: $type, id: $id) { title path leftOut picture { url } } }"
const erase = "mutation ($type: ItemType!, $id: Int!) { eraseFromBin(type: $type, id: $id) { title } }"

const removed = (by: Client, type: string, id: number) =>
  by.ask(`mutation ($id: Int!) { delete${type}(id: $id) { id } }`, { id })
const statusOf = async (by: Client, path: string) => (await by.send("GET", path)).status

/** All that counts or lists items, as somebody sees it: moments aside, and what says which event is cancelled. */
async function allThatShows(by: Client) {
  const lists = ownedTypes.map(({ names: { list } }) => `${list}(perPage: 50) { total items { id } }`)
  const { data } = await by.graphql(
    `{ ${lists.join(" ")} home { topStory { id } latestNews { id } nextEvents { id } profiles { id } } trendingArticles { total } }`,
  )
  const { data: found } = await by.graphql('{ search(q: "quokka", perPage: 50) { total items { path } } }')
  const { data: counts } = await by.graphql("{ dashboard { news articles profiles galleries } }")
  const paths = [
    "/sitemap.xml",
    "/feed.xml",
    "/feed.json",
    "/news",
    "/articles",
    "/profiles/30",
    "/galleries",
    "/events",
  ]
  const bodies = await Promise.all(paths.map(async (path) => (await by.send("GET", path)).body))
  const moments = /(<lastBuildDate>|<lastmod>|"date_modified": ?")[^<"]*/g
  return JSON.stringify([data, found, counts, bodies]).replace(moments, "$1")
}

/** Of what an item of a type is called by: the first field of its example. */
const called = (type: string) => ({ [Object.keys(exampleOf(type))[0] ?? ""]: "Quokka" })

describe("what lies in the bin", () => {
  it.each(ownedTypes)("is nowhere else, as if it had never been there: $type.name", async ({ type, names }) => {
    const everybody = [visitor, eda, head]
    const before = await Promise.all(everybody.map(allThatShows))
    const { id, picture } = await published(eda, type.name, called(type.name), "id picture { url }")
    for (const [index, by] of everybody.entries()) expect(await allThatShows(by)).not.toBe(before[index])
    await removed(eda, type.name, id)
    for (const [index, by] of everybody.entries()) expect(await allThatShows(by)).toBe(before[index])
    const read = `query ($id: Int!) { ${names.one}(id: $id) { id } }`
    for (const by of everybody) expect((await by.ask(read, { id })).data[names.one]).toBeNull()
    const plain = picture.url.split("?")[0]
    for (const by of [visitor, eli]) expect(await statusOf(by, plain)).toBe(404)
    for (const by of [eda, head]) expect(await statusOf(by, plain)).toBe(200)
  })

  it.each(ownedTypes)("comes out whole, where it was, for its creator: $type.name", async ({ type, names }) => {
    const { id } = await published(eda, type.name, called(type.name))
    const read = `query ($id: Int!) { ${names.one}(id: $id) { ${Object.keys(called(type.name)).join(" ")} createdAt picture { id name url } user { name } } }`
    const before = (await visitor.ask(read, { id })).data
    await removed(head, type.name, id)
    const itemType = itemTypeOf(type) as string
    const { items } = (await eda.ask(bin, { type: itemType })).data.bin
    const binned = items.find((item: { id: number }) => item.id === id)
    expect(binned).toMatchObject({ title: "Quokka", deletedBy: { name: "Hanna Head" }, owner: { name: "Eda Editor" } })
    expect(await statusOf(visitor, binned.picture.url)).toBe(200)
    expect(codeOf(await eli.graphql(takeOut, { type: itemType, id }))).toBe("NOT_FOUND")
    const { data } = await eda.ask(takeOut, { type: itemType, id })
    expect(data.restoreFromBin).toMatchObject({ title: "Quokka", leftOut: 0 })
    expect((await visitor.ask(read, { id })).data).toEqual(before)
    const { data: found } = await visitor.ask('{ search(q: "quokka", perPage: 50) { items { path } } }')
    expect(found.search.items).toContainEqual({ path: data.restoreFromBin.path })
    expect(codeOf(await eda.graphql(takeOut, { type: itemType, id }))).toBe("NOT_FOUND")
    await removed(eda, type.name, id)
  })

  it("is shown to its creator and to administrators alone", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Only ours" })
    await removed(eda, "NewsStory", id)
    const titles = async (by: Client) =>
      (await by.ask(bin)).data.bin.items.map(({ title }: { title: string }) => title) as string[]
    const { id: later } = await published(eda, "NewsStory", { title: "Only ours, too" })
    await removed(eda, "NewsStory", later)
    for (const by of [eda, head]) expect((await titles(by)).slice(0, 2)).toEqual(["Only ours, too", "Only ours"])
    expect(await titles(eli)).toEqual([])
    expect(codeOf(await visitor.graphql(bin))).toBe("UNAUTHENTICATED")
  })

  it("keeps an event's guests, and calendars are told that it takes place after all", async () => {
    const { id } = await published(eda, "Event", { title: "Kite day" })
    const confirm =
      'mutation ($id: Int!) { confirmAttendance(eventId: $id, input: { name: "Sam", email: "sam@parents.example", guests: 1 }) }'
    await visitor.ask(confirm, { id })
    const calendar = async () => (await visitor.send("GET", "/events.ics")).body as string
    const entry = async () =>
      (await calendar()).split("BEGIN:VEVENT").find((part) => part.includes(`UID:event-${id}-`)) ?? ""
    const sequence = async () => Number(/SEQUENCE:(\d+)/.exec(await entry())?.[1])
    const first = await sequence()
    await removed(eda, "Event", id)
    expect(await entry()).toContain("STATUS:CANCELLED")
    const cancelled = await sequence()
    expect(cancelled).toBeGreaterThan(first)
    await eda.ask(takeOut, { type: "EVENT", id })
    expect(await entry()).not.toContain("STATUS:CANCELLED")
    expect(await sequence()).toBeGreaterThan(cancelled)
    const { data } = await head.ask("query ($id: Int!) { attendances(eventId: $id) { items { name guests } } }", { id })
    expect(data.attendances.items).toEqual([{ name: "Sam", guests: 1 }])
  })

  it("keeps a gallery's pictures in their order, and one that was taken out of it", async () => {
    const { id } = await published(eda, "Gallery", { name: "Kites" })
    const images = await addPictures(eda, id, ["a", "b", "c"])
    const read = "query ($id: Int!) { gallery(id: $id) { images { id caption picture { url } } } }"
    const shown = async () => (await visitor.ask(read, { id })).data.gallery.images
    const before = await shown()
    await removed(eda, "GalleryImage", images[1].id)
    expect((await shown()).map(({ caption }: { caption: string }) => caption)).toEqual(["a", "c"])
    await removed(head, "Gallery", id)
    const orphan = await eda.graphql(takeOut, { type: "GALLERY_IMAGE", id: images[1].id })
    expect(codeOf(orphan)).toBe("NOT_FOUND")
    await eda.ask(takeOut, { type: "GALLERY", id })
    await eda.ask(takeOut, { type: "GALLERY_IMAGE", id: images[1].id })
    expect(await shown()).toEqual(before)
    for (const { picture } of before) expect(await statusOf(visitor, picture.url)).toBe(200)
  })

  it("leaves the versions of its gallery too, with its words, where one picture is erased", async () => {
    const { id } = await published(eda, "Gallery", { name: "Kites" })
    const [image] = await addPictures(eda, id, ["A secret under it", "b"])
    const read = "query ($id: Int!) { gallery(id: $id) { images { picture { url } } } }"
    const [{ picture }] = (await eda.ask(read, { id })).data.gallery.images
    await removed(eda, "GalleryImage", image.id)
    // The one with the picture, below the one without.
    const version = async () =>
      JSON.stringify(
        (
          await head.ask(
            "query ($id: Int!) { versions(type: GALLERY, id: $id, page: 2, perPage: 1) { items { fields { pictures { caption erased picture { name } } } } } }",
            { id },
          )
        ).data,
      )
    expect(await version()).toContain("A secret under it")
    expect(await statusOf(head, picture.url)).toBe(200)
    await head.ask(erase, { type: "GALLERY_IMAGE", id: image.id })
    expect(await version()).not.toContain("secret")
    expect(await version()).toContain('"caption":"b","erased":false')
    expect(await version()).toContain('"erased":true')
    expect(await statusOf(head, picture.url)).toBe(404)
  })

  it("keeps a change that was not published yet, and shows it nowhere meanwhile", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Numbat" })
    const later =
      'mutation ($id: Int!) { editNewsStory(id: $id, input: { title: "Numbat, later", publication: { as: DRAFT } }) { id } }'
    await eda.ask(later, { id })
    await removed(eda, "NewsStory", id)
    const mine = "{ myContent(perPage: 50) { items { title } } }"
    expect(JSON.stringify((await eda.ask(mine)).data)).not.toContain("Numbat")
    await eda.ask(takeOut, { type: "NEWS_STORY", id })
    const read =
      "query ($id: Int!) { newsStory(id: $id) { title } changed: newsStory(id: $id, withChange: true) { title } }"
    expect((await eda.ask(read, { id })).data).toEqual({
      newsStory: { title: "Numbat" },
      changed: { title: "Numbat, later" },
    })
  })

  it("is erased by administrators, whole, with its versions and pictures", async () => {
    const { id, picture } = await published(eda, "NewsStory", { title: "Never again" }, "id picture { id url }")
    const { data } = await eda.ask("query ($id: Int!) { versions(type: NEWS_STORY, id: $id) { items { id } } }", { id })
    const later =
      'mutation ($id: Int!) { editNewsStory(id: $id, input: { title: "Never again, later", publication: { as: DRAFT } }) { id } }'
    await eda.ask(later, { id })
    await removed(eda, "NewsStory", id)
    expect(codeOf(await eda.graphql(erase, { type: "NEWS_STORY", id }))).toBe("FORBIDDEN")
    await head.ask(erase, { type: "NEWS_STORY", id })
    for (const by of [visitor, eda, head]) expect(await statusOf(by, picture.url)).toBe(404)
    const one = "query ($id: Int!) { version(id: $id) { title } }"
    expect((await head.ask(one, { id: data.versions.items[0].id })).data.version).toBeNull()
    expect(codeOf(await head.graphql(takeOut, { type: "NEWS_STORY", id }))).toBe("NOT_FOUND")
    const { read } = school.services.database
    for (const { tableName } of read.connection.entityMetadatas)
      expect(JSON.stringify(await read.query(`SELECT * FROM "${tableName}"`))).not.toContain("Never again")
    const { data: activity } = await head.ask(
      "{ activity(type: NEWS_STORY, perPage: 2) { items { act user { name } } } }",
    )
    expect(activity.activity.items.map(({ act }: { act: string }) => act)).toEqual(["ERASED", "DELETED"])
  })
})
