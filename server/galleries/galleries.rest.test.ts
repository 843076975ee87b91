import { beforeAll, describe, expect, it } from "vitest"
import { castOfThisFile } from "../../test/cast.ts"
import { exampleOf } from "../../test/items.ts"
import { storedPicture } from "../../test/stored-picture.ts"

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
    expect([shown.archive, archived.archive]).toEqual([0, 1])
    // Programs may go by the order in which answers have always shown their members.
    expect(
      Object.keys(shown)
        .filter((name) => name !== "pictureMissing")
        .join(" "),
    ).toBe("id name description createdAt pictureAlt picture userId user archive")
    const idsFor = async (who: keyof typeof cast) =>
      (await (cast[who] as typeof cast.visitor).rest("GET", "/galleries")).body.map(({ id }: { id: number }) => id)
    expect((await idsFor("visitor"))[0]).toBe(shown.id)
    expect(await idsFor("other")).not.toContain(archived.id)
    expect((await idsFor("owner"))[0]).toBe(archived.id)
    expect((await idsFor("head"))[0]).toBe(archived.id)
    expect((await cast.visitor.rest("GET", `/galleries/view/${archived.id}`)).status).toBe(404)
  })

  it.each([
    [1, 1],
    ["1", 1],
    [true, 1],
    [0, 0],
    ["0", 0],
    [false, 0],
    [undefined, 0],
  ])("take archive as %j", async (archive, stored) => {
    expect((await gallery({ archive })).archive).toBe(stored)
  })

  it.each([2, "yes", null, []])("refuse archive as %j", async (archive) => {
    expect((await add({ archive })).status).toBe(400)
  })

  it("keep what a PUT does not name", async () => {
    const item = await gallery({ archive: 1 })
    const { body } = await cast.owner.rest("PUT", `/galleries/edit/${item.id}`, { name: "Week of sport", userId: 1 })
    expect(body).toEqual({ ...item, name: "Week of sport" })
  })
})

describe("a gallery's pictures", () => {
  let id: number
  beforeAll(async () => {
    id = (await gallery()).id
  })

  const names = async (count: number, format: "png" | "jpeg" | "webp" = "png") => {
    const stored: string[] = []
    for (let number = 0; number < count; number++) stored.push(await storedPicture(cast.owner, { format }))
    return stored
  }

  it("are added all at once, each with its caption or none", async () => {
    const { id: own } = await gallery()
    const [first, second] = await names(2)
    const { status, body: view } = await cast.owner.rest("POST", `/galleries/addpics/${own}`, [
      { picture: first, caption: "The start", galleryId: 999 },
      { picture: second },
    ])
    expect(status).toBe(201)
    expect(view.images).toEqual([
      { id: expect.any(Number), picture: first, pictureAlt: "", caption: "The start", galleryId: own },
      { id: expect.any(Number), picture: second, pictureAlt: "", caption: "", galleryId: own },
    ])
    expect((await cast.visitor.rest("GET", `/galleries/view/${own}`)).body).toEqual(view)
    for (const image of view.images)
      expect((await cast.visitor.rest("GET", `/galleries/viewpic/${image.id}`)).body).toEqual(image)
  })

  it("are added all or none", async () => {
    const [picture] = await names(1)
    const before = (await cast.visitor.rest("GET", `/galleries/view/${id}`)).body.images.length
    const bad: unknown[] = [
      [{ picture, caption: "a" }, { picture: "nobody-has-this.png" }],
      [{ caption: "no picture" }],
      [null],
      [5],
      ["a.png"],
      [[]],
      [{ picture, caption: "x".repeat(501) }],
      [{ picture, caption: 5 }],
      Array.from({ length: 201 }, () => ({ picture })),
    ]
    for (const images of bad)
      expect((await cast.owner.rest("POST", `/galleries/addpics/${id}`, images)).status).toBe(400)
    expect((await cast.visitor.rest("GET", `/galleries/view/${id}`)).body.images).toHaveLength(before)
  })

  it("are up to two hundred in a call, as the document says", async () => {
    const { id: own } = await gallery()
    const [picture] = await names(1)
    const images = Array.from({ length: 200 }, (_, index) => ({ picture, caption: `${index}` }))
    const { status, body: view } = await cast.owner.rest("POST", `/galleries/addpics/${own}`, images)
    expect([status, view.images.length]).toEqual([201, 200])
    const { body: document } = await cast.visitor.rest("GET", "/openapi.json")
    const { schema } = document.paths["/galleries/addpics/{id}"].post.requestBody.content["application/json"]
    expect([schema.type, schema.minItems, schema.maxItems]).toEqual(["array", 1, 200])
  })

  it("keep their file where another is named that is not there, and say so", async () => {
    const { id: own } = await gallery()
    const [picture] = await names(1)
    const { body: view } = await cast.owner.rest("POST", `/galleries/addpics/${own}`, [{ picture, caption: "a" }])
    const change = { caption: "b", picture: "nobody-has-this.png" }
    const { status, body: image } = await cast.owner.rest("PUT", `/galleries/editpic/${view.images[0].id}`, change)
    expect([status, image]).toEqual([200, { ...view.images[0], caption: "b", pictureMissing: true }])
  })

  it("are the gallery's owner's and administrators' to add and edit", async () => {
    const [picture] = await names(1)
    const add = (by = cast.owner) => by.rest("POST", `/galleries/addpics/${id}`, [{ picture, caption: "a" }])
    const image = (await add()).body.images[0]
    const edit = (by = cast.owner) => by.rest("PUT", `/galleries/editpic/${image.id}`, { caption: "b" })
    for (const call of [add, edit]) {
      expect((await call(cast.visitor)).status).toBe(401)
      for (const by of [cast.regular, cast.author, cast.other]) expect((await call(by)).status).toBe(403)
      for (const by of [cast.owner, cast.head, cast.superuser]) expect((await call(by)).status).toBeLessThan(300)
    }
  })

  it("are edited one by one, and keep what is not named", async () => {
    const [picture, another] = await names(2)
    const { body: view } = await cast.owner.rest("POST", `/galleries/addpics/${id}`, [{ picture, caption: "a" }])
    const image = view.images.at(-1)
    const edit = async (fields: object) => (await cast.owner.rest("PUT", `/galleries/editpic/${image.id}`, fields)).body
    expect(await edit({ caption: "b", galleryId: 999, id: 999 })).toEqual({ ...image, caption: "b" })
    expect(await edit({ picture: another })).toEqual({ ...image, caption: "b", picture: another })
    expect(await edit({ caption: "x".repeat(501) })).toHaveProperty("fields.caption")
  })

  it("are not there where the gallery or the picture is not", async () => {
    const images = [{ picture: await storedPicture(cast.head), caption: "" }]
    expect((await cast.head.rest("POST", "/galleries/addpics/999999", images)).status).toBe(404)
    expect((await cast.head.rest("PUT", "/galleries/editpic/999999", { caption: "a" })).status).toBe(404)
    expect((await cast.visitor.rest("GET", "/galleries/viewpic/999999")).status).toBe(404)
  })

  it("need no caption, and a picture each", async () => {
    const { id: own } = await gallery()
    const picture = await storedPicture(cast.owner)
    const path = `/galleries/addpics/${own}`
    const { body } = await cast.owner.rest("POST", path, [{ picture }, { picture, caption: null }])
    expect(body.images.map(({ caption }: { caption: string }) => caption)).toEqual(["", ""])
    for (const list of [[], [{}], [null], [5], [{ picture: "" }], [{ picture: "none.png" }], [{ picture: 5 }], {}])
      expect((await cast.owner.rest("POST", path, list)).status).toBe(400)
    expect((await cast.owner.rest("POST", "/galleries/addpics/999999", [{ picture }])).status).toBe(404)
  })

  it("answer what is neither PNG nor JPEG with 415", async () => {
    const { id: own } = await gallery()
    const picture = await storedPicture(cast.owner, { format: "webp" })
    expect((await cast.owner.rest("POST", `/galleries/addpics/${own}`, [{ picture }])).status).toBe(415)
  })

  it("are gone when their gallery is deleted", async () => {
    const { id: own } = await gallery()
    const [picture] = await names(1)
    const { body: view } = await cast.owner.rest("POST", `/galleries/addpics/${own}`, [{ picture }])
    await cast.owner.rest("DELETE", `/galleries/delete/${own}`)
    expect((await cast.visitor.rest("GET", `/galleries/viewpic/${view.images[0].id}`)).status).toBe(404)
  })
})
