import { createHash } from "node:crypto"
import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { codeOf } from "../../../test/client.ts"
import { published } from "../../../test/items.ts"
import { Role } from "../../access/roles.ts"
import { limits } from "../../base/api/limits.ts"
import { appDocuments } from "../../generated/app-documents.ts"
import { PersistedQueries } from "../graphql/persisted-queries.ts"

let id: number
let renamed = 0

const { eda, visitor } = schoolOfThisFile({ eda: Role.EDITOR, visitor: Role.PUBLIC })
beforeAll(async () => {
  id = (await published(eda, "NewsStory")).id
})

const one = "query ($id: Int!) { newsStory(id: $id) { title canEdit } }"
const rename = "mutation ($id: Int!, $input: EditNewsStoryInput!) { editNewsStory(id: $id, input: $input) { title } }"
const change = () => eda.request(rename, { id, input: { title: `Relay ${++renamed}` } })

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex")
const byHash = (text: string) => ({ persistedQuery: { version: 1, sha256Hash: sha256(text) } })
const addressOf = (params: object) =>
  `/graphql?${new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)]),
  )}`

const reads: Record<string, () => string> = {
  "GraphQL by its text": () => addressOf({ query: one, variables: { id } }),
  "GraphQL by its hash": () => addressOf({ extensions: byHash(one), variables: { id } }),
  "an item of REST": () => `/news/view/${id}`,
  "a list of REST": () => "/news?perPage=5",
}

describe("a public answer", () => {
  beforeAll(() => visitor.rest("POST", "/graphql", { query: one, variables: { id }, extensions: byHash(one) }))

  it.each(Object.entries(reads))("may be cached by clients, and is revalidated by its ETag: %s", async (_, address) => {
    const first = await visitor.send("GET", address())
    expect([first.status, first.headers.get("cache-control")]).toEqual([200, "no-cache"])
    const known = { "if-none-match": String(first.headers.get("etag")) }
    expect((await visitor.send("GET", address(), undefined, known)).status).toBe(304)
    await change()
    const second = await visitor.send("GET", address(), undefined, known)
    expect(second.status).toBe(200)
    expect(JSON.stringify(second.body)).toContain(`Relay ${renamed}`)
  })

  it.each(Object.entries(reads))(
    "is no-store for a signed-in reader, even one with its ETag: %s",
    async (_, address) => {
      const { headers } = await visitor.send("GET", address())
      const known = { "if-none-match": String(headers.get("etag")) }
      const own = await eda.send("GET", address(), undefined, known)
      expect([own.status, own.headers.get("cache-control")]).toEqual([200, "no-store"])
    },
  )

  it("is no-store if it failed", async () => {
    for (const address of [addressOf({ query: "{ dashboard { users } }" }), "/news/view/999999"])
      expect((await visitor.send("GET", address)).headers.get("cache-control")).toBe("no-store")
  })
})

describe("a persisted query", () => {
  const texts = ["visitor", "staff"].map((who) => `query Named { site { name } } # ${who}`)

  it.each([
    ["a visitor", () => visitor, texts[0] as string],
    ["the staff", () => eda, texts[1] as string],
  ])("is registered once by %s, and then known by GET and by POST", async (_, by, query) => {
    const request = { extensions: byHash(query) }
    for (const type of ["application/json", "application/graphql-response+json"]) {
      const { headers } = await by().send("GET", addressOf(request), undefined, { accept: type })
      expect(headers.get("content-type")).toBe(`${type}; charset=utf-8`)
    }
    for (const method of ["GET", "POST"]) {
      const { status, body } =
        method === "GET" ? await by().send("GET", addressOf(request)) : await by().rest("POST", "/graphql", request)
      expect(status).toBe(200)
      expect(body.errors[0]).toMatchObject({
        message: "PersistedQueryNotFound",
        extensions: { code: "PERSISTED_QUERY_NOT_FOUND" },
      })
    }
    const sent = await by().rest("POST", "/graphql", { ...request, query })
    const answers = [await by().rest("POST", "/graphql", request), await by().send("GET", addressOf(request))]
    for (const { body } of [sent, ...answers]) expect(body.data.site.name).toBeTruthy()
  })

  it("of the site's own pages is known from the start", async () => {
    expect(appDocuments.length).toBeGreaterThan(15)
    for (const text of appDocuments) {
      const { body } = await visitor.send("GET", addressOf({ extensions: byHash(text) }))
      expect(JSON.stringify(body)).not.toContain("PersistedQueryNotFound")
    }
  })

  it("of the site's own pages is never evicted by the queries of others", () => {
    const [own = ""] = appDocuments
    const documents = new PersistedQueries([own])
    for (let n = 0; n < 3_000; n++) documents.textOf({ query: `{ n${n} }`, extensions: byHash(`{ n${n} }`) })
    expect(documents.textOf({ extensions: byHash(own) })).toBe(own)
    expect(documents.textOf({ extensions: byHash("{ n0 }") })).toBeUndefined()
    for (const length of [limits.documentLength, limits.documentLength + 1]) {
      const query = "{ a }".padEnd(length, " ")
      expect(documents.textOf({ query, extensions: byHash(query) })).toBe(query)
      const known = documents.textOf({ extensions: byHash(query) })
      expect(known).toBe(length > limits.documentLength ? undefined : query)
    }
  })

  it("may be a mutation, by POST only", async () => {
    const request = { extensions: byHash(rename), variables: { id, input: { title: "By hash" } } }
    const { body } = await eda.rest("POST", "/graphql", { ...request, query: rename })
    expect(body.data.editNewsStory.title).toBe("By hash")
    expect((await eda.rest("POST", "/graphql", request)).body.data.editNewsStory.title).toBe("By hash")
    expect((await eda.send("GET", addressOf(request))).status).toBe(405)
  })

  it("is refused if its hash does not match", async () => {
    const others = [
      { ...byHash("{ other }") },
      { persistedQuery: { version: 2, sha256Hash: sha256(one) } },
      { persistedQuery: null },
    ]
    for (const extensions of others)
      for (const by of [visitor, eda]) {
        const { body } = await by.rest("POST", "/graphql", { query: one, variables: { id }, extensions })
        expect(codeOf(body)).toBe("BAD_USER_INPUT")
      }
  })
})
