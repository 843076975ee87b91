import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { addPictures, exampleOf, published, storedPicture } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { Role } from "../../access/roles.ts"
import { ownedTypes } from "../../start/features.ts"
import { itemTypeOf } from "../items/item-type.ts"

const { school, eda, eli, head } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  eli: Role.EDITOR,
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})

const fields =
  "fields { name kind text picture { erased picture { name alt url } } pictures { caption picture { name } } }"
const list = "total items { id number act user { name } title changed canRestore }"

interface VersionResult {
  id: number
  number: number
  act: string
  title: string
  changed: string[]
  user: { name: string } | null
  canRestore: boolean
  // biome-ignore lint/suspicious/noExplicitAny: a test reads the answer it asked for
  fields: { name: string; kind: string; text: string | null; picture: any; pictures: any[] }[]
}

async function versions(by: Client, type: string, id: number): Promise<VersionResult[]> {
  const { items } = await by.call("versions", { type, id, perPage: 50 }, list)
  return Promise.all(
    items.map(async (item: VersionResult) => ({ ...item, ...(await by.call("version", { id: item.id }, fields)) })),
  )
}

const textOf = (version: VersionResult | undefined, name: string) =>
  version?.fields.find((field) => field.name === name)?.text

async function edited(by: Client, type: string, id: number, input: object) {
  return by.try(`edit${type}`, { id, input }, "id version")
}

describe("every save of an item", () => {
  it.each(ownedTypes)("creates a version with every field: $type.name", async ({ type, names }) => {
    const { id } = await published(eda, type.name)
    const itemType = itemTypeOf(type) as string
    const [first = ""] = Object.keys(exampleOf(type.name))
    await edited(head, type.name, id, { [first]: "Something else" })
    const [second, added, ...older] = await versions(eda, itemType, id)
    expect(older).toEqual([])
    expect(added).toMatchObject({ act: "ADDED", number: 1, user: { name: "Eda Editor" }, canRestore: true })
    expect(textOf(added, first)).toBe(exampleOf(type.name)[first])
    const isDate = ({ name }: { name: string }) => name === "date" || name === "endDate"
    expect(new Set(added?.fields.filter(isDate).map(({ kind }) => kind))).toEqual(
      new Set("date" in exampleOf(type.name) ? ["DATE"] : []),
    )
    expect(second).toMatchObject({ act: "EDITED", number: 2, user: { name: "Hanna Head" }, changed: [first] })
    expect(textOf(second, first)).toBe("Something else")

    const restored = await eda.call("restoreVersion", { id: added?.id }, "number act title")
    expect(restored).toMatchObject({ act: "RESTORED", number: 3 })
    const item = await school.visitor().call(names.one, { id }, `${first} version`)
    expect(item).toEqual({ [first]: exampleOf(type.name)[first], version: 3 })
  })

  it("gets the next version number, and changes of state get none", async () => {
    const { id } = await published(eda, "NewsStory")
    for (const as of ["TAKEN_DOWN", "PUBLISHED"]) await edited(eda, "NewsStory", id, { publication: { as } })
    await edited(eda, "NewsStory", id, { title: "The relay", version: 1 })
    expect((await versions(eda, "NEWS_STORY", id)).map(({ number }) => number)).toEqual([2, 1])
    const { items } = await head.call("activity", { type: "NEWS_STORY", item: id }, "items { id act hasVersion }")
    expect(items.map(({ act, hasVersion }: { act: string; hasVersion: boolean }) => [act, hasVersion])).toEqual([
      ["EDITED", true],
      ["PUBLISHED", false],
      ["TAKEN_DOWN", false],
      ["ADDED", true],
    ])
    const shown = await Promise.all(items.map(({ id }: { id: number }) => eda.call("version", { id }, "number")))
    expect(shown).toEqual([{ number: 2 }, null, null, { number: 1 }])
    const merged = await edited(head, "NewsStory", id, { detail: "<p>More.</p>", version: 2 })
    expect(merged.errors).toBeUndefined()
  })

  it.skipIf(isDouble())("creates a version that only those who may edit the item can see", async () => {
    const { id } = await published(eda, "NewsStory")
    const [version] = await versions(eda, "NEWS_STORY", id)
    expect(await eli.refusal("versions", { type: "NEWS_STORY", id })).toBe("FORBIDDEN")
    expect(await school.visitor().refusal("versions", { type: "NEWS_STORY", id })).toBe("UNAUTHENTICATED")
    for (const by of [eda, head]) expect((await by.call("version", { id: version?.id }, fields)).fields).not.toEqual([])
    expect(await eli.refusal("version", { id: version?.id })).toBe("FORBIDDEN")
    expect(await eli.refusal("restoreVersion", { id: version?.id })).toBe("FORBIDDEN")
  })

  it.skipIf(isDouble())("is sanitised by today's rules when it is shown and restored", async () => {
    const { id } = await published(eda, "NewsStory", { detail: "<p>Quiet.</p>" })
    await school.services.database.write((rows) =>
      rows.query(
        `UPDATE "activities" SET "snapshot" = REPLACE("snapshot", '<p>Quiet.</p>', '<p>Loud.</p><script>evil()</script>') WHERE "type" = 'NEWS_STORY' AND "itemId" = ${id}`,
      ),
    )
    const [version] = await versions(eda, "NEWS_STORY", id)
    expect(textOf(version, "detail")).toBe("<p>Loud.</p>")
    await eda.call("restoreVersion", { id: version?.id })
    const [stored] = await school.services.database.read.query(`SELECT "detail" FROM "news_stories" WHERE "id" = ${id}`)
    expect(stored.detail).toBe("<p>Loud.</p>")
  })

  it.skipIf(isDouble())("needs a known type: any other name is not found", async () => {
    for (const type of ["constructor", "PAGES", "", 5, null])
      expect(await eda.refusal("editing", { type, id: 1 })).toBe("NOT_FOUND")
  })

  it.skipIf(isDouble())("omits fields its type did not have then, and restoring leaves them unchanged", async () => {
    const { id } = await published(eda, "NewsStory")
    const [version] = await versions(eda, "NEWS_STORY", id)
    await edited(eda, "NewsStory", id, { detail: "<p>Fig won again.</p>" })
    await school.services.database.write((rows) =>
      rows.query(
        `UPDATE "activities" SET "snapshot" = '{"fields":{"title":"In those days"}}' WHERE "id" = ${version?.id}`,
      ),
    )
    const shown = await eda.call("version", { id: version?.id }, "fields { name }")
    expect(shown.fields).toEqual([{ name: "title" }])
    await eda.call("restoreVersion", { id: version?.id })
    expect(await school.visitor().call("newsStory", { id }, "title detail")).toEqual({
      title: "In those days",
      detail: "<p>Fig won again.</p>",
    })
  })

  it.skipIf(isDouble())("keeps the replaced picture, and restores it with its alt text and focus", async () => {
    const picture = { name: await storedPicture(eda), alt: "The relay", focus: { x: 10, y: 20 } }
    const { id } = await published(eda, "Profile", { picture }, "id picture { id url }")
    await edited(eda, "Profile", id, { picture: { name: picture.name, alt: "The finish" } })
    await edited(eda, "Profile", id, { picture: { name: await storedPicture(eda) } })
    const [, finish, relay] = await versions(eda, "PROFILE", id)
    const shown = relay?.fields.find(({ name }) => name === "picture")?.picture.picture
    expect(shown).toMatchObject({ name: picture.name, alt: "The relay" })
    expect((await school.visitor().send("GET", shown.url)).status).toBe(200)
    expect((await school.visitor().send("GET", shown.url.split("?")[0])).status).toBe(404)
    expect(finish?.fields.find(({ name }) => name === "picture")?.picture.picture.alt).toBe("The finish")

    await eda.call("restoreVersion", { id: relay?.id })
    const { url, ...again } = (await school.visitor().call("profile", { id }, "picture { name alt url focus { x y } }"))
      .picture
    expect(again).toEqual(picture)
    expect((await school.visitor().send("GET", url)).status).toBe(200)
  })
})

describe("a gallery's pictures", () => {
  const imagesOf = async (id: number): Promise<{ id: number; caption: string; picture: { url: string } }[]> =>
    (await school.visitor().call("gallery", { id }, "images { id caption picture { url } }")).images
  const captions = async (id: number) => (await imagesOf(id)).map(({ caption }) => caption)

  it("are saved in its versions, and restored in their order", async () => {
    const { id } = await published(eda, "Gallery")
    const images = await addPictures(eda, id, ["a", "b", "c"])
    await eda.call("deleteGalleryImage", { id: images[0].id })
    await eda.call("editGalleryImage", { id: images[2].id, input: { caption: "z", place: 1 } })
    expect(await captions(id)).toEqual(["z", "b"])
    const found = await versions(eda, "GALLERY", id)
    const shown = found.map(({ changed, fields }) => [
      changed,
      fields.find(({ name }) => name === "pictures")?.pictures.map(({ caption }) => caption),
    ])
    expect(shown).toEqual([
      [["pictures"], ["z", "b"]],
      [["pictures"], ["b", "c"]],
      [["pictures"], ["a", "b", "c"]],
      [[], []],
    ])
    const versionOf = async () => (await eda.call("galleryImage", { id: images[2].id }, "version")).version
    const before = await versionOf()
    await eda.call("restoreVersion", { id: found[2]?.id })
    // Open forms have an older version.
    expect(await versionOf()).toBeGreaterThan(before)
    expect(await captions(id)).toEqual(["a", "b", "c"])
    const bin = await eda.call("bin", { type: "GALLERY_IMAGE" }, "items { id }")
    expect(bin.items).not.toContainEqual({ id: images[0].id })
    const again = await imagesOf(id)
    expect(again.map(({ id }) => id)).toEqual(images.map(({ id }: { id: number }) => id))
    for (const { picture } of again) expect((await school.visitor().send("GET", picture.url)).status).toBe(200)
  })
})

it("An item keeps its newest 200 versions, the first, and the published ones", async () => {
  const { id } = await published(eda, "NewsStory")
  const { database } = school.services
  await database.write(async (rows) => {
    const columns = `"at", "userId", "type", "itemId", "ownerId", "changed"`
    const copy = (act: string, version: number | string, snapshot: string) =>
      rows.query(
        `INSERT INTO "activities" (${columns}, "act", "itemVersion", "snapshot", "title") SELECT ${columns}, '${act}', ${version}, ${snapshot}, 'Version ${version}' FROM "activities" WHERE "type" = 'NEWS_STORY' AND "itemId" = ${id} AND "act" = 'ADDED'`,
      )
    for (let version = 2; version < 250; version++) {
      await copy("EDITED", version, `"snapshot"`)
      if (version === 20) await copy("PUBLISHED", version, "NULL")
      if (version === 240) await copy("TAKEN_DOWN", version, "NULL")
    }
    // An act of an old release, which had no versions.
    await copy("APPROVED", "NULL", "NULL")
    await rows.query(`UPDATE "news_stories" SET "version" = 249 WHERE "id" = ${id}`)
  })
  await edited(eda, "NewsStory", id, { title: "The last" })
  const kept = await database.read.query(
    `SELECT "itemVersion" AS "version" FROM "activities" WHERE "type" = 'NEWS_STORY' AND "itemId" = ${id} AND "snapshot" IS NOT NULL ORDER BY "id"`,
  )
  const newest = Array.from({ length: 200 }, (_, index) => 51 + index)
  expect(kept.map(({ version }: { version: number }) => version)).toEqual([1, 20, ...newest])
  expect(await head.call("activity", { type: "NEWS_STORY", item: id }, "total")).toEqual({ total: 253 })
})

describe.skipIf(isDouble())("an item stored by an older release", () => {
  it("gets a first version by its creator before its first change", async () => {
    const { id } = await published(eda, "NewsStory")
    await school.services.database.write((rows) => rows.query("DELETE FROM activities"))
    await edited(head, "NewsStory", id, { title: "The relay" })
    const [, before, ...older] = await versions(eda, "NEWS_STORY", id)
    expect(older).toEqual([])
    expect(before).toMatchObject({ act: "ADDED", title: "Relay", user: { name: "Eda Editor" } })
    expect(textOf(before, "detail")).toBe("<p>Fig won.</p>")
  })

  it("gets a first version before a picture in it changes, if it is a gallery", async () => {
    const { id } = await published(eda, "Gallery")
    const [image] = await addPictures(eda, id, ["One"])
    await school.services.database.write((rows) => rows.query("DELETE FROM activities"))
    await eda.call("deleteGalleryImage", { id: image.id })
    const found = await versions(eda, "GALLERY", id)
    const captions = found.map(({ fields }) => fields.at(-1)?.pictures.map(({ caption }) => caption))
    expect(captions).toEqual([[], ["One"]])
  })
})

describe.skipIf(isDouble())("pages and the site's own texts", () => {
  it("have versions that only administrators see and restore", async () => {
    const page = await head.call("page", { key: "about" }, "id title")
    await head.call("editPage", { id: page.id, input: { title: "About us all" } })
    const [, before] = await versions(head, "CONTENT_PAGE", page.id)
    expect(before).toMatchObject({ title: page.title, user: null })
    const version = await head.call("version", { id: before?.id }, "fields { label }")
    expect(version.fields).toContainEqual({ label: "Page intro" })
    await head.call("restoreVersion", { id: before?.id })
    expect((await head.call("page", { key: "about" }, "title")).title).toBe(page.title)
    for (const [type, id] of Object.entries({ CONTENT_PAGE: page.id, SITE: 1 }))
      expect(await eda.refusal("versions", { type, id })).toBe("FORBIDDEN")
  })

  it("are restored with the pictures they named and their alt texts", async () => {
    const hero = { title: "Come in", text: "", actionLabel: "Apply", actionPath: "/apply" }
    const picture = { name: await storedPicture(head), alt: "The gate" }
    await head.call("editSite", { input: { hero: { ...hero, picture } } })
    await head.call("editSite", { input: { hero: { ...hero, title: "Welcome", picture: null } } })
    const [, named] = await versions(head, "SITE", 1)
    const lines = ["Action label: Apply", "Action path: /apply", `Picture: ${picture.name}`, "Title: Come in"]
    expect(textOf(named, "hero")?.split("\n").sort()).toEqual(lines)
    expect(named?.fields.at(-1)?.pictures[0].picture.name).toBe(picture.name)
    await head.call("restoreVersion", { id: named?.id })
    const site = await school.visitor().call("site", {}, "hero { title picture { name alt url } }")
    expect(site.hero).toMatchObject({ title: "Come in", picture })
    expect((await school.visitor().send("GET", site.hero.picture.url)).status).toBe(200)
  })

  it("are restored without changing the site's settings", async () => {
    await head.call("editSite", { input: { motto: "Before.", approvesEditors: false } })
    const [before] = await versions(head, "SITE", 1)
    await head.call("editSite", { input: { motto: "After.", approvesEditors: true } })
    await head.call("restoreVersion", { id: before?.id })
    const site = await head.call("site", {}, "motto approvesEditors")
    await head.call("editSite", { input: { approvesEditors: false } })
    expect(site).toEqual({ motto: "Before.", approvesEditors: true })
  })

  it("are merged too, and keep the text of a refused edit", async () => {
    const { version } = await head.call("site", {}, "version")
    const edit = (input: object) => head.try("editSite", { input: { ...input, version } }, "motto footerText")
    await edit({ motto: "Curious." })
    const { data } = await edit({ footerText: "By the river." })
    expect(data.editSite).toEqual({ motto: "Curious.", footerText: "By the river." })
    const late = await edit({ motto: "Too late." })
    expect(late.errors?.[0]?.extensions).toMatchObject({
      ...{ code: "CONFLICT", by: { name: "Hanna Head" }, stored: { motto: "Curious." } },
    })
    const [refused] = await versions(head, "SITE", 1)
    expect([refused?.act, textOf(refused, "motto")]).toEqual(["CONFLICTED", "Too late."])
  })
})
