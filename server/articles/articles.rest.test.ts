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
  return editor.rest("POST", "/articles/add", { title: "Chess", detail: "<p>Nf3</p>", userId: 999, picture, ...fields })
}

describe("GET /articles", () => {
  it("answers an empty site with null and an empty list", async () => {
    const empty = await School.open()
    const { status, body } = await empty.visitor().rest("GET", "/articles")
    expect({ status, body }).toEqual({ status: 200, body: { main: null, allArticles: [] } })
    await empty.close()
  })

  it("has the newest article as the main one and in the list, in the documented shape", async () => {
    await added({ title: "Older" })
    const { body: article } = await added({ title: "Newest" })
    const { body } = await school.visitor().rest("GET", "/articles")
    expect(body.main).toEqual(body.allArticles[0])
    expect(body.main).toEqual({
      id: article.id,
      title: "Newest",
      detail: "<p>Nf3</p>",
      picture: expect.stringMatching(/\.png$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      userId: editor.id,
      user: { name: "Eda Editor" },
    })
    expect(body.allArticles[1].title).toBe("Older")
    for (const page of ["page=2&perPage=1", "page=99"])
      expect((await school.visitor().rest("GET", `/articles?${page}`)).body.main).toEqual(body.main)
  })

  it("has one article with its author at /articles/view/{id}", async () => {
    const { body: article } = await added()
    const { body } = await school.visitor().rest("GET", `/articles/view/${article.id}`)
    expect(body).toEqual({ oneArticle: article, articleAuthor: { id: editor.id, name: "Eda Editor" } })
    expect((await school.visitor().rest("GET", "/articles/view/999999")).status).toBe(404)
  })
})

describe("adding, editing and deleting over REST", () => {
  it("answers 201 with the article, whose author is the token's, whatever the body says", async () => {
    const { status, body } = await added()
    expect({ status, userId: body.userId }).toEqual({ status: 201, userId: editor.id })
  })

  it("keeps what a PUT does not name, and takes another picture where one is named", async () => {
    const { body: article } = await added()
    const titled = await editor.rest("PUT", `/articles/edit/${article.id}`, { title: "Chess, again", id: 1, userId: 1 })
    expect({ status: titled.status, body: titled.body }).toEqual({
      status: 200,
      body: { ...article, title: "Chess, again" },
    })
    const picture = await storedPicture(editor)
    expect((await editor.rest("PUT", `/articles/edit/${article.id}`, { picture })).body.picture).toBe(picture)
  })

  it("refuses a visitor with 401 and another editor with 403", async () => {
    const { body: article } = await added()
    for (const [method, path] of [
      ["PUT", `/articles/edit/${article.id}`],
      ["DELETE", `/articles/delete/${article.id}`],
    ] as const) {
      expect((await school.visitor().rest(method, path, { title: "x" })).status).toBe(401)
      expect((await other.rest(method, path, { title: "x" })).status).toBe(403)
    }
    expect((await editor.rest("DELETE", `/articles/delete/${article.id}`)).status).toBe(200)
    expect((await editor.rest("DELETE", `/articles/delete/${article.id}`)).status).toBe(404)
  })

  it("names each field that is missing or wrong", async () => {
    const { status, body } = await editor.rest("POST", "/articles/add", { detail: "<p></p>" })
    expect({ status, fields: Object.keys(body.fields).sort() }).toEqual({
      status: 400,
      fields: ["picture", "title"],
    })
  })
})
