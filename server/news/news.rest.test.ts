import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { drawnPicture, School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

let school: School
let editor: Client
let other: Client
let head: Client

beforeAll(async () => {
  school = await School.open()
  editor = await school.signedIn(Role.EDITOR, "Eda Editor")
  other = await school.signedIn(Role.EDITOR)
  head = await school.signedIn(Role.ADMINISTRATOR)
})
afterAll(() => school.close())

async function uploaded(name = `${Date.now()}race.png`, by = editor) {
  const form = new FormData()
  form.set("name", name)
  form.set("file", new Blob([await drawnPicture()]), "race.png")
  const { status } = await by.send("POST", "/upsingle", form)
  expect(status).toBe(200)
  return name
}

async function added(fields: object = {}) {
  const picture = await uploaded()
  return editor.rest("POST", "/news/add", {
    title: "Relay",
    detail: "<p>Fig won.</p>",
    userId: 999,
    picture,
    ...fields,
  })
}

describe("GET /news", () => {
  it("answers an empty site with null and an empty list", async () => {
    const empty = await School.open()
    const { status, body } = await empty.visitor().rest("GET", "/news")
    expect({ status, body }).toEqual({ status: 200, body: { topStory: null, allStories: [] } })
    await empty.close()
  })

  it("has the newest story on top and in the list, in the documented shape", async () => {
    const { body: story } = await added({ title: "Newest" })
    const { body } = await school.visitor().rest("GET", "/news")
    expect(body.topStory).toEqual(body.allStories[0])
    expect(body.topStory).toEqual({
      id: story.id,
      title: "Newest",
      detail: "<p>Fig won.</p>",
      picture: expect.stringMatching(/race\.png$/),
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
      userId: editor.id,
      user: { name: "Eda Editor" },
    })
  })

  it("gives one page with links to its neighbours where one is asked for", async () => {
    for (const title of ["a", "b", "c"]) await added({ title })
    const { body, headers } = await school.visitor().rest("GET", "/news?page=2&perPage=1")
    expect(body.allStories).toHaveLength(1)
    expect(headers.get("link")).toContain('</news?page=3&perPage=1>; rel="next"')
    expect(headers.get("link")).toContain('</news?page=1&perPage=1>; rel="prev"')
  })

  it("has the newest of all stories on top, whichever page is asked for", async () => {
    const { topStory } = (await school.visitor().rest("GET", "/news")).body
    for (const page of ["page=2&perPage=1", "perPage=2", "page=99"])
      expect((await school.visitor().rest("GET", `/news?${page}`)).body.topStory).toEqual(topStory)
  })

  it("gives the newest thousand of very many at once, and says where the others are", async () => {
    const many = await School.open()
    const { id: userId } = await many.account(Role.EDITOR)
    const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1120)"
    const columns = '("userId", "createdAt", "updatedAt", version, title, detail)'
    await many.services.database.write((rows) =>
      rows.query(
        `${numbers} INSERT INTO news_stories ${columns} SELECT $1, $2, $2, 1, 'Story ' || i, '<p>a</p>' FROM n`,
        [userId, new Date().toISOString()],
      ),
    )
    const { body, headers } = await many.visitor().rest("GET", "/news")
    expect([body.allStories.length, body.allStories[0].title]).toEqual([1_000, "Story 1120"])
    const next = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1] ?? ""
    const { body: others } = await many.visitor().rest("GET", next)
    expect(others.allStories[0].title).toBe("Story 120")
    expect(headers.get("link")).toContain('page=23&perPage=50>; rel="last"')
    await many.close()
  })

  it("has a top story and the next few at /news/home", async () => {
    const { body } = await school.visitor().rest("GET", "/news/home")
    const all = (await school.visitor().rest("GET", "/news")).body
    expect(body).toEqual({ topStory: all.topStory, homeStories: all.allStories.slice(1, 5) })
  })
})

describe("adding, editing and deleting over REST", () => {
  it("takes the author from the token, whatever the body says", async () => {
    const { status, body } = await added()
    expect(status).toBe(201)
    expect(body.userId).toBe(editor.id)
  })

  it("keeps what a PUT does not name", async () => {
    const { body: story } = await added()
    const { status, body } = await editor.rest("PUT", `/news/edit/${story.id}`, {
      title: "Relay, again",
      id: 12345,
      userId: 1,
    })
    expect(status).toBe(200)
    expect(body).toEqual({ ...story, title: "Relay, again" })
  })

  it("refuses a visitor with 401, another editor with 403, and lets an administrator", async () => {
    const { body: story } = await added()
    for (const [method, path] of [
      ["PUT", `/news/edit/${story.id}`],
      ["DELETE", `/news/delete/${story.id}`],
    ] as const) {
      expect((await school.visitor().rest(method, path, { title: "x" })).status).toBe(401)
      expect((await other.rest(method, path, { title: "x" })).status).toBe(403)
    }
    expect((await head.rest("DELETE", `/news/delete/${story.id}`)).status).toBe(200)
    expect((await school.visitor().rest("GET", `/news/view/${story.id}`)).status).toBe(404)
  })

  it("answers a forged or expired token with 403, which is what makes an old client refresh", async () => {
    const stale = school.visitor()
    stale.accessToken = "eyJhbGciOiJub25lIn0.eyJ1c2VyIjp7ImlkIjoxLCJyb2xlIjo1fX0."
    expect((await stale.rest("POST", "/news/add", { title: "x" })).status).toBe(403)
    expect((await stale.rest("GET", "/news")).status).toBe(200)
  })

  it("names each field that is missing or wrong, without repeating it", async () => {
    const { status, body } = await editor.rest("POST", "/news/add", {
      title: 5,
      detail: "<p></p>",
      picture: "nobody-has-this.png",
    })
    expect(status).toBe(400)
    expect(body.fields).toHaveProperty("title")
    expect(JSON.stringify(body)).not.toContain("nobody-has-this")
  })

  it("names the field of a rich text that is too long or nested too deeply, beside what else is wrong", async () => {
    const { body: story } = await added()
    for (const [detail, message] of [
      ["<b>".repeat(5_000), "This text has more than 100 elements within each other."],
      ["a".repeat(200_001), "This text is too long: please use at most 200,000 characters."],
      ["<p></p>", "Content is required."],
    ]) {
      const { status, body } = await editor.rest("PUT", `/news/edit/${story.id}`, { title: "", detail })
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: { title: "Title is required.", detail: message },
      })
    }
  })

  it("answers broken JSON with 400", async () => {
    const { status, body } = await editor.send("POST", "/news/add", '{"title":', { "content-type": "application/json" })
    expect({ status, body }).toEqual({
      status: 400,
      body: { message: "The body is not valid JSON.", code: "BAD_USER_INPUT" },
    })
  })

  it.each(["0", "-1", "1.5", "abc", "1e3", "99999999999999999999", "%00", "1'--", "9007199254740993"])(
    "answers the id %s with 400 or 404",
    async (id) => {
      const { status } = await school.visitor().rest("GET", `/news/view/${id}`)
      expect([400, 404]).toContain(status)
    },
  )
})
