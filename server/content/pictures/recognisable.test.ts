import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import type { Client } from "../../../test/client.ts"
import { addPictures, exampleOf, published, storedPicture } from "../../../test/items.ts"
import { PictureStore } from "../../../test/picture-store.ts"
import { Role } from "../../access/roles.ts"
import { Picture } from "./picture.ts"

const store = await PictureStore.open()
afterAll(() => store.close())

const { school, eda, eli, head, visitor } = schoolOfThisFile(
  { eda: Role.EDITOR, eli: Role.EDITOR, head: Role.ADMINISTRATOR, visitor: Role.PUBLIC },
  store.settings,
)

const large = { width: 3000, height: 2000, format: "jpeg" } as const

const setSite = (input: object) => head.call("editSite", { input })

const mark = (by: Client, name: string, recognisable: string) =>
  by.call("markPictures", { names: [name], recognisable })

async function storedFile(name: string) {
  return school.services.database.read.findOneByOrFail(Picture, { name })
}

async function isStored(copy: string) {
  const file = await school.services.images.store.variants.open(copy)
  file?.stream.destroy()
  return file !== undefined
}

async function fetched(path: string, headers: Record<string, string> = { accept: "image/webp" }) {
  const response = await fetch(path.startsWith("http") ? path : school.url + path, { headers })
  const bytes = Buffer.from(await response.arrayBuffer())
  const { width, height, format } = await sharp(bytes).metadata()
  return { headers: response.headers, bytes, size: [width, height], format }
}

const sizeAt = async (path: string, headers?: Record<string, string>) => (await fetched(path, headers)).size

const shown = "id picture { name url width height sizes { width height url } }"

interface Sized {
  url: string
  width: number
  height: number
}

type PublicPicture = Sized & { id: number; name: string; sizes: Sized[] }

async function publicStory(recognisable?: string, options: object = large) {
  const name = await storedPicture(eda, options)
  const picture = { name, ...(recognisable && { recognisable }) }
  const { id } = await published(eda, "NewsStory", { picture })
  const story = await visitor.call("newsStory", { id }, shown)
  return { id, name, ...story.picture } as PublicPicture
}

describe("who can be recognised in a picture", () => {
  it("is set by those who may use the picture, for every use of its file, and hidden from visitors", async () => {
    const { id, name } = await publicStory("AGREED")
    const selection = "picture { recognisable }"
    expect(await eda.call("newsStory", { id }, selection)).toEqual({ picture: { recognisable: "AGREED" } })
    expect(await visitor.call("newsStory", { id }, selection)).toEqual({ picture: { recognisable: null } })
    const another = await published(eda, "Article", { picture: { name } })
    await eda.call("editArticle", { id: another.id, input: { picture: { name, recognisable: "NOBODY" } } })
    expect(await eda.call("newsStory", { id }, selection)).toEqual({ picture: { recognisable: "NOBODY" } })
    expect(await eli.refusal("markPictures", { names: [name], recognisable: "AGREED" })).toBe("BAD_USER_INPUT")
    expect(await eli.call("picturesNamed", { names: [name] }, "name")).toEqual([])
    await mark(eda, name, "UNSAID")
    const stated = await eda.call("picturesNamed", { names: [name, "nobody-has-this.png"] }, "recognisable")
    expect(stated).toEqual([{ recognisable: "UNSAID" }])
  })

  it("is unsaid for a new file, even when it replaces a file that had an answer", async () => {
    const { id } = await publicStory("NOBODY")
    const picture = { name: await storedPicture(eda) }
    const edited = await eda.call("editNewsStory", { id, input: { picture } }, "picture { recognisable }")
    expect(edited.picture.recognisable).toBe("UNSAID")
  })

  it("stays with the picture through versions, the bin and a restore", async () => {
    const { id, name } = await publicStory("NOBODY")
    await eda.call("editNewsStory", { id, input: { picture: { name: await storedPicture(eda) } } })
    const [, first] = await eda.call("versions", { type: "NEWS_STORY", id }, "items { id }").then(({ items }) => items)
    await eda.call("restoreVersion", { id: first.id })
    await eda.call("deleteNewsStory", { id })
    await eda.call("restoreFromBin", { type: "NEWS_STORY", id })
    const { picture } = await eda.call("newsStory", { id }, "picture { name recognisable }")
    expect(picture).toEqual({ name, recognisable: "NOBODY" })
  })
})

describe("a public picture that may show somebody", () => {
  it("is at most 1,280 pixels long everywhere", async () => {
    const { url, name, width, height, sizes, id } = await publicStory()
    expect([width, height]).toEqual([1280, 853])
    expect(sizes.map(({ width }) => width)).toEqual([160, 320, 480, 640, 800, 960, 1280])
    const ways = ["", "?w=1600", "?w=10000&as=original", "?as=original", "?w=3000&as=webp", "?w=1600&as=avif", "?key=x"]
    for (const way of ways) expect([way, await sizeAt(url + way)]).toEqual([way, [1280, 853]])
    expect(await sizeAt(`${url}?w=1600&crop=5x2&at=30`)).toEqual([1280, 512])
    const whole = await fetched(url, { range: "bytes=0-" })
    expect([whole.size, whole.format]).toEqual([[1280, 853], "jpeg"])
    expect(whole.headers.get("x-robots-tag")).toBe("noimageai, noai")
    expect(whole.bytes.equals(await school.services.images.store.read((await storedFile(name)).file))).toBe(false)
    for (const { url, width, height } of sizes) expect(await sizeAt(url)).toEqual([width, height])
    const { body: feed } = await visitor.send("GET", "/feed.json")
    const entry = feed.items.find(({ url }: { url: string }) => url.endsWith(`/${id}`))
    expect(entry.content_html).toContain('width="1280" height="853"')
    expect(await sizeAt(entry.image)).toEqual([1280, 853])
  })

  it("is cropped from the reduced size, and the limit holds for height too", async () => {
    const wide = await publicStory(undefined, { width: 4000, height: 1000 })
    expect(await sizeAt(`${wide.url}?w=1600&crop=3x2&at=0`)).toEqual([480, 320])
    const high = await publicStory(undefined, { width: 2000, height: 3000 })
    expect([high.width, high.height]).toEqual([853, 1280])
    expect(await sizeAt(`${high.url}?w=1600`)).toEqual([853, 1280])
  })

  it("follows the site's own limit, in texts too", async () => {
    const { url, id } = await publicStory()
    const { file } = await storedFile(await storedPicture(eda, large))
    const detail = `<figure><img src="/images/${file}" alt="A race"></figure>`
    await eda.call("editNewsStory", { id, input: { detail } })
    await setSite({ publicPixels: 640 })
    const story = await visitor.call("newsStory", { id }, "detail picture { width }")
    const inText = await sizeAt(`/images/${file}`)
    const main = await fetched(url)
    await setSite({ publicPixels: 1280 })
    expect([main.size, story.picture.width, inText]).toEqual([[640, 427], 640, [640, 427]])
    expect(story.detail).toContain('width="640" height="427"')
    for (const publicPixels of [639, 2561])
      expect(await head.faults("editSite", { input: { publicPixels } })).toHaveProperty("publicPixels")
  })

  it("is served at full size once marked as showing nobody, and small again once that is undone", async () => {
    const { url, name, id } = await publicStory()
    const small = await fetched(`${url}?w=1600`)
    await mark(eda, name, "NOBODY")
    const full = await fetched(`${url}?w=1600`)
    expect([full.size, await sizeAt(url)]).toEqual([
      [1600, 1067],
      [3000, 2000],
    ])
    const { hash } = await storedFile(name)
    expect(await isStored(`${hash}/1600.webp`)).toBe(true)
    await mark(eda, name, "AGREED")
    expect(await isStored(`${hash}/1600.webp`)).toBe(false)
    const again = await fetched(`${url}?w=1600`, {
      accept: "image/webp",
      "if-none-match": String(full.headers.get("etag")),
    })
    expect([again.size, again.headers.get("etag")]).toEqual([small.size, small.headers.get("etag")])
    expect((await visitor.call("newsStory", { id }, shown)).picture).toMatchObject({ width: 1280, height: 853 })
    expect(again.headers.get("cache-control")).toContain("s-maxage=40")
  })

  it("is served at full size to its editors before it is public", async () => {
    const picture = { name: await storedPicture(eda, large) }
    const { id } = await published(eda, "NewsStory", { picture, publication: { as: "DRAFT" } })
    const story = await eda.call("newsStory", { id }, shown)
    expect([story.picture.width, await sizeAt(story.picture.url)]).toEqual([3000, [3000, 2000]])
    await eda.call("setPublication", { type: "NEWS_STORY", id, publication: { as: "PUBLISHED" } })
    expect(await sizeAt(story.picture.url)).toEqual([1280, 853])
  })
})

describe("when pictures need an answer before they are public", () => {
  const refusal = { picture: "Please say who can be recognised in the picture. It is not public until then." }
  const publish = { type: "NEWS_STORY", publication: { as: "PUBLISHED" } }
  const stateOf = async (id: number) => (await eda.call("newsStory", { id }, "state")).state
  const unsaid = async (fields: object = {}) => (await published(eda, "NewsStory", fields, "id")).id as number

  beforeAll(() => setSite({ unsaidIsPublic: false }))
  afterAll(() => setSite({ unsaidIsPublic: true }))

  it("a new item stays a draft until the answer is given, in GraphQL and REST", async () => {
    const id = await unsaid()
    expect(await eda.call("newsStory", { id }, "state publishedAt")).toEqual({ state: "DRAFT", publishedAt: null })
    expect(await visitor.call("newsStory", { id }, "id")).toBeNull()
    expect(await eda.faults("setPublication", { id, ...publish })).toEqual(refusal)
    const edit = { publication: { as: "PUBLISHED" } }
    expect(await eda.faults("editNewsStory", { id, input: edit })).toEqual(refusal)
    const { picture } = await eda.call("newsStory", { id }, "picture { name }")
    await eda.call("editNewsStory", { id, input: { ...edit, picture: { name: picture.name, recognisable: "AGREED" } } })
    expect(await stateOf(id)).toBe("PUBLISHED")
    const body = { ...exampleOf("NewsStory"), picture: await storedPicture(eda) }
    const added = await eda.rest("POST", "/news/add", body)
    expect([added.status, added.body.state, added.body.heldBack]).toEqual([201, "DRAFT", refusal.picture])
    expect(await stateOf(added.body.id)).toBe("DRAFT")
    const said = await unsaid({ picture: { name: await storedPicture(eda), recognisable: "NOBODY" } })
    expect(await stateOf(said)).toBe("PUBLISHED")
  })

  it("an unanswered picture cannot be scheduled, approved or added to public content", async () => {
    const id = await unsaid()
    const publishAt = new Date(Date.now() + 60_000)
    const later = { type: "NEWS_STORY", id, publication: { as: "SCHEDULED", publishAt } }
    expect(await eda.faults("setPublication", later)).toEqual(refusal)
    await eda.call("setPublication", { type: "NEWS_STORY", id, publication: { as: "WAITING" } })
    expect(await head.faults("approve", { type: "NEWS_STORY", id })).toEqual(refusal)
    const said = await unsaid({ picture: { name: await storedPicture(eda), recognisable: "NOBODY" } })
    const another = { name: await storedPicture(eda) }
    expect(await eda.faults("editNewsStory", { id: said, input: { picture: another } })).toEqual(refusal)
    const { file } = await storedFile(await storedPicture(eda))
    const detail = `<figure><img src="/images/${file}" alt="A race"></figure>`
    expect(await eda.faults("editNewsStory", { id: said, input: { detail } })).toEqual({ detail: refusal.picture })
    const site = await head.faults("editSite", { input: { intake: { ...call, picture: another } } })
    expect(site).toEqual({ "intake.picture": refusal.picture })
    expect(await eda.refusal("markPictures", { names: [await nameOf(said)], recognisable: "UNSAID" })).toBe(
      "BAD_USER_INPUT",
    )
  })

  it("only a draft gallery accepts unanswered pictures", async () => {
    const { id } = await published(eda, "Gallery", {}, "id")
    await addPictures(eda, id, ["One"])
    const open = { name: await storedPicture(eda), recognisable: "NOBODY" }
    const { id: publicId } = await published(eda, "Gallery", { picture: open }, "id")
    const images = [{ picture: { name: await storedPicture(eda) } }]
    expect(await eda.faults("addGalleryImages", { id: publicId, images })).toEqual({ "images.0": refusal.picture })
    const inGallery = { ...refusal, "images.0": refusal.picture }
    expect(await eda.faults("setPublication", { ...publish, type: "GALLERY", id })).toEqual(inGallery)
  })

  it("an unanswered item is restored from the bin as a draft, and earlier versions are refused", async () => {
    await setSite({ unsaidIsPublic: true })
    const id = await unsaid()
    const picture = { name: await storedPicture(eda), recognisable: "NOBODY" }
    await eda.call("editNewsStory", { id, input: { picture } })
    const deleted = await unsaid()
    await eda.call("deleteNewsStory", { id: deleted })
    const scheduled = await unsaid({ publication: { as: "SCHEDULED", publishAt: new Date(Date.now() + 60_000) } })
    await setSite({ unsaidIsPublic: false })
    await eda.call("restoreFromBin", { type: "NEWS_STORY", id: deleted })
    const { items } = await eda.call("versions", { type: "NEWS_STORY", id }, "items { id }")
    expect(await eda.faults("restoreVersion", { id: items[1].id })).toEqual(refusal)
    await school.services.schedule.runDue(new Date(Date.now() + 120_000))
    expect(await Promise.all([deleted, id, scheduled].map(stateOf))).toEqual(["DRAFT", "PUBLISHED", "WAITING"])
  })

  it("an item that is already public can still be edited and taken down", async () => {
    await setSite({ unsaidIsPublic: true })
    const id = await unsaid()
    await setSite({ unsaidIsPublic: false })
    await eda.call("editNewsStory", { id, input: { title: "A better headline" } })
    expect(await stateOf(id)).toBe("PUBLISHED")
    await eda.call("setPublication", { type: "NEWS_STORY", id, publication: { as: "TAKEN_DOWN" } })
    expect(await stateOf(id)).toBe("TAKEN_DOWN")
  })

  const call = { title: "T", text: "", actionLabel: "", actionPath: "/" }
  const nameOf = async (id: number) => (await eda.call("newsStory", { id }, "picture { name }")).picture.name
})
