import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { Role } from "../../server/access/roles.ts"
import { requireBucket } from "../../server/base/settings.ts"
import { type ImageStore, putNew } from "../../server/store/images/image-store.ts"
import { openStore } from "../../server/store/images/open-store.ts"
import type { Client } from "../client.ts"
import { published } from "../items.ts"
import { School } from "../school.ts"
import { Swift, swiftMissing } from "../swift.ts"
import { isLong } from "./short-or-long.ts"

if (isLong && swiftMissing) console.log(`No store that others wrote is tried: ${swiftMissing}.`)

const atOnce = 16
/** More than a store lists in one answer. */
const manyFiles = 1_100

/** The quick tests use the project's own store (test/s3-server.ts); Swift was written independently of it. */
describe.runIf(isLong && !swiftMissing)("a site whose pictures are in Debian's Swift", () => {
  let swift: Swift
  let school: School
  let eda: Client
  let head: Client
  beforeAll(async () => {
    swift = await Swift.open()
    school = await School.open({ IMAGES_URL: swift.url() })
    eda = await school.signedIn(Role.EDITOR)
    head = await school.signedIn(Role.ADMINISTRATOR)
  })
  afterAll(async () => {
    await school?.close()
    await swift?.close()
  })

  const storeOf = (folder: string): Promise<ImageStore> =>
    openStore({ dataDir: "", s3: requireBucket(swift.url(folder), {}) })
  const get = (path: string) => fetch(school.url + path)
  const bytesAt = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer())
  const story = () => published(eda, "NewsStory", {}, "id picture { name url }")
  const fileOf = (url: string) => decodeURIComponent(url.slice("/images/".length))

  it("stores and shows pictures and their small copies", async () => {
    const { picture } = await story()
    const store = await storeOf("site")
    expect(await bytesAt(picture.url)).toEqual(await store.read(fileOf(picture.url)))
    const small = await get(`${picture.url}?w=320&as=webp`)
    expect([small.status, small.headers.get("content-type")]).toEqual([200, "image/webp"])
    const bytes = Buffer.from(await small.arrayBuffer())
    await expect.poll(async () => (await store.variants.hashes(new Date())).length).toBeGreaterThan(0)
    expect(await bytesAt(`${picture.url}?w=320&as=webp`)).toEqual(bytes)
  })

  it("keeps each of many files that arrive together under one name", async () => {
    const store = await storeOf("simultaneous")
    const newName = { original: "river & café.png", separator: "-", extension: "png" } as const
    const contents = Array.from({ length: atOnce }, (_, number) => Buffer.from(`picture ${number}`))
    const names = await Promise.all(contents.map((bytes) => putNew(store, newName, bytes)))
    expect(new Set(names).size).toBe(atOnce)
    expect(await Promise.all(names.map((name) => store.read(name)))).toEqual(contents)
  })

  it("never overwrites a file", async () => {
    const store = await storeOf("other")
    expect(await store.put("river, (50%) + café.png", Buffer.from("first"))).toBe(true)
    expect(await store.put("river, (50%) + café.png", Buffer.from("second"))).toBe(false)
    expect((await store.read("river, (50%) + café.png")).toString()).toBe("first")
  })

  it("lists all files, however many, and none of another folder", async () => {
    const store = await storeOf("many")
    const names = Array.from({ length: manyFiles }, (_, number) => `${1764000000000 + number}.png`)
    for (let begin = 0; begin < names.length; begin += atOnce)
      await Promise.all(names.slice(begin, begin + atOnce).map((name) => store.put(name, Buffer.from(name))))
    expect((await store.list()).sort()).toEqual(names)
    const age = Date.now() - Number((await store.about(names[0] ?? ""))?.changedAt)
    expect(Math.abs(age)).toBeLessThan(60 * 60 * 1000)
  })

  it("sweeps away an erased picture, and keeps one that is in use", async () => {
    const [kept, gone] = [await story(), await story()]
    const store = await storeOf("site")
    await bytesAt(`${gone.picture.url}?w=320&as=webp`)
    await head.request(`mutation { deleteNewsStory(id: ${gone.id}) { id } }`)
    await head.request("mutation ($name: String!) { erasePicture(name: $name) { count } }", { name: gone.picture.name })
    await school.services.pictureFiles.sweep()
    expect(await store.about(fileOf(gone.picture.url))).toBeUndefined()
    expect(await store.about(fileOf(kept.picture.url))).toBeDefined()
  })

  it("answers 503 for pictures while the store is away, and shows them once it is back", async () => {
    const { id, picture } = await story()
    await swift.stopProxy()
    const readiness = async () => (await school.visitor().rest("GET", "/readyz")).body
    expect((await get(picture.url)).status).toBe(503)
    expect(await readiness()).toEqual({ database: "ok", images: "unavailable" })
    expect((await school.visitor().rest("GET", `/news/view/${id}`)).status).toBe(200)
    await swift.startProxy()
    await expect.poll(async () => (await get(picture.url)).status).toBe(200)
    await expect.poll(readiness).toEqual({ database: "ok", images: "ok" })
  })

  it("starts again with the same store, and refuses a wrong key", async () => {
    const { picture } = await story()
    school = await school.restarted({ IMAGES_URL: swift.url() })
    expect((await get(picture.url)).status).toBe(200)
    const wrong = { IMAGES_URL: swift.url("new", { id: "test:tester", secret: "hunter2" }) }
    await expect(School.open(wrong)).rejects.toThrow(
      /^Setting IMAGES_URL is wrong: the store cannot be used \(.*PUT 403/,
    )
  })
})
