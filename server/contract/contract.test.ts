import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { deprecated } from "../api/deprecation.ts"
import type { OpenApi } from "../api/openapi.ts"
import type { JsonSchema } from "../api/openapi-components.ts"
import { type Contract, changesBetween, refusedAmong } from "./releases.ts"

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

/** What is said of a change of the released document. */
function ofDocument(change: (document: OpenApi) => void) {
  const { schema, openApi } = released()
  change(openApi)
  return changesBetween(released(), { schema, openApi }, today)
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
  ] as [string, (document: OpenApi) => void, string][])("in REST: %s", (_what, change, text) => {
    expect(refused(ofDocument(change))).toContain(text)
  })
})

describe("a change that breaks nobody is told", () => {
  it("where something is added", () => {
    expect(ofSchema(/$/, "type Bell { rings: Int }")).toMatchObject([
      { api: "GraphQL", kind: "added", breaks: false, text: "The type Bell was added." },
    ])
    expect(ofDocument((document) => addField(story(document)))).toMatchObject([
      { api: "REST", kind: "added", breaks: false, text: "NewsStory has `lead`." },
    ])
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

  it("where something is deprecated, which must say from when to when", () => {
    const deprecating = (reason: string) => ofSchema("home: Home! ", `home: Home! @deprecated(reason: "${reason}") `)
    const reason = deprecated("Use `latest`.", { since: "2026-11-22", until: "2027-06-30" })
    expect(deprecating(reason)).toMatchObject([
      { kind: "deprecated", breaks: false, text: `Query.home goes after 2027-06-30. ${reason}` },
    ])
    expect(() => deprecating("Use `latest`.")).toThrow("from when to when")
  })
})

function addField(schema: JsonSchema) {
  schema.properties = { ...schema.properties, lead: { type: "string" } }
  schema.required = [...(schema.required ?? []), "lead"]
}
