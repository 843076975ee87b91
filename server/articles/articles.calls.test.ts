import { describe, expect, it } from "vitest"
import { castOfThisFile, describeContentCalls, instant } from "../../test/content-calls.ts"
import { School } from "../../test/school.ts"
import { storedPicture } from "../../test/stored-picture.ts"

const cast = castOfThisFile()

describeContentCalls(cast, {
  noun: "articles",
  body: { title: "Chess", detail: "<p>How to lose.</p>" },
  picture: "picture",
  pictureRequired: true,
  ignored: { userId: 999, id: 12345, createdAt: "2001-01-01", user: { name: "Nobody" } },
  shape: ({ owner }, picture) => ({
    id: expect.any(Number),
    title: "Chess",
    detail: "<p>How to lose.</p>",
    picture,
    createdAt: instant,
    userId: owner.id,
    user: { name: "Eda Editor" },
  }),
  viewed: ({ oneArticle }: { oneArticle: unknown }) => oneArticle,
  wrong: [
    ["title", ""],
    ["title", 5],
    ["title", "x".repeat(201)],
    ["detail", "<p></p>"],
    ["detail", null],
  ],
  change: { title: "Chess, again" },
})

describe("GET /articles", () => {
  it("answers an empty site with null and an empty list", async () => {
    const empty = await School.open()
    const { status, body } = await empty.visitor().rest("GET", "/articles")
    expect({ status, body }).toEqual({ status: 200, body: { main: null, allArticles: [] } })
    await empty.close()
  })

  it("has the newest article first, and as the main one", async () => {
    const picture = await storedPicture(cast.owner)
    const { body: newest } = await cast.owner.rest("POST", "/articles/add", { title: "Newest", detail: "a", picture })
    const { status, body } = await cast.visitor.rest("GET", "/articles")
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(["main", "allArticles"])
    expect([body.main, body.allArticles[0]]).toEqual([newest, newest])
    expect(body.allArticles.length).toBeGreaterThan(12)
  })
})

describe("GET /articles/view/{id}", () => {
  it("says beside the article who wrote it", async () => {
    const { body: all } = await cast.visitor.rest("GET", "/articles")
    const { body } = await cast.visitor.rest("GET", `/articles/view/${all.main.id}`)
    expect(body).toEqual({ oneArticle: all.main, articleAuthor: { id: cast.owner.id, name: "Eda Editor" } })
  })
})
