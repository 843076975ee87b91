import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { addPictures, exampleOf, published, storedPicture } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { ownedTypes } from "../../start/features.ts"
import { itemTypeOf } from "../items/item-type.ts"
import { BinnedItem, notInBin } from "./bin.ts"

const { school, visitor, eda, eli, head } = schoolOfThisFile({
  visitor: Role.PUBLIC,
  eda: [Role.EDITOR, "Eda Editor"],
  eli: Role.EDITOR,
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})

const inBin = "total items { type id title picture { url } deletedBy { name } owner { name } erasedAt path }"
const bin = (by: Client, type?: string) => by.call("bin", { type, perPage: 50 }, inBin)
const restore = (by: Client, type: string, id: number) =>
  by.try("restoreFromBin", { type, id }, "title path leftOut picture { url }")

const removed = (by: Client, type: string, id: number) => by.call(`delete${type}`, { id })
const statusOf = async (by: Client, path: string) => (await by.send("GET", path)).status

const picturesIn = (id: number, page: object) =>
  head.call("versions", { type: "GALLERY", id, ...page }, "items { fields { pictures { caption erased } } }")

/** Returns every count and list of items that a client sees, without timestamps and cancelled events. */
async function everythingVisible(by: Client) {
  const lists = ownedTypes.map(({ names: { list } }) => `${list}(perPage: 50) { total items { id } }`)
  const { data } = await by.graphql(
    `{ ${lists.join(" ")} home { topStory { id } latestNews { id } nextEvents { id } profiles { id } } trendingArticles { total } }`,
  )
  const { data: found } = await by.try("search", { q: "quokka", perPage: 50 }, "total items { path }")
  const { data: counts } = await by.try("dashboard", {}, "news articles profiles galleries")
  const restLists = ["/news", "/articles", "/profiles/30", "/galleries", "/events"]
  const paths = ["/sitemap.xml", "/feed.xml", "/feed.json", ...restLists]
  const bodies = await Promise.all(paths.map(async (path) => (await by.send("GET", path)).body))
  const moments = /(<lastBuildDate>|<lastmod>|"date_modified": ?")[^<"]*/g
  return JSON.stringify([data, found, counts, bodies]).replace(moments, "$1")
}

const called = (type: string) => ({ [Object.keys(exampleOf(type))[0] ?? ""]: "Quokka" })

describe("an item in the bin", () => {
  const everybody = [visitor, eda, head]
  let before: string[]
  beforeAll(async () => {
    before = await Promise.all(everybody.map(everythingVisible))
  })

  it.each(ownedTypes)("is hidden elsewhere, and its creator can restore it: $type.name", async ({ type, names }) => {
    const { id } = await published(eda, type.name, called(type.name))
    const fields = `${Object.keys(called(type.name))} createdAt picture { id name url } user { name }`
    const item = await visitor.call(names.one, { id }, fields)
    for (const [index, by] of everybody.entries()) expect(await everythingVisible(by)).not.toBe(before[index])

    await removed(head, type.name, id)
    for (const [index, by] of everybody.entries()) expect(await everythingVisible(by)).toBe(before[index])
    for (const by of everybody) expect(await by.call(names.one, { id })).toBeNull()
    for (const by of [visitor, eli]) expect(await statusOf(by, item.picture.url)).toBe(404)
    for (const by of [eda, head]) expect(await statusOf(by, item.picture.url)).toBe(200)
    const itemType = itemTypeOf(type) as string
    const { items } = await bin(eda, itemType)
    const binned = items.find((one: { id: number }) => one.id === id)
    expect(binned).toMatchObject({ title: "Quokka", deletedBy: { name: "Hanna Head" }, owner: { name: "Eda Editor" } })
    expect(await statusOf(visitor, binned.picture.url)).toBe(200)
    expect(binned.picture.url.split("?")[0]).toBe(item.picture.url)
    const kept = `SELECT "pictureId" AS "id" FROM "kept_pictures" JOIN "bin_items" ON "bin_items"."id" = "binId" WHERE "type" = $1 AND "itemId" = $2`
    expect(await school.services.database.read.query(kept, [itemType, id])).toEqual([{ id: item.picture.id }])

    expect(codeOf(await restore(eli, itemType, id))).toBe("NOT_FOUND")
    const { data } = await restore(eda, itemType, id)
    expect(data.restoreFromBin).toMatchObject({ title: "Quokka", leftOut: 0 })
    expect(await visitor.call(names.one, { id }, fields)).toEqual(item)
    const search = await visitor.call("search", { q: "quokka", perPage: 50 }, "items { path }")
    expect(search.items).toContainEqual({ path: data.restoreFromBin.path })
    for (const by of [eda, head]) {
      const { errors } = await restore(by, itemType, id)
      expect(errors?.[0]).toMatchObject({ message: notInBin().message, extensions: { code: "NOT_FOUND" } })
    }
    await removed(eda, type.name, id)
  })

  it.skipIf(isDouble())("is shown only to its creator and administrators", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Only ours" })
    await removed(eda, "NewsStory", id)
    const titles = async (by: Client): Promise<string[]> =>
      (await bin(by)).items.map(({ title }: { title: string }) => title)
    const { id: later } = await published(eda, "NewsStory", { title: "Only ours, too" })
    await removed(eda, "NewsStory", later)
    for (const by of [eda, head]) expect((await titles(by)).slice(0, 2)).toEqual(["Only ours, too", "Only ours"])
    expect(await titles(eli)).toEqual([])
    expect(await visitor.refusal("bin")).toBe("UNAUTHENTICATED")
  })

  it("keeps an event's guests, and the calendar feed lists it again once restored", async () => {
    const { id } = await published(eda, "Event", { title: "Kite day" })
    const sam = { name: "Sam", email: "sam@parents.example", guests: 1 }
    await visitor.call("confirmAttendance", { eventId: id, input: sam })
    const entry = async () => {
      const { body } = await visitor.send("GET", "/events.ics")
      return (body as string).split("BEGIN:VEVENT").find((part) => part.includes(`UID:event-${id}-`)) ?? ""
    }
    const sequence = async () => Number(/SEQUENCE:(\d+)/.exec(await entry())?.[1])
    const first = await sequence()
    await removed(eda, "Event", id)
    expect(await entry()).toContain("STATUS:CANCELLED")
    const cancelled = await sequence()
    expect(cancelled).toBeGreaterThan(first)
    await restore(eda, "EVENT", id)
    expect(await entry()).not.toContain("STATUS:CANCELLED")
    expect(await sequence()).toBeGreaterThan(cancelled)
    const attendances = await head.call("attendances", { eventId: id }, "items { name guests }")
    expect(attendances.items).toEqual([{ name: "Sam", guests: 1 }])
  })

  it("keeps the order of a gallery's pictures, and a picture deleted earlier", async () => {
    const { id } = await published(eda, "Gallery", { name: "Kites" })
    const images = await addPictures(eda, id, ["a", "b", "c"])
    const shown = async () => (await visitor.call("gallery", { id }, "images { id caption picture { url } }")).images
    const before = await shown()
    await removed(eda, "GalleryImage", images[1].id)
    expect((await shown()).map(({ caption }: { caption: string }) => caption)).toEqual(["a", "c"])
    await removed(head, "Gallery", id)
    expect(codeOf(await restore(eda, "GALLERY_IMAGE", images[1].id))).toBe("NOT_FOUND")
    await restore(eda, "GALLERY", id)
    await restore(eda, "GALLERY_IMAGE", images[1].id)
    expect(await shown()).toEqual(before)
    for (const { picture } of before) expect(await statusOf(visitor, picture.url)).toBe(200)
  })

  it.skipIf(isDouble())("is no longer named in waiting mails once it is erased", async () => {
    const title = "Secret of Form 3"
    const named = async () =>
      (await head.call("outbox", { perPage: 50 }, "items { subject }")).items.filter(
        ({ subject }: { subject: string }) => subject.includes(title),
      )
    await head.call("editSite", { input: { approvesEditors: true } })
    const { id } = await published(eda, "NewsStory", { title })
    await head.call("editSite", { input: { approvesEditors: false } })
    expect(await named()).not.toEqual([])
    await eda.call("deleteNewsStory", { id })
    await head.call("eraseFromBin", { type: "NEWS_STORY", id })
    expect(await named()).toEqual([])
  })

  it.skipIf(isDouble())("leaves its gallery's versions, with its caption, if it is an erased picture", async () => {
    const { id } = await published(eda, "Gallery", { name: "Kites" })
    const [image] = await addPictures(eda, id, ["A secret under it", "b"])
    const [{ picture }] = (await eda.call("gallery", { id }, "images { picture { url } }")).images
    await removed(eda, "GalleryImage", image.id)
    const version = async () => JSON.stringify(await picturesIn(id, { page: 2, perPage: 1 }))
    expect(await version()).toContain("A secret under it")
    expect(await statusOf(head, picture.url)).toBe(200)
    await head.call("eraseFromBin", { type: "GALLERY_IMAGE", id: image.id })
    expect(await version()).not.toContain("secret")
    expect(await version()).toContain('"caption":"b","erased":false')
    expect(await version()).toContain('"erased":true')
    expect(await statusOf(head, picture.url)).toBe(404)
  })

  it.skipIf(isDouble())("is never confused with another item of its type, or one with its id", async () => {
    const own = await School.open()
    const [writer, office] = [await own.signedIn(Role.EDITOR), await own.signedIn(Role.ADMINISTRATOR, "Hanna Head")]
    const boss = await own.signedIn(Role.SUPERUSER, "Sue Super")
    const edit = (by: Client, type: string, id: number, input: object) =>
      by.try(`edit${type}`, { id, input }, "id version title")
    const read = async ([type, , id]: readonly [string, Client, number]) => {
      const one = type === "NewsStory" ? "newsStory" : "article"
      const { data } = await office.request(
        `{ now: ${one}(id: ${id}) { version } item: ${one}(id: ${id}, withChange: true) { title } }`,
      )
      return data.now && { version: data.now.version, title: data.item.title }
    }
    const items = [
      ["NewsStory", writer, 1],
      ["NewsStory", office, 2],
      ["Article", office, 1],
      ["Article", writer, 2],
    ] as const
    const pictures: string[] = []
    for (const [type, by, id] of items) {
      const added = await published(by, type, { detail: `<p>${type} ${id}</p>` }, "id picture { name }")
      expect(added.id).toBe(id)
      pictures.push(added.picture.name)
      await edit(by, type, id, { picture: { name: await storedPicture(by) } })
      await edit(by, type, id, { title: `${type} ${id}, later`, publication: { as: "DRAFT" } })
    }
    for (const [type, by, id] of items) await removed(by, type, id)
    for (const [type, id] of [
      ["Gallery", 2],
      ["Article", 3],
    ] as const) {
      for (const by of [writer, office])
        expect((await edit(by, type, id, {})).errors?.[0]?.extensions).toEqual({ code: "NOT_FOUND" })
      expect(await writer.refusal("versions", { type: type.toUpperCase(), id })).toBe("NOT_FOUND")
    }
    // Too late: the refused edit is kept for the owner.
    expect(codeOf(await edit(office, "Article", 2, { detail: "<p>Too late.</p>", version: 1 }))).toBe("NOT_FOUND")
    const changedByOthers = await writer.call("changedByOthers", {}, "items { act type itemId }")
    expect(changedByOthers.items).toContainEqual({ act: "CONFLICTED", type: "ARTICLE", itemId: 2 })

    await office.call("eraseFromBin", { type: "ARTICLE", id: 2 })
    const binned: { type: string; id: number }[] = (await bin(office)).items
    expect(binned.map(({ type, id }) => `${type} ${id}`)).toEqual(["ARTICLE 1", "NEWS_STORY 2", "NEWS_STORY 1"])
    for (const { type, id } of binned) await restore(office, type, id)
    const later = ([type, , id]: readonly [string, Client, number]) => ({ version: 4, title: `${type} ${id}, later` })
    expect(await Promise.all(items.map(read))).toEqual([...items.slice(0, 3).map(later), null])
    for (const [index, name] of pictures.entries())
      expect(await statusOf(office, `/images/${name}`)).toBe(index < 3 ? 200 : 404)

    const others = async (title: string) => {
      for (const [type, , id] of items.slice(1, 3)) await edit(boss, type, id, { title })
    }
    for (const title of ["Hanna's", "Hanna's again"]) await edit(office, "NewsStory", 1, { title })
    await others("Sue's")
    const merged = { title: "Hanna's", detail: "<p>Mine.</p>", version: 5 }
    expect((await edit(writer, "NewsStory", 1, merged)).data?.editNewsStory.title).toBe("Hanna's again")
    await others("Sue's again")
    const { errors } = await edit(office, "NewsStory", 1, { detail: "<p>His.</p>", version: 5 })
    expect(errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", by: { id: writer.id } })
    await own.close()
  })

  it.skipIf(isDouble())("stays if it is a gallery picture and another picture or gallery is erased", async () => {
    const galleries: { id: number; images: { id: number }[] }[] = []
    for (const _ of ["erased", "stays"]) {
      const { id } = await published(eda, "Gallery")
      galleries.push({ id, images: await addPictures(eda, id, ["a", "b", "c"]) })
    }
    const [gone, stays] = galleries as [(typeof galleries)[0], (typeof galleries)[0]]
    for (const { images } of galleries) await removed(eda, "GalleryImage", images[0]?.id as number)
    await removed(eda, "Gallery", gone.id)
    await head.call("eraseFromBin", { type: "GALLERY", id: gone.id })
    const { items } = await bin(eda, "GALLERY_IMAGE")
    const ids = items.map(({ id }: { id: number }) => id)
    expect(ids).toContain(stays.images[0]?.id)
    expect(ids).not.toContain(gone.images[0]?.id)

    const { name } = (await eda.call("galleryImage", { id: stays.images[1]?.id }, "picture { name }")).picture
    await removed(eda, "GalleryImage", stays.images[1]?.id as number)
    expect(await head.refusal("erasePicture", { name: "none.png" })).toBe("NOT_FOUND")
    // In the version with all three, in the one without the first, and in the bin.
    expect(await head.call("erasePicture", { name }, "count")).toEqual({ count: 3 })
    const shown = new Set(JSON.stringify(await picturesIn(stays.id, { perPage: 5 })).match(/\{"caption":"[^}]*\}/g))
    const of = (caption: string, erased: boolean) => JSON.stringify({ caption, erased })
    expect([...shown].sort()).toEqual([of("a", false), of("b", true), of("c", false)])
  })

  it("from an earlier release is restored without unknown rows, and says how many were left out", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Numbat of old" })
    await removed(eda, "NewsStory", id)
    const { read, write } = school.services.database
    const [{ rows: stored }] = await read.query(`SELECT "rows" FROM "bin_items" ORDER BY "id" DESC LIMIT 1`)
    const [{ table, row }] = JSON.parse(stored)
    const older = [
      { table, row: { ...row, subtitle: "Long gone", pictureId: 999_999 } },
      { table: "comments", row: { id: 1, storyId: id } },
      { table: "gallery_images", row: { id: 999_999, pictureId: 999_999 } },
    ]
    await write((rows) => rows.update(BinnedItem, { type: "NEWS_STORY", itemId: id }, { rows: older }))
    const { data } = await restore(eda, "NEWS_STORY", id)
    expect(data.restoreFromBin).toMatchObject({ title: "Numbat of old", leftOut: 2, picture: null })
    await removed(eda, "NewsStory", id)
    await head.call("eraseFromBin", { type: "NEWS_STORY", id })
  })

  it("keeps its unpublished change, hidden until the item is restored", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Numbat" })
    const picture = { name: await storedPicture(eda) }
    await eda.call("editNewsStory", { id, input: { title: "Numbat, later", picture, publication: { as: "DRAFT" } } })
    await removed(eda, "NewsStory", id)
    expect(JSON.stringify(await eda.call("myContent", { perPage: 50 }, "items { title }"))).not.toContain("Numbat")
    const { write } = school.services.database
    const handOn = ({ id: ownerId }: Client) =>
      write((rows) => rows.update(BinnedItem, { type: "NEWS_STORY", itemId: id }, { ownerId }))
    await handOn(eli)
    await restore(eli, "NEWS_STORY", id)
    const ownerOf = async (sql: string) => (await school.services.database.read.query(sql, [id]))[0].owner
    expect(await ownerOf(`SELECT "ownerId" AS "owner" FROM "pending_changes" WHERE "itemId" = $1`)).toBe(eli.id)
    expect(await ownerOf(`SELECT "userId" AS "owner" FROM "news_stories" WHERE "id" = $1`)).toBe(eli.id)
    await removed(eli, "NewsStory", id)
    await handOn(eda)
    await restore(eda, "NEWS_STORY", id)
    expect(await eda.call("newsStory", { id }, "title")).toEqual({ title: "Numbat" })
    const changed = await eda.call("newsStory", { id, withChange: true }, "title picture { name }")
    expect(changed).toEqual({ title: "Numbat, later", picture })
  })

  it("is erased only by administrators, with its versions and pictures", async () => {
    const { id, picture } = await published(eda, "NewsStory", { title: "Never again" }, "id picture { id url }")
    const versions = await eda.call("versions", { type: "NEWS_STORY", id }, "items { id }")
    const later = { title: "Never again, later", picture: { name: await storedPicture(eda) } }
    await eda.call("editNewsStory", { id, input: { ...later, publication: { as: "DRAFT" } } })
    await removed(eda, "NewsStory", id)
    expect(await eda.refusal("eraseFromBin", { type: "NEWS_STORY", id })).toBe("FORBIDDEN")
    await head.call("eraseFromBin", { type: "NEWS_STORY", id })
    for (const by of [visitor, eda, head])
      for (const url of [picture.url, `/images/${later.picture.name}`]) expect(await statusOf(by, url)).toBe(404)
    expect(await head.call("version", { id: versions.items[0].id }, "title")).toBeNull()
    expect(codeOf(await restore(head, "NEWS_STORY", id))).toBe("NOT_FOUND")
    const { read } = school.services.database
    for (const { tableName } of read.connection.entityMetadatas)
      expect(JSON.stringify(await read.query(`SELECT * FROM "${tableName}"`))).not.toContain("Never again")
    const { items } = await head.call("activity", { type: "NEWS_STORY", perPage: 2 }, "items { act }")
    expect(items).toEqual([{ act: "ERASED" }, { act: "DELETED" }])
  })
})
