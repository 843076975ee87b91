import { specifiedRules, validate } from "graphql"
import { beforeAll, describe, expect, it } from "vitest"
import { z } from "zod"
import { schoolOfThisFile } from "../../test/cast.ts"
import type { Client } from "../../test/client.ts"
import { exampleOf } from "../../test/items.ts"
import { rawRequest } from "../../test/raw-request.ts"
import { sharedApi } from "../../test/school.ts"
import { Role } from "../access/roles.ts"
import { instant } from "../base/failures/shape.ts"
import { row } from "../content/api/rest.ts"
import { converted, sentFlag, sentText } from "../content/api/rest-body.ts"
import { RestField, type RestFields, restRichText, restText } from "../content/items/rest-fields.ts"
import { limitRules } from "../doors/graphql/limit-rules.ts"
import type { OpenApi } from "../doors/rest/openapi.ts"
import type { JsonSchema } from "../doors/rest/openapi-components.ts"
import { RestAddUserDocument, RestEditUserDocument } from "../generated/rest.ts"
import type { newsStory } from "../school/news/news-story.ts"
import { features } from "./features.ts"
import { restRows } from "./rest-rows.ts"

interface Call {
  sends?: string
  reads?: string
}

const user = "id name email role suspend telephone twitter linkedIn instagram picture updatedAt createdAt"
const item = "id title detail picture createdAt userId user"
const gallery = "id name description picture archive userId createdAt"
const profile = "id name position tag bio pictures userId"
const image = "id picture caption galleryId"
const event = "id title date location description picture UserId"
const page = "id title pageIntro pageText picture tag"

/** Specification, section 7, with the fields of section 3. */
const section7: Record<string, Call> = {
  "GET /users/refresh": { reads: "accessToken" },
  "GET /users/logout": {},
  "POST /users/login": { sends: "user pwd", reads: "accessToken" },

  "POST /mail": { sends: "pageName senderName senderEmail senderPhone inquiry" },

  "POST /upsingle": { sends: "name file" },

  "GET /articles": { reads: `main(${item}) allArticles(${item})` },
  "GET /articles/view/{id}": { reads: `oneArticle(${item}) articleAuthor(id name)` },
  "POST /articles/add": { sends: "title detail userId picture", reads: item },
  "PUT /articles/edit/{id}": { sends: "title detail userId id picture", reads: item },
  "DELETE /articles/delete/{id}": {},

  "GET /profiles/{group}": { reads: profile },
  "GET /profiles/view/{id}": { reads: profile },
  "POST /profiles/add": { sends: "name tag position bio userId pictures", reads: profile },
  "PUT /profiles/edit/{id}": { sends: "name tag position bio userId id pictures", reads: profile },
  "DELETE /profiles/delete/{id}": {},
  "GET /profiles/home": { reads: `profiles(${profile}) message(tag title pageIntro)` },

  "GET /galleries": { reads: gallery },
  "GET /galleries/view/{id}": { reads: `gallery(${gallery}) images(${image})` },
  "POST /galleries/add": { sends: "name description archive userId picture", reads: gallery },
  "PUT /galleries/edit/{id}": { sends: "name description userId id picture", reads: gallery },
  "DELETE /galleries/delete/{id}": {},
  "POST /galleries/addpics/{id}": { sends: "picture caption galleryId" },
  "GET /galleries/viewpic/{id}": { reads: "picture caption galleryId" },
  "PUT /galleries/editpic/{id}": { sends: "caption picture", reads: image },

  "GET /events": { reads: event },
  "GET /events/view/{id}": { reads: event },
  "GET /events/home": { reads: event },
  "POST /events/add": { sends: "title date location description author picture", reads: event },
  "PUT /events/edit/{id}": { sends: "title date location description UserId picture", reads: event },
  "DELETE /events/delete/{id}": {},

  "GET /news": { reads: `topStory(${item}) allStories(${item})` },
  "GET /news/home": { reads: `topStory(${item}) homeStories(${item})` },
  "GET /news/view/{id}": { reads: item },
  "POST /news/add": { sends: "title detail userId picture", reads: item },
  "PUT /news/edit/{id}": { sends: "title detail userId id picture", reads: item },
  "DELETE /news/delete/{id}": {},

  "GET /pages/view/{id}": { reads: page },
  "PUT /pages/edit/{id}": { sends: "title pageIntro pageText id picture", reads: page },
  "PUT /pages/edit/about{id}": { sends: "title pageIntro id", reads: page },

  "GET /admin/dash": {
    reads: "orders(id orderCode amount mmCode dispatched createdAt) users news articles profiles galleries",
  },
  "GET /admin/users": { reads: `admins(${user}) editors(${user}) authors(${user}) users(${user})` },
  "GET /admin/users/{id}": {
    reads: `foundUser(${user}) userStories(${item}) userArticles(${item}) userProfiles(${profile} profileTitle) userGalleries(${gallery})`,
  },
  "PUT /admin/users/{id}": { sends: "role suspend pwd" },

  "GET /users/view/{id}": { reads: `foundUser(${user}) userStories(${item}) userArticles(${item})` },
  "PUT /users/edit/{id}": { sends: "name telephone twitter linkedIn instagram picture oldPwd pwd" },
}

/** Additions of design section 8, and requests of open pages. */
const beyond = ["POST /admin/users", "POST /apply", "GET /search", "GET /notices"]

const schema = sharedApi()
let document: OpenApi
let superuser: Client

const { school } = schoolOfThisFile()
beforeAll(async () => {
  document = (await school.visitor().rest("GET", "/openapi.json")).body
  superuser = await school.signedIn(Role.SUPERUSER)
})

const operationOf = (call: string) => {
  const [method = "", path = ""] = call.split(" ")
  return document.paths[path]?.[method.toLowerCase()]
}

function bare(schema: JsonSchema = {}): JsonSchema {
  if (schema.$ref) return bare(document.components.schemas[schema.$ref.split("/").at(-1) ?? ""])
  if (schema.items) return bare(schema.items)
  const [one, other] = schema.anyOf ?? []
  if (one && other?.type === "null") return bare(one)
  return schema
}

function fieldsIn(reads: string): [name: string, within: string | undefined][] {
  return [...reads.matchAll(/(\w+)(?:\(([^)]*)\))?/g)].map(([, name = "", within]) => [name, within])
}

function expectReadable(schema: JsonSchema | undefined, reads: string) {
  const { properties = {}, required = [] } = bare(schema)
  for (const [name, within] of fieldsIn(reads)) {
    expect(required).toContain(name)
    if (within) expectReadable(properties[name], within)
  }
}

it.each(Object.entries(restRows))("%s runs operations that fit the schema and its limits", (_call, row) => {
  for (const document of [row.document, ...(row.also ?? [])])
    expect(validate(schema, document, [...specifiedRules, ...limitRules])).toEqual([])
})

describe("every call of section 7", () => {
  it.each(Object.entries(section7))(
    "%s has a row, takes the specified fields and returns the specified ones",
    (call, { sends, reads }) => {
      expect(Object.keys(restRows)).toContain(call.replace(/\{(\w+)\}/g, ":$1"))
      const operation = operationOf(call)
      const [body] = Object.values(operation?.requestBody?.content ?? {})
      const kinds = (body?.schema.anyOf ?? [body?.schema]).map(bare)
      const taken = kinds.flatMap(({ properties = {} }) => Object.keys(properties))
      for (const field of sends?.split(" ") ?? []) expect(taken).toContain(field)

      const [answer] = Object.values(
        operation?.responses[call.startsWith("POST") && reads && call.includes("/add") ? 201 : 200]?.content ?? {},
      )
      if (reads) expectReadable(answer?.schema, reads)
    },
  )

  it("makes up the whole table with four more calls and those of features", () => {
    const ofFeatures = features.flatMap(({ rest = {} }) => Object.values(rest).flatMap(Object.keys))
    const routes = [...Object.keys(section7), ...beyond, ...ofFeatures].map((call) => call.replace(/\{(\w+)\}/g, ":$1"))
    expect(Object.keys(restRows).sort()).toEqual(routes.sort())
  })
})

const oddIds = [
  ...["0", "-1", "1.5", "1.0", "+1", "1e3", "0x1", "abc", "NaN", "null", "undefined", "true", "[1]", "{}", "1,2", "*"],
  ...["99999999999999999999", "9007199254740993", "2147483648", "1".repeat(2000)],
  ...["%00", "1%00", "%0a", "1%0A", "%201", "1%20", "%E0%A4%A", "%", "%F0%9F%8C%B8", "%EF%BC%91", "1%2F2", "%5C"],
  ...["1'--", "1%20OR%201=1", "1;DROP%20TABLE%20users", "%27%20OR%20%271%27=%271", "$1", "..%2f..%2fetc%2fpasswd"],
]

describe("an invalid id", () => {
  const withId = Object.keys(restRows).filter((call) => /:\w+/.test(call))

  it.each(withId)("is answered with 400 or 404 on %s", async (call) => {
    const [method = "", route = ""] = call.split(" ")
    const body = method === "GET" || method === "DELETE" ? undefined : { title: "x", name: "x", caption: "x", role: 1 }
    for (const id of oddIds) {
      const { status, body: answer } = await superuser.rest(method, route.replace(/:\w+/, id), body)
      expect([400, 404], id).toContain(status)
      expect(answer, id).toMatchObject({ message: expect.any(String) })
    }
  })

  it("is also refused as a page number, while the largest integer is only not found", async () => {
    const statusOf = async (id: number) => (await superuser.rest("GET", `/news/view/${id}`)).status
    expect([await statusOf(2_147_483_647), await statusOf(2_147_483_648)]).toEqual([404, 400])
    for (const call of Object.keys(restRows)) {
      const [method, route = ""] = call.split(" ")
      if (!operationOf(call)?.parameters.some(({ name }) => name === "page")) continue
      for (const part of oddIds) {
        const path = `${route.replace(":group", "10")}?q=a&page=${part}`
        expect([400, 404]).toContain((await superuser.rest(method ?? "", path)).status)
      }
      expect((await superuser.rest("GET", `${route.replace(":group", "10")}?q=a&perPage=51`)).status).toBe(400)
    }
  })
})

describe("any documented path", () => {
  const routes = new Set(Object.keys(restRows).map((call) => call.split(" ")[1] ?? ""))
  const all = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE"]

  it.each([...routes])("%s names its methods, and refuses others with 405", async (route) => {
    const calls = Object.keys(restRows).filter((call) => call.endsWith(` ${route}`))
    const path = route.replace(/:\w+/, "10")
    const { status, headers, body } = await superuser.send("OPTIONS", path)
    const allowed = (headers.get("allow") ?? "").split(", ")
    expect([status, body]).toEqual([204, ""])
    expect(allowed).toEqual(expect.arrayContaining([...calls.map((call) => call.split(" ")[0]), "OPTIONS"]))
    for (const method of all.filter((one) => !allowed.includes(one))) {
      const refused = await superuser.send(method, path)
      expect([refused.status, refused.headers.get("allow")]).toEqual([405, headers.get("allow")])
      if (method !== "HEAD") expect(refused.body).toEqual({ message: expect.any(String), code: "METHOD_NOT_ALLOWED" })
    }
  })

  it("answers HEAD as GET, without the body", async () => {
    for (const path of ["/news", "/articles", "/profiles/10", "/galleries", "/events/home", "/search?q=a"]) {
      const get = await superuser.send("GET", path)
      const head = await superuser.send("HEAD", path)
      expect([head.status, head.body]).toEqual([200, ""])
      for (const name of ["content-type", "vary", "cache-control"])
        expect(head.headers.get(name)).toBe(get.headers.get(name))
    }
    expect((await superuser.send("HEAD", "/news/view/999999")).status).toBe(404)
  })

  it("answers the same with a slash at its end", async () => {
    for (const path of ["/news", "/news/home", "/profiles/10", "/admin/dash", "/admin/users"])
      expect((await superuser.rest("GET", `${path}/`)).body).toEqual((await superuser.rest("GET", path)).body)
    expect((await superuser.rest("POST", "/news/add/", {})).status).toBe(400)
  })

  it("is left to the page for a browser, and gives data to programs", async () => {
    const browser = "text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8"
    for (const path of ["/news", "/news/view/1", "/profiles/10", "/news/add", "/users/logout", "/admin/users/1"]) {
      const { status, headers } = await superuser.send("GET", path, undefined, { accept: browser })
      // This school has no pages, so the answer is 404, never data.
      expect([301, 404]).toContain(status)
      expect(headers.get("vary")).toMatch(/\bAccept(,|$)/)
    }
    const json = "application/json"
    for (const accept of [json, "*/*", `${json}, text/plain, */*`, `${json}, text/html;q=0.9`, "image/*"]) {
      const { status, headers } = await superuser.send("GET", "/news", undefined, { accept })
      const response = [status, headers.get("content-type"), headers.get("cache-control")]
      expect(response, accept).toEqual([200, "application/json; charset=utf-8", "no-store"])
      expect(headers.get("vary")).toMatch(/\bAccept(,|$)/)
    }
  })

  it("tells caches that a missing path varies by Accept, too", async () => {
    const { status, headers, body } = await superuser.send("GET", "/nothing-here", undefined, { accept: "*/*" })
    expect([status, body]).toEqual([404, { message: "This address does not exist.", code: "NOT_FOUND" }])
    expect(headers.get("cache-control")).toBe("no-store")
    expect(headers.get("vary")).toMatch(/\bAccept(,|$)/)
    for (const method of ["POST", "PUT", "DELETE"])
      expect((await superuser.send(method, "/nothing-here")).status).toBe(404)
  })
})

it.each(Object.keys(section7))("%s refuses an object in place of any value, even an odd one", async (call) => {
  const [method = "", route = ""] = call.split(" ")
  const [body] = Object.values(operationOf(call)?.requestBody?.content ?? {})
  const kinds = (body?.schema.anyOf ?? [body?.schema]).map(bare)
  for (const field of new Set(kinds.flatMap(({ properties = {} }) => Object.keys(properties)))) {
    const { status } = await superuser.rest(method, route.replace(/\{\w+\}/, "999999"), { [field]: { toString: 1 } })
    expect(status, field).toBeLessThan(500)
  }
})

const form = "application/x-www-form-urlencoded"

describe("an empty body", () => {
  const announced: Record<string, string>[] = [
    { "content-length": "0" },
    { "content-length": "0", "content-type": form },
    { "transfer-encoding": "chunked", "content-type": "application/json" },
    { "transfer-encoding": "chunked" },
  ]
  const query = encodeURIComponent("{site{name}}")
  const calls = ["GET /openapi.json", `GET /graphql?query=${query}`, "GET /health", "OPTIONS /news", "HEAD /news"]
  const empty = [...Object.keys(restRows).filter((call) => !restRows[call]?.multipart), ...calls]

  async function send(by: Client, method: string, path: string, extraHeaders: Record<string, string>, sent?: string) {
    const headers = { authorization: `Bearer ${by.accessToken}`, ...extraHeaders }
    const { status, body } = await rawRequest(by.url + path, { method, headers, body: sent })
    return { status, body: String(body) }
  }

  it.each(empty)("counts as no body, however it is announced: %s", async (call) => {
    const [method = "", route = ""] = call.split(" ")
    const path = route.replace(":group", "10").replace(":id", "999999")
    const json = { "content-type": "application/json", "content-length": "2" }
    const takesBody = method === "POST" || method === "PUT"
    const expected = takesBody
      ? await send(superuser, method, path, json, "{}")
      : await send(superuser, method, path, {})
    // GraphQL refuses every content type that a form can send.
    for (const headers of announced.filter((one) => one["content-type"] !== form || !route.startsWith("/graphql")))
      expect({ headers, answer: await send(superuser, method, path, headers) }).toEqual({ headers, answer: expected })
  })

  it("stops neither a deletion nor a sign-out", async () => {
    for (const headers of announced) {
      const { id } = (await superuser.rest("POST", "/events/add", exampleOf("Event"))).body
      const deleted = await send(superuser, "DELETE", `/events/delete/${id}`, headers)
      const signedOut = await send(school.visitor(), "GET", "/users/logout", headers)
      expect([deleted.status, signedOut.status]).toEqual([200, 204])
    }
  })

  it("is not assumed for a body of another type with content", async () => {
    const announcements: Record<string, string>[] = [{ "content-length": "3" }, { "transfer-encoding": "chunked" }]
    for (const headers of announcements) {
      const { status } = await send(superuser, "PUT", "/news/edit/1", { ...headers, "content-type": form }, "a=b")
      expect(status).toBe(400)
    }
  })
})

/** `@ts-expect-error` marks rows that must not compile: if one compiles, `npm run check` fails. */
describe("a row of the REST table", () => {
  const summary = "Adds a user."
  const body = {
    name: sentText,
    email: sentText,
    role: converted(z.any(), () => "EDITOR" as const),
    password: sentText,
  }

  it("does not compile without what its operation requires", () => {
    const { email: _, ...nowhere } = body
    const rows = [
      row(RestAddUserDocument, { summary, body: { input: body } }),
      // @ts-expect-error: the input requires an address
      row(RestAddUserDocument, { summary, body: { input: nowhere } }),
      // @ts-expect-error: the operation requires an input
      row(RestAddUserDocument, { summary }),
      // @ts-expect-error: the operation requires the id of the user
      row(RestEditUserDocument, { summary, body: { input: { name: sentText } } }),
    ]
    expect(rows.map(({ bodies }) => bodies.length)).toEqual([1, 1, 0, 1])
  })

  it("does not compile with what its operation does not take", () => {
    const rows = [
      // @ts-expect-error: a name is no flag
      row(RestAddUserDocument, { summary, body: { input: { ...body, name: sentFlag } } }),
      // @ts-expect-error: the operation has no variable of this name
      row(RestAddUserDocument, { summary, body: { input: body, place: sentText } }),
      // @ts-expect-error: the input has no field of this name
      row(RestAddUserDocument, { summary, body: { input: { ...body, place: sentText } } }),
    ]
    expect(rows).toHaveLength(3)
  })

  it("does not compile for a content type with a missing, wrong or unknown field", () => {
    type Story = RestFields<InstanceType<typeof newsStory.fields>>
    const rows: Story[] = [
      { title: restText, detail: restRichText },
      // @ts-expect-error: a story has a text
      { title: restText },
      // @ts-expect-error: a title is no moment
      { title: new RestField<Date>({ sent: sentText, shown: instant }), detail: restRichText },
      // @ts-expect-error: a story has no place
      { title: restText, detail: restRichText, place: restText },
    ]
    expect(rows).toHaveLength(4)
  })
})
