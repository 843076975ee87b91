import { describe, expect, it } from "vitest"
import { castOfThisFile } from "../../../test/cast.ts"
import { storedPicture } from "../../../test/items.ts"
import { School } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"

const cast = castOfThisFile()

async function added(fields: object = {}) {
  const story = { title: "Relay", detail: "<p>Fig won.</p>", picture: await storedPicture(cast.owner) }
  return cast.owner.rest("POST", "/news/add", { ...story, ...fields })
}

describe("GET /news", () => {
  it("returns the newest story on top and in the list", async () => {
    const { body: story } = await added({ title: "Newest" })
    const { body } = await cast.visitor.rest("GET", "/news")
    expect(body.topStory).toEqual(body.allStories[0])
    expect(body.topStory).toEqual(story)
  })

  it("returns one page with Link headers and the total count", async () => {
    for (const title of ["a", "b", "c"]) await added({ title })
    const { body, headers } = await cast.visitor.rest("GET", "/news?page=2&perPage=1")
    expect(body.allStories).toHaveLength(1)
    expect(headers.get("link")).toContain('</news?page=3&perPage=1>; rel="next"')
    expect(headers.get("link")).toContain('</news?page=1&perPage=1>; rel="prev"')
    const none = await cast.visitor.rest("GET", "/articles?perPage=1")
    expect(none.headers.get("link")).toContain('</articles?perPage=1&page=1>; rel="last"')
    const namedAt = async (query: string) => {
      const { headers } = await cast.visitor.rest("GET", `/news?${query}`)
      return [...(headers.get("link") ?? "").matchAll(/rel="(\w+)"/g)].map(([, name]) => name)
    }
    const last = Number(headers.get("x-total-count"))
    expect(await namedAt("page=1&perPage=1")).toEqual(["first", "next", "last"])
    expect(await namedAt(`page=${last}&perPage=1`)).toEqual(["first", "prev", "last"])
    const beyond = await cast.visitor.rest("GET", "/news?page=999&perPage=1")
    expect(beyond.headers.get("link")).toContain(`</news?page=${last}&perPage=1>; rel="prev"`)
    const twice = await cast.visitor.rest("GET", "/news?page=2&perPage=1&x=1&x=2")
    expect(twice.headers.get("link")).toContain('</news?page=1&perPage=1>; rel="first"')
    const full = await cast.visitor.rest("GET", "/news")
    expect(headers.get("x-total-count")).toBe(String(full.body.allStories.length))
    expect(full.headers.get("x-total-count")).toBe(headers.get("x-total-count"))
  })

  it("returns the newest story on top of every page", async () => {
    const { topStory } = (await cast.visitor.rest("GET", "/news")).body
    for (const page of ["page=2&perPage=1", "perPage=2", "page=99"])
      expect((await cast.visitor.rest("GET", `/news?${page}`)).body.topStory).toEqual(topStory)
  })

  it("returns at most 1,000 stories at once, with a link to the rest", async () => {
    const many = await School.open()
    const { id: userId } = await many.account(Role.EDITOR)
    const numbers = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1010)"
    const columns = '("userId", "createdAt", "updatedAt", version, title, detail)'
    await many.services.database.write((rows) =>
      rows.query(
        `${numbers} INSERT INTO news_stories ${columns} SELECT $1, $2, $2, 1, 'Story ' || i, '<p>a</p>' FROM n`,
        [userId, new Date().toISOString()],
      ),
    )
    const { body, headers } = await many.visitor().rest("GET", "/news")
    expect([body.allStories.length, body.allStories[0].title]).toEqual([1_000, "Story 1010"])
    const next = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "")?.[1] ?? ""
    const { body: others } = await many.visitor().rest("GET", next)
    expect(others.allStories[0].title).toBe("Story 10")
    expect(headers.get("link")).toContain('page=21&perPage=50>; rel="last"')
    expect(headers.get("x-total-count")).toBe("1010")
    await many.services.database.write((rows) => rows.query("DELETE FROM news_stories WHERE title LIKE 'Story 100_'"))
    const full = await many.visitor().rest("GET", "/news")
    expect([full.body.allStories.length, full.headers.get("link")], "of a thousand there are no others").toEqual([
      1_000,
      null,
    ])
    await many.close()
  })

  it("returns the top story and the next four at /news/home", async () => {
    for (const title of ["d", "e", "f"]) await added({ title })
    const { body } = await cast.visitor.rest("GET", "/news/home")
    const all = (await cast.visitor.rest("GET", "/news")).body
    expect(body).toEqual({ topStory: all.topStory, homeStories: all.allStories.slice(1, 5) })
    expect(body.homeStories).toHaveLength(4)
  })
})

describe("PUT /news/edit/{id}", () => {
  it("reports a rich text that is too long, too deeply nested or empty, beside other errors", async () => {
    const { body: story } = await added()
    for (const [detail, message] of [
      ["<b>".repeat(5_000), "This text has more than 100 levels of nesting."],
      ["a".repeat(200_001), "This text is too long: please use at most 200,000 characters."],
      ["<p></p>", "Content is required."],
    ]) {
      const { status, body } = await cast.owner.rest("PUT", `/news/edit/${story.id}`, { title: "", detail })
      expect({ status, fields: body.fields }).toEqual({
        status: 400,
        fields: { title: "Title is required.", detail: message },
      })
    }
  })
})
