import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { deprecated } from "../api/deprecation.ts"
import type { OpenApi, Operation } from "../api/openapi.ts"
import type { JsonSchema } from "../api/openapi-components.ts"
import { openApiChanges } from "./openapi-changes.ts"
import { type Contract, changesBetween, changesOfReleases, refusedAmong } from "./releases.ts"

const folder = "docs/api/0.1.0"
const released = (): Contract => ({
  schema: readFileSync(`${folder}/schema.graphql`, "utf8"),
  openApi: JSON.parse(readFileSync(`${folder}/openapi.json`, "utf8")),
})

/** What the released document says of a story. */
const story = ({ components }: OpenApi) => components.schemas.NewsStory ?? {}

function setTitle(document: OpenApi, title: JsonSchema) {
  story(document).properties = { ...story(document).properties, title }
}

const today = "2027-03-01"

/** What is said of a change of the released schema, each `from` in it being `to`. */
function ofSchema(from: string | RegExp, to: string) {
  const { schema, openApi } = released()
  const other = schema.replace(from, to)
  expect(other === schema).toBe(false)
  return changesBetween(released(), { schema: other, openApi }, today)
}

/** What is said of a change of the rule of `addNewsStory` as it stands now: the first release knew no programs. */
function sinceToday(from: string, to: string) {
  const { openApi } = released()
  const schema = readFileSync("schema.graphql", "utf8")
  const now = { schema, openApi }
  const rule = /(?<=addNewsStory\([^)]*\): NewsStory! )@auth\([^)]*\)/
  const other = schema.replace(rule, (found) => found.replace(from, to))
  expect(other === schema).toBe(false)
  return changesBetween(now, { schema: other, openApi }, today)
}

/** What is said of a change of the released document, which was otherwise before by what `first` changes. */
function ofDocument(change: (document: OpenApi) => void, first: (document: OpenApi) => void = () => {}) {
  const [before, after] = [released().openApi, released().openApi]
  first(before)
  first(after)
  change(after)
  return openApiChanges(before, after, today)
}

const refused = (changes: ReturnType<typeof changesBetween>) =>
  refusedAmong([{ version: null, date: null, changes }]).map(({ text }) => text)

describe("a change that breaks a client is refused", () => {
  it("has nothing to refuse where nothing changed", () => {
    expect(changesBetween(released(), released(), today)).toEqual([])
  })

  it.each([
    [
      "a field that goes",
      "home: Home! @auth(role: PUBLIC)",
      "start: Home! @auth(role: PUBLIC)",
      "Query.home was removed.",
    ],
    [
      "an answer that may be null",
      "site: SiteInfo!",
      "site: SiteInfo",
      "Query.site changed type from SiteInfo! to SiteInfo.",
    ],
    [
      "an input that is asked for",
      "input SendEnquiryInput {",
      "input SendEnquiryInput { school: Int! ",
      "A required field school on input type SendEnquiryInput was added.",
    ],
    [
      "a higher role",
      "): NewsStory! @auth(role: EDITOR)",
      "): NewsStory! @auth(role: ADMINISTRATOR)",
      "Mutation.addNewsStory asks for ADMINISTRATOR where it asked for EDITOR.",
    ],
    [
      "what its creator may do no more",
      /(editNewsStory\([^)]*\): NewsStory! @auth\(role: ADMINISTRATOR), orOwner: true/,
      "$1",
      "Mutation.editNewsStory asks for ADMINISTRATOR where it asked for ADMINISTRATOR or the creator.",
    ],
  ] as const)("in GraphQL: %s", (_what, from, to, text) => {
    expect(refused(ofSchema(from, to))).toEqual([text])
  })

  it("takes a rule that denies its creator for one that says nothing", () => {
    const denied = /(editNewsStory\([^)]*\): NewsStory! @auth\(role: ADMINISTRATOR), orOwner: true/
    expect(refused(ofSchema(denied, "$1, orOwner: false"))).toHaveLength(1)
  })

  it("says whether something went or is another", () => {
    const kinds = [
      ofSchema("home: Home! @auth(role: PUBLIC)", "start: Home! @auth(role: PUBLIC)"),
      ofSchema("site: SiteInfo!", "site: SiteInfo"),
    ]
    expect(kinds.map(([first]) => first?.kind)).toEqual(["removed", "changed"])
  })

  it.each([
    [
      "what programs may do no more",
      ", programs: NEWS_STORY)",
      ")",
      "Mutation.addNewsStory is closed to programs where the right to NEWS_STORY was enough.",
    ],
    [
      "a right to another part of the site",
      "programs: NEWS_STORY",
      "programs: ARTICLE",
      "Mutation.addNewsStory asks programs for the right to ARTICLE where the right to NEWS_STORY was enough.",
    ],
  ])("in GraphQL: %s", (_what, from, to, text) => {
    expect(refused(sinceToday(from, to))).toEqual([text])
  })

  const bodyOf = (document: OpenApi) =>
    document.paths["/news/add"]?.post?.requestBody?.content["application/json"]?.schema ?? {}
  const newsOf = (document: OpenApi) => document.paths["/news"]?.get as Operation

  it.each([
    ["a call that goes", (document) => delete document.paths["/news/home"], "GET /news/home was removed."],
    [
      "a field that goes",
      (document) => delete story(document).properties?.userId,
      "NewsStory answers no `userId` any more.",
    ],
    [
      "another type",
      (document) => setTitle(document, { type: "integer" }),
      "NewsStory answers something new in `title`: integer.",
    ],
    [
      "a null that is new",
      (document) => setTitle(document, { anyOf: [{ type: "string" }, { type: "null" }] }),
      "NewsStory answers something new in `title`: null.",
    ],
    [
      "a field that may be absent",
      (document) => void story(document).required?.splice(0, 1),
      "NewsStory may leave out `id`.",
    ],
    [
      "a body that must hold more",
      (document) => void bodyOf(document).required?.push("userId"),
      "POST /news/add asks for `userId` in the body.",
    ],
    [
      "a body that must hold something new",
      (document) => addField(bodyOf(document)),
      "POST /news/add asks for `lead` in the body.",
    ],
    [
      "a body that takes less",
      (document) => delete bodyOf(document).properties?.userId,
      "POST /news/add takes no `userId` of the body any more.",
    ],
    [
      "a token that is asked for",
      (document) => void document.paths["/news"]?.get?.security.push({ accessToken: [] }),
      "GET /news asks for an access token.",
    ],
    [
      "a parameter that goes",
      (document) => void document.paths["/news"]?.get?.parameters.splice(0),
      "GET /news takes no `page` any more.",
    ],
    [
      "a parameter that is asked for",
      (document) => {
        for (const one of document.paths["/news"]?.get?.parameters ?? []) one.required = true
      },
      "GET /news asks for `page`.",
    ],
    [
      "another parameter that is asked for",
      (document) => void newsOf(document).parameters.push({ ...query("lead"), required: true }),
      "GET /news asks for `lead`.",
    ],
    [
      "a parameter of another kind",
      (document) => {
        const [one] = newsOf(document).parameters
        if (one) one.schema = { type: "string" }
      },
      "GET /news no longer takes in `page`: integer.",
    ],
    [
      "a parameter at another place",
      (document) => {
        const [one] = newsOf(document).parameters
        if (one) one.in = "path"
      },
      "GET /news takes no `page` any more.",
    ],
    [
      "a body where there was none",
      (document) => {
        newsOf(document).requestBody = { required: true, content: {} }
      },
      "GET /news asks for a body.",
    ],
    [
      "a body in another type",
      (document) => delete document.paths["/news/add"]?.post?.requestBody?.content["application/json"],
      "POST /news/add takes no application/json any more.",
    ],
    ["another status", (document) => delete newsOf(document).responses[200], "GET /news answers no 200 any more."],
    [
      "an answer in another type",
      (document) => delete newsOf(document).responses[200]?.content?.["application/json"],
      "GET /news answers no application/json any more.",
    ],
    [
      "another type within a list",
      (document) => {
        const shown = document.components.schemas.News?.properties?.allStories
        if (shown) shown.items = { type: "string" }
      },
      "News answers something new in each of `allStories`: string.",
    ],
  ] as [string, (document: OpenApi) => void, string][])("in REST: %s", (_what, change, text) => {
    expect(refused(ofDocument(change))).toContain(text)
  })

  const whole = { type: "integer" }
  const words = { type: "string" }
  const person = { type: "object", properties: { name: words, age: whole }, required: ["name"] }
  const place = { type: "object", properties: { street: words, town: words } }

  it.each<[what: string, JsonSchema, JsonSchema, sent: string[], received: string[]]>([
    ["a number for a whole one", whole, { type: "number" }, [], ["number"]],
    ["a whole number for any", { type: "number" }, whole, ["number"], []],
    ["a text for a number", whole, words, ["integer"], ["string"]],
    ["null besides", words, { type: ["string", "null"] }, [], ["null"]],
    ["a value more", { enum: [1, 2] }, { enum: [1, 2, 3] }, [], ["3"]],
    ["a value less", { enum: ["a", "b"] }, { enum: ["a"] }, ['"b"'], []],
    ["any text for some", { enum: ["a"] }, words, [], ["string"]],
    ["some texts for any", words, { enum: ["a"] }, ["string"], []],
    ["anything", words, {}, [], ["anything"]],
    ["a text alone", {}, words, ["anything"], []],
    ["a shorter text", { ...words, maxLength: 9 }, { ...words, maxLength: 8 }, ["within a `maxLength` of 8"], []],
    ["a longer text", { ...words, maxLength: 9 }, { ...words, maxLength: 10 }, [], []],
    ["a text that may be less short", { ...words, minLength: 1 }, { ...words, minLength: 2 }, ["`minLength` of 2"], []],
    ["a text that may be shorter", { ...words, minLength: 2 }, { ...words, minLength: 1 }, [], []],
    ["a smaller number", { ...whole, maximum: 9 }, { ...whole, maximum: 8 }, ["within a `maximum` of 8"], []],
    ["the same bounds", { ...whole, minimum: 1, maximum: 9 }, { ...whole, minimum: 1, maximum: 9 }, [], []],
    ["a bound that was not said", words, { ...words, maxLength: 9 }, [], []],
    ["a text for an object", person, words, ["takes in `title` of the body: object"], ["new in `title`: string"]],
    ["a list of others", list(whole), list(words), ["each of"], ["each of"]],
    ["a list of more", list({ enum: [1] }), list(whole), [], ["integer"]],
    ["a field less", person, { ...person, properties: { name: words } }, ["takes no `age`"], ["answers no `age`"]],
    ["a field more", person, { ...person, properties: { ...person.properties, town: words } }, [], []],
    ["a field that must be there", place, { ...place, required: ["town"] }, ["asks for `town`"], []],
    ["a field that may be absent", person, { ...person, required: [] }, [], ["may leave out `name`"]],
    ["one of two, in another order", { anyOf: [person, place] }, { anyOf: [place, person] }, [], []],
    [
      "one of two with less",
      { anyOf: [person, place] },
      { anyOf: [person, { type: "object", properties: { street: words } }] },
      ["takes no `town`"],
      ["answers no `town`"],
    ],
  ])("in REST, by what is sent or received: %s", (_what, before, after, sent, received) => {
    const among = (put: (schema: JsonSchema) => (document: OpenApi) => void) =>
      refused(ofDocument(put(after), put(before)))
    const body = among((title) => (document) => void Object.assign(bodyOf(document), { properties: { title } }))
    const answer = among((schema) => (document) => setTitle(document, schema))
    expect(body).toEqual(sent.map((text) => expect.stringContaining(text)))
    expect(answer).toEqual(received.map((text) => expect.stringContaining(text)))
  })
})

describe("a change that breaks nobody is told", () => {
  it("where something is added", () => {
    expect(ofSchema(/$/, "type Bell { rings: ID }")).toMatchObject([
      { api: "GraphQL", kind: "added", breaks: false, text: "The type Bell was added." },
    ])
    expect(ofDocument((document) => addField(story(document)))).toMatchObject([
      { api: "REST", kind: "added", breaks: false, text: "NewsStory has `lead`." },
    ])
  })

  it.each<[what: string, (document: OpenApi) => void, said: object[]]>([
    [
      "a call",
      ({ paths }) => Object.assign(paths, { "/bells": paths["/news"] }),
      [{ kind: "added", text: "GET /bells was added." }],
    ],
    [
      "a parameter",
      ({ paths }) => void paths["/news"]?.get?.parameters.push(query("lead")),
      [{ kind: "added", text: "GET /news takes `lead`." }],
    ],
    [
      "a field that may be sent",
      ({ paths }) => {
        const schema = paths["/news/add"]?.post?.requestBody?.content["application/json"]?.schema ?? {}
        schema.properties = { ...schema.properties, lead: { type: "string" } }
      },
      [{ kind: "added", text: "POST /news/add takes `lead` in the body." }],
    ],
    [
      "that a call goes",
      ({ paths }) => Object.assign(paths["/news"]?.get ?? {}, { deprecated: true, "x-sunset": "2027-06-30" }),
      [{ kind: "deprecated", text: "GET /news is deprecated, until 2027-06-30." }],
    ],
    ["how a call may fail", ({ paths }) => delete paths["/news"]?.get?.responses[400], []],
  ])("in REST: %s", (_what, change, said) => {
    expect(ofDocument(change)).toEqual(said.map((one) => ({ api: "REST", breaks: false, ...one })))
  })

  it.each([
    ["2027-02-28", []],
    ["2027-03-01", ["GET /news/home was removed."]],
  ])("where a call goes that was announced until %s, once that day is over", (until, said) => {
    const announce = ({ paths }: OpenApi) => Object.assign(paths["/news/home"]?.get ?? {}, { "x-sunset": until })
    expect(refused(ofDocument(({ paths }) => delete paths["/news/home"], announce))).toEqual(said)
  })

  it("once of a shape, however many calls answer it", () => {
    const texts = ofDocument((document) => delete story(document).properties?.userId).map(({ text }) => text)
    expect(texts.filter((text) => text.startsWith("NewsStory "))).toEqual(["NewsStory answers no `userId` any more."])
  })

  it("where a lower role is enough, or a type has a field more", () => {
    expect(ofSchema("): NewsStory! @auth(role: EDITOR)", "): NewsStory! @auth(role: AUTHOR)")).toMatchObject([
      { kind: "changed", breaks: false, text: "Mutation.addNewsStory asks for AUTHOR where it asked for EDITOR." },
    ])
    expect(ofSchema("type NewsStoryPage {", "type NewsStoryPage { bell: Int")).toMatchObject([
      { kind: "added", breaks: false, text: "NewsStoryPage.bell was added." },
    ])
    const opened = (schema: string) =>
      schema.replace(/(addNewsStory\([^)]*\): NewsStory! )@auth\([^)]*\)/, "$1@auth(role: PUBLIC)")
    const { openApi } = released()
    const schema = readFileSync("schema.graphql", "utf8")
    const changes = changesBetween({ schema, openApi }, { schema: opened(schema), openApi }, today)
    expect(changes).toMatchObject([{ breaks: false, text: expect.stringContaining("asks for PUBLIC") }])
  })

  it("where programs may newly be given the right to something", () => {
    const closed = (schema: string) => schema.replace("role: EDITOR, programs: NEWS_STORY)", "role: EDITOR)")
    const { openApi } = released()
    const schema = readFileSync("schema.graphql", "utf8")
    expect(changesBetween({ schema: closed(schema), openApi }, { schema, openApi }, today)).toMatchObject([
      {
        kind: "changed",
        breaks: false,
        text: "Mutation.addNewsStory is open to programs with the right to NEWS_STORY.",
      },
    ])
  })

  it("but where there were no programs yet, nobody is told of those", () => {
    const { openApi } = released()
    const changes = changesBetween(released(), { schema: readFileSync("schema.graphql", "utf8"), openApi }, today)
    expect(changes.filter(({ text }) => text.includes("open to programs"))).toEqual([])
  })

  it("by release, the newest first, each compared with the one before", () => {
    const { schema, openApi } = released()
    const withBell = schema.replace("type Home {", "type Home { bell: Int ")
    const files: Record<string, string> = {
      "releases.json": JSON.stringify([
        { version: "0.2.0", date: "2027-01-01" },
        { version: "0.1.0", date: "2026-01-01" },
      ]),
      "0.2.0/schema.graphql": withBell,
      "0.1.0/schema.graphql": schema,
    }
    const read = (file: string) => files[file] ?? JSON.stringify(openApi)
    const next = { ...openApi, info: { ...openApi.info, version: "0.3.0" } }
    const current = { schema: withBell.replace("type Home {", "type Home { gong: Int "), openApi: next }
    const said = changesOfReleases(current, today, read).map(({ version, date, changes }) => [
      version,
      date,
      changes.map(({ text }) => text),
    ])
    expect(said).toEqual([
      ["0.3.0", null, ["Home.gong was added."]],
      ["0.2.0", "2027-01-01", ["Home.bell was added."]],
    ])
  })

  it("where something that was announced goes, once its day has come", () => {
    const announced = (until: string) => {
      const reason = deprecated("Use `latest`.", { since: "2026-11-22", until })
      const { schema, openApi } = released()
      const before = schema.replace("home: Home! ", `home: Home! @deprecated(reason: "${reason}") `)
      const after = schema.replace("home: Home! @auth(role: PUBLIC)", "start: Home! @auth(role: PUBLIC)")
      return refused(changesBetween({ schema: before, openApi }, { schema: after, openApi }, today))
    }
    expect(announced("2027-02-28")).toEqual([])
    expect(announced("2027-03-01")).toEqual(["Query.home was removed."])
  })

  it("where an argument that was announced goes, once its day has come", () => {
    const reason = deprecated("Use `user(id:)`.", { since: "2026-11-22", until: "2027-02-28" })
    const { schema, openApi } = released()
    const key = /"""Such as `about`."""\s+key: String/
    const before = { schema: schema.replace(key, `$& @deprecated(reason: "${reason}")`), openApi }
    expect(changesBetween(released(), before, today)).toMatchObject([
      { kind: "deprecated", breaks: false, text: `Query.page(key:) goes after 2027-02-28. ${reason}` },
    ])
    const after = { schema: schema.replace(key, ""), openApi }
    expect(refused(changesBetween(before, after, "2027-02-28"))).toEqual(["Query.page arg key was removed."])
    expect(refused(changesBetween(before, after, today))).toEqual([])
  })

  it("where something is deprecated, which must say from when to when", () => {
    const deprecating = (reason: string) => ofSchema("home: Home! ", `home: Home! @deprecated(reason: "${reason}") `)
    const reason = deprecated("Use `latest`.", { since: "2026-11-22", until: "2027-06-30" })
    expect(deprecating(reason)).toMatchObject([
      { kind: "deprecated", breaks: false, text: `Query.home goes after 2027-06-30. ${reason}` },
    ])
    expect(() => deprecating("Use `latest`.")).toThrow("from when to when")
  })
})

const list = (items: JsonSchema) => ({ type: "array", items })

const query = (name: string) => ({ name, in: "query" as const, required: false, schema: { type: "string" } })

function addField(schema: JsonSchema) {
  schema.properties = { ...schema.properties, lead: { type: "string" } }
  schema.required = [...(schema.required ?? []), "lead"]
}
