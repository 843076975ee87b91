import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { School } from "../../test/school.ts"
import { storedPicture } from "../../test/stored-picture.ts"
import { Role } from "../access/roles.ts"

let school: School
let head: Client
let editor: Client
const keys = ["about", "welcome", "principal", "academic", "arts", "sport", "leadership", "admissions", "visitor"]

beforeAll(async () => {
  school = await School.open({ SEED: "school" })
  head = await school.signedIn(Role.ADMINISTRATOR)
  editor = await school.signedIn(Role.EDITOR)
})
afterAll(() => school.close())

const view = async (id: string | number) => (await school.visitor().rest("GET", `/pages/view/${id}`)).body

describe("GET /pages/view/{id}", () => {
  it.each([...keys, "vacancies", "support"])("gives the page %s by its word and by its number", async (key) => {
    const { status, body: page } = await school.visitor().rest("GET", `/pages/view/${key}`)
    expect(status).toBe(200)
    expect(page).toEqual({
      id: expect.any(Number),
      title: expect.any(String),
      pageIntro: expect.any(String),
      pageText: expect.any(String),
      picture: expect.toSatisfy((name) => name === null || typeof name === "string"),
      pictureAlt: expect.toSatisfy((alt) => alt === null || typeof alt === "string"),
      tag: expect.any(String),
    })
    expect(await view(page.id)).toEqual(page)
  })

  it.each(["nowhere", "ABOUT", "about%00", "about'--", "../about", "a".repeat(100)])("knows no page %s", async (key) =>
    expect([400, 404]).toContain((await school.visitor().rest("GET", `/pages/view/${encodeURIComponent(key)}`)).status),
  )
})

describe("PUT /pages/edit/{id}", () => {
  it("changes what it names and keeps the rest", async () => {
    const page = await view("welcome")
    const picture = await storedPicture(head)
    const edit = async (fields: object) => head.rest("PUT", `/pages/edit/${page.id}`, fields)
    expect(await edit({ title: "Welcome!", id: 999, tag: "No", key: "no" })).toMatchObject({ status: 200 })
    const parts = page.pageText.slice(page.pageText.indexOf("<p><strong>How a day goes</strong></p>"))
    expect(parts).toMatch(/^<p><strong>How a day goes<.*<p><strong>Who to ask</)
    const changed = { ...page, title: "Welcome!", pageText: `<p>Come in.</p>${parts}`, picture, pictureAlt: "" }
    expect((await edit({ pageText: "<p>Come in.</p>", picture })).body).toEqual(changed)
    expect(await view("welcome")).toEqual(changed)
  })

  it("is for administrators; what is wrong or not there is said", async () => {
    const { id } = await view("arts")
    for (const path of [`/pages/edit/${id}`, `/pages/edit/about${(await view("about")).id}`]) {
      expect((await school.visitor().rest("PUT", path, { title: "x" })).status).toBe(401)
      expect((await editor.rest("PUT", path, { title: "x" })).status).toBe(403)
      for (const [field, value] of [
        ["title", ""],
        ["title", "x".repeat(201)],
        ["pageIntro", 5],
      ] as const) {
        const { status, body } = await head.rest("PUT", path, { [field]: value })
        expect([status, Object.keys(body.fields)]).toEqual([400, [field]])
      }
    }
    const unknown = await head.rest("PUT", `/pages/edit/${id}`, { picture: "nobody-has-this.png" })
    expect([unknown.status, unknown.body.pictureMissing]).toEqual([200, true])
    for (const path of ["/pages/edit/999999", "/pages/edit/about999999"])
      expect((await head.rest("PUT", path, { title: "x" })).status).toBe(404)
  })
})

describe("PUT /pages/edit/about{id}", () => {
  it("changes heading and intro and leaves the main text alone", async () => {
    const page = await view("about")
    const sent = { title: "About us", pageIntro: "<p>Since 1974.</p>", pageText: "<p>gone</p>", id: page.id }
    const { status, body } = await head.rest("PUT", `/pages/edit/about${page.id}`, sent)
    expect({ status, body }).toEqual({
      status: 200,
      body: { ...page, title: "About us", pageIntro: "<p>Since 1974.</p>" },
    })
  })
})
