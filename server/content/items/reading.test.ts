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

describe("an item that is edited while others read", () => {
  it("is in every search that has its word", async () => {
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

  it("is answered to its editor as it is now", async () => {
    const { id } = await published(editor, "NewsStory")
    for (const words of ["One.", "Two.", "Three."]) {
      const edited = await editor.call("editNewsStory", { id, input: { detail: `<p>${words}</p>` } }, "opening")
      expect(edited.opening).toBe(words)
    }
  })
})

describe("a text that was changed in the database by hand", () => {
  it("is shown through the list of what rich text may hold, wherever it is shown", async () => {
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

  it("is known from one that was shown before, however alike they are", async () => {
    const rest = "<p>We met at the gate, and went to the river together.</p>"
    const [clean, changed] = [`<p>xxxxxxxxxxxx</p>${rest}`, `<p onclick=x()></p>${rest}`]
    const { id } = await published(editor, "NewsStory", { detail: clean })
    const read = async () => (await school.visitor().rest("GET", `/news/view/${id}`)).body.detail
    expect(await read()).toBe(clean)
    await writtenByHand(id, changed)
    expect(await read()).toBe(`<p></p>${rest}`)
  })
})

describe("the opening of a text", () => {
  it("is stored with it, so that a list need not read the whole", async () => {
    const { id } = await published(editor, "NewsStory", { detail: "<p>Long <strong>ago</strong> &amp; far.</p>" })
    const stored = async () => (await school.services.database.read.findOneByOrFail(NewsStory, { id })).storedOpening
    expect(await stored()).toBe("Long ago & far.")
    await editor.call("editNewsStory", { id, input: { detail: "<p>Now.</p>" } })
    expect(await stored()).toBe("Now.")
  })
})
