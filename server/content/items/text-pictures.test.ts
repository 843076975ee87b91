import { afterAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { type Client, faultsIn } from "../../../test/client.ts"
import { published, storedPicture } from "../../../test/items.ts"
import { PictureStore } from "../../../test/picture-store.ts"
import { Role } from "../../access/roles.ts"
import { Picture } from "../pictures/picture.ts"
import { textPictureTypes } from "./text-pictures.ts"

const store = await PictureStore.open()
afterAll(() => store.close())

const { school, eda, eli, head, visitor } = schoolOfThisFile(
  { eda: [Role.EDITOR, "Eda Editor"], eli: Role.EDITOR, head: Role.ADMINISTRATOR, visitor: Role.PUBLIC },
  store.settings,
)

interface Use {
  file: string
  words?: string
  caption?: string
}

/** The figure of a picture, as the API returns it. */
const figure = ({ file, words = "The river", caption = "" }: Use) =>
  `<figure><img src="${school.url}/images/${file}" alt="${words}" width="64" height="48">${caption && `<figcaption>${caption}</figcaption>`}</figure>`

async function upload(by: Client): Promise<string> {
  const { file } = await school.services.database.read.findOneByOrFail(Picture, { name: await storedPicture(by) })
  return file
}

const status = async (path: string, by: Client = visitor) => (await by.send("GET", path)).status

const detailOf = async (id: number, by: Client = visitor): Promise<string> =>
  (await by.call("newsStory", { id, withChange: true }, "detail")).detail

/** The path in the `img` of a text. */
const addressIn = (text: string) => /<img src="http[^"]*(\/images\/[^"]*)"/.exec(text)?.[1] as string

const edit = (by: Client, id: number, input: object) => by.call("editNewsStory", { id, input }, "detail version")

const usesOf = (file: string) => school.services.database.read.countBy(Picture, { file })

describe("a picture in a text", () => {
  it("is returned unchanged in GraphQL, REST and feeds, and is found by its alt text and caption", async () => {
    const file = await upload(eda)
    const detail = `<p>We walked.</p>${figure({ file, words: "A quokka", caption: "Bandicoot &amp; Fig" })}`
    const { id } = await published(eda, "NewsStory", { detail })
    expect(await detailOf(id)).toBe(detail)
    expect((await edit(eda, id, { detail })).detail).toBe(detail)
    expect(await usesOf(file)).toBe(1)
    expect(await status(`/images/${file}`)).toBe(200)
    expect((await visitor.send("GET", `/news/view/${id}`, undefined, { accept: "application/json" })).body.detail).toBe(
      detail,
    )
    const feed = await visitor.send("GET", "/feed.json")
    expect(feed.body.items[0].content_html).toContain(detail)
    expect((await visitor.call("newsStory", { id }, "opening")).opening).toBe("We walked.")
    for (const q of ["quokka", "bandicoot"])
      expect(JSON.stringify(await visitor.call("search", { q }, "items { path }"))).toContain(`/news/view/${id}`)
  })

  it("may be a plain img of this site, but not another site's or another editor's upload", async () => {
    const file = await upload(eda)
    const { name } = await school.services.database.read.findOneByOrFail(Picture, { file })
    expect(name).not.toBe(file)
    const bare = `<p><img src="/images/${name}?key=x" alt="The river"></p><img src="https://evil.example/images/${file}">`
    const { id } = await published(eda, "NewsStory", { detail: bare })
    expect(await detailOf(id)).toBe(figure({ file }))
    const hidden = await upload(eda)
    const input = { translations: [{ language: "SW", title: "Mto", detail: figure({ file: hidden }) }] }
    const own = await published(eli, "NewsStory", { title: figure({ file: hidden }).replace(school.url, "") })
    expect(faultsIn(await eli.try("editNewsStory", { id: own.id, input }))).toEqual({
      "translations.0.detail": `The picture ${hidden} is not here. Please upload it first.`,
    })
    expect(await status(`/images/${hidden}`)).toBe(404)
  })

  it("is as visible as its item: by key while hidden, to everybody once public", async () => {
    const file = await upload(eda)
    const { id } = await published(eda, "NewsStory", { detail: figure({ file }), publication: { as: "DRAFT" } })
    expect(await status(`/images/${file}`)).toBe(404)
    const drafted = await detailOf(id, eda)
    expect(await status(addressIn(drafted))).toBe(200)
    expect((await edit(eda, id, { detail: drafted })).detail).toBe(drafted)
    const { previewLink } = (await eda.request(`mutation { previewLink(type: NEWS_STORY, id: ${id}) { url } }`)).data
    const preview = new URL(previewLink.url).searchParams.get("preview")
    expect(await status(addressIn((await visitor.call("newsStory", { id, preview }, "detail")).detail))).toBe(200)
    await edit(eda, id, { publication: { as: "PUBLISHED" } })
    expect(await status(`/images/${file}`)).toBe(200)
    const later = await upload(eda)
    await edit(eda, id, { detail: figure({ file: later }), publication: { as: "DRAFT" } })
    expect([await status(`/images/${file}`), await status(`/images/${later}`)]).toEqual([200, 404])
    expect(await status(addressIn(await detailOf(id, eda)))).toBe(200)
    await edit(eda, id, { publication: { as: "PUBLISHED" } })
    expect([await status(`/images/${file}`), await status(`/images/${later}`)]).toEqual([404, 200])
    expect(await status(`/images/${file}`, eda)).toBe(200)
  })

  it("is restored with an earlier version and from the bin", async () => {
    const file = await upload(eda)
    const { id } = await published(eda, "NewsStory", { detail: figure({ file }) })
    await edit(eda, id, { detail: "<p>Words.</p>" })
    expect(await status(`/images/${file}`)).toBe(404)
    const { items } = await eda.call("versions", { type: "NEWS_STORY", id }, "items { id }")
    await eda.call("restoreVersion", { id: items[1].id })
    expect(await detailOf(id)).toBe(figure({ file }))
    expect(await status(`/images/${file}`)).toBe(200)
    await eda.call("deleteNewsStory", { id })
    expect(await status(`/images/${file}`)).toBe(404)
    await eda.call("restoreFromBin", { type: "NEWS_STORY", id })
    expect(await detailOf(id)).toBe(figure({ file }))
    expect(await status(`/images/${file}`)).toBe(200)
  })

  it("is kept for the writer of a refused edit", async () => {
    const { id, version } = await published(eda, "NewsStory")
    await edit(head, id, { detail: "<p>Faster.</p>" })
    const file = await upload(eda)
    const input = { detail: figure({ file }), version }
    expect(await eda.refusal("editNewsStory", { id, input })).toBe("CONFLICT")
    await school.services.database.write((rows) =>
      rows.update(Picture, { file }, { createdAt: new Date(Date.now() - 48 * 60 * 60 * 1000) }),
    )
    await school.services.pictureFiles.sweep()
    expect(await status(`/images/${file}`, eda)).toBe(200)
  })

  it("is erased from versions, pending changes, drafts and the bin", async () => {
    const file = await upload(eda)
    const text = `<p>Stays.</p>${figure({ file, caption: "Gone" })}`
    const story = await published(eda, "NewsStory", {
      detail: text,
      translations: [{ language: "SW", title: "Mto", detail: text }],
    })
    const waiting = await published(eda, "Article")
    await eda.call("editArticle", { id: waiting.id, input: { detail: text, publication: { as: "DRAFT" } } })
    const binned = await published(eda, "Event", { description: text })
    await eda.call("deleteEvent", { id: binned.id })
    await eda.call("saveDraft", { key: "/news/add 3", content: JSON.stringify({ detail: text }), pictureNames: [file] })
    const { id } = await head.call("page", { key: "about" }, "id")
    for (const sections of [[{ heading: "A", text }], []]) await head.call("editPage", { id, input: { sections } })
    await edit(eda, story.id, { detail: "<p>Now.</p>", translations: [] })
    expect(await usesOf(file)).toBe(5)

    const { name } = await school.services.database.read.findOneByOrFail(Picture, { file })
    // In a version each of story, event and page, and in the bin.
    expect(await head.call("erasePicture", { name }, "count")).toEqual({ count: 4 })
    expect(await usesOf(file)).toBe(0)
    expect(await store.listing(school)).not.toContain(file)
    const { read } = school.services.database
    for (const { tableName } of read.connection.entityMetadatas)
      expect([tableName, JSON.stringify(await read.query(`SELECT * FROM "${tableName}"`))]).toEqual([
        tableName,
        expect.not.stringContaining(file),
      ])
    const { items } = await eda.call("versions", { type: "NEWS_STORY", id: story.id }, "items { fields { text } }")
    expect(items[1].fields).toContainEqual({ text: "<p>Stays.</p>" })
    expect((await eda.call("restoreFromBin", { type: "EVENT", id: binned.id }, "leftOut")).leftOut).toBe(0)
  })

  it("is allowed in each type that has a rich text", () => {
    const names = textPictureTypes().map(({ name }) => name.replace("PictureIn", ""))
    expect(names).toEqual(
      expect.arrayContaining(["NewsStory", "Article", "Event", "ContentPage", "Profile", "SchoolClass"]),
    )
  })
})
