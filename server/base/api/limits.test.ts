import { readdirSync, readFileSync } from "node:fs"
import { getIntrospectionQuery, parse, separateOperations, specifiedRules, validate } from "graphql"
import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { drawnPicture, sharedApi } from "../../../test/school.ts"
import { Role } from "../../access/roles.ts"
import { limitRules } from "../../doors/graphql/limit-rules.ts"
import { costOf } from "./cost.ts"
import { limits } from "./limits.ts"

const { school, visitor } = schoolOfThisFile({ visitor: Role.PUBLIC })

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(" ")

function repeating(pairs: number): string {
  const count = Math.floor((1 + Math.sqrt(1 + 8 * pairs)) / 2)
  return pairs ? `${`f${pairs} `.repeat(count)}${repeating(pairs - (count * (count - 1)) / 2)}` : ""
}

const story =
  "id title detail version canEdit createdAt updatedAt picture { name url width height alt } user { id name }"

const hostile: Record<string, [document: string, refusal: string | RegExp]> = {
  "aliases in a fragment that is spread three times": [
    `{ ...A ...A ...A } fragment A on Query { ${times(8, (i) => `a${i}: newsStory(id: ${i}) { id }`)} }`,
    /too many aliases/,
  ],
  "fragments that spread one another": [
    "{ ...A } fragment A on Query { ...B } fragment B on Query { ...A }",
    /Cannot spread fragment/,
  ],
  "fragments that double at each level": [
    `{ ...F0 } ${times(40, (i) => `fragment F${i} on Query { ...F${i + 1} newsStories(perPage: 50) { items { id } } ...F${i + 1} }`)} fragment F40 on Query { newsStories(perPage: 50) { items { id } } }`,
    /too expensive/,
  ],
  "many whole lists": [
    `{ ${times(20, (i) => `a${i}: newsStories(perPage: 50, page: ${i + 1}) { items { ${story} } }`)} }`,
    /too expensive/,
  ],
  "many searches for many words": [
    `{ ${times(10, (i) => `a${i}: search(q: "b c e f g j k l", page: ${i + 1}) { total } `)} }`,
    /too expensive/,
  ],
  "many searches by a variable": [
    `query ($q: String! = "a") { ${times(10, (i) => `a${i}: search(q: $q, page: ${i + 1}) { total } `)} }`,
    /too expensive/,
  ],
  "a dozen guesses at a password": [
    `mutation { ${times(12, (i) => `a${i}: login(email: "a@b.example", password: "guess${i}") { accessToken }`)} }`,
    /too expensive/,
  ],
  "a field 480 times": [`{ ${times(480, () => "site{name}")} }`, /`site` occurs in it 480 times/],
  "a hundred fragments": [
    `{ ${times(110, (i) => `...F${i}`)} } ${times(110, (i) => `fragment F${i} on Query { a${i} b${i} }`)}`,
    /`\.\.\.` occurs in it 110 times/,
  ],
  "introspection in circles": [
    "{ __schema { types { fields { type { fields { type { fields { type { name } } } } } } } } }",
    /introspection depth/,
  ],
}

describe("a hostile document", () => {
  it.each(Object.entries(hostile))("with %s is refused before it runs", async (_name, [query, refusal]) => {
    const { data, errors } = await visitor.graphql(query)
    expect(data).toBeUndefined()
    expect(errors?.map(({ message }) => message).join("\n")).toMatch(refusal)
    expect(JSON.stringify(errors)).not.toMatch(/did you mean|stacktrace|node_modules/i)
  })

  it("is refused in less than a quarter of the time that GraphQL's own rules take", () => {
    const schema = sharedApi()
    const document = parse(`{ ${times(480, () => "site{name}")} }`)
    const fastest = (rules: typeof limitRules) => {
      const tries = Array.from({ length: 15 }, () => {
        const start = performance.now()
        validate(schema, document, rules)
        return performance.now() - start
      })
      return Math.min(...tries)
    }
    const [own, both] = [fastest([...specifiedRules]), fastest([...specifiedRules, ...limitRules])]
    expect(both).toBeLessThan(own / 4)
  })

  it("is answered with its own code, the status of its media type, and its location", async () => {
    const large = `{ ${times(12, (i) => `a${i}: articles(perPage: 50) { items { detail } }`)} }`
    const answerTo = async (query: string, accept: string, method: string) => {
      const path = method === "GET" ? `/graphql?query=${encodeURIComponent(query)}` : "/graphql"
      const headers = { accept }
      const { status, body } = await visitor.rest(method, path, method === "GET" ? undefined : { query }, headers)
      return [status, body.errors[0].extensions.code, body.errors[0].locations]
    }
    for (const method of ["GET", "POST"]) {
      const [json, graphql] = ["application/json", "application/graphql-response+json"]
      const start = [{ line: 1, column: 1 }]
      expect(await answerTo(large, json, method)).toEqual([200, "TOO_EXPENSIVE", start])
      expect(await answerTo(large, graphql, method)).toEqual([400, "TOO_EXPENSIVE", start])
      const mistyped = [400, "GRAPHQL_VALIDATION_FAILED", [{ line: 1, column: 3 }]]
      expect(await answerTo("{ newStories }", graphql, method)).toEqual(mistyped)
    }
  })
})

describe("a request", () => {
  it("has a body of at most a megabyte, for GraphQL and for REST", async () => {
    const large = { query: `{ __typename } #${"x".repeat(limits.bodyBytes)}` }
    const graphql = await visitor.rest("POST", "/graphql", large)
    expect([graphql.status, graphql.body.errors[0].extensions.code]).toEqual([413, "TOO_LARGE"])
    expect((await visitor.rest("POST", "/users/login", large)).status).toBe(413)
  })

  it("has variables nested at most 98 levels deep", async () => {
    const json = { "content-type": "application/json" }
    const nesting = async (depth: number) => {
      const deep = `${'["[\\"",'.repeat(depth)}1${"]".repeat(depth)}`
      const body = `{"query":"query ($id: Int!) { newsStory(id: $id) { id } }","variables":{"id":${deep}}}`
      return (await visitor.send("POST", "/graphql", body, json)).body.errors[0]
    }
    expect(await nesting(98)).toMatchObject({ message: "Some values do not fit." })
    expect(await nesting(99)).toMatchObject({ message: expect.stringContaining("nested too deeply") })
    // One short enough for the cache lookup, and one too long.
    for (const depth of [7_000, 30_000]) expect((await nesting(depth)).extensions.code).toBe("BAD_USER_INPUT")
  })

  it("is in UTF-8, and compressed at most once", async () => {
    const send = (headers: Record<string, string>) =>
      visitor.send("POST", "/users/login", '{"user":"a@b.example","pwd":"x"}', headers)
    expect((await send({ "content-type": "application/json; charset=UTF-8" })).status).toBe(401)
    for (const charset of ["utf-7", "utf-16le", "latin1"])
      expect((await send({ "content-type": `application/json; charset=${charset}` })).status).toBe(415)
    for (const packed of ["gzip, gzip", "gzip, identity", "compress"])
      expect((await send({ "content-type": "application/json", "content-encoding": packed })).status).toBe(415)
  })

  it("has a document of at most 20,000 characters, also with files", async () => {
    const document = (length: number) => "{ __typename } #".padEnd(length, "x")
    const refusal = { message: expect.stringContaining("at most 20000 characters"), extensions: { code: "TOO_LARGE" } }
    expect((await visitor.graphql(document(20_000))).data).toEqual({ __typename: "Query" })
    expect(await visitor.graphql(document(20_001))).toEqual({ errors: [refusal] })
    const author = await school.signedIn(Role.AUTHOR)
    const upload = "mutation ($file: Upload!) { uploadImage(file: $file) { name } } #".padEnd(20_001, "x")
    expect(await author.upload(upload, {}, new Blob([await drawnPicture()]))).toEqual({ errors: [refusal] })
  })

  it("fails only with codes that the schema names", async () => {
    const { data } = await visitor.request('{ __type(name: "FailureCode") { enumValues { name } } }')
    const known = data.__type.enumValues.map(({ name }: { name: string }) => name)
    const queries = ["{", "{ none }", "query A { site { name } } query B { site { name } }"].map((query) => ({ query }))
    const mistyped = { query: "query ($id: Int!) { newsStory(id: $id) { id } }", variables: { id: "one" } }
    const codeOf = async (body: object) => (await visitor.rest("POST", "/graphql", body)).body.errors[0].extensions.code
    const codes = await Promise.all([...queries, {}, mistyped, [{ query: "{ site { name } }" }]].map(codeOf))
    expect(known).toEqual(expect.arrayContaining(codes))
    expect(new Set(codes).size).toBeGreaterThan(4)
  })

  it("is a query or a mutation, as there are no subscriptions", async () => {
    const { errors } = await visitor.graphql("subscription { site { name } }")
    const extensions = { code: "GRAPHQL_VALIDATION_FAILED" }
    expect(errors).toEqual([expect.objectContaining({ message: "This API has no subscriptions.", extensions })])
  })

  it("gets an error for each wrong variable by field, without the value that was sent", async () => {
    const head = await school.signedIn(Role.ADMINISTRATOR)
    const refused = async (input: object) =>
      (await head.try("editSite", { input }, "motto")).errors?.[0]?.extensions.fields ?? {}
    expect(await refused({ map: { latitude: "north" } })).toEqual({ "map.latitude": "Expected a number (Float)." })
    expect(Object.keys(await refused({ telephone: Array(51).fill(5) })), "not all of very many").toHaveLength(50)
    expect(await refused({ map: { "<b>": 1 } })).toEqual({ map: "SchoolMapInput has no such field." })
    const input = { pageName: 5, senderName: null, senderEmail: "a@b.example", secretCode: "xyzzy" }
    const fields = {
      pageName: "Expected text (String).",
      ...{ senderName: "This field is required.", senderPhone: "This field is required." },
      ...{ inquiry: "This field is required.", secretCode: "SendEnquiryInput has no such field." },
    }
    const { errors } = await visitor.try("sendEnquiry", { input }, "__typename")
    expect(errors).toEqual([{ message: "Some values do not fit.", extensions: { code: "BAD_USER_INPUT", fields } }])
  })
})

describe("a document", () => {
  const messagesOf = async (query: string, variables: object = {}) =>
    (await visitor.graphql(query, { ...variables })).errors?.map(({ message }: { message: string }) => message)

  it("is refused with the name of a wrongly declared variable", async () => {
    expect(await messagesOf("query ($id: Int) { site { name } }", { id: 3 })).toEqual(['Variable "$id" is never used.'])
    expect(await messagesOf("query ($id: String!) { newsStory(id: $id) { id } }", { id: "3" })).toEqual([
      'Variable "$id" of type "String!" used in position expecting type "Int!".',
    ])
    expect(await messagesOf("query ($id: Int!, $id: Int!) { newsStory(id: $id) { id } }", { id: 3 })).toEqual([
      'There can be only one variable named "$id".',
    ])
  })

  it("is refused with the expected type of a wrong value, without that value", async () => {
    expect(await messagesOf('{ events(from: "tomorrow") { total } }')).toEqual([
      "Expected a moment as ISO 8601 (DateTimeISO).",
    ])
    expect(await messagesOf('{ schoolDates(from: 5, to: "2031-04-04") { name } }')).toEqual([
      "Expected a day as YYYY-MM-DD (Day).",
    ])
    expect(await messagesOf('{ schoolDates(from: "2031-02-30", to: "2031-04-04") { name } }')).toEqual([
      "Please give the first day.",
    ])
    const story =
      'mutation { addNewsStory(input: { title: "Relay", detail: 5, picture: { upload: "me.png" } }) { id } }'
    expect(await messagesOf(story)).toEqual(["Expected HTML as text (RichText).", "Expected a file (Upload)."])
  })
})

describe("a document that is too large", () => {
  const typenames = (count: number) => "__typename ".repeat(count)
  const introspection = `${"__schema { queryType { name } } ".repeat(2)} ${'__type(name: "Query") { name } '.repeat(9)}`
  it.each<[what: string, most: number, refusal: string, (count: number) => string]>([
    ["aliases", 20, "aliases", (count) => `{ site { ${times(count, (i) => `a${i}: name`)} } }`],
    ["directives", 20, "directives", (count) => `{ ${"__typename @include(if: true) ".repeat(count)} }`],
    [
      "depth",
      12,
      "deeply",
      (count) => `{ __type(name: "") ${"{ ofType ".repeat(count - 2)}{ name }${"}".repeat(count - 1)}`,
    ],
    ["repeats", 5_000, "repeats", (count) => `{ ${repeating(count)} }`],
    ["tokens", 2_000, "tokens", (count) => `{ ${"id ".repeat(count - 2)} }`],
    ["points", 15_000, "expensive", (count) => `{ ${introspection} ${typenames(count - 14_500)} }`],
  ])("is refused for its %s beyond %i, and no sooner", async (_, most, refusal, document) => {
    const refusalOf = async (count: number) => JSON.stringify((await visitor.graphql(document(count))).errors ?? [])
    expect(await refusalOf(most)).not.toContain(refusal)
    expect(await refusalOf(most + 1)).toContain(refusal)
  })
})

describe("the cost of an operation", () => {
  const schema = sharedApi()
  it.each([
    ["a field of the query and each value", "{ site { name motto } }", 100 + 1 + 2],
    ["rich text, which costs more", "{ newsStory(id: 1) { id detail } }", 100 + 1 + 1 + 20],
    ["each row of a page", "{ newsStories(perPage: 2) { total items { id } } }", 100 + 1 + 1 + 2 * (10 + 1)],
    ["the usual page", "{ newsStories { items { id } } }", 100 + 1 + 12 * (10 + 1)],
    [
      "the largest page by a variable",
      "query ($n: Int) { newsStories(perPage: $n) { items { id } } }",
      100 + 1 + 50 * 11,
    ],
    ["a page beyond the largest", "{ newsStories(perPage: 51) { items { id } } }", 100 + 1 + 50 * 11],
    ["a page of none, as one item", "{ newsStories(perPage: 0) { items { id } } }", 100 + 1 + 11],
    ["a list without pages", "{ __typename site { telephone { number } } }", 1 + 100 + 1 + 5 * (1 + 1)],
    ["a list of the query without pages", "{ pages { id } }", 100 + 25 * (1 + 1)],
    ["a mutation", "mutation { logout { count } }", 2_000 + 1 + 1],
    ["a look at a type", '{ __typename __type(name: "A") { name } }', 1 + 500],
    ["a look at the schema", "{ __schema { queryType { name } } }", 5_000],
    ["a fragment", "{ ...A } fragment A on Query { site { name } }", 100 + 1 + 1],
    ["a fragment in its place", "{ ... on Query { site { name } } ... { site { motto } } }", 2 * (100 + 1 + 1)],
    [
      "the most expensive of several types, and their common fields",
      "{ changes(perPage: 1) { items { item { id ... on NewsStory { title } ... on Article { title detail } } } } }",
      100 + 1 + 10 + 1 + 1 + (1 + 20),
    ],
    ["nothing for an unknown field", "{ nowhere { name } }", 0],
  ])("%s: %s", (_what, query, points) => {
    expect(costOf(schema, parse(query))).toBe(points)
  })
})

describe("the limits", () => {
  it("count only the most expensive of the types that an item may have", async () => {
    const picture = "picture { sizes { width height url } small: sizes { url } }"
    const of = (type: string, more = "") => `... on ${type} { title ${picture} ${more} }`
    const askForChanges = (items: string) => visitor.graphql(`{ changes(perPage: 50) { items { item { ${items} } } } }`)
    const types = ["NewsStory", "Article", "Event", "Profile", "Gallery", "ContentPage"]
    const each = types.map((type) => of(type, type === "Profile" ? "bio" : ""))
    expect((await askForChanges(each.join(" "))).errors).toBeUndefined()
    const images = of("Gallery", `images { ${picture} }`)
    expect((await askForChanges([...each, images].join(" "))).errors?.[0]?.message).toMatch(/too expensive/)
  })

  const more = {
    ...{ descriptions: true, specifiedByUrl: true, directiveIsRepeatable: true, schemaDescription: true },
    ...{ inputValueDeprecation: true, oneOf: true },
  }
  const prices = "prices { title prices { what amount per } }"
  it.each([
    ["the introspection query of GraphiQL", getIntrospectionQuery()],
    ["the introspection query of other tools", getIntrospectionQuery(more)],
    [
      "all pages with all their content",
      `{ pages { title pageText sections { heading text } facts { term value } ${prices} } }`,
    ],
  ])("allow %s", async (_, query) => expect((await visitor.graphql(query)).errors).toBeUndefined())

  it("allow every operation of the site's own pages", () => {
    const documents = readdirSync("client", { recursive: true, encoding: "utf8" }).filter((name) =>
      name.endsWith(".graphql"),
    )
    const text = documents.map((name) => readFileSync(`client/${name}`, "utf8")).join("\n")
    const schema = sharedApi()
    for (const operation of Object.values(separateOperations(parse(text))))
      expect(validate(schema, operation, limitRules)).toEqual([])
  })
})
