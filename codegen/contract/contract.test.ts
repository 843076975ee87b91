import { execFileSync } from "node:child_process"
import { mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { describe, expect, it } from "vitest"
import { deprecated } from "../../server/base/api/deprecation.ts"
import type { OpenApi, Operation } from "../../server/doors/rest/openapi.ts"
import type { JsonSchema } from "../../server/doors/rest/openapi-components.ts"
import { newFolder } from "../../test/new-folder.ts"
import { changesBetween, compareWithRelease, refusedAmong } from "./compare.ts"
import { type Contract, contractFiles } from "./last-release.ts"
import { openApiChanges } from "./openapi-changes.ts"

const today = "2027-03-01"

const contract = (): Contract => ({
  schema: readFileSync(contractFiles.schema, "utf8"),
  openApi: JSON.parse(readFileSync(contractFiles.openApi, "utf8")),
})

function withSchema(from: string | RegExp, to: string, { schema, openApi } = contract()): Contract {
  const other = schema.replace(from, to)
  expect(other === schema).toBe(false)
  return { schema: other, openApi }
}

function documentWith(change: (document: OpenApi) => unknown) {
  const { openApi } = contract()
  change(openApi)
  return openApi
}

const textsOf = async (before: Contract, after: Contract) =>
  (await changesBetween(before, after)).map(({ text }) => text)

async function refused(before: Contract, after: Contract) {
  return refusedAmong(await changesBetween(before, after), today).map(({ text }) => text)
}

const callOf = (document: OpenApi, path: string, method: string) => document.paths[path]?.[method] as Operation
const newsOf = (document: OpenApi) => callOf(document, "/news", "get")
const pageOf = (document: OpenApi) => newsOf(document).parameters[0] as object
const addOf = (document: OpenApi) => callOf(document, "/news/add", "post")
const bodyOf = (document: OpenApi) => addOf(document).requestBody?.content["application/json"]?.schema as Members
const story = ({ components }: OpenApi) => components.schemas.NewsStory as Members
type Members = Required<Pick<JsonSchema, "properties" | "required">>

it("Finds nothing where nothing or only a description changed", async () => {
  expect(await changesBetween(contract(), contract())).toEqual([])
  expect(await changesBetween(contract(), withSchema('"""Page key, such as `about`."""', '"""Like so."""'))).toEqual([])
  const described = documentWith((document) => (newsOf(document).description = "Other words."))
  expect(openApiChanges(contract().openApi, described)).toEqual([])
})

describe("Refuses what breaks a client", () => {
  const addsStory = String.raw`(addNewsStory\([^)]*\): NewsStory! @auth\(role: )`
  const editsStory = String.raw`(editNewsStory\([^)]*\): NewsStory! @auth\(role: ADMINISTRATOR)`

  it.each<[string, string | RegExp, string, RegExp]>([
    ["a removed field", /home: Home!/, "start: Home!", /home.*removed.*Query/],
    ["a nullable answer", "site: SiteInfo!", "site: SiteInfo", /Query.site.*SiteInfo!.*SiteInfo`/],
    ["a required input", "input SendEnquiryInput {", "input SendEnquiryInput { school: Int! ", /school.*added/],
    ["a higher role", RegExp(`${addsStory}EDITOR`), "$1ADMINISTRATOR", /ADMINISTRATOR where it asked for EDITOR/],
    ["a removed right of creators", RegExp(`${editsStory}, orOwner: true`), "$1", /ADMINISTRATOR or the creator/],
    [
      "a denied right of creators",
      RegExp(`${editsStory}, orOwner: true`),
      "$1, orOwner: false",
      /ADMINISTRATOR or the creator/,
    ],
    [
      "a removed right of programs",
      RegExp(`${addsStory}EDITOR, programs: NEWS_STORY`),
      "$1EDITOR",
      /closed to programs/,
    ],
    [
      "another right of programs",
      RegExp(`${addsStory}EDITOR, programs: NEWS_STORY`),
      "$1EDITOR, programs: ARTICLE",
      /for the right to ARTICLE/,
    ],
  ])("in GraphQL: %s", async (_what, from, to, text) => {
    expect(await refused(contract(), withSchema(from, to))).toEqual([expect.stringMatching(text)])
  })

  const title = (schema: JsonSchema) => (document: OpenApi) => (story(document).properties.title = schema)
  const day: JsonSchema = { type: "string", format: "date" }
  const sentTitle = (schema: JsonSchema) => (document: OpenApi) => (bodyOf(document).properties.title = schema)

  it.each<[string, (document: OpenApi) => unknown, RegExp]>([
    ["a removed call", ({ paths }) => delete paths["/news/home"], /GET \/news\/home. was removed/],
    [
      "a removed webhook",
      ({ webhooks }) => delete webhooks["news_story.published"],
      /news_story\.published. was removed/,
    ],
    ["a removed field", (document) => delete story(document).properties.userId, /NewsStory. .userId.: no longer/],
    ["another type", title({ type: "integer" }), /NewsStory. .title.: integer/],
    ["a value that may be null", title({ anyOf: [{ type: "string" }, { type: "null" }] }), /.title.: null or string/],
    ["days instead of moments", (document) => (story(document).properties.createdAt = day), /createdAt.*"date"/],
    ["a field that may be absent", (document) => story(document).required.splice(0, 1), /.id. always: no longer/],
    [
      "a removed code of errors",
      ({ components }) => delete components.schemas.Failure?.properties?.code,
      /.code.: no longer/,
    ],
    ["a required field", (document) => bodyOf(document).required.push("userId"), /userId. always: newly/],
    ["a field that is no longer taken", (document) => delete bodyOf(document).properties.userId, /userId.: no longer/],
    ["a shorter text", sentTitle({ type: "string", maxLength: 8 }), /title.*maxLength 8/],
    ["a required token", (document) => newsOf(document).security.push({ accessToken: [] }), /accessToken.: newly/],
    ["a removed parameter", (document) => newsOf(document).parameters.splice(0, 1), /parameter .page.: no longer/],
    ["a required parameter", (document) => Object.assign(pageOf(document), { required: true }), /query.*page.: newly/],
    ["a parameter of another type", (document) => Object.assign(pageOf(document), { schema: day }), /page.: string/],
    ["a required body", (document) => (newsOf(document).requestBody = { required: true, content: {} }), /body: newly/],
    [
      "a removed type of bodies",
      (document) => delete addOf(document).requestBody?.content["application/json"],
      /takes.*json: no/,
    ],
    ["a removed status", (document) => delete newsOf(document).responses[200], /answers 200: no longer/],
    [
      "a removed type of answers",
      (document) => delete newsOf(document).responses[200]?.content,
      /200 in.*json: no longer/,
    ],
    ["a removed header", (document) => delete newsOf(document).responses[200]?.headers, /header .Link.: no longer/],
    [
      "other members of a list",
      ({ components }) =>
        Object.assign(components.schemas.News?.properties?.allStories ?? {}, { items: { type: "string" } }),
      /allStories.: list of string/,
    ],
  ])("in REST: %s", (_what, change, text) => {
    const changes = openApiChanges(contract().openApi, documentWith(change))
    expect(refusedAmong(changes, today)).toContainEqual(expect.objectContaining({ text: expect.stringMatching(text) }))
  })
})

describe("Lists what breaks no client", () => {
  it.each<[string, string | RegExp, string, object]>([
    ["a new type", /$/, "type Bell { rings: ID }", { kind: "added", text: "Type `Bell` was added." }],
    ["a new field", "type Home {", "type Home { bell: Int", { kind: "added" }],
    ["a lower role", /(addNewsStory\([^)]*\): NewsStory! @auth\(role: )EDITOR/, "$1AUTHOR", { kind: "changed" }],
    ["a new right of programs", " @auth(role: PUBLIC)", " @auth(role: PUBLIC, programs: ARTICLE)", { kind: "changed" }],
    ["another way to ask first", ") @askFirst", ")", { kind: "changed", text: expect.stringContaining("askFirst") }],
  ])("in GraphQL: %s", async (_what, from, to, expected) => {
    const changes = await changesBetween(contract(), withSchema(from, to))
    expect(changes).toEqual([{ api: "GraphQL", text: expect.any(String), ...expected }])
  })

  const text = { type: "string" }
  it.each<[string, (document: OpenApi) => unknown, object[]]>([
    [
      "a new call",
      ({ paths }) => (paths["/bells"] = { get: paths["/news"]?.get as Operation }),
      [{ text: "`GET /bells` was added." }],
    ],
    ["a new field", (document) => (story(document).properties.lead = text), [{ text: "`NewsStory` `lead`: newly." }]],
    ["a new field that may be sent", (document) => (bodyOf(document).properties.lead = text), [{}]],
    [
      "a new parameter",
      (document) => newsOf(document).parameters.push({ name: "lead", in: "query", required: false, schema: text }),
      [{}],
    ],
    ["a failure that a call no longer has", (document) => delete newsOf(document).responses[400], []],
  ])("in REST: %s", (_what, change, expected) => {
    const changes = openApiChanges(contract().openApi, documentWith(change))
    expect(changes).toEqual(expected.map((one) => ({ api: "REST", kind: "added", text: expect.any(String), ...one })))
  })
})

describe("Allows the removal of what was deprecated, once its date has passed,", () => {
  const reasonUntil = (until: string) => deprecated("Use another.", { since: "2026-11-22", until })
  const days: [string, number][] = [
    ["2027-02-28", 0],
    ["2027-03-01", 1],
  ]

  it.each(days)("for a field, an argument and a value until %s", async (until, count) => {
    const sign = ` @deprecated(reason: "${reasonUntil(until)}")`
    const elements: [RegExp, string][] = [
      [/home: Home! @auth\(role: PUBLIC\)/, "start: Home! @auth(role: PUBLIC)"],
      [/"""Page key, such as `about`."""\s+key: String/, ""],
      [/(?<=\n {2})PAST\b/, "FORMER"],
    ]
    for (const [element, instead] of elements) {
      const announced = withSchema(element, `$&${sign}`)
      const [change] = await changesBetween(contract(), announced)
      expect(change).toEqual({ api: "GraphQL", kind: "deprecated", text: expect.stringContaining(`after ${until}`) })
      expect(await refused(announced, withSchema(element, instead))).toHaveLength(count)
    }
  })

  it.each(days)("for a call until %s", (until, count) => {
    const announced = documentWith((document) =>
      Object.assign(callOf(document, "/news/home", "get"), { deprecated: true, "x-sunset": until }),
    )
    expect(openApiChanges(contract().openApi, announced)).toMatchObject([{ kind: "deprecated" }])
    const gone = documentWith(({ paths }) => delete paths["/news/home"])
    expect(refusedAmong(openApiChanges(announced, gone), today)).toHaveLength(count)
  })

  it("but refuses a deprecation without dates", async () => {
    const announced = withSchema("home: Home!", 'home: Home! @deprecated(reason: "Use another.")')
    await expect(changesBetween(contract(), announced)).rejects.toThrow("from when to when")
  })
})

describe("Compares with the last tagged release", () => {
  function repository() {
    const folder = newFolder("releases")
    const author = ["-c", "user.name=A", "-c", "user.email=a@school.example"]
    const git = (...words: string[]) => execFileSync("git", [...author, ...words], { cwd: folder, stdio: "pipe" })
    const compare = (accepted = {}) => compareWithRelease(folder, today, accepted)
    const write = (file: string, content: unknown) => {
      mkdirSync(dirname(join(folder, file)), { recursive: true })
      writeFileSync(join(folder, file), typeof content === "string" ? content : JSON.stringify(content))
    }
    async function become(version: string, { schema, openApi }: Contract) {
      write(contractFiles.schema, schema)
      write(contractFiles.openApi, { ...openApi, info: { ...openApi.info, version } })
      const { releases = [] } = await compare()
      write(contractFiles.releases, releases)
    }
    function release(version: string) {
      git("init", "--quiet")
      git("add", ".")
      git("commit", "--quiet", "--message", version, "--date", "2027-01-01T12:00:00Z")
      git("tag", `v${version}`)
    }
    return { become, release, compare }
  }

  const withBell = withSchema("type Home {", "type Home { bell: Int ")
  const withGong = withSchema("type Home {", "type Home { gong: Int ", withBell)

  it("and lists the changes of every release since the first", async () => {
    const { become, release, compare } = repository()
    await become("0.9.0", contract())
    expect(await compare()).toEqual({ refused: [] })
    release("0.9.0")
    await become("0.10.0", withBell)
    release("0.10.0")
    await become("0.11.0", withGong)
    const { releases } = await compare()
    expect(releases).toEqual([
      { version: "0.11.0", changes: [expect.objectContaining({ text: expect.stringContaining("gong") })] },
      {
        version: "0.10.0",
        date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
        changes: [expect.objectContaining({ text: expect.stringContaining("bell") })],
      },
    ])
  })

  it("and asks for a higher version when something has changed", async () => {
    const { become, release, compare } = repository()
    await become("0.9.0", contract())
    release("0.9.0")
    expect(await compare()).toEqual({ refused: [], needsNewVersion: false })
    await become("0.9.0", withBell)
    expect(await compare()).toEqual({ refused: [], needsNewVersion: true })
  })

  it("and accepts a break that has a reason, which it lists", async () => {
    const { become, release, compare } = repository()
    await become("0.9.0", withBell)
    release("0.9.0")
    await become("0.10.0", contract())
    const [broken] = await textsOf(withBell, contract())
    expect((await compare()).refused).toMatchObject([{ text: broken }])
    const { refused, releases } = await compare({ [String(broken)]: "No bell rings." })
    expect(refused).toEqual([])
    expect(releases?.[0]?.changes).toMatchObject([{ text: broken, breaks: true, reason: "No bell rings." }])
  })
})
