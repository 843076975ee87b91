import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../../test/client.ts"
import { exampleOf, published } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { S3Server, s3Keys } from "../../../test/s3-server.ts"
import { drawnPicture, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { cleanPicture, sha256 } from "./decode.ts"

const hourMs = 60 * 60 * 1000
const uploadImage = "mutation ($name: String!, $file: Upload!) { uploadImage(name: $name, file: $file) { name url } }"

let store: S3Server
let school: School
let eda: Client
const lines: string[] = []

beforeAll(async () => {
  store = await S3Server.open()
  const variables = { IMAGES_URL: store.url(), LOG_LEVEL: "trace" }
  school = await School.open(variables, { write: (line: string) => void lines.push(line) })
  eda = await school.signedIn(Role.EDITOR)
})
afterAll(async () => {
  await school.close()
  await store.close()
})
afterEach(() => {
  store.fault = () => undefined
  store.conditions = "kept"
})

const fileOf = (url: string) => decodeURIComponent(new URL(url, school.url).pathname.slice("/images/".length))
const get = (path: string, accept = "image/webp") => fetch(school.url + path, { headers: { accept } })
const upload = async () => eda.upload(uploadImage, { name: `${Math.random()}.png` }, await picture())
const picture = async () => new Blob([new Uint8Array(await drawnPicture({ width: 400 }))])
const add = "mutation ($input: AddNewsStoryInput!) { addNewsStory(input: $input) { id } }"
const addWithPicture = async () => {
  const input = { ...exampleOf("NewsStory"), picture: { upload: null } }
  return eda.upload(add, { input }, await picture(), "variables.input.picture.upload")
}
const readiness = async () => (await school.visitor().rest("GET", "/readyz")).body

async function shown() {
  const { id, picture } = await published(eda, "NewsStory", {}, "id picture { id url }")
  const { hash } = await school.services.database.read.findOneByOrFail(Picture, { id: picture.id })
  return { id, url: picture.url as string, key: `site/${fileOf(picture.url)}`, copies: `site/.variants/${hash}/` }
}

type Fault = ReturnType<S3Server["fault"]>

const copiesOf = ({ copies }: { copies: string }) => [...store.objects.keys()].filter((key) => key.startsWith(copies))

it("A folder of a bucket belongs to one site, even while empty and after a sweep", async () => {
  const begun = async () => School.open({ DATA_DIR: newFolder("begun"), IMAGES_URL: store.url("fresh") })
  const first = await begun()
  await first.services.pictureFiles.sweep()
  await expect(begun()).rejects.toThrow(
    /^Setting IMAGES_URL is wrong: that folder of the bucket belongs to another site\./,
  )
  await (await first.restarted({ IMAGES_URL: store.url("fresh") })).close()
})

describe("a picture in a bucket", () => {
  it("is stored and served unchanged, and its resized copies are made once", async () => {
    const story = await shown()
    const original = await get(story.url)
    expect(Buffer.from(await original.arrayBuffer())).toEqual(store.objects.get(story.key)?.bytes)
    const first = await get(`${story.url}?w=320`)
    expect([first.status, first.headers.get("content-type")]).toEqual([200, "image/webp"])
    const bytes = Buffer.from(await first.arrayBuffer())
    await expect.poll(() => copiesOf(story)).toEqual([expect.stringMatching(/\/64\.webp$/)])
    expect(store.objects.get(copiesOf(story)[0] ?? "")?.bytes).toEqual(bytes)
    const second = await get(`${story.url}?w=320`)
    expect(Buffer.from(await second.arrayBuffer())).toEqual(bytes)
    expect(store.requests.filter((request) => request === `PUT ${copiesOf(story)[0]}`)).toHaveLength(1)
  })

  it("never overwrites another, even if the store ignores conditional writes", async () => {
    const { pictures } = school.services
    const clean = await cleanPicture(await drawnPicture())
    for (const conditions of ["kept", "ignored", "unknown"] as const) {
      store.conditions = conditions
      const name = `river, (50%) + café & ${conditions}.png`
      store.objects.set(`site/${name}`, { bytes: Buffer.from("the first"), changedAt: new Date() })
      const { file } = await pictures.import(name, clean, {})
      expect(file).not.toBe(name)
      expect(store.objects.get(`site/${name}`)?.bytes.toString()).toBe("the first")
      expect(store.objects.has(`site/${file}`)).toBe(true)
    }
  })
})

describe("a new file in a bucket", () => {
  it("keeps its bytes when another of the same name arrives at the same time", async () => {
    const uploads = await Promise.all([1, 2].map(async () => cleanPicture(await drawnPicture())))
    const { pictures } = school.services
    const stored = await Promise.all(uploads.map((clean) => pictures.import("twice.png", clean, {})))
    for (const { file, hash } of stored)
      expect(sha256(store.objects.get(`site/${file}`)?.bytes ?? Buffer.alloc(0))).toBe(hash)
  })

  it("has a random suffix, as two processes may choose the same name at once", async () => {
    store.conditions = "ignored"
    const addImage = "mutation ($name: String!, $file: Upload!) { uploadImage(name: $name, file: $file) { url } }"
    const { data } = await eda.upload(addImage, { name: "river.png" }, await picture())
    expect(fileOf(data.uploadImage.url)).toMatch(/^\d{13}-river-[0-9a-f]{12}\.png$/)
    const { key } = await shown()
    expect(key).toMatch(/^site\/\d{13}[A-Za-z0-9-]+-[0-9a-f]{12}\.png$/)
  })
})

it("The sweep of a bucket uses the store's clock, reads all pages, and leaves other sites' files alone", async () => {
  const { url, key } = await shown()
  await (await get(`${url}?w=320`)).arrayBuffer()
  const object = (ageMs: number) => ({
    bytes: Buffer.from("x"),
    changedAt: new Date(Date.now() + store.clockAheadMs - ageMs),
  })
  store.clockAheadMs = 3 * hourMs
  for (let number = 1; number <= 7; number++)
    store.objects.set(`site/1761000000000lost-${number}.png`, object(2 * hourMs))
  store.objects.set("site/1761000000000in-flight.png", object(hourMs / 2))
  store.objects.set("site/.variants/5aaa/320.webp", object(0))
  for (const name of ["other/1761000000000lost.png", "lost.png", "site2/lost.png"])
    store.objects.set(name, object(9 * hourMs))
  await school.services.pictureFiles.sweep()
  store.clockAheadMs = 0
  const left = [...store.objects.keys()]
  expect(left.filter((name) => name.includes("lost"))).toEqual([
    "other/1761000000000lost.png",
    "lost.png",
    "site2/lost.png",
  ])
  expect(left).toEqual(expect.arrayContaining([key, "site/1761000000000in-flight.png"]))
  expect(left.join()).not.toContain("5aaa")
  expect((await get(`${url}?w=320`)).status).toBe(200)
})

describe("a failing image store", () => {
  it("that fails for a moment is retried without an error", async () => {
    let failures = 0
    store.fault = () => (failures++ % 3 < 2 ? { status: 503, code: "SlowDown" } : undefined)
    expect((await upload()).errors).toBeUndefined()
    expect(failures).toBeGreaterThan(2)
  })

  it.each<[string, Fault, { code: string; status?: number; images: string }]>([
    ["does not answer", "silence", { code: "UNAVAILABLE", status: 503, images: "unavailable" }],
    ["returns server errors", { status: 500 }, { code: "UNAVAILABLE", status: 503, images: "unavailable" }],
    [
      "refuses its key",
      { status: 403, code: "AccessDenied" },
      { code: "UNAVAILABLE", status: 503, images: "unavailable" },
    ],
    ["is full", { status: 507, code: "InsufficientStorage" }, { code: "NO_ROOM", images: "full" }],
  ])("that %s takes no new pictures, leaves all else working, and recovers", async (_, fault, expected) => {
    const story = await shown()
    await (await get(`${story.url}?w=320`)).arrayBuffer()
    const stories = async () => (await eda.call("newsStories", {}, "total")).total
    const before = [await stories(), store.names()]
    store.fault = (request) => (expected.images === "full" && !request.startsWith("PUT") ? undefined : fault)
    const [stored, small] = await Promise.all([addWithPicture(), get(`${story.url}?w=320`)])
    expect(codeOf(stored)).toBe(expected.code)
    expect(small.status).toBe(expected.status ?? 200)
    expect(Number(small.headers.get("retry-after")) > 0).toBe(expected.status === 503)
    await expect.poll(readiness).toEqual({ database: "ok", images: expected.images })
    expect((await school.visitor().rest("GET", `/news/view/${story.id}`)).status).toBe(200)
    expect([await stories(), store.names()]).toEqual(before)
    store.fault = () => undefined
    expect((await get(`${story.url}?w=320`)).status).toBe(200)
    expect((await addWithPicture()).errors).toBeUndefined()
  })

  it.each(["cut", "endless"] as const)(
    "that breaks off inside a picture (%s) makes the response fail",
    async (fault) => {
      const { url, copies } = await shown()
      await (await get(`${url}?w=320`)).arrayBuffer()
      await expect.poll(() => copiesOf({ copies })).toHaveLength(1)
      store.fault = (request) => (request.startsWith("GET") ? fault : undefined)
      const paths = [url, `${url}?w=320`]
      const [small] = await Promise.all([
        get(`${url}?w=320`, "image/png"),
        ...paths.map(async (path) => expect((await get(path)).arrayBuffer()).rejects.toThrow()),
      ])
      expect(small.status).toBe(503)
    },
  )

  it("is logged, without its key", () => {
    const log = lines.join("")
    for (const message of ["cannot be reached", "refuses its key", "is full"])
      expect(log).toContain(`the store of pictures (IMAGES_URL) ${message}`)
    for (const secret of [s3Keys.secret, encodeURIComponent(s3Keys.secret), "Signature="])
      expect(log).not.toContain(secret)
  })
})

describe("a start", () => {
  const started = (variables: Record<string, string>) =>
    School.open(variables).then(
      (site) => site.close().then(() => "started"),
      (error: Error) => error.message,
    )

  it("fails with the store's answer for a wrong key, a missing bucket or an unreachable store", async () => {
    const wrong = store.url("new", { ...s3Keys, secret: "hunter2" })
    const refused = "Setting IMAGES_URL is wrong: the store cannot be used (The store of pictures: "
    expect(await started({ IMAGES_URL: wrong })).toBe(`${refused}PUT 403 SignatureDoesNotMatch).`)
    const elsewhere = store.url("new").replace("/pictures/", "/paintings/")
    expect(await started({ IMAGES_URL: elsewhere })).toBe(`${refused}PUT 404 NoSuchBucket).`)
    const nowhere = store.url("new").replace(`:${store.port}/`, ":9/")
    expect(await started({ IMAGES_URL: nowhere })).toMatch(/PUT|ECONNREFUSED|bad port/)
  })

  it("takes its key from the environment if the address has none", async () => {
    const IMAGES_URL = store.url("new").replace(/\/\/.*@/, "//")
    const keys = { AWS_ACCESS_KEY_ID: s3Keys.id, AWS_SECRET_ACCESS_KEY: s3Keys.secret }
    expect(await started({ IMAGES_URL, ...keys })).toBe("started")
  })
})
