import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { School } from "../../test/school.ts"
import { storedPicture } from "../../test/stored-picture.ts"
import { Role } from "../access/roles.ts"

let school: School
let editor: Client
let head: Client

beforeAll(async () => {
  school = await School.open()
  editor = await school.signedIn(Role.EDITOR)
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(() => school.close())

const read = (id: string | number) => school.visitor().rest("GET", `/pages/view/${id}`)

describe("GET /pages/view/{id}", () => {
  it("takes the key word or the number, and answers in the documented shape", async () => {
    const { status, body } = await read("about")
    expect({ status, body }).toEqual({
      status: 200,
      body: { id: expect.any(Number), title: "About us", pageIntro: "", pageText: "", picture: null, tag: "" },
    })
    expect((await read(body.id)).body).toEqual(body)
  })

  it.each(["nothing", "0", "-1", "1.5", "999999", "99999999999", "%00", "About", "1'--"])(
    "answers %s with 400 or 404",
    async (id) => {
      expect([400, 404]).toContain((await read(id)).status)
    },
  )
})

describe("PUT /pages/edit/{id}", () => {
  it("changes a page for an administrator, and for nobody else", async () => {
    const { body: page } = await read("arts")
    const path = `/pages/edit/${page.id}`
    const words = { title: "Art", pageIntro: "<p>Paint.</p>", pageText: "<p>Clay.</p>", id: 77 }
    expect((await school.visitor().rest("PUT", path, words)).status).toBe(401)
    expect((await editor.rest("PUT", path, words)).status).toBe(403)
    const picture = await storedPicture(head)
    const { status, body } = await head.rest("PUT", path, { ...words, picture })
    expect({ status, body }).toEqual({ status: 200, body: { ...page, ...words, id: page.id, picture } })
    expect((await read("arts")).body).toEqual(body)
  })

  it("keeps what is not named, and needs a title", async () => {
    const { body: page } = await read("sport")
    const { body } = await head.rest("PUT", `/pages/edit/${page.id}`, { pageText: "<p>Run.</p>" })
    expect(body).toEqual({ ...page, pageText: "<p>Run.</p>" })
    const blank = await head.rest("PUT", `/pages/edit/${page.id}`, { title: "" })
    expect(blank).toMatchObject({ status: 400, body: { fields: { title: "Title is required." } } })
  })

  it("answers an unknown page with 404 and an odd id with 400", async () => {
    expect((await head.rest("PUT", "/pages/edit/999999", { title: "x" })).status).toBe(404)
    for (const id of ["abc", "0", "-1", "1.5"])
      expect((await head.rest("PUT", `/pages/edit/${id}`, { title: "x" })).status).toBe(400)
  })
})

describe("PUT /pages/edit/about{id}", () => {
  it("knows no page but the one about the school", async () => {
    const { body: page } = await read("welcome")
    const words = { title: "About us", pageIntro: "<p>Since 1974.</p>" }
    expect((await head.rest("PUT", `/pages/edit/about${page.id}`, words)).status).toBe(404)
    expect((await read("welcome")).body).toEqual(page)
  })

  it("changes title and intro, and leaves the main text alone whatever is sent", async () => {
    const { body: page } = await read("about")
    await head.rest("PUT", `/pages/edit/${page.id}`, { pageText: "<p>Kept.</p>" })
    const words = { title: "About", pageIntro: "<p>Hello.</p>", id: page.id }
    const { status, body } = await head.rest("PUT", `/pages/edit/about${page.id}`, { ...words, pageText: "<p>x</p>" })
    expect({ status, body }).toEqual({ status: 200, body: { ...page, ...words, pageText: "<p>Kept.</p>" } })
    expect((await editor.rest("PUT", `/pages/edit/about${page.id}`, words)).status).toBe(403)
    expect((await head.rest("PUT", "/pages/edit/about0", words)).status).toBe(400)
  })
})
