import { In } from "typeorm"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { published } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { NewsStory } from "../news/news-story.ts"

const edit = "mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { opening } }"

let school: School
let editor: Client

beforeAll(async () => {
  school = await School.open()
  editor = await school.signedIn(Role.EDITOR)
})
afterAll(() => school.close())

/** Changes rows as somebody does who has the file. */
const byHand = (sql: string, values: unknown[]) => school.services.database.write((rows) => rows.query(sql, values))

describe("an item that is edited while others read", () => {
  it("is in every search that has its word", async () => {
    const { id } = await published(editor, "NewsStory", { title: "Wallaby" })
    const editing = (async () => {
      for (let time = 0; time < 15; time++) await editor.ask(edit, { id, input: { detail: `<p>${time}</p>` } })
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
      const { data } = await editor.ask(edit, { id, input: { detail: `<p>${words}</p>` } })
      expect(data.editNewsStory.opening).toBe(words)
    }
  })
})

describe("many answers at once", () => {
  it("do not wait for each other", async () => {
    await published(editor, "Gallery", { name: "Relay", description: "Fig won." })
    const asked = Array.from({ length: 12 }, (_, index) =>
      school.visitor().graphql(`{ a${index}: galleries { items { picture { url } } } search(q: "relay") { total } }`),
    )
    for (const { errors } of await Promise.all(asked)) expect(errors).toBeUndefined()
  })
})

describe("a text that was changed in the database by hand", () => {
  it("is shown through the list of what rich text may hold, wherever it is shown", async () => {
    const { id } = await published(editor, "NewsStory", { title: "By hand" })
    await byHand("UPDATE news_stories SET detail = $1 WHERE id = $2", [
      "<p onclick='x()'>Hi</p><script>x()</script>",
      id,
    ])
    const visitor = school.visitor()
    const { data } = await visitor.ask("query ($id: Int!) { newsStory(id: $id) { detail } }", { id })
    expect(data.newsStory.detail).toBe("<p>Hi</p>")
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
    await byHand("UPDATE news_stories SET detail = $1 WHERE id = $2", [changed, id])
    expect(await read()).toBe(`<p></p>${rest}`)
  })
})

describe("the opening of a text", () => {
  it("is stored with it, so that a list need not read the whole", async () => {
    const { id } = await published(editor, "NewsStory", { detail: "<p>Long <strong>ago</strong> &amp; far.</p>" })
    const stored = async () => (await school.services.database.read.findOneByOrFail(NewsStory, { id })).storedOpening
    expect(await stored()).toBe("Long ago & far.")
    await editor.ask(edit, { id, input: { detail: "<p>Now.</p>" } })
    expect(await stored()).toBe("Now.")
  })

  it("is stored afterwards for what an older release stored, each its own, and is no change of it", async () => {
    const ids: number[] = []
    for (const word of ["One", "Two"])
      ids.push((await published(editor, "NewsStory", { detail: `<p>${word}.</p>` })).id)
    await byHand("UPDATE news_stories SET opening = NULL WHERE id IN ($1, $2)", ids)
    school = await school.restarted()
    await school.services.backlog.ended()
    const stories = await school.services.database.read.find(NewsStory, {
      where: { id: In(ids) },
      order: { id: "ASC" },
    })
    expect(stories.map(({ storedOpening, version }) => [storedOpening, version])).toEqual([
      ["One.", 1],
      ["Two.", 1],
    ])
  })
})
