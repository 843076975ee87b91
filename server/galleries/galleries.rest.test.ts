import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { storedPicture } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

let school: School
let editor: Client
let other: Client

beforeAll(async () => {
  school = await School.open()
  editor = await school.signedIn(Role.EDITOR, "Eda Editor")
  other = await school.signedIn(Role.EDITOR)
})
afterAll(() => school.close())

async function added(fields: object = {}) {
  const picture = await storedPicture(editor)
  const gallery = { name: "Sports week", description: "Five days.", archive: 0, userId: 999, picture }
  return editor.rest("POST", "/galleries/add", { ...gallery, ...fields })
}

async function withPictures(captions = ["One", "Two"]) {
  const { body: gallery } = await added()
  const list = await Promise.all(
    captions.map(async (caption) => ({ picture: await storedPicture(editor), caption, galleryId: 12_345 })),
  )
  const { status, body } = await editor.rest("POST", `/galleries/addpics/${gallery.id}`, list)
  return { gallery, list, status, body }
}

describe("galleries over REST", () => {
  it("are listed newest first in the documented shape, `archive` as 0 or 1", async () => {
    const own = await School.open()
    expect((await own.visitor().rest("GET", "/galleries")).body).toEqual([])
    await own.close()
    const { status, body: gallery } = await added()
    expect(status).toBe(201)
    expect((await school.visitor().rest("GET", "/galleries")).body[0]).toEqual(gallery)
    expect(gallery).toEqual({
      id: expect.any(Number),
      name: "Sports week",
      description: "Five days.",
      picture: expect.stringMatching(/\.png$/),
      archive: 0,
      userId: editor.id,
      user: { name: "Eda Editor" },
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    })
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
    expect((await added({ archive })).body.archive).toBe(stored)
  })

  it.each([2, "yes", null, []])("refuse archive as %j", async (archive) => {
    expect((await added({ archive })).status).toBe(400)
  })

  it("are shown one by one with their pictures", async () => {
    const { gallery, list, status } = await withPictures()
    expect(status).toBe(201)
    const { body } = await school.visitor().rest("GET", `/galleries/view/${gallery.id}`)
    expect(body.gallery).toEqual(gallery)
    expect(body.images).toEqual(
      list.map(({ picture, caption }) => ({ id: expect.any(Number), picture, caption, galleryId: gallery.id })),
    )
    expect((await school.visitor().rest("GET", "/galleries/view/999999")).status).toBe(404)
  })

  it("keep what a PUT does not name", async () => {
    const { body: gallery } = await added({ archive: 1 })
    const { body } = await editor.rest("PUT", `/galleries/edit/${gallery.id}`, { name: "Week of sport", userId: 1 })
    expect(body).toEqual({ ...gallery, name: "Week of sport" })
  })
})

describe("pictures of a gallery over REST", () => {
  it("are shown and edited one by one", async () => {
    const { body, gallery, list } = await withPictures()
    const { id } = body.images[0]
    expect((await school.visitor().rest("GET", `/galleries/viewpic/${id}`)).body).toEqual({
      id,
      picture: list[0]?.picture,
      caption: "One",
      galleryId: gallery.id,
    })
    const edited = await editor.rest("PUT", `/galleries/editpic/${id}`, { caption: "First" })
    expect(edited.body).toMatchObject({ caption: "First", picture: list[0]?.picture })
    const picture = await storedPicture(editor)
    expect((await editor.rest("PUT", `/galleries/editpic/${id}`, { picture })).body).toMatchObject({
      caption: "First",
      picture,
    })
    expect((await school.visitor().rest("GET", "/galleries/viewpic/999999")).status).toBe(404)
  })

  it("need no caption, and a picture each", async () => {
    const { body: gallery } = await added()
    const picture = await storedPicture(editor)
    const path = `/galleries/addpics/${gallery.id}`
    const { body } = await editor.rest("POST", path, [{ picture }, { picture, caption: null }])
    expect(body.images.map(({ caption }: { caption: string }) => caption)).toEqual(["", ""])
    for (const list of [[], [{}], [null], [5], [{ picture: "" }], [{ picture: "none.png" }], [{ picture: 5 }], {}])
      expect((await editor.rest("POST", path, list)).status).toBe(400)
    expect((await editor.rest("POST", "/galleries/addpics/999999", [{ picture }])).status).toBe(404)
  })

  it("answer what is neither PNG nor JPEG with 415", async () => {
    const { body: gallery } = await added()
    const picture = await storedPicture(editor, "webp")
    expect((await editor.rest("POST", `/galleries/addpics/${gallery.id}`, [{ picture }])).status).toBe(415)
  })
})

describe("who may change a gallery over REST", () => {
  it("is its creator: a visitor gets 401 and another editor 403", async () => {
    const { gallery, body } = await withPictures()
    const picture = await storedPicture(editor)
    for (const [method, path, payload] of [
      ["PUT", `/galleries/edit/${gallery.id}`, { name: "x" }],
      ["POST", `/galleries/addpics/${gallery.id}`, [{ picture }]],
      ["PUT", `/galleries/editpic/${body.images[0].id}`, { caption: "x" }],
      ["DELETE", `/galleries/delete/${gallery.id}`, undefined],
    ] as const) {
      expect((await school.visitor().rest(method, path, payload)).status).toBe(401)
      expect((await other.rest(method, path, payload)).status).toBe(403)
      expect((await editor.rest(method, path, payload)).status).toBeLessThan(300)
    }
    expect((await school.visitor().rest("GET", `/galleries/viewpic/${body.images[0].id}`)).status).toBe(404)
  })
})
