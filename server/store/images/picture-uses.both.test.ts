import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, codeOf } from "../../../test/client.ts"
import { exampleOf, published, storedPicture, uploadSingle } from "../../../test/items.ts"
import { PictureStore } from "../../../test/picture-store.ts"
import { isDouble } from "../../../test/postgres/databases.ts"
import { drawnPicture, password } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { imagesFolder } from "../../base/settings.ts"
import { Picture } from "../../content/pictures/picture.ts"
import { PictureKeys } from "../../content/pictures/picture-keys.ts"
import { UploadCount } from "../../content/pictures/quota.ts"
import { cleanPicture, sha256 } from "./decode.ts"

const pictureFields = "picture { id name url alt described focus { x y } }"
const hourMs = 60 * 60 * 1000
const dayMs = 24 * hourMs

const store = await PictureStore.open()
afterAll(() => store.close())

const { school, regular, eda, eli, head, superuser, visitor } = schoolOfThisFile(
  {
    regular: Role.REGULAR,
    eda: [Role.EDITOR, "Eda Editor"],
    eli: Role.EDITOR,
    head: Role.ADMINISTRATOR,
    superuser: Role.SUPERUSER,
    visitor: Role.PUBLIC,
  },
  store.settings,
)

interface Shown {
  id: number
  name: string
  url: string
  alt: string
  described: boolean
  focus: { x: number; y: number }
}

async function shownBy(type: string, fields: object = {}): Promise<{ id: number; picture: Shown }> {
  return published(eda, type, fields, `id ${pictureFields}`)
}

async function edited(by: Client, type: string, id: number, input: object) {
  return by.try(`edit${type}`, { id, input }, pictureFields)
}

const sendsPicture = async (query: string, item: object) =>
  eda.upload(
    query,
    { input: { ...item, picture: { upload: null } } },
    new Blob([await drawnPicture()]),
    "variables.input.picture.upload",
  )

const removed = (type: string, id: number) =>
  eda.request(`mutation ($id: Int!) { delete${type}(id: $id) { id } }`, { id })

const status = async (url: string, by: Client = visitor) => (await by.send("GET", url)).status

const endPreviews = () =>
  school.services.database.write((rows) =>
    rows.query(`UPDATE "previews" SET "expiresAt" = '${new Date().toISOString()}'`),
  )

const sized = (url: string, width: number) => `${url}${url.includes("?") ? "&" : "?"}w=${width}`

const onDisk = () => store.listing(school)

const fileOf = (url: string) => decodeURIComponent(new URL(url, school.url).pathname.slice("/images/".length))

async function hashOf(id: number) {
  return String((await school.services.database.read.findOneByOrFail(Picture, { id })).hash)
}

/** Public before `act`; then only for readers of versions and the bin; deleted once erased in all `places`. */
async function expectKeptAfter(picture: Shown, act: () => Promise<unknown>, { creator = eda, places = 1 } = {}) {
  expect(await status(picture.url)).toBe(200)
  expect(await status(sized(picture.url, 320))).toBe(200)
  const hash = await hashOf(picture.id)
  expect(await onDisk()).toContain(`${hash}/`)
  await act()
  for (const url of [picture.url, sized(picture.url, 320)]) {
    for (const by of [visitor, regular, eli]) expect(await status(url, by)).toBe(404)
    for (const by of [creator, head]) expect(await status(url, by)).toBe(200)
  }
  const { data } = await head.request("mutation ($name: String!) { erasePicture(name: $name) { count } }", {
    name: picture.name,
  })
  expect(data.erasePicture.count).toBe(places)
  for (const by of [visitor, eda, head]) expect(await status(picture.url, by)).toBe(404)
  expect(await onDisk()).not.toContain(fileOf(picture.url))
  expect(await onDisk()).not.toContain(hash)
}

describe("a picture that is no longer shown", () => {
  it.each<[string, string, (id: number) => Promise<unknown>, number?]>([
    ["its item is deleted", "NewsStory", (id) => removed("NewsStory", id), 2],
    ["another replaces it", "Profile", async (id) => edited(eda, "Profile", id, await another())],
    ["it is removed from its item", "Event", (id) => edited(eda, "Event", id, { picture: null })],
  ])("is visible only in versions and the bin, until it is erased, when %s", async (_, type, act, places) => {
    const { id, picture } = await shownBy(type)
    await expectKeptAfter(picture, () => act(id), { places })
  })

  const another = async () => ({ picture: { name: await storedPicture(eda) } })

  it("is visible only in versions and the bin, until it is erased, when its gallery is deleted or drops it", async () => {
    const { id } = await shownBy("Gallery")
    const [first, second] = await addedWithUrls(id, 2)
    await expectKeptAfter(first?.picture as Shown, () => removed("GalleryImage", first?.id as number), { places: 2 })
    await expectKeptAfter(second?.picture as Shown, () => removed("Gallery", id), { places: 3 })
  })

  it("is visible only in versions, until it is erased, when the site's own texts drop it", async () => {
    const call = { title: "Come in", text: "", actionLabel: "Apply", actionPath: "/apply" }
    const edit = `mutation ($hero: CallToActionInput!) { editSite(input: { hero: $hero }) { hero { ${pictureFields} } } }`
    const named = { ...call, picture: { name: await storedPicture(head), alt: "The gate", focus: { x: 20, y: 80 } } }
    const { picture } = (await head.call("editSite", { input: { hero: named } }, `hero { ${pictureFields} }`)).hero
    expect(picture).toMatchObject({ alt: "The gate", focus: { x: 20, y: 80 } })
    await expectKeptAfter(picture, () => head.request(edit, { hero: { ...call, picture: null } }), { creator: head })
  })

  it("is erased from drafts, pending changes, versions and the bin, whose items can still be restored", async () => {
    const { picture, id: shown } = await shownBy("NewsStory")
    const { name } = picture
    expect(await status(sized(picture.url, 320))).toBe(200)
    const hash = await hashOf(picture.id)
    const cover = await shownBy("Gallery", { picture: { name } })
    const binned = await shownBy("Article", { title: "Comes back", picture: { name } })
    const waiting = await shownBy("Profile")
    const other = { name: await storedPicture(eda) }
    const later = { picture: { name }, publication: { as: "DRAFT" } }
    await edited(eda, "Profile", waiting.id, later)
    const hang =
      "mutation ($id: Int!, $images: [GalleryImageInput!]!) { addGalleryImages(id: $id, images: $images) { images { id } } }"
    const { images } = (await eda.request(hang, { id: cover.id, images: [{ picture: { name } }] })).data
      .addGalleryImages
    for (const key of ["/news/add 8", "/news/add 9"])
      await eda.call("saveDraft", { key, content: "{}", pictureNames: [name] })
    await eda.call("discardDraft", { key: "/news/add 9" })
    for (const [type, of] of [
      ["NewsStory", shown],
      ["Gallery", cover.id],
    ] as const)
      await edited(eda, type, of, { picture: other })
    await removed("GalleryImage", images[0].id)
    await removed("Article", binned.id)

    await head.request("mutation ($name: String!) { erasePicture(name: $name) { count } }", { name })
    const files = await onDisk()
    for (const gone of [fileOf(picture.url), hash]) expect(files).not.toContain(gone)
    const { read } = school.services.database
    expect(await read.countBy(Picture, { name })).toBe(0)
    const { data } = await eda.request("{ drafts { pictures { name } } bin(perPage: 50) { items { type id } } }")
    expect(JSON.stringify(data.drafts)).not.toContain(name)
    expect(data.bin.items).not.toContainEqual({ type: "GALLERY_IMAGE", id: images[0].id })
    expect(await eda.call("restoreFromBin", { type: "ARTICLE", id: binned.id }, "title picture { id }")).toEqual({
      title: "Comes back",
      picture: null,
    })
    const profile = "query ($id: Int!) { profile(id: $id, withChange: true) { picture { name } } }"
    expect((await eda.request(profile, { id: waiting.id })).data.profile.picture.name).toBe(waiting.picture.name)
  })

  it("stays public while another item shows the same file", async () => {
    const { id, picture } = await shownBy("NewsStory")
    const second = await shownBy("Article", { picture: { name: picture.name } })
    expect(second.picture.url).toBe(picture.url)
    await removed("NewsStory", id)
    await head.call("eraseFromBin", { type: "NEWS_STORY", id })
    for (const url of [picture.url, sized(picture.url, 320)]) expect(await status(url)).toBe(200)
    await expectKeptAfter(second.picture, () => removed("Article", second.id), { places: 2 })
  })
})

async function addedWithUrls(galleryId: number, count: number) {
  const images: object[] = []
  for (let number = 0; number < count; number++) images.push({ picture: { name: await storedPicture(eda) } })
  const hang = `mutation ($id: Int!, $images: [GalleryImageInput!]!) { addGalleryImages(id: $id, images: $images) { images { id ${pictureFields} } } }`
  const { data } = await eda.request(hang, { id: galleryId, images })
  return data.addGalleryImages.images as { id: number; picture: Shown }[]
}

it.skipIf(isDouble())(
  "A public picture is cached by browsers for a year, and by shared caches for 40 seconds",
  async () => {
    const { picture } = await shownBy("NewsStory")
    for (const url of [picture.url, sized(picture.url, 320), `/images/${picture.name}`]) {
      const { headers } = await visitor.send("GET", url)
      expect(headers.get("cache-control")).toBe("public, max-age=31536000, s-maxage=40, immutable")
    }
  },
)

describe("a hidden picture", () => {
  it("of an archived gallery opens by a keyed address, and without a key only for its editors", async () => {
    const { id, picture } = await shownBy("Gallery")
    const [image] = await addedWithUrls(id, 1)
    const plain = [picture.url, image?.picture.url as string]
    for (const url of plain) expect(await status(url)).toBe(200)
    await eda.call("editGallery", { id, input: { archive: true } })

    for (const url of plain) {
      for (const by of [visitor, regular, eli]) expect(await status(url, by)).toBe(404)
      for (const by of [eda, head]) expect(await status(url, by)).toBe(200)
    }
    const gallery = await eda.call("gallery", { id }, `${pictureFields} images { ${pictureFields} }`)
    for (const url of [gallery.picture.url, gallery.images[0].picture.url]) {
      expect(await status(url)).toBe(200)
      const { headers } = await visitor.send("GET", sized(url, 320))
      expect(headers.get("cache-control")).toBe("private, no-cache")
      const known = { "if-none-match": String(headers.get("etag")), "cache-control": "max-age=0" }
      expect((await visitor.send("GET", sized(url, 320), undefined, known)).status).toBe(304)
    }
    await eda.call("editGallery", { id, input: { archive: false } })
    for (const url of plain) expect(await status(url)).toBe(200)
  })

  it("of an account opens without a key only for signed-in accounts", async () => {
    const name = await storedPicture(regular)
    const { url } = (await regular.call("editUser", { id: regular.id, input: { picture: { name } } }, pictureFields))
      .picture
    expect(await status(url)).toBe(200)
    const plain = `/images/${fileOf(url)}`
    expect(await status(plain)).toBe(404)
    for (const by of [regular, eli, head]) expect(await status(plain, by)).toBe(200)
    const { headers } = await eli.send("GET", plain)
    expect([headers.get("cache-control"), headers.get("vary")]).toEqual([
      "private, no-cache",
      expect.stringContaining("Authorization"),
    ])
    await regular.call("editUser", { id: regular.id, input: { picture: null } })
    for (const address of [url, plain]) expect(await status(address, regular)).toBe(404)
  })

  it.each<[string, () => Promise<string>, number[]]>([
    ["of a product is visible only to the office", () => pictureOfProduct(), [404, 404, 404, 404, 200]],
    ["that no item uses is visible only to its uploader", () => storedPicture(eda), [404, 404, 404, 200, 404]],
  ])("%s", async (_, stored, expected) => {
    const name = await stored()
    const statuses = [visitor, regular, eli, eda, head].map((by) => status(`/images/${name}`, by))
    expect(await Promise.all(statuses)).toEqual(expected)
  })

  async function pictureOfProduct() {
    const picture = { name: await storedPicture(head) }
    const input = { name: "Tie", description: "", price: 5, stock: 1, picture }
    const { url } = (await head.call("addProduct", { input }, `id ${pictureFields}`)).picture
    expect(await status(url)).toBe(200)
    return fileOf(url)
  }

  it.skipIf(isDouble())("keeps its keyed address for hours, and refuses forged, expired and foreign keys", async () => {
    const hidden = await shownBy("Gallery", { archive: true })
    const again = await eda.call("gallery", { id: hidden.id }, pictureFields)
    expect(again.picture.url).toBe(hidden.picture.url)
    const other = await shownBy("Gallery", { archive: true })
    const plain = hidden.picture.url.split("?")[0]
    const key = hidden.picture.url.split("key=")[1] as string
    const [id, until, kind, handle, signature] = key.split(".") as [string, string, string, string, string]
    expect(Number(until) - Date.now()).toBeGreaterThan(6 * hourMs)
    const grantee = `${kind}.${handle}`
    const keys = new PictureKeys(await readFile(join(school.dataDir, "token-secret"), "utf8"))
    expect(await status(`${plain}?key=${keys.sign(hidden.picture.id, grantee)}`)).toBe(200)
    const wrong = [
      keys.sign(hidden.picture.id, grantee, Date.now() - dayMs),
      keys.sign(other.picture.id, grantee),
      keys.sign(hidden.picture.id, `session.${eli.id}-${handle}`),
      keys.sign(hidden.picture.id, "nobody.0"),
      new PictureKeys("another secret").sign(hidden.picture.id, grantee),
      `${id}.${Number(until) + 1}.${grantee}.${signature}`,
      `${id}.${until}.${grantee}x.${signature}`,
      `${id}.${until}.${grantee}.${"A".repeat(43)}`,
      `${id}.${until}.${grantee}.`,
      "",
      "x",
    ]
    for (const guess of wrong) expect(await status(`${plain}?key=${guess}`)).toBe(404)
    expect(await status(`${plain}?key=${key}&key=${key}`)).toBe(404)
  })

  describe.skipIf(isDouble())("closes at the next request", () => {
    const ask = async (by: Client, mutation: string) => (await by.request(`mutation { ${mutation} }`)).data
    const shownTo = async (by: Client, id: number, preview: string | null = null) =>
      (await by.call("newsStory", { id, preview }, pictureFields)).picture.url

    async function preview(id: number) {
      const { previewLink } = await ask(eda, `previewLink(type: NEWS_STORY, id: ${id}) { url }`)
      return shownTo(visitor, id, new URL(previewLink.url).searchParams.get("preview"))
    }

    it.each<[string, (id: number) => Promise<unknown>]>([
      ["its link is revoked", (id) => ask(eda, `revokePreviews(type: NEWS_STORY, id: ${id}) { count }`)],
      ["its link expires", () => endPreviews()],
      ["its item is deleted", (id) => removed("NewsStory", id)],
    ])("for the reader of a preview, once %s", async (_, end) => expectClosed(preview, end))

    let by: Client
    it.each<[string, () => Promise<unknown>]>([
      ["signs out", () => ask(by, "logout { count }")],
      ["is suspended", () => ask(superuser, `setUserSuspended(id: ${by.id}, suspended: true) { id }`)],
      ["may no longer see it", () => ask(superuser, `setUserRole(id: ${by.id}, role: EDITOR) { id }`)],
    ])("for an account that %s", async (_, end) => {
      by = await school.signedIn(Role.ADMINISTRATOR)
      await expectClosed((id) => shownTo(by, id), end)
    })

    it("for a program that is revoked", async () => {
      const endsAt = new Date(Date.now() + dayMs)
      const rights = [{ area: "NEWS_STORY", access: "READ" }]
      const input = { name: "Wall", role: "ADMINISTRATOR", rights, endsAt }
      const { token, program } = await superuser.call("addProgram", { input }, "token program { id }")
      const wall = Object.assign(school.visitor(), { accessToken: token })
      const revoke = `revokeProgram(id: ${program.id}, password: "${password}") { id }`
      await expectClosed(
        (id) => shownTo(wall, id),
        () => ask(superuser, revoke),
      )
    })

    async function expectClosed(shown: (id: number) => Promise<string>, end: (id: number) => Promise<unknown>) {
      const { id } = await shownBy("NewsStory", { publication: { as: "DRAFT" } })
      const url = await shown(id)
      expect(await status(url)).toBe(200)
      await end(id)
      expect(await status(url)).toBe(404)
    }
  })
})

describe("an item's picture", () => {
  it("has its own alt text and focus, even if another item uses the same file", async () => {
    const first = await shownBy("NewsStory", { picture: { name: await storedPicture(eda), alt: "The relay" } })
    const { name } = first.picture
    const second = await shownBy("Article", { picture: { name, alt: "Four runners", focus: { x: 10, y: 0 } } })
    expect(second.picture).toMatchObject({ name, alt: "Four runners", focus: { x: 10, y: 0 } })
    const newsStory = await visitor.call("newsStory", { id: first.id }, pictureFields)
    expect(newsStory.picture).toEqual(first.picture)
  })

  it("keeps its alt text when the item is saved with the same picture", async () => {
    const { id, picture } = await shownBy("NewsStory", { picture: { name: await storedPicture(eda), alt: "Rain" } })
    const kept = await edited(head, "NewsStory", id, { picture: { name: picture.name } })
    expect(kept.data.editNewsStory.picture).toEqual(picture)
    const reworded = await edited(head, "NewsStory", id, { picture: { name: picture.name, alt: "Sun" } })
    expect(reworded.data.editNewsStory.picture).toEqual({ ...picture, alt: "Sun" })
  })

  it("may be used again by its owner, and by any administrator", async () => {
    const { picture } = await shownBy("NewsStory")
    expect((await shownBy("Profile", { picture: { name: picture.name } })).picture.name).toBe(picture.name)
    const input = { title: "Copy", detail: "<p>A</p>", picture: { name: picture.name, alt: "Mine" } }
    const add = `mutation ($input: AddNewsStoryInput!) { addNewsStory(input: $input) { ${pictureFields} } }`
    expect((await head.request(add, { input })).data.addNewsStory.picture).toMatchObject({
      alt: "Mine",
      url: picture.url,
    })
  })

  it("cannot be used by others, for whom it does not seem to exist", async () => {
    const { picture } = await shownBy("NewsStory", { picture: { name: await storedPicture(eda), alt: "Before" } })
    const upload = await storedPicture(eda)
    const hidden = await shownBy("Gallery", { archive: true })
    const refusals = new Set<string>()
    for (const name of [picture.name, upload, hidden.picture.name, "nobody-has-this.png"]) {
      const input = { picture: { name, alt: "Defaced" } }
      refusals.add(JSON.stringify((await regular.try("editUser", { id: regular.id, input })).errors))
      const story = await eli.try("addNewsStory", { input: { title: "A", detail: "<p>A</p>", ...input } })
      expect(codeOf(story)).toBe("BAD_USER_INPUT")
      expect(story.errors?.[0]?.extensions.fields).toEqual({
        picture: "There is no image of this name. Please upload it first.",
      })
    }
    expect(refusals.size).toBe(1)
    const rows = await school.services.database.read.findBy(Picture, { words: "Defaced" })
    expect(rows).toEqual([])
  })
})

describe.skipIf(isDouble())("a picture's alt text", () => {
  it("is missing, empty for a decorative picture, or written", async () => {
    const name = () => storedPicture(eda)
    const skipped = await shownBy("NewsStory", { picture: { name: await name() } })
    expect(skipped.picture).toMatchObject({ alt: "", described: false, focus: { x: 50, y: 50 } })
    const decorates = await shownBy("NewsStory", { picture: { name: await name(), alt: "" } })
    expect(decorates.picture).toMatchObject({ alt: "", described: true })
    const add = `mutation ($input: AddEventInput!) { addEvent(input: $input) { ${pictureFields} } }`
    const uploaded = await sendsPicture(add, exampleOf("Event"))
    expect(uploaded.data.addEvent.picture).toMatchObject({ alt: "", described: false })
    const written = await edited(eda, "NewsStory", skipped.id, { picture: { name: skipped.picture.name, alt: "Rain" } })
    expect(written.data.editNewsStory.picture).toMatchObject({ alt: "Rain", described: true })
    const cleared = await edited(eda, "NewsStory", skipped.id, { picture: { name: skipped.picture.name, alt: null } })
    expect(cleared.data.editNewsStory.picture).toMatchObject({ alt: "", described: false })
  })

  it("comes with a focus from 0 to 100 per cent", async () => {
    const { id, picture } = await shownBy("NewsStory")
    const answer = await edited(eda, "NewsStory", id, { picture: { name: picture.name, focus: { x: 101, y: -1 } } })
    expect(Object.keys(answer.errors?.[0]?.extensions.fields ?? {})).toEqual(["picture.focus.x", "picture.focus.y"])
  })
})

describe("an upload's name", () => {
  it("refers to the uploader's own picture, even if a public one has the same name", async () => {
    const [name, bytes] = [`${Date.now()}both.png`, await drawnPicture({ width: 66 })]
    expect((await uploadSingle(eda, name, bytes)).status).toBe(200)
    await shownBy("NewsStory", { picture: { name } })
    expect((await uploadSingle(eli, name, bytes)).status).toBe(200)
    const { picture } = await published(eli, "NewsStory", { picture: { name, alt: "Eli's" } }, pictureFields)
    expect([picture.name, picture.alt]).toEqual([name, "Eli's"])
  })

  it("is refused with 409 if a different picture that the uploader may see has it", async () => {
    const own = await storedPicture(eda)
    expect((await uploadSingle(eda, own, await drawnPicture({ width: 65 }))).status).toBe(409)
    const { picture } = await shownBy("NewsStory")
    expect((await uploadSingle(regular, picture.name, await drawnPicture({ width: 65 }))).status).toBe(409)
    const hidden = await shownBy("Gallery", { archive: true })
    expect((await uploadSingle(head, hidden.picture.name, await drawnPicture({ width: 65 }))).status).toBe(409)
  })

  it("reveals and changes nothing of somebody else's hidden picture", async () => {
    const name = await storedPicture(eda)
    const before = await eda.send("GET", `/images/${name}`)
    const bytes = await drawnPicture({ width: 65 })
    const { status: answered, body } = await uploadSingle(eli, name, bytes)
    expect([answered, body]).toEqual([200, { picture: name, width: 65, height: 48 }])
    expect((await uploadSingle(eli, name, bytes)).status).toBe(200)
    const { picture } = await published(eli, "NewsStory", { picture: { name } }, pictureFields)
    expect((await visitor.send("GET", picture.url)).headers.get("etag")).not.toBe(before.headers.get("etag"))
    const edas = await shownBy("NewsStory", { picture: { name } })
    for (const url of [edas.picture.url, `/images/${name}`])
      expect((await visitor.send("GET", url)).headers.get("etag")).toBe(before.headers.get("etag"))
  })
})

describe("a name shared by several pictures", () => {
  const hashAt = async (path: string) => sha256(new Uint8Array(await (await fetch(school.url + path)).arrayBuffer()))

  it("refers to the file stored under that name before pictures that clients named so", async () => {
    const name = await storedPicture(eda)
    const first = await shownBy("NewsStory", { picture: { name } })
    const { id } = await school.services.pictures.import(name, await cleanPicture(await drawnPicture()), {})
    const { picture } = await published(head, "NewsStory", { picture: { name } }, pictureFields)
    expect(picture.url).toBe(`/images/${name}`)
    expect(first.picture.url).not.toBe(picture.url)
    expect(await hashAt(`/images/${name}`)).toBe(await hashOf(id))
  })

  async function copied(id: number, uploaderId: number | null) {
    const { database } = school.services
    const { id: _, ...picture } = await database.read.findOneByOrFail(Picture, { id })
    await database.write((rows) =>
      rows.insert(
        Picture,
        Array.from({ length: 50 }, () => ({ ...picture, uploaderId })),
      ),
    )
  }

  it("refers to the one that the editor may use", async () => {
    const story = await published(eli, "NewsStory", {}, "id")
    const name = await storedPicture(head)
    const { data } = await edited(head, "NewsStory", story.id, { picture: { name } })
    await copied(data.editNewsStory.picture.id, null)
    const { picture } = await published(eli, "NewsStory", { picture: { name } }, pictureFields)
    expect(picture.url).toBe(data.editNewsStory.picture.url)
  })

  it("refers to the newest of the uploader's unused pictures", async () => {
    const name = await storedPicture(eda)
    const { id } = await school.services.database.read.findOneByOrFail(Picture, { name })
    await copied(id, Number(eda.id))
    const { picture } = await shownBy("NewsStory", { picture: { name } })
    expect(picture.id).toBe(await school.services.database.read.maximum(Picture, "id", { name }))
  })
})

describe("the daily upload limit", () => {
  const stored = async (by: Client, bytes: Buffer, name: string) => (await uploadSingle(by, name, bytes)).status

  it("is twenty pictures for regular accounts by every route, and further ones are not decoded", async () => {
    const bytes = await drawnPicture()
    const parent = await school.signedIn(Role.REGULAR)
    const { id } = parent
    const edit =
      "mutation ($id: Int!, $file: Upload!) { editUser(id: $id, input: { picture: { upload: $file } }) { id } }"
    const upload = async (content: BlobPart) => codeOf(await parent.upload(edit, { id }, new Blob([content])))
    expect(await upload(bytes)).toBeUndefined()
    expect(await stored(parent, bytes, "second.png")).toBe(200)
    await parent.call("editUser", { id, input: { picture: { name: "second.png" } } })
    const names = Array.from({ length: 20 }, (_, index) => `own-${id}-${index}.png`)
    const statuses = await Promise.all(names.map((name) => stored(parent, bytes, name)))
    expect(statuses.filter((status) => status === 200)).toHaveLength(18)
    const anHourAgo = new Date(Date.now() - hourMs)
    await school.services.database.write(async (rows) => {
      const first = await rows.findOneOrFail(UploadCount, { where: { userId: id }, order: { id: "ASC" } })
      await rows.update(UploadCount, first.id, { createdAt: anHourAgo })
    })
    const { status: refused, headers, body } = await uploadSingle(parent, "one-too-many.png", bytes)
    expect([refused, body.message]).toEqual([429, expect.stringContaining("20 pictures in a day")])
    const waiting = Number(headers.get("retry-after"))
    expect(waiting).toBeGreaterThan(22 * 60 * 60)
    expect(waiting).toBeLessThanOrEqual(23 * 60 * 60)
    expect(await upload("letters")).toBe("TOO_MANY_REQUESTS")
    expect(await stored(await school.signedIn(Role.REGULAR), bytes, "others.png")).toBe(200)
  })

  it("is higher for editors", async () => {
    const bytes = await drawnPicture()
    const names = Array.from({ length: 25 }, (_, index) => `relay-${index}.png`)
    const statuses = await Promise.all(names.map((name) => stored(eli, bytes, name)))
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})

it("A picture uploaded with a refused item leaves no file", async () => {
  const files = async () =>
    (await onDisk()).split("\n").filter((name) => /^\d+.*\.png$/.test(name.split("/").at(-1) ?? ""))
  const before = await files()
  const add = `mutation ($input: AddEventInput!) { addEvent(input: $input) { id } }`
  const backwards = { date: "2031-06-02T09:00:00Z", endDate: "2031-06-01T09:00:00Z" }
  const refused = await sendsPicture(add, { ...exampleOf("Event"), ...backwards })
  expect(refused.errors?.[0]?.extensions.fields).toHaveProperty("endDate")
  expect(await files()).toEqual(before)
  expect(await onDisk()).not.toContain(".tmp")
})

describe("what a killed site leaves behind", () => {
  it("is swept at the next start: old unused uploads, files without a row, copies without a file", async () => {
    const old = new Date(Date.now() - 2 * dayMs)
    const { picture } = await shownBy("NewsStory")
    expect(await status(sized(picture.url, 320))).toBe(200)
    const [forgotten, waiting] = [await storedPicture(eda), await storedPicture(eda)]
    const { database } = school.services
    for (const name of [forgotten, picture.name])
      await database.write((rows) => rows.update(Picture, { name }, { createdAt: old }))
    const ofOlderRelease = store.isFolder ? [".variants/12-320.webp"] : []
    const gone = ["1761000000000without-row.png", ".5a.tmp", `.variants/${"0".repeat(64)}/320.webp`, ...ofOlderRelease]
    for (const name of gone) await store.addStrayFile(school, name, old)
    const fresh = ["1761000000000in-flight.png", ...(store.isFolder ? [".variants/on-its-way.tmp"] : [])]
    for (const name of fresh) await store.addStrayFile(school, name)
    if (store.isFolder) {
      await store.addStrayFile(school, "lost+found/x", old)
      await utimes(join(imagesFolder(school.dataDir), "lost+found"), old, old)
    }
    const upload = join(tmpdir(), "capacitor-0123456789abcdef.tmp")
    const notOurs = join(tmpdir(), `capacitor-notes-${process.pid}.tmp`)
    for (const path of [upload, notOurs]) {
      await writeFile(path, "x")
      await utimes(path, old, old)
    }

    Object.assign(school, await school.restarted(store.settings))
    Object.assign(visitor, school.visitor())
    await expect.poll(onDisk).not.toContain("0".repeat(64))
    await expect.poll(() => stat(upload).catch(() => "gone")).toBe("gone")
    const left = await onDisk()
    for (const name of gone) expect(left).not.toContain(name)
    const rows = await school.services.database.read.find(Picture)
    expect(rows.map(({ name }) => name)).not.toContain(forgotten)
    expect(rows.map(({ name }) => name)).toContain(waiting)
    for (const name of fresh) expect(left).toContain(name.split("/").at(-1))
    expect(await stat(notOurs)).toBeTruthy()
    await rm(notOurs)
    expect(await status(sized(picture.url, 320))).toBe(200)
  })
})
