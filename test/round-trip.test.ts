// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from "vitest"
import { htmlOfEditor, openEditor } from "../client/items/editor/extension.ts"
import { Role } from "../server/access/roles.ts"
import { School } from "./school.ts"

let school: School

beforeAll(async () => {
  school = await School.open({ SEED: "school" })
}, 120_000)

afterAll(() => school?.close())

const lists = [
  "articles(perPage: 50) { items { detail } }",
  "newsStories(perPage: 50) { items { detail } }",
  "events(perPage: 50) { items { description } }",
  "events(perPage: 50, when: PAST) { items { description } }",
  "profiles(perPage: 50) { items { bio } }",
  "pages { pageIntro pageText }",
]

it("A text with headings, rules and tables survives the API and the editor byte for byte", async () => {
  const detail =
    "<h2>Gates &amp; <em>days</em></h2><p>All.</p><h3>Term 1</h3><hr><table><tr><th>Day</th><th></th></tr><tr><td>Monday<br>Friday</td><td><strong>8</strong></td></tr></table><p>End.</p>"
  const head = await school.signedIn(Role.ADMINISTRATOR)
  await head.request("mutation ($input: EditNewsStoryInput!) { editNewsStory(id: 1, input: $input) { id } }", {
    input: { detail },
  })
  const read = (await head.request("{ newsStory(id: 1) { detail } }")).data.newsStory.detail
  expect(read).toBe(detail)
  expect(htmlOfEditor(openEditor(read))).toBe(detail)
})

it("Every text of the starting content survives the editor byte for byte", async () => {
  // Visitors' cached answers are Node's own bytes, which this test's window does not know.
  const reader = await school.signedIn(Role.REGULAR)
  const answers = await Promise.all(lists.map((list) => reader.request(`{ ${list} }`)))
  const texts = textsIn(answers)
  expect(texts.length).toBeGreaterThan(50)
  for (const html of texts) expect(htmlOfEditor(openEditor(html))).toBe(html)
})

/** All rich text in an answer. */
function textsIn(answer: unknown): string[] {
  if (typeof answer === "string") return [answer]
  return typeof answer === "object" && answer !== null ? Object.values(answer).flatMap(textsIn) : []
}
