import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { storedPicture } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"

const { school, editor, head } = schoolOfThisFile({ editor: Role.EDITOR, head: Role.ADMINISTRATOR })

const read = (id: string | number) => school.visitor().rest("GET", `/pages/view/${id}`)

describe("GET /pages/view/{id}", () => {
  it("accepts a key or an id, and returns the documented shape", async () => {
    const { status, body } = await read("about")
    expect({ status, body }).toEqual({
      status: 200,
      body: {
        ...{ id: expect.any(Number), title: "About us", pageIntro: "", pageText: "", tag: "" },
        ...{ picture: null, pictureAlt: null },
      },
    })
    expect((await read(body.id)).body).toEqual(body)
  })
})

describe("PUT /pages/edit/{id}", () => {
  it("edits a page for administrators only", async () => {
    const { body: page } = await read("arts")
    const path = `/pages/edit/${page.id}`
    const words = { title: "Art", pageIntro: "<p>Paint.</p>", pageText: "<p>Clay.</p>", id: 77 }
    expect((await school.visitor().rest("PUT", path, words)).status).toBe(401)
    expect((await editor.rest("PUT", path, words)).status).toBe(403)
    const picture = await storedPicture(head)
    const { status, body } = await head.rest("PUT", path, { ...words, picture })
    expect({ status, body }).toEqual({ status: 200, body: { ...page, ...words, id: page.id, picture, pictureAlt: "" } })
    expect((await read("arts")).body).toEqual(body)
  })

  it("keeps omitted fields, and requires a title", async () => {
    const { body: page } = await read("sport")
    const { body } = await head.rest("PUT", `/pages/edit/${page.id}`, { pageText: "<p>Run.</p>" })
    expect(body).toEqual({ ...page, pageText: "<p>Run.</p>" })
    for (const [field, value] of [
      ["title", ""],
      ["title", "x".repeat(201)],
      ["pageIntro", 5],
    ] as const) {
      const wrong = await head.rest("PUT", `/pages/edit/${page.id}`, { [field]: value })
      expect([wrong.status, Object.keys(wrong.body.fields)]).toEqual([400, [field]])
    }
    const unknown = await head.rest("PUT", `/pages/edit/${page.id}`, { picture: "nobody-has-this.png" })
    expect([unknown.status, unknown.body.pictureMissing]).toEqual([200, true])
  })

  describe("of a page with parts", () => {
    const main = "<p>Caps are &lt; violet.</p>"
    const parts =
      "<p><strong>Shop</strong>: Opens at 2 &amp; shuts at 4.</p>" +
      "<p><strong>In the shop's list</strong></p><ul><li>Cap: 120 a year</li><li>Tie: 80</li></ul>" +
      "<p><strong>Shoes</strong></p><p>Black.</p><p><br></p>" +
      '<ul><li><a href="/fees">Fees</a></li></ul>'
    let id: number

    beforeAll(async () => {
      id = (await read("uniform")).body.id
      const prices = [
        { what: "Cap", amount: "120", per: "a year" },
        { what: "Tie", amount: "80", per: "" },
      ]
      const input = {
        pageText: main,
        facts: [{ term: "Shop", value: "Opens at 2 & shuts at 4." }],
        prices: [{ title: "In the shop's list", prices }],
        sections: [{ heading: "Shoes", text: "<p>Black.</p><p><br></p>" }],
        related: [{ title: "Fees", path: "/fees" }],
      }
      await head.call("editPage", { id, input })
    })

    const put = (pageText: string) => head.rest("PUT", `/pages/edit/${id}`, { pageText })
    const stored = () => head.call("page", { id }, "pageText facts { value } sections { text }")

    it("accepts the main text and parts as GET returns them, and changes nothing", async () => {
      const { body } = await read("uniform")
      expect(body.pageText).toBe(main + parts)
      const before = await stored()
      expect(await put(body.pageText)).toMatchObject({ status: 200, body })
      expect(await stored()).toEqual(before)
    })

    it.each([
      ["the text before the same parts", `<p>New.</p>${parts}`, "<p>New.</p>"],
      ["the text before parts with marked links", `<p>New.</p>${parts.replace("<a ", '<a rel="x" ')}`, "<p>New.</p>"],
      ["a text without any of the parts", "<p>t</p>", "<p>t</p>"],
      ["a blank line and a line of its own", "<p>t</p><p><br></p><p>Shoes</p>", "<p>t</p><p><br></p><p>Shoes</p>"],
      ["nothing before the parts", parts, ""],
      ["nothing", "", ""],
    ])("stores %s as the main text, and leaves the parts alone", async (_, sent, expected) => {
      const { facts, sections } = await stored()
      expect(await put(sent)).toMatchObject({ status: 200, body: { pageText: expected + parts } })
      expect(await stored()).toMatchObject({ pageText: expected, facts, sections })
    })

    it.each([
      ["a fact", "Opens at 2", "Opens at 3"],
      ["the term of a fact", "<strong>Shop", "<strong>Cupboard"],
      ["a price", "120", "130"],
      ["a heading", "<strong>Shoes", "<strong>Boots"],
      ["a link", "/fees", "/lunch"],
    ])("answers 409 if %s was changed, and stores nothing", async (_, from, to) => {
      const before = await stored()
      const { status, body } = await put(main + parts.replace(from, to))
      expect({ status, code: body.code }).toEqual({ status: 409, code: "CONFLICT" })
      expect(await stored()).toEqual(before)
    })
  })

  it("answers 404 for an unknown page", async () => {
    expect((await read(999_999)).status).toBe(404)
    expect((await head.rest("PUT", "/pages/edit/999999", { title: "x" })).status).toBe(404)
  })
})

describe("PUT /pages/edit/about{id}", () => {
  it("accepts only the page about the school", async () => {
    const { body: page } = await read("welcome")
    const words = { title: "About us", pageIntro: "<p>Since 1974.</p>" }
    expect((await head.rest("PUT", `/pages/edit/about${page.id}`, words)).status).toBe(404)
    expect((await read("welcome")).body).toEqual(page)
  })

  it("changes title and intro, and ignores a main text", async () => {
    const { body: page } = await read("about")
    await head.rest("PUT", `/pages/edit/${page.id}`, { pageText: "<p>Kept.</p>" })
    const words = { title: "About", pageIntro: "<p>Hello.</p>", id: page.id }
    const { status, body } = await head.rest("PUT", `/pages/edit/about${page.id}`, { ...words, pageText: "<p>x</p>" })
    expect({ status, body }).toEqual({ status: 200, body: { ...page, ...words, pageText: "<p>Kept.</p>" } })
    expect((await editor.rest("PUT", `/pages/edit/about${page.id}`, words)).status).toBe(403)
    expect((await head.rest("PUT", "/pages/edit/about0", words)).status).toBe(400)
  })
})
