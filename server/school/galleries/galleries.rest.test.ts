import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../../test/cast.ts"
import { exampleOf, storedPicture } from "../../../test/items.ts"

const cast = castOfThisFile()

async function add(fields: object = {}) {
  const picture = await storedPicture(cast.owner)
  return cast.owner.rest("POST", "/galleries/add", { ...exampleOf("Gallery"), picture, ...fields })
}
const gallery = async (fields?: object) => (await add(fields)).body

describe("galleries over REST", () => {
  it("are listed newest first, and archived ones only for those who may edit them", async () => {
    const shown = await gallery({ archive: "0" })
    const archived = await gallery({ archive: 1 })
    const listed = async (by = cast.visitor) => (await by.rest("GET", "/galleries")).body
    expect((await listed())[0]).toEqual(shown)
    expect(await listed(cast.other)).not.toContainEqual(archived)
    expect((await listed(cast.owner))[0]).toEqual(archived)
    expect((await cast.visitor.rest("GET", `/galleries/view/${archived.id}`)).status).toBe(404)
    const edit = { name: "Week of sport", userId: 1 }
    const { body } = await cast.owner.rest("PUT", `/galleries/edit/${archived.id}`, edit)
    expect(body).toEqual({ ...archived, name: "Week of sport" })
  })

  it("accept archive as a number, a string or a boolean, and nothing else", async () => {
    for (const [archive, stored] of [
      ["1", 1],
      [true, 1],
      [false, 0],
      [undefined, 0],
    ])
      expect([archive, (await gallery({ archive })).archive]).toEqual([archive, stored])
    for (const archive of [2, "yes", null, []])
      expect([archive, (await add({ archive })).status]).toEqual([archive, 400])
  })
})

describe("a gallery's pictures", () => {
  const addTo = (id: number, images: unknown) => cast.owner.rest("POST", `/galleries/addpics/${id}`, images)
  const view = async (id: number) => (await cast.visitor.rest("GET", `/galleries/view/${id}`)).body

  it("are added with or without a caption, read, and edited without losing omitted fields", async () => {
    const { id } = await gallery()
    const [first, second, another] = await Promise.all([1, 2, 3].map(() => storedPicture(cast.owner)))
    const { status, body } = await addTo(id, [
      { picture: first, caption: "The start", galleryId: 999 },
      { picture: second },
      { picture: second, caption: null },
    ])
    const of = { id: expect.any(Number), pictureAlt: "", galleryId: id }
    expect([status, body.images]).toEqual([
      201,
      [
        { ...of, picture: first, caption: "The start" },
        { ...of, picture: second, caption: "" },
        { ...of, picture: second, caption: "" },
      ],
    ])
    expect(await view(id)).toEqual(body)
    const [image] = body.images
    const edit = (fields: object) => cast.owner.rest("PUT", `/galleries/editpic/${image.id}`, fields)
    expect((await edit({ caption: "b", galleryId: 999, id: 999 })).body).toEqual({ ...image, caption: "b" })
    const { body: edited } = await edit({ picture: another })
    expect(edited).toEqual({ ...image, caption: "b", picture: another })
    expect((await edit({ caption: "x".repeat(501) })).body).toHaveProperty("fields.caption")
    const missing = await edit({ caption: "c", picture: "nobody-has-this.png" })
    expect([missing.status, missing.body]).toEqual([200, { ...edited, caption: "c", pictureMissing: true }])
    expect((await cast.visitor.rest("GET", `/galleries/viewpic/${image.id}`)).body).toEqual({ ...edited, caption: "c" })
  })

  it("are added all or none", async () => {
    const { id } = await gallery()
    const picture = await storedPicture(cast.owner)
    const wrong: unknown[] = [
      ...[[], {}, [null], [5], ["a.png"], [[]], [{ caption: "no picture" }], [{ picture: "" }], [{ picture: 5 }]],
      [{ picture, caption: "a" }, { picture: "nobody-has-this.png" }],
      [{ picture, caption: "x".repeat(501) }],
      [{ picture, caption: 5 }],
      Array(201).fill({ picture }),
    ]
    for (const images of wrong) expect((await addTo(id, images)).status).toBe(400)
    const tooLong = [{ picture: { name: picture } }, { picture: { name: picture }, caption: "x".repeat(501) }]
    const fault = { "images.1.caption": "Please use at most 500 characters." }
    expect(await cast.owner.faults("addGalleryImages", { id, images: tooLong })).toEqual(fault)
    const webp = await storedPicture(cast.owner, { format: "webp" })
    expect((await addTo(id, [{ picture: webp }])).status).toBe(415)
    expect((await view(id)).images).toEqual([])
    expect((await addTo(id, Array(200).fill({ picture }))).status).toBe(201)
  })

  it("return 404 if the gallery or the picture does not exist", async () => {
    const images = [{ picture: await storedPicture(cast.head), caption: "" }]
    expect((await cast.head.rest("POST", "/galleries/addpics/999999", images)).status).toBe(404)
    expect((await cast.head.rest("PUT", "/galleries/editpic/999999", { caption: "a" })).status).toBe(404)
    expect((await cast.head.rest("GET", "/galleries/viewpic/999999")).status).toBe(404)
  })
})
