import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"
import { NewsStory } from "../../school/news/news-story.ts"

const { school, editor } = schoolOfThisFile({ editor: Role.EDITOR })

const writtenByHand = (id: number, detail: string) =>
  school.services.database.write((rows) =>
    rows.query("UPDATE news_stories SET detail = $1 WHERE id = $2", [detail, id]),
  )

describe("an item that is edited while others read it", () => {
  it("stays in every search for its title", async () => {
    const { id } = await published(editor, "NewsStory", { title: "Wallaby" })
    const editing = (async () => {
      for (let time = 0; time < 15; time++)
        await editor.call("editNewsStory", { id, input: { detail: `<p>${time}</p>` } })
    })()
    const answers = await Promise.all(
      Array.from({ length: 150 }, async () => (await school.visitor().rest("GET", "/search?q=wallaby")).body.results),
    )
    await editing
    expect(answers.filter((results) => results.length !== 1)).toEqual([])
  })

  it("is returned to its editor with the latest text", async () => {
    const { id } = await published(editor, "NewsStory")
    for (const words of ["One.", "Two.", "Three."]) {
      const edited = await editor.call("editNewsStory", { id, input: { detail: `<p>${words}</p>` } }, "opening")
      expect(edited.opening).toBe(words)
    }
  })
})

describe("a text changed by hand in the database", () => {
  it("is sanitised in GraphQL, REST and the feeds", async () => {
    const { id } = await published(editor, "NewsStory", { title: "By hand" })
    await writtenByHand(id, "<p onclick='x()'>Hi</p><script>x()</script>")
    const visitor = school.visitor()
    expect(await visitor.call("newsStory", { id }, "detail")).toEqual({ detail: "<p>Hi</p>" })
    expect((await visitor.rest("GET", `/news/view/${id}`)).body.detail).toBe("<p>Hi</p>")
    for (const path of ["/feed.xml", "/feed.json"]) {
      const { body } = await visitor.send("GET", path)
      const text = typeof body === "string" ? body : JSON.stringify(body)
      expect(text).toContain("By hand")
      expect(text).not.toMatch(/onclick|script>/)
    }
  })

  it("is sanitised even if it resembles one shown before", async () => {
    const rest = "<p>We met at the gate, and went to the river together.</p>"
    const [clean, changed] = [`<p>xxxxxxxxxxxx</p>${rest}`, `<p onclick=x()></p>${rest}`]
    const { id } = await published(editor, "NewsStory", { detail: clean })
    const read = async () => (await school.visitor().rest("GET", `/news/view/${id}`)).body.detail
    expect(await read()).toBe(clean)
    await writtenByHand(id, changed)
    expect(await read()).toBe(`<p></p>${rest}`)
  })
})

it("The opening of a text is stored with it, and follows its edits", async () => {
  const { id } = await published(editor, "NewsStory", { detail: "<p>Long <strong>ago</strong> &amp; far.</p>" })
  const stored = async () => (await school.services.database.read.findOneByOrFail(NewsStory, { id })).storedOpening
  expect(await stored()).toBe("Long ago & far.")
  await editor.call("editNewsStory", { id, input: { detail: "<p>Now.</p>" } })
  expect(await stored()).toBe("Now.")
})
