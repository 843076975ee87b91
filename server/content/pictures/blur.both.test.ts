import sharp from "sharp"
import { afterAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { published, uploadSingle } from "../../../test/items.ts"
import { PictureStore } from "../../../test/picture-store.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { Role } from "../../access/roles.ts"
import { Cards } from "../../doors/web/cards.ts"
import { sha256 } from "../../store/images/decode.ts"
import { Picture } from "./picture.ts"

const store = await PictureStore.open()
afterAll(() => store.close())

const { school, eda, eli, head, regular, visitor } = schoolOfThisFile(
  {
    eda: [Role.EDITOR, "Eda Editor"],
    eli: Role.EDITOR,
    head: Role.ADMINISTRATOR,
    regular: Role.REGULAR,
    visitor: Role.PUBLIC,
  },
  store.settings,
)

/** Where the "face" is: a chequerboard, which turns grey when blurred. */
const face = { x: 0.25, y: 0.25, width: 0.25, height: 0.25 }

type Format = "png" | "jpeg" | "webp"

let ground = 100

async function drawn(format: Format) {
  const [width, height] = [800, 600]
  const pixels = Buffer.alloc(width * height * 3, ++ground)
  for (let y = 150; y < 300; y++)
    for (let x = 200; x < 400; x++)
      pixels.fill((x >> 3) % 2 === (y >> 3) % 2 ? 0 : 255, (y * width + x) * 3, (y * width + x) * 3 + 3)
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer()
}

async function stored(by: Client, bytes?: Buffer, format: Format = "jpeg") {
  const name = `${Date.now()}${++ground}class.${format}`
  await uploadSingle(by, name, bytes ?? (await drawn(format)))
  return name
}

/** Standard deviation of the pixels at the face: about 120 for the chequerboard. */
async function contrast(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata()
  const [left, top] = [Math.round(width * 0.28), Math.round(height * 0.28)]
  const region = { left, top, width: Math.round(width * 0.18), height: Math.round(height * 0.18) }
  const { channels } = await sharp(await sharp(bytes).extract(region).toBuffer()).stats()
  return channels[0]?.stdev ?? 0
}

const isBlurred = 12

async function seen(path: string, accept = "image/webp") {
  const response = await fetch(path.startsWith("http") ? path : school.url + path, { headers: { accept } })
  return response.ok ? contrast(Buffer.from(await response.arrayBuffer())) : response.status
}

const rowOf = (name: string) => school.services.database.read.findOneByOrFail(Picture, { name })

const blur = (by: Client, id: number, more: object = {}) =>
  by.call("blurPicture", { id, faces: [face], recognisable: "NOBODY", ...more }, "id name url recognisable width")

const figure = (file: string) => `<figure><img src="/images/${file}" alt="Our class"></figure>`

async function readAll(named: string) {
  const { read } = school.services.database
  const found: string[] = []
  for (const { tableName } of read.connection.entityMetadatas) {
    const rows = await read.query(`SELECT * FROM "${tableName}"`)
    if (JSON.stringify(rows).includes(named)) found.push(tableName)
  }
  return found
}

describe("a blurred picture", () => {
  it("replaces the original everywhere: items, texts, galleries, drafts, versions and the bin", async () => {
    const name = await stored(eda)
    const picture = { name, alt: "Our class" }
    const before = await rowOf(name)
    const text = `<p>Hello.</p>${figure(before.file)}`
    const typed = `<p>Hello again.</p>${figure(before.file)}`
    const shown = "id version picture { id url }"
    const story = await published(eda, "NewsStory", { picture, detail: text }, shown)
    const translations = [{ language: "SW", title: "Darasa", detail: text }]
    const article = await published(eda, "Article", { picture, detail: text, translations }, shown)
    const earlier = await published(eda, "Article", { picture, detail: text }, shown)
    await eda.call("editArticle", {
      id: earlier.id,
      input: { picture: { name: await stored(eda) }, detail: "<p>Now.</p>" },
    })
    const waiting = { detail: `${text}<p>More.</p>`, publication: { as: "DRAFT" } }
    await eda.call("editNewsStory", { id: story.id, input: waiting })
    const binned = await published(eda, "Event", { picture, description: text }, shown)
    await eda.call("deleteEvent", { id: binned.id })
    const gallery = await published(eda, "Gallery", {}, "id")
    const images = [{ picture: { name } }]
    await eda.call("addGalleryImages", { id: gallery.id, images }, "id")
    const content = JSON.stringify({ detail: text })
    await eda.call("saveDraft", { key: "/news/add 4", content, pictureNames: [name] })
    const ways = ["", "?w=320", "?w=640&as=original", "?as=original", "?w=640&crop=3x2&at=50", "?w=480&as=avif"]
    for (const way of ways) await seen(story.picture.url + way)
    expect(await seen(story.picture.url)).toBeGreaterThan(100)
    const { database, pictures, pictureFiles: files, images: stores } = school.services
    const cards = new Cards({ database, pictures, files, ...stores })
    const cardOf = ({ url: path }: { url: string }) =>
      cards.get({ title: "", kicker: "", version: "1", picture: { path, alt: "" } } as never).then(contrast)
    expect(await cardOf(story.picture)).toBeGreaterThan(80)

    const blurred = await blur(eda, story.picture.id)
    expect(blurred).toMatchObject({ id: story.picture.id, name, recognisable: "NOBODY", width: 800 })
    expect(blurred.url).not.toBe(story.picture.url)
    for (const way of ways) expect(await seen(blurred.url + way), way).toBeLessThan(isBlurred)
    expect(await cardOf(blurred)).toBeLessThan(isBlurred)
    expect(await seen(story.picture.url)).toBe(404)
    // From a form that was opened before.
    await eda.call("editArticle", { id: article.id, input: { detail: typed, version: article.version } })
    const listing = await store.listing(school)
    for (const gone of [before.file, String(before.hash)]) expect(listing).not.toContain(gone)
    expect(await readAll(before.file)).toEqual([])
    expect(await readAll(String(before.hash))).toEqual([])

    const { items } = await eda.call("versions", { type: "ARTICLE", id: earlier.id }, "items { id }")
    await eda.call("restoreVersion", { id: items.at(-1).id })
    await eda.call("restoreFromBin", { type: "EVENT", id: binned.id })
    await eda.call("setPublication", { type: "NEWS_STORY", id: story.id, publication: { as: "PUBLISHED" } })
    const addresses = [
      ["newsStory", story.id, "picture { url } detail"] as const,
      ["article", article.id, "picture { url } detail translations { detail }"] as const,
      ["article", earlier.id, "picture { url } detail"] as const,
      ["event", binned.id, "picture { url } description"] as const,
      ["gallery", gallery.id, "images { picture { url } }"] as const,
    ]
    for (const [query, id, asked] of addresses) {
      const found = [...JSON.stringify(await visitor.call(query, { id }, asked)).matchAll(/\/images\/[^"\\]+/g)]
      const pathname = new URL(blurred.url, school.url).pathname
      expect([query, ...new Set(found.map(([path]) => path))]).toEqual([query, pathname])
    }
    for (const page of ["/feed.json", "/rss.xml", "/sitemap.xml"])
      expect(JSON.stringify((await visitor.send("GET", page)).body)).not.toContain(before.file)
  })

  it.each(["png", "webp"] as const)("stays a %s, and keeps its alt text, focus and size", async (format) => {
    const name = await stored(eda, undefined, format)
    const picture = { name, alt: "Our class", focus: { x: 20, y: 80 } }
    const { picture: use } = await published(eda, "NewsStory", { picture }, "picture { id }")
    const { url } = await blur(eda, use.id)
    const row = await rowOf(name)
    expect(row).toMatchObject({ type: `image/${format}`, words: "Our class", focusX: 20, focusY: 80, width: 800 })
    expect(await seen(`${url}?as=original`)).toBeLessThan(isBlurred)
  })

  it.skipIf(isDouble())("lists the children still named in it, and is public again once none are", async () => {
    const [zola, ben] = [await child("Zola"), await child("Ben")]
    const name = await stored(eda)
    const { id, picture } = await published(eda, "NewsStory", { picture: { name } }, "id picture { id url }")
    await eda.call("editNewsStory", { id, input: { picture: { name, recognisable: "AGREED", children: [zola, ben] } } })
    const { hash } = await rowOf(name)
    expect(await seen(picture.url)).toBe(404)
    await blur(eda, picture.id, { recognisable: "AGREED", children: [ben] })
    const left = await eda.call("withheldPictures", {}, "picture { name } children { id }")
    expect(left).toContainEqual({ picture: { name }, children: [{ id: ben }] })
    const kept = await blur(eda, picture.id, { recognisable: "AGREED" })
    expect(await seen(kept.url.split("?")[0])).toBe(404)
    // A panel that was opened before anybody was named.
    const raced = await blur(eda, picture.id, { children: [], childrenBefore: [] })
    expect(await seen(raced.url.split("?")[0])).toBe(404)
    const { url } = await blur(eda, picture.id, { children: [], childrenBefore: [ben] })
    expect(await seen(url)).toBeLessThan(isBlurred)
    expect((await visitor.call("newsStory", { id }, "picture { url }")).picture.url).toBe(url)
    // The picture without blur, sent again, is withheld.
    const { read } = school.services.database
    expect((await read.query(`SELECT "childId" FROM "child_pictures" WHERE "hash" = $1`, [hash])).length).toBe(2)
  })

  it.skipIf(isDouble())("replaces every upload of the same picture, if the office blurs it", async () => {
    const bytes = await drawn("jpeg")
    const both = [await stored(eda, bytes), await stored(eli, bytes)]
    const uses: { id: number; url: string }[] = []
    for (const [index, by] of [eda, eli].entries())
      uses.push((await published(by, "NewsStory", { picture: { name: both[index] } }, "picture { id url }")).picture)
    await blur(eda, uses[0]?.id as number)
    expect(await seen(uses[1]?.url as string)).toBeGreaterThan(100)
    const { url } = await blur(head, uses[1]?.id as number)
    expect(await seen(url)).toBeLessThan(isBlurred)
  })
})

async function child(name: string): Promise<number> {
  const { id } = await eda.call("addChild", { input: { name: `${name} ${++ground}`, form: "Form 3" } }, "id")
  return id
}

const started = async () => {
  const name = await stored(eda)
  const { picture } = await published(eda, "NewsStory", { picture: { name } }, "picture { id url }")
  return { name, ...picture } as { name: string; id: number; url: string }
}

it("Blurring by two people at once leaves one file", async () => {
  const { id, name } = await started()
  const before = (await store.listing(school)).split("\n").length
  const args = { id, faces: [face], recognisable: "NOBODY" }
  const answers = await Promise.all([eda, head].map((by) => by.try("blurPicture", args)))
  expect(
    answers.map(codeOf).filter((code) => code !== undefined && code !== "CONFLICT" && code !== "NOT_FOUND"),
  ).toEqual([])
  expect(answers.some(({ errors }) => !errors)).toBe(true)
  expect((await store.listing(school)).split("\n").length).toBe(before)
  expect(await store.listing(school)).toContain((await rowOf(name)).file)
})

describe.skipIf(isDouble())("blurring", () => {
  it("is allowed for those who may edit the picture, and after a withdrawal only for the office", async () => {
    const { id, name } = await started()
    const wrong = { id, faces: [{ ...face, x: 7 }], recognisable: "NOBODY" }
    for (const [by, code] of [
      [visitor, "UNAUTHENTICATED"],
      [regular, "FORBIDDEN"],
      [eli, "FORBIDDEN"],
      [eda, "BAD_USER_INPUT"],
    ] as const)
      expect(await by.refusal("blurPicture", wrong)).toBe(code)
    const zola = await child("Zola")
    await head.call("editChild", {
      id: zola,
      input: { name: "Zola", form: "", answer: "NO", means: "PAPER", giver: "", version: 1 },
    })
    const picture = { name, recognisable: "AGREED", children: [zola] }
    await published(eda, "Article", { picture })
    expect(await eda.refusal("blurPicture", { ...wrong, faces: [face] })).toBe("FORBIDDEN")
    expect(await seen((await blur(head, id, { children: [] })).url)).toBeLessThan(isBlurred)
    const acts = await head.call("activity", { act: "ERASED" }, "items { user { id } detail }")
    const detail = "Faces in a picture, which are blurred: 1."
    expect(acts.items[0]).toEqual({ user: { id: head.id }, detail })
  })

  it("refuses no faces, too many faces, and faces outside the picture", async () => {
    const { id, url } = await started()
    const outside = [
      { ...face, x: -0.1 },
      { ...face, y: 0.8 },
      { ...face, width: 0 },
      { ...face, height: -0.1 },
    ]
    const many = Array.from({ length: 101 }, () => ({ ...face, width: 0.01, height: 0.01 }))
    const whole = { x: 0, y: 0, width: 1, height: 1 }
    for (const faces of [[], [whole, face], many, ...outside.map((one) => [one])])
      expect(await eda.faults("blurPicture", { id, faces, recognisable: "NOBODY" })).toHaveProperty("faces")
    expect(
      await eda.faults("blurPicture", { id, faces: [face], recognisable: "NOBODY", children: [999_999] }),
    ).toHaveProperty("children")
    expect(await head.refusal("blurPicture", { id: 999_999, faces: [face], recognisable: "NOBODY" })).toBe("NOT_FOUND")
    expect(await seen(url)).toBeGreaterThan(100)
    expect(await seen((await blur(eda, id, { faces: [whole] })).url)).toBeLessThan(isBlurred)
  })

  it("is refused without an answer on a site that requires one for public pictures", async () => {
    const { id, url } = await started()
    await head.call("editSite", { input: { unsaidIsPublic: false } })
    const faults = await eda.faults("blurPicture", { id, faces: [face], recognisable: "UNSAID" })
    await head.call("editSite", { input: { unsaidIsPublic: true } })
    expect(faults).toHaveProperty("recognisable")
    expect(await seen(url)).toBeGreaterThan(100)
  })

  it("leaves a picture unchanged if its file is broken, changed or gone", async () => {
    const { id, name } = await started()
    const { file } = await rowOf(name)
    const { store: files } = school.services.images
    await files.replace(file, Buffer.from("broken"))
    const listed = await store.listing(school)
    expect(await eda.refusal("blurPicture", { id, faces: [face], recognisable: "NOBODY" })).toBe("NOT_FOUND")
    const hash = sha256(Buffer.from("broken"))
    await school.services.database.write((rows) => rows.update(Picture, { file }, { hash }))
    expect(await eda.refusal("blurPicture", { id, faces: [face], recognisable: "NOBODY" })).toBe("UNSUPPORTED_PICTURE")
    expect([(await rowOf(name)).file, await store.listing(school)]).toEqual([file, listed])
    await files.remove(file)
    expect(await eda.refusal("blurPicture", { id, faces: [face], recognisable: "NOBODY" })).toBe("NOT_FOUND")
    expect((await rowOf(name)).file).toBe(file)
  })
})
