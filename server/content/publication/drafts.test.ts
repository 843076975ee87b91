import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { published, storedPicture } from "../../../test/items.ts"

const cast = castOfThisFile()

const save = (by: Client, key: string, content: string, title = "") =>
  by.try("saveDraft", { key, content, title }, "key")
const drafts = async (by: Client, args = "") =>
  (await by.request(`{ drafts${args} { key content title words device updatedAt discardedAt } }`)).data.drafts
const mark = (by: Client, mutation: string, key: string) => by.try(mutation, { key }, "key")

describe("a draft", () => {
  it("follows its writer to other devices, and is hidden from everybody else", async () => {
    await save(cast.owner, "news:new", `{"title":"Ow"}`, "Ow")
    await save(cast.owner, "news:new", `{"title":"Owls"}`, "Owls")
    const elsewhere = await cast.school.signIn("eda.editor@jacarandahill.example")
    expect(await drafts(elsewhere)).toMatchObject([{ key: "news:new", content: `{"title":"Owls"}`, title: "Owls" }])
    for (const client of [cast.other, cast.head, cast.superuser]) expect(await drafts(client)).toEqual([])
    expect(await cast.visitor.refusal("drafts")).toBe("UNAUTHENTICATED")
  })

  it("that another device has saved since is not replaced", async () => {
    const saveSince = (content: string, savedAt: string) =>
      cast.head.try("saveDraft", { key: "blog:old", content, savedAt }, "updatedAt")
    const { updatedAt } = await cast.head.call("saveDraft", { key: "blog:old", content: "{}" }, "updatedAt")
    const { data } = await saveSince("[1]", updatedAt)
    expect(codeOf(await saveSince("[2]", updatedAt))).toBe("CONFLICT")
    expect(await drafts(cast.head)).toMatchObject([{ content: "[1]" }])
    expect(codeOf(await saveSince("[3]", data.saveDraft.updatedAt))).toBeUndefined()
    await mark(cast.head, "discardDraft", "blog:old")
  })

  it("is listed last saved first, then by key", async () => {
    const keys = async () => (await drafts(cast.superuser)).map(({ key }: { key: string }) => key)
    for (const key of ["b", "c", "a", "c"]) await save(cast.superuser, key, "{}")
    expect(await keys()).toEqual(["c", "a", "b"])
    const { write } = cast.school.services.database
    await write((rows) => rows.query('UPDATE "drafts" SET "updatedAt" = $1', [new Date().toISOString()]))
    expect(await keys()).toEqual(["a", "b", "c"])
  })

  it("is hidden when it is discarded, and can be restored", async () => {
    await save(cast.other, "blog:new", "{}", "Moles")
    await mark(cast.other, "discardDraft", "blog:new")
    expect(await drafts(cast.other)).toEqual([])
    expect(await drafts(cast.other, "(discarded: true)")).toMatchObject([{ title: "Moles" }])
    await mark(cast.other, "restoreDraft", "blog:new")
    expect(await drafts(cast.other)).toMatchObject([{ title: "Moles", discardedAt: null }])
    expect(codeOf(await mark(cast.owner, "discardDraft", "blog:new"))).toBe("NOT_FOUND")
  })

  it("is deleted with its picture after fifty newer ones, and holds at most 400,000 characters", async () => {
    const [picture] = await saveWith(cast.owner, "key:0", [await storedPicture(cast.owner)])
    for (let number = 1; number <= 50; number++) await save(cast.owner, `key:${number}`, "{}")
    const keys = (await drafts(cast.owner)).map(({ key }: { key: string }) => key)
    expect(keys).toHaveLength(50)
    expect(keys).not.toContain("key:0")
    expect(await statusOf(cast.owner, String(picture?.url))).toBe(404)
    expect((await save(cast.owner, "key:50", "x".repeat(400_000))).errors).toBeUndefined()
    expect(codeOf(await save(cast.owner, "key:50", "x".repeat(400_001)))).toBe("BAD_USER_INPUT")
  })

  it("is deleted once its writer's newer drafts hold four million characters", async () => {
    for (let number = 0; number <= 10; number++) await save(cast.author, `key:${number}`, "x".repeat(400_000))
    const keys = (await drafts(cast.author)).map(({ key }: { key: string }) => key)
    expect(keys).toHaveLength(10)
    expect(keys).not.toContain("key:0")
  })
})

const withPictures = "key device pictures { name url }"

async function saveWith(by: Client, key: string, pictureNames?: string[]): Promise<{ name: string; url: string }[]> {
  return (await by.call("saveDraft", { key, content: "{}", pictureNames }, withPictures)).pictures
}

const statusOf = async (by: Client, url: string) => (await by.send("GET", url)).status

describe("a picture of a draft", () => {
  it("follows its writer to other devices, and is hidden from others without its key", async () => {
    const name = await storedPicture(cast.owner)
    await saveWith(cast.owner, "/gallery/add 1", [name, "never-stored.png"])
    const elsewhere = await cast.school.signIn("eda.editor@jacarandahill.example")
    const { data } = await elsewhere.request(`{ drafts { ${withPictures} } }`)
    const [draft] = data.drafts.filter(({ key }: { key: string }) => key === "/gallery/add 1")
    expect(draft).toMatchObject({ pictures: [{ name }] })
    expect(await statusOf(elsewhere, draft.pictures[0].url)).toBe(200)
    expect(await statusOf(cast.visitor, draft.pictures[0].url)).toBe(200)
    expect(await saveWith(cast.other, "/gallery/add 1")).toEqual([])
    const withoutKey = draft.pictures[0].url.replace(/\?.*/, "")
    for (const by of [cast.visitor, cast.other, cast.head, cast.superuser])
      expect(await statusOf(by, withoutKey)).toBe(404)
  })

  it("is kept while the draft names it", async () => {
    const [one, two] = [await storedPicture(cast.owner), await storedPicture(cast.owner)]
    const [first] = await saveWith(cast.owner, "/news/add 1", [one])
    expect(await saveWith(cast.owner, "/news/add 1")).toMatchObject([{ name: one }])
    const pictures = await saveWith(cast.owner, "/news/add 1", [two, one])
    expect(pictures).toMatchObject([{ name: two }, { name: one }])
    expect(await saveWith(cast.owner, "/news/add 1", [two])).toMatchObject([{ name: two }])
    expect(await statusOf(cast.owner, String(pictures[0]?.url))).toBe(200)
    expect(await statusOf(cast.owner, String(first?.url))).toBe(404)
  })

  it("stays in the item made from the draft when the draft is discarded", async () => {
    const name = await storedPicture(cast.other)
    await saveWith(cast.other, "/news/add 2", [name])
    const story = await published(cast.other, "NewsStory", { picture: { name } }, "id picture { name url }")
    await mark(cast.other, "discardDraft", "/news/add 2")
    await saveWith(cast.other, "/news/add 2", [])
    expect(story.picture).toMatchObject({ name })
    expect(await statusOf(cast.visitor, story.picture.url)).toBe(200)
  })

  it("is restored with a discarded draft for a day", async () => {
    const name = await storedPicture(cast.head)
    await saveWith(cast.head, "/news/add 3", [name])
    const restored = () => cast.head.call("restoreDraft", { key: "/news/add 3" }, withPictures)
    await mark(cast.head, "discardDraft", "/news/add 3")
    await cast.school.services.purge.run()
    expect((await restored()).pictures).toMatchObject([{ name }])

    await mark(cast.head, "discardDraft", "/news/add 3")
    const twoDaysAgo = new Date(Date.now() - 2 * 24 * 60 * 60 * 1000).toISOString()
    await cast.school.services.database.write((rows) =>
      rows.query(`UPDATE "drafts" SET "discardedAt" = $1 WHERE "key" = '/news/add 3'`, [twoDaysAgo]),
    )
    await cast.school.services.purge.run()
    expect((await restored()).pictures).toEqual([])
  })

  it("is one of at most a hundred", async () => {
    const names = Array.from({ length: 101 }, (_, number) => `${number}.png`)
    const mutation = `mutation ($names: [String!]) { saveDraft(key: "/news/add 4", content: "{}", pictureNames: $names) { key } }`
    expect(codeOf(await cast.head.graphql(mutation, { names }))).toBe("BAD_USER_INPUT")
    expect((await cast.head.graphql(mutation, { names: names.slice(1) })).errors).toBeUndefined()
  })
})

it("A draft's device is stored as browser and system, without the model", async () => {
  const userAgent =
    "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.7258 Mobile Safari/537.36"
  const query = `mutation { saveDraft(key: "/news/add 5", content: "{}") { key } }`
  await cast.regular.rest("POST", "/graphql", { query }, { "user-agent": userAgent })
  expect((await drafts(cast.regular))[0]).toMatchObject({ key: "/news/add 5", device: "Chrome on Android" })
  const stored = await cast.school.services.database.read.query(`SELECT "device" FROM "drafts"`)
  expect(JSON.stringify(stored)).not.toContain("Pixel")
})
