import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { examples } from "../../client/sandbox/examples.ts"
import type { Client } from "../../test/client.ts"
import { published } from "../../test/items.ts"
import { drawnPicture, School } from "../../test/school.ts"

let school: School
let head: Client
beforeAll(async () => {
  school = await School.open({ SEED: "school" })
  head = await school.signIn("admin@jacarandahill.example")
})
afterAll(() => school.close())

/** What others need comes first; what takes from them, and ends the session that runs them, last. */
const steps = [
  /^(Add|Send|Upload)/,
  /^(?!Add|Send|Upload|Delete|RestoreFromBin|Erase|Logout|EndSession)/,
  /^Delete\w+Image/,
  /^Delete(?!\w+Image)/,
  /^(RestoreFromBin|Erase)/,
  /^Logout/,
]

/** Stories that an example needs in a state of their own, each made anew. */
const made: Record<string, () => Promise<number>> = {
  "the id of a draft": async () => (await published(head, "NewsStory", { publication: { as: "DRAFT" } })).id,
  "the id of a story that waits": async () =>
    (await published(head, "NewsStory", { publication: { as: "WAITING" } })).id,
  "the id of a story with a change": async () => {
    const { id } = await published(head, "NewsStory")
    const input = { title: "Later", publication: { as: "DRAFT" } }
    await head.ask(
      "mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { id } }",
      {
        id,
        input,
      },
    )
    return id
  },
}

/** Ids of what is there, where an example leaves them to a person. */
async function filledIn(variables: Record<string, unknown>, query: string) {
  const filled: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(variables))
    filled[name] = String(value).startsWith("the id of ") ? await idOf(String(value), query) : value
  return filled
}

/** Of accounts, another than one's own. */
async function idOf(what: string, query: string): Promise<number> {
  if (made[what]) return made[what]()
  if (what !== "the id of a version") return /setUser/.test(query) ? 2 : 1
  const { data } = await head.ask("{ versions(type: NEWS_STORY, id: 1) { items { id } } }")
  return data.versions.items[0].id
}

describe("the sandbox's examples", () => {
  const inOrder = steps.flatMap((step) => examples.filter(({ name }) => step.test(name)))

  it.each(inOrder)("work as they stand: $name", async ({ query, variables }) => {
    const given = await filledIn(JSON.parse(variables || "{}"), query)
    const answer =
      "file" in given
        ? await head.upload(query, given, new Blob([await drawnPicture()]))
        : await head.graphql(query, given)
    expect(answer.errors).toBeUndefined()
  })
})
