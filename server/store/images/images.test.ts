import { writeFile } from "node:fs/promises"
import { connect } from "node:net"
import { join } from "node:path"
import { promisify } from "node:util"
import sharp from "sharp"
import sqlite3 from "sqlite3"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { type Client, codeOf } from "../../../test/client.ts"
import { published, uploadSingle } from "../../../test/items.ts"
import { newFolder } from "../../../test/new-folder.ts"
import { PictureStore } from "../../../test/picture-store.ts"
import { drawnPicture, School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { imagesFolder, readSettings } from "../../base/settings.ts"
import { requireOwnPictures } from "../../content/pictures/own-pictures.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { cleanPicture } from "./decode.ts"
import { isPlainFileName, timeStamped } from "./file-names.ts"
import { folderStore } from "./image-store.ts"

const uploadImage = `mutation ($name: String!, $file: Upload!, $instead: String) {
  uploadImage(name: $name, file: $file, instead: $instead) { name url width height color }
}`

let store: PictureStore
let school: School
let teacher: Client
let head: Client
let serial = 0

beforeAll(async () => {
  store = await PictureStore.open()
  school = await School.open(store.settings)
  teacher = await school.signedIn(Role.EDITOR)
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(async () => {
  await school.close()
  await store.close()
})

async function upload(bytes: Buffer, name = `${++serial}.png`, instead?: string) {
  return teacher.upload(uploadImage, { name, instead }, new Blob([new Uint8Array(bytes)]))
}

async function stored(bytes: Buffer) {
  const { data, errors } = await upload(bytes)
  expect(errors).toBeUndefined()
  return data.uploadImage as { name: string; url: string; width: number; height: number; color: string }
}

async function shownAt(bytes: Buffer): Promise<string> {
  const { name } = await stored(bytes)
  const { picture } = await published(teacher, "NewsStory", { picture: { name } }, "picture { url }")
  return `${picture.url}?`
}

async function fetched(path: string, accept = "*/*") {
  const response = await fetch(school.url + path, { headers: { accept } })
  return { status: response.status, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) }
}

async function widthAndHeight(address: string) {
  const response = await fetch(address, { headers: { accept: "image/webp" } })
  const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata()
  return [width, height]
}

describe("a stored picture", () => {
  it("loses its location and camera data, and is turned upright", async () => {
    const photo = await sharp(await drawnPicture({ width: 80, height: 40 }))
      .withExif({ IFD0: { Make: "SecretCamera" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(photo.includes("SecretCamera")).toBe(true)
    const picture = await stored(photo)
    expect(picture).toMatchObject({ width: 40, height: 80 })
    const { bytes } = await fetched(picture.url)
    expect(bytes.includes("SecretCamera")).toBe(false)
    expect((await sharp(bytes).metadata()).exif).toBeUndefined()
  })

  it("loses data hidden after its end", async () => {
    const picture = await stored(Buffer.concat([await drawnPicture(), Buffer.from("<script>alert('hidden')</script>")]))
    expect((await fetched(picture.url)).bytes.includes("hidden")).toBe(false)
  })

  it("never overwrites a file of the same name", async () => {
    await store.addStrayFile(school, "river.png")
    const { file } = await school.services.pictures.import("river.png", await cleanPicture(await drawnPicture()), {})
    expect(file).not.toBe("river.png")
    const odd = `100% & #${++serial}?.png`
    await school.services.pictures.import(odd, await cleanPicture(await drawnPicture()), {})
    const { picture } = await published(head, "NewsStory", { picture: { name: odd } }, "picture { url }")
    expect((await fetched(picture.url)).status).toBe(200)
  })

  it("has a colour to show before it loads", async () => {
    expect((await stored(await drawnPicture({ color: "#ff0000" }))).color).toBe("#ff0000")
  })

  it("is served in the width and format that a browser requests, and cached for ever", async () => {
    const url = await shownAt(await drawnPicture({ width: 1000, height: 500 }))
    const avif = await fetched(`${url}&w=300`, "image/avif,*/*")
    expect(avif.headers.get("content-type")).toBe("image/avif")
    expect(avif.bytes.subarray(4, 12).toString()).toBe("ftypavif")
    expect((await fetched(`${url}&w=640`, "image/webp,*/*")).headers.get("content-type")).toBe("image/webp")
    expect(await widthAndHeight(`${school.url}${url}&w=640`)).toEqual([640, 320])
    expect(await widthAndHeight(`${school.url}${url}&w=300`)).toEqual([320, 160])
    const original = await fetched(`${url}&w=640`)
    expect(original.headers.get("content-type")).toBe("image/png")
    expect(original.headers.get("cache-control")).toContain("immutable")
    expect(original.headers.get("vary")).toContain("Accept")
  })

  it("is served in the format that its address names, without a Vary header", async () => {
    const url = await shownAt(await drawnPicture({ width: 1000, height: 500 }))
    for (const accept of ["*/*", "image/avif,image/webp", "image/png"]) {
      const { headers } = await fetched(`${url}&w=480&as=webp`, accept)
      expect([headers.get("content-type"), headers.get("vary")]).toEqual(["image/webp", null])
    }
    // Browsers that accept AVIF accept WebP too, so a cache may serve either. AVIF takes longer to make.
    const first = await fetched(`${url}&w=480&as=avif`, "*/*")
    expect([first.headers.get("content-type"), first.headers.get("vary")]).toEqual(["image/webp", null])
    // Cached for a year, the WebP would be all that this browser ever shows.
    expect(first.headers.get("cache-control")).toBe("private, max-age=600")
    const typeNow = async () => (await fetched(`${url}&w=480`, "image/avif,image/webp")).headers.get("content-type")
    await expect.poll(typeNow).toBe("image/avif")
    const { headers } = await fetched(`${url}&w=480&as=avif`, "*/*")
    expect([headers.get("cache-control"), headers.get("vary")]).toEqual([expect.stringContaining("immutable"), null])
    const original = await fetched(`${url}&w=480&as=original`, "image/avif,image/webp")
    expect([original.headers.get("content-type"), original.headers.get("vary")]).toEqual(["image/png", null])
    expect((await fetched(url)).headers.get("vary")).toBeNull()
    for (const as of ["png", "jxl", "", "constructor"])
      expect((await fetched(`${url}&w=480&as=${as}`)).status).toBe(400)
    const { bytes } = await fetched(`${url}&as=jxl`)
    expect(bytes.toString()).toContain("A picture is made as avif, webp or original.")
  })

  it("is cropped to a shape, around its focus", async () => {
    const red = await drawnPicture({ width: 500, height: 500, color: "#ff0000" })
    const halves = await sharp(await drawnPicture({ width: 1000, height: 500, color: "#0000ff" }))
      .composite([{ input: red, left: 0, top: 0 }])
      .png()
      .toBuffer()
    const { url } = await stored(halves)
    const crop = async (query: string) => sharp((await fetched(`${url}&w=320&${query}`, "image/webp")).bytes)
    expect(await (await crop("crop=5x2&at=50")).metadata()).toMatchObject({ width: 320, height: 128 })
    const left = await (await crop("crop=3x2&at=0")).stats()
    const right = await (await crop("crop=3x2&at=100")).stats()
    expect(left.dominant.r).toBeGreaterThan(left.dominant.b)
    expect(right.dominant.b).toBeGreaterThan(right.dominant.r)
    for (const query of ["crop=7x1", "crop=5x2&at=55", "crop=5x2&at=-10", "crop=toString"])
      expect((await fetched(`${url}&w=320&${query}`, "image/webp")).status).toBe(400)
  })

  it("is named after the time and its original name in plain ASCII", async () => {
    const named = (original: string) => timeStamped({ original, separator: "-", extension: "png" })
    expect(named("Crème brûlée (1)!.jpeg")).toMatch(/^\d{13}-Creme-brulee-1\.png$/)
    expect(named(`${"a".repeat(61)}.png`)).toMatch(/^\d{13}-a{60}\.png$/)
    expect(named("!!!.png")).toMatch(/^\d{13}-picture\.png$/)
    const { data } = await upload(await drawnPicture(), "1761000000000-river.png")
    expect(data.uploadImage.url).toMatch(/^\/images\/\d{13}-river(?:-[0-9a-f]{12})?\.png\?/)
  })

  it("deletes the upload it replaces, even if a draft names it, unless an item shows that", async () => {
    const [clear, used] = [await stored(await drawnPicture()), await stored(await drawnPicture())]
    await teacher.call("saveDraft", { key: "/news/add 1", content: "{}", pictureNames: [clear.name, used.name] })
    await published(teacher, "NewsStory", { picture: { name: used.name } })
    for (const { name } of [clear, used]) await upload(await drawnPicture(), undefined, name)
    const names = await teacher.call("picturesNamed", { names: [clear.name, used.name] }, "name")
    expect(names).toEqual([{ name: used.name }])
    expect((await fetched(clear.url)).status).toBe(404)
  })

  it("has an absolute address for each of its widths, and rounds other widths up", async () => {
    const { name } = await stored(await drawnPicture({ width: 640, height: 304 }))
    const between = { name: (await stored(await drawnPicture({ width: 700, height: 333 }))).name }
    const story = await published(teacher, "NewsStory", { picture: between }, "picture { url sizes { width } }")
    expect(story.picture.sizes.map(widthOf)).toEqual([160, 320, 480, 640, 700])
    expect(await widthAndHeight(`${school.url}${story.picture.url}?w=1600`)).toEqual([700, 333])
    const picture = "picture { url sizes { width height url } near: url(width: 300, absolute: true) }"
    for (const as of ["PUBLISHED", "DRAFT"]) {
      const item = await published(teacher, "NewsStory", { picture: { name }, publication: { as } }, picture)
      const { sizes, near, url } = item.picture
      expect(sizes.map(widthOf)).toEqual([160, 320, 480, 640])
      for (const { width, height, url } of sizes) expect(await widthAndHeight(url)).toEqual([width, height])
      expect(await widthAndHeight(near)).toEqual([320, 152])
      expect(sizes.at(-1).url).toBe(school.url + url)
    }
  })

  it("is served sandboxed and with its length, also for a HEAD request", async () => {
    const { url } = await stored(await drawnPicture())
    const { bytes, headers } = await fetched(url)
    expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin")
    const head = await fetch(school.url + url, { method: "HEAD" })
    expect([headers, head.headers].map((all) => all.get("content-length"))).toEqual(Array(2).fill(String(bytes.length)))
  })
})

describe("a picture whose row and file do not match, as after a restore,", () => {
  const coloured = (color: string) => drawnPicture({ width: 640, height: 480, color })
  const shown = async (color: string) => {
    const { name } = await stored(await coloured(color))
    return (await published(teacher, "NewsStory", { picture: { name } }, "picture { id url }")).picture
  }
  const colourOf = async (url: string) => {
    const { dominant } = await sharp((await fetched(`${url}?w=320`, "image/webp")).bytes).stats()
    return dominant.r > 128 ? "red" : "blue"
  }

  it("gets its own resized copies, even if another picture had its id", async () => {
    const [before, after] = [await shown("#ff0000"), await shown("#0000ff")]
    expect(await colourOf(before.url)).toBe("red")
    const beside = new sqlite3.Database(join(school.dataDir, "site.sqlite"))
    const renumber = `DELETE FROM pictures WHERE id = ${before.id};
      UPDATE pictures SET id = ${before.id} WHERE id = ${after.id};
      UPDATE news_stories SET "pictureId" = ${before.id} WHERE "pictureId" = ${after.id}`
    await promisify(beside.exec.bind(beside) as (sql: string, done: () => void) => void)(renumber)
    expect((await fetched(before.url)).status).toBe(404)
    expect(await colourOf(after.url)).toBe("blue")
  })

  it("is not served if its file differs from its row", async () => {
    const { url } = await shown("#ff0000")
    await writeFile(join(imagesFolder(school.dataDir), url.slice("/images/".length)), await coloured("#0000ff"))
    expect((await fetched(`${url}?w=320`)).status).toBe(404)
  })
})

describe("a refused upload", () => {
  const broken = "This picture is broken or not complete. Please export it again and try once more."

  it.each<[string, Buffer, string?]>([
    ["a text that begins like a PNG", Buffer.from("%PNG")],
    ["an HTML page", Buffer.from("<html><body>hello</body></html>")],
    ["an empty file", Buffer.alloc(0)],
    ["a truncated PNG", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), broken],
    ["a WebP header before garbage", Buffer.from("RIFF\x00\x00\x00\x00WEBPVP8 nonsense", "latin1"), broken],
  ])("is %s", async (_what, bytes, explained = "This file is not a PNG, JPEG or WebP picture.") => {
    const before = await store.listing(school)
    const { errors } = await upload(bytes)
    expect(errors?.[0]).toMatchObject({ message: explained, extensions: { code: "UNSUPPORTED_PICTURE" } })
    expect(await store.listing(school)).toEqual(before)
  })

  it.each(["gif", "tiff", "avif", "svg"] as const)("is %s, which the picture library cannot open", async (format) => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const bytes = format === "svg" ? svg : await drawnPicture({ format })
    await expect(sharp(bytes).metadata()).rejects.toThrow(/unsupported image format/)
    expect(codeOf(await upload(bytes))).toBe("UNSUPPORTED_PICTURE")
  })

  it("is a picture of more than forty megapixels, even in a small file", async () => {
    const bomb = await drawnPicture({ width: 7000, height: 6000 })
    expect(bomb.length).toBeLessThan(1_000_000)
    expect(codeOf(await upload(bomb))).toBe("TOO_LARGE")
  })

  it("is a file of more than 10 MB", async () => {
    const png = await drawnPicture()
    const [most, more] = [Buffer.concat([png], 10_000_000), Buffer.concat([png], 10_000_001)]
    expect((await stored(most)).width).toBe(64)
    expect(codeOf(await upload(more))).toBe("TOO_LARGE")
    const rest = await Promise.all([most, more].map((bytes) => uploadSingle(teacher, `${++serial}.png`, bytes)))
    expect(rest.map(({ status }) => status)).toEqual([200, 413])
  })

  it("is one that breaks off, and leaves no file", async () => {
    const before = await store.listing(school)
    await brokenUpload()
    expect(await store.listing(school)).toEqual(before)
    expect((await stored(await drawnPicture())).width).toBe(64)
  })
})

it("Pictures uploaded and viewed at the same time are decoded one at a time", async () => {
  const bytes = await Promise.all([1, 2, 3].map(() => drawnPicture({ width: 1200, height: 800, format: "jpeg" })))
  const { url } = await stored(await drawnPicture({ width: 1600, height: 1200 }))
  let most = 0
  const count = () => {
    most = Math.max(most, sharp.counters().process)
  }
  sharp.queue.on("change", count)
  await Promise.all([
    ...bytes.map((picture) => stored(picture)),
    ...[160, 320, 480, 640].map((width) => fetched(`${url}&w=${width}`, "image/avif,image/webp")),
  ])
  sharp.queue.off("change", count)
  expect(most).toBeLessThanOrEqual(1)
})

describe("a name that a client chooses", () => {
  it.each<[string, string, boolean]>([
    ["200 letters", "a".repeat(200), true],
    ["201 letters", "a".repeat(201), false],
    ["240 bytes", "é".repeat(120), true],
    ["242 bytes", "é".repeat(121), false],
    ["a path", "a/b.png", false],
    ["a Windows path", "a\\b.png", false],
    ["a hidden file", ".a.png", false],
    ["a control character", "a\n.png", false],
    ["nothing", "", false],
  ])("of %s is accepted or refused: %s, %s", (_, name, isTaken) => expect(isPlainFileName(name)).toBe(isTaken))
})

it("An image store is refused unless it holds one of the site's twenty newest pictures", async () => {
  const { database } = school.services
  const { id: _, ...picture } = await database.read.findOneByOrFail(Picture, {
    name: (await stored(await drawnPicture())).name,
  })
  const lost = Array.from({ length: 25 }, (_, number) => ({ ...picture, file: `lost-${number}.png` }))
  await database.write((rows) => rows.insert(Picture, lost))
  const folder = newFolder("other-store")
  const check = async () =>
    requireOwnPictures(database.read, await folderStore(folder), readSettings({ DATA_DIR: folder }))
  await writeFile(join(folder, "lost-4.png"), "")
  await expect(check()).rejects.toThrow(/holds none of the site's 20 newest pictures, such as lost-24\.png\. /)
  await writeFile(join(folder, "lost-5.png"), "")
  await check()
})

it("The address of an unknown picture returns 404, and an invalid width returns 400", async () => {
  expect((await fetched("/images/none.png")).status).toBe(404)
  expect((await fetched("/images/..%2fsite.sqlite")).status).toBe(404)
  expect((await fetched("/images/..%2f..%2ftoken-secret")).status).toBe(404)
  const { url } = await stored(await drawnPicture())
  for (const width of ["0", "-5", "1.5", "abc", "1e9", "10001"])
    expect((await fetched(`${url}&w=${width}`)).status).toBe(400)
  for (const width of ["1", "10000"]) expect((await fetched(`${url}&w=${width}`)).status).toBe(200)
})

function brokenUpload() {
  const { port } = new URL(school.url)
  const head = [
    "POST /graphql HTTP/1.1",
    "Host: localhost",
    `Authorization: Bearer ${teacher.accessToken}`,
    "Content-Type: multipart/form-data; boundary=x",
    "Apollo-Require-Preflight: true",
    "Content-Length: 100000",
    "",
    '--x\r\nContent-Disposition: form-data; name="operations"\r\n',
    JSON.stringify({ query: uploadImage, variables: { name: "half.png", file: null } }),
    '--x\r\nContent-Disposition: form-data; name="map"\r\n\r\n{"0":["variables.file"]}',
    '--x\r\nContent-Disposition: form-data; name="0"; filename="half.png"\r\n\r\n\x89PNG half',
  ].join("\r\n")
  return new Promise<void>((resolve) => {
    const socket = connect(Number(port), "127.0.0.1", () => socket.write(head, () => socket.destroy()))
    socket.on("close", () => resolve())
  })
}

const widthOf = ({ width }: { width: number }) => width
