import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { published } from "../../test/items.ts"
import { School } from "../../test/school.ts"
import { Role } from "../access/roles.ts"

let school: School
let eda: Client
let head: Client
let id: number
let asked = 0

beforeAll(async () => {
  school = await School.open()
  eda = await school.signedIn(Role.EDITOR, "Eda Editor")
  head = await school.signedIn(Role.ADMINISTRATOR, "Hanna Head")
  id = (await published(eda, "NewsStory", { title: "Relay" })).id
})
afterAll(() => school.close())

interface Sent {
  query: string
  variables?: unknown
  operationName?: unknown
  extensions?: unknown
}

/** The whole answer, but for what is another one each time. */
async function answerTo(sent: Sent, by: Client | undefined, accept: string) {
  const response = await fetch(`${school.url}/graphql`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept,
      ...(by && { authorization: `Bearer ${by.accessToken}` }),
    },
    body: JSON.stringify(sent),
  })
  const own = ["date", "x-request-id", "etag", "vary"]
  const headers = [...response.headers].filter(([name]) => !own.includes(name))
  return { status: response.status, headers, body: await response.text() }
}

const one = "query One($id: Int!) { newsStory(id: $id) { id title canEdit user { name } picture { url } } }"
const two = "query A { site { name } } query B { viewer { name } }"

const requests: Record<string, () => Sent> = {
  "an item": () => ({ query: one, variables: { id } }),
  "an item that there is not": () => ({ query: one, variables: { id: 999_999 } }),
  "an item by a variable of another type": () => ({ query: one, variables: { id: "one" } }),
  "an item without the variable": () => ({ query: one }),
  "an item by variables that are none": () => ({ query: one, variables: [id] }),
  "an item under another operation's name": () => ({ query: one, variables: { id }, operationName: "Two" }),
  "an item under a name that is none": () => ({ query: one, variables: { id }, operationName: 7 }),
  "an item, with what a client says of itself": () => ({
    query: one,
    variables: { id },
    extensions: { clientLibrary: { name: "a", version: "1" } },
  }),
  "an item by a hash of its document": () => ({
    query: one,
    variables: { id },
    extensions: { persistedQuery: { version: 1, sha256Hash: "0" } },
  }),
  "one of two operations": () => ({ query: two, operationName: "B" }),
  "neither of two operations": () => ({ query: two }),
  "what only the office may see": () => ({ query: "{ site { name } dashboard { users } }" }),
  "a page that nobody can want": () => ({ query: "{ newsStories(perPage: 51) { total } }" }),
  "what there is to ask": () => ({ query: "{ __schema { queryType { fields { name description } } } }" }),
}

describe("a query that was asked before", () => {
  it.each(Object.entries(requests))("is answered as the first time: %s", async (_, request) => {
    for (const accept of ["application/json", "application/graphql-response+json", "*/*", "text/csv"])
      for (const by of [eda, head, undefined]) {
        const sent = request()
        // Blanks make it another document.
        const fresh = { ...sent, query: `${sent.query}${" ".repeat(++asked)}` }
        const first = await answerTo(fresh, by, accept)
        expect(await answerTo(fresh, by, accept)).toEqual(first)
        expect(await answerTo(fresh, by, accept)).toEqual(first)
      }
  })

  it("keeps its rights, and the state of the database, for who asks now", async () => {
    const titles = async (by: Client) => (await by.graphql(one, { id })).data?.newsStory
    expect(await titles(eda)).toMatchObject({ title: "Relay", canEdit: true })
    expect(await titles(school.visitor())).toMatchObject({ title: "Relay", canEdit: false })
    await eda.ask('mutation ($id: Int!) { editNewsStory(id: $id, input: { title: "Relay, twice" }) { id } }', { id })
    expect(await titles(eda)).toMatchObject({ title: "Relay, twice", canEdit: true })
  })
})
