import { readdirSync, readFileSync } from "node:fs"
import { buildSchema, getIntrospectionQuery, parse, validate } from "graphql"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import type { Client } from "../../test/client.ts"
import { School } from "../../test/school.ts"
import { limitRules, limits } from "./limits.ts"

let school: School
let visitor: Client
beforeAll(async () => {
  school = await School.open()
  visitor = school.visitor()
})
afterAll(() => school.close())

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(" ")

const story =
  "id title detail version canEdit createdAt updatedAt picture { name url width height alt } user { id name }"

const hostile: Record<string, [document: string, refusal: string | RegExp]> = {
  "60,000 aliases": [`{ ${times(60_000, (i) => `a${i}: __typename`)} }`, "The body is too large."],
  "30,000 aliases": [`{ ${times(30_000, (i) => `a${i}: __typename`)} }`, /token/],
  "a few dozen aliases": [`{ ${times(40, (i) => `a${i}: newsStory(id: 1) { id }`)} }`, /too many aliases: at most 20/],
  "aliases in a fragment that is spread again and again": [
    `{ ...A ...A ...A } fragment A on Query { ${times(8, (i) => `a${i}: newsStory(id: ${i}) { id }`)} }`,
    /too many aliases/,
  ],
  "a deep document": [
    `{ __type(name: "Query") ${"{ ofType ".repeat(30)}{ name }${"}".repeat(31)}`,
    /too deeply: at most 12/,
  ],
  "a document of nothing but brackets": [`{ site ${"{ a ".repeat(1_900)}`, /token|Syntax Error/],
  "a fragment that spreads itself": ["{ ...A } fragment A on Query { site { name } ...A }", /Cannot spread fragment/],
  "fragments that spread one another": [
    "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
    /Cannot spread fragment/,
  ],
  "fragments that double and double again": [
    `{ ...F0 } ${times(40, (i) => `fragment F${i} on Query { ...F${i + 1} newsStories(perPage: 50) { items { id } } ...F${i + 1} }`)} fragment F40 on Query { newsStories(perPage: 50) { items { id } } }`,
    /too expensive/,
  ],
  "sixty thousand tokens": [`{ ${"__typename ".repeat(60_000)} }`, /token/],
  "a document that is one long list": [`{ newsStory(id: [${"1 ".repeat(50_000)}]) { id } }`, /token/],
  "directives by the dozen": [
    `{ ${times(30, () => "site @include(if: true) { name }")} }`,
    /too many directives: at most 20/,
  ],
  "one directive two hundred times": [`{ site ${"@include(if: true) ".repeat(200)} { name } }`, /directive/],
  "many whole lists": [
    `{ ${times(20, (i) => `a${i}: newsStories(perPage: 50, page: ${i + 1}) { items { ${story} } }`)} }`,
    /too expensive/,
  ],
  "whole lists by variables": [
    `query ($n: Int! = 1) { ${times(20, (i) => `a${i}: newsStories(perPage: $n, page: ${i + 1}) { items { ${story} } }`)} }`,
    /too expensive/,
  ],
  "a dozen guesses at a password": [
    `mutation { ${times(12, (i) => `a${i}: login(email: "a@b.example", password: "guess${i}") { accessToken }`)} }`,
    /too expensive/,
  ],
  "the whole schema many times": [
    `{ ${times(10, (i) => `a${i}: __schema { types { fields { name } } }`)} }`,
    /too expensive/,
  ],
  "a schema that goes round in circles": [
    "{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }",
    /introspection depth/,
  ],
}

describe("a hostile document", () => {
  it.each(Object.entries(hostile))("of %s is refused before anything is run", async (_name, [query, refusal]) => {
    const { data, errors } = await visitor.graphql(query)
    expect(data).toBeUndefined()
    expect(errors?.map(({ message }) => message).join("\n")).toMatch(refusal)
    expect(JSON.stringify(errors)).not.toMatch(/did you mean|stacktrace|node_modules/i)
  })

  it("is refused in a GET as well", async () => {
    const query = encodeURIComponent(`{ ${times(40, (i) => `a${i}: site { name }`)} }`)
    const { body } = await visitor.send("GET", `/graphql?query=${query}`)
    expect(body.errors[0].message).toMatch(/too many aliases/)
  })
})

describe("a request", () => {
  it("brings one operation: an array of them is refused", async () => {
    const { status, body } = await visitor.rest("POST", "/graphql", [
      { query: "{ __typename }" },
      { query: "{ __typename }" },
    ])
    expect([status, body.errors[0].message]).toEqual([400, "Operation batching disabled."])
  })

  it("has a body of at most a megabyte, for GraphQL and for REST", async () => {
    const large = { query: `{ __typename } #${"x".repeat(limits.bodyBytes)}` }
    const graphql = await visitor.rest("POST", "/graphql", large)
    expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([413, "TOO_LARGE"])
    expect((await visitor.rest("POST", "/users/login", large)).status).toBe(413)
  })

  it("may carry variables nested to any depth without harm", async () => {
    const deep = `${"[".repeat(200_000)}${"]".repeat(200_000)}`
    const body = `{"query":"query ($id: Int!) { newsStory(id: $id) { id } }","variables":{"id":${deep}}}`
    const answer = await visitor.send("POST", "/graphql", body, { "content-type": "application/json" })
    expect(answer.body.errors[0].extensions.code).toBe("BAD_USER_INPUT")
  })
})

describe("within the limits", () => {
  it("are the introspection queries of GraphiQL and other tools", async () => {
    for (const options of [
      {},
      {
        descriptions: true,
        specifiedByUrl: true,
        directiveIsRepeatable: true,
        schemaDescription: true,
        inputValueDeprecation: true,
        oneOf: true,
      },
    ]) {
      const { data } = await visitor.ask(getIntrospectionQuery(options))
      expect(data.__schema.queryType.name).toBe("Query")
    }
  })

  it("are a few lists on one page", async () => {
    await visitor.ask(
      `{ site { name } a: newsStories { items { ${story} } total } b: newsStories(page: 2, perPage: 50) { items { ${story} } } }`,
    )
  })

  it("are all operations of this site's own pages", () => {
    const documents = readdirSync("client", { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".graphql"),
    )
    const text = documents.map((name) => readFileSync(`client/${name}`, "utf8")).join("\n")
    const schema = buildSchema(readFileSync("schema.graphql", "utf8"))
    expect(validate(schema, parse(text), limitRules)).toEqual([])
  })
})
