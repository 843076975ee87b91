import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { addPictures, published, storedPicture } from "../../../test/items.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { drawnPicture } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const { school, eda, head } = schoolOfThisFile({
  eda: [Role.EDITOR, "Eda Editor"],
  head: [Role.ADMINISTRATOR, "Hanna Head"],
})

interface VersionOf {
  id: number
  act: string
  user: { name: string }
  changed: string[]
  fields: { name: string; text: string; picture: { picture: { name: string; alt: string } } | null }[]
}

async function versionsOf(id: number): Promise<VersionOf[]> {
  const list = { type: "NEWS_STORY", id, perPage: 50 }
  const { items } = await head.call("versions", list, "items { id act user { name } changed }")
  const shown = "fields { name text picture { picture { name alt } } }"
  return Promise.all(
    items.map(async (item: VersionOf) => ({ ...item, ...(await head.call("version", { id: item.id }, shown)) })),
  )
}

const textsOf = (version?: VersionOf) => Object.fromEntries(version?.fields.map(({ name, text }) => [name, text]) ?? [])

const edited = (by: Client, id: number, input: object) =>
  by.try("editNewsStory", { id, input }, "title detail version picture { name alt }")

type Act = (by: Client, id: number) => Promise<void>

const acts = (words: string[]): Record<"save" | "delete" | "restore", Act> => ({
  async save(by, id) {
    const word = `Word ${words.length} of ${by === eda ? "Eda" : "Hanna"}`
    words.push(word)
    await edited(by, id, { detail: `<p>${word}</p>`, version: 1 })
  },
  async delete(by, id) {
    await by.try("deleteNewsStory", { id })
  },
  async restore(by, id) {
    await by.try("restoreFromBin", { type: "NEWS_STORY", id }, "title path leftOut")
  },
})

const orders = [
  ["save", "delete", "restore"],
  ["save", "restore", "delete"],
  ["delete", "save", "restore"],
  ["delete", "restore", "save"],
  ["restore", "save", "delete"],
  ["restore", "delete", "save"],
] as const

describe("two people who save, delete and restore the same story", () => {
  it.skipIf(isDouble()).each(orders)("lose no words: %s, %s, %s", async (...order) => {
    const words: string[] = []
    const { id } = await published(eda, "NewsStory", { detail: "<p>The first words</p>" })
    for (const act of order) for (const by of [eda, head]) await acts(words)[act](by, id)
    await head.try("restoreFromBin", { type: "NEWS_STORY", id }, "title path leftOut")
    const versions = await versionsOf(id)
    const kept = versions.flatMap(({ fields }) => fields.map(({ text }) => text))
    for (const word of ["The first words", ...words]) expect(kept).toContain(`<p>${word}</p>`)
    expect(words).toHaveLength(2)
    for (const { id: version } of versions as unknown as { id: number }[])
      await eda.call("restoreVersion", { id: version })
    expect((await school.visitor().call("newsStory", { id }, "detail")).detail).toBe("<p>The first words</p>")
  })
})

describe("two people who edit the same story", () => {
  it("in different fields get both changes merged without a conflict", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Relay", detail: "<p>Fig won.</p>" })
    await edited(head, id, { title: "The relay", version: 1 })
    const { data } = await edited(eda, id, { title: "Relay", detail: "<p>Fig!</p>", version: 1 })
    expect(data.editNewsStory).toMatchObject({ title: "The relay", detail: "<p>Fig!</p>", version: 3 })
    const [last] = await versionsOf(id)
    expect(last).toMatchObject({ act: "MERGED", changed: ["detail"], user: { name: "Eda Editor" } })
  })

  it("get a conflict when one of them started from a version that does not exist", async () => {
    const { id } = await published(eda, "NewsStory")
    expect(codeOf(await edited(eda, id, { title: "From another time", version: 7 }))).toBe("CONFLICT")
    const [refused, ...older] = await versionsOf(id)
    expect([refused, ...older].map((version) => version?.act)).toEqual(["CONFLICTED", "ADDED"])
    expect(textsOf(refused)).toMatchObject({ title: "From another time", detail: "<p>Fig won.</p>" })
  })

  it("get both changes merged when one edits the alt text and the other the title", async () => {
    const picture = { name: await storedPicture(eda), alt: "The start" }
    const { id } = await published(eda, "NewsStory", { picture })
    await edited(head, id, { picture: { name: picture.name, alt: "The finish" }, version: 1 })
    const { data } = await edited(eda, id, { title: "The relay", picture, version: 1 })
    expect(data.editNewsStory).toMatchObject({ title: "The relay", picture: { name: picture.name, alt: "The finish" } })
  })

  it("in one field get a conflict that names the other editor, and the later text is kept", async () => {
    const { id } = await published(eda, "NewsStory", { title: "Relay" })
    await edited(head, id, { title: "Hanna's", version: 1 })
    const late = { title: "Eda's", detail: "<p>And more.</p>", version: 1 }
    for (const _ of [1, 2]) {
      const { errors } = await edited(eda, id, late)
      expect(errors?.[0]?.extensions).toMatchObject({
        code: "CONFLICT",
        stored: { title: "Hanna's", version: 2 },
        by: { id: head.id, name: "Hanna Head" },
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      })
    }
    const versions = await versionsOf(id)
    expect(versions.map(({ act }) => act)).toEqual(["CONFLICTED", "EDITED", "ADDED"])
    expect(versions[0]).toMatchObject({ user: { name: "Eda Editor" }, changed: ["title", "detail"] })
    expect(textsOf(versions[0])).toMatchObject({ title: "Eda's", detail: "<p>And more.</p>" })
    expect((await school.visitor().call("newsStory", { id }, "title")).title).toBe("Hanna's")
  })

  it("in its picture get a conflict, and the refused version keeps the later file", async () => {
    const { id } = await published(eda, "NewsStory")
    await edited(head, id, { picture: { name: await storedPicture(head) }, version: 1 })
    const brought =
      'mutation ($id: Int!, $file: Upload!) { editNewsStory(id: $id, input: { picture: { upload: $file, alt: "Late" }, version: 1 }) { id } }'
    const answer = await eda.upload(brought, { id }, new Blob([await drawnPicture()]))
    expect(codeOf(answer)).toBe("CONFLICT")
    const [refused] = await versionsOf(id)
    const shown = refused?.fields.find(({ name }) => name === "picture")?.picture?.picture
    expect(shown?.alt).toBe("Late")
    expect((await eda.send("GET", `/images/${shown?.name}`)).status).toBe(200)
    expect((await school.visitor().send("GET", `/images/${shown?.name}`)).status).toBe(404)
  })

  it("in the caption of one gallery picture get a conflict, and the later caption is kept", async () => {
    const { id } = await published(eda, "Gallery")
    const [image] = await addPictures(eda, id, ["One"])
    await head.call("editGalleryImage", { id: image.id, input: { caption: "Hanna's", version: 1 } })
    const late = await eda.try("editGalleryImage", { id: image.id, input: { caption: "Eda's", version: 1 } })
    expect(late.errors?.[0]?.extensions).toMatchObject({ code: "CONFLICT", by: { name: "Hanna Head" } })
    const list = { type: "GALLERY", id, perPage: 1 }
    const [refused] = (await eda.call("versions", list, "items { act fields { pictures { caption } } }")).items
    expect(refused.act).toBe("CONFLICTED")
    expect(JSON.stringify(refused.fields)).toContain("Eda's")
  })
})

describe("a story that is deleted while somebody edits it", () => {
  it("says so to those who may restore it, and accepts their edit once restored", async () => {
    const { id } = await published(eda, "NewsStory")
    await head.call("deleteNewsStory", { id })
    const words = { title: "Written meanwhile", version: 1 }
    const { errors } = await edited(eda, id, words)
    expect(errors?.[0]?.extensions).toMatchObject({ code: "NOT_FOUND", inBin: true, by: { name: "Hanna Head" } })
    const stranger = await school.signedIn(Role.EDITOR)
    for (const by of [stranger, school.visitor()]) {
      const [refusal] = (await edited(by, id, words)).errors ?? []
      expect(refusal?.extensions).not.toHaveProperty("inBin")
    }
    const restored = await eda.call("restoreFromBin", { type: "NEWS_STORY", id }, "title path leftOut")
    expect(restored).toEqual({ title: "Relay", path: `/news/view/${id}`, leftOut: 0 })
    const again = await edited(eda, id, words)
    expect(again.data.editNewsStory.title).toBe("Written meanwhile")
  })
})
