import { Validator } from "@seriousme/openapi-schema-validator"
import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { bodyOf } from "../../school/webhooks/site-event-row.ts"
import type { OpenApi } from "./openapi.ts"
import { webhookCall } from "./openapi-webhooks.ts"

let document: OpenApi
const { school } = schoolOfThisFile({}, { SITE_URL: "https://www.jacarandahill.example" })
beforeAll(async () => {
  document = (await school.visitor().rest("GET", "/openapi.json")).body
})

const operations = () => Object.values(document.paths).flatMap((methods) => Object.values(methods))

describe("/openapi.json", () => {
  it("is a valid OpenAPI 3.1 document", async () => {
    const validator = new Validator()
    expect(await validator.validate(structuredClone(document) as never)).toEqual({ valid: true })
    expect(validator.version).toBe("3.1")
    expect(document.servers).toEqual([{ url: "https://www.jacarandahill.example" }])
  })

  it("lists the webhooks with the body that they send", () => {
    expect(Object.keys(document.webhooks)).toEqual(
      expect.arrayContaining(["news_story.published", "event.taken_down", "absence.received"]),
    )
    const happened = { at: new Date(), type: "news_story.taken_down", topic: "NEWS_STORY", itemId: 12, path: null }
    const body = JSON.parse(bodyOf(happened, "https://www.jacarandahill.example"))
    expect(webhookCall.parse(body)).toEqual(body)
  })

  it("describes every operation and field", () => {
    for (const operation of operations()) {
      expect(operation.summary).toMatch(/^[A-Z].*\.$/)
      expect(operation.description).not.toBe("")
      for (const { content = {} } of [operation.requestBody ?? {}])
        for (const { schema } of Object.values(content))
          for (const kind of schema.anyOf ?? [schema.items ?? schema])
            for (const field of Object.values(kind.properties ?? {})) expect(field.description).toBeTruthy()
    }
    for (const { properties = {} } of Object.values(document.components.schemas))
      for (const field of Object.values(properties)) expect(field.description).toBeTruthy()
  })

  it("has unique operation ids, and no missing component", () => {
    const ids = operations().map(({ operationId }) => operationId)
    expect(new Set(ids).size).toBe(ids.length)
    // Client generators make identifiers of them.
    expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]*$/.test(id))).toEqual([])
    for (const [, name = ""] of JSON.stringify(document).matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(document.components.schemas).toHaveProperty(name)
  })

  it("says who may call an operation, and with what body", () => {
    const { post } = document.paths["/news/add"] ?? {}
    expect(post?.security).toEqual([{ accessToken: [] }])
    expect(post?.description).toBe("Needs the role EDITOR or above.")
    expect(post?.requestBody?.content["application/json"]?.schema).toMatchObject({
      required: ["title", "detail", "picture"],
      properties: { title: { type: "string", description: "Headline. Plain text of 1 to 200 characters." } },
    })
    expect(document.paths["/news"]?.get?.security).toEqual([])
    expect(document.paths["/users/refresh"]?.get?.security).toEqual([{ refreshCookie: [] }])
  })

  it("requires no parameters except those in the path", () => {
    for (const { parameters, operationId } of operations())
      for (const { name, in: place, required } of parameters)
        expect([operationId, name, required]).toEqual([operationId, name, place === "path"])
  })

  it("states the limits of texts, numbers and lists", () => {
    const { schema = {} } = document.paths["/news/add"]?.post?.requestBody?.content["application/json"] ?? {}
    expect(schema.properties?.title).toMatchObject({ minLength: 1, maxLength: 200 })
    const bounds = document.paths["/news"]?.get?.parameters.map(({ name, schema }) => ({ name, ...schema }))
    expect(bounds).toEqual([
      { name: "page", type: "integer", minimum: 1, maximum: 1_000_000 },
      { name: "perPage", type: "integer", minimum: 1, maximum: 50 },
    ])
    const pictures = document.paths["/galleries/addpics/{id}"]?.post?.requestBody?.content["application/json"]?.schema
    const items = { properties: { caption: { maxLength: 500 } } }
    expect(pictures).toMatchObject({ minItems: 1, maxItems: 200, items })
  })

  it("documents the headers for the total, the other pages and the retry delay", () => {
    const answers = (path: string, method: string) => document.paths[path]?.[method]?.responses ?? {}
    expect(Object.keys(answers("/news", "get")[200]?.headers ?? {})).toEqual(["X-Total-Count", "Link"])
    expect(answers("/news/home", "get")[200]?.headers).toBeUndefined()
    expect(Object.keys(answers("/users/login", "post")[429]?.headers ?? {})).toEqual(["Retry-After"])
    expect(answers("/users/login", "post")[401]?.headers).toBeUndefined()
    expect(answers("/news/add", "post")[201]?.description).toBe("Added.")
  })

  it("leaves out failure codes that only GraphQL has", () => {
    const codes = document.components.schemas.Failure?.properties?.code?.enum
    expect(codes).toEqual(expect.arrayContaining(["NOT_FOUND", "BUSY"]))
    expect(codes).not.toContain("GRAPHQL_PARSE_FAILED")
  })

  it("lists the statuses that a call may fail with", () => {
    const statusesOf = (path: string, method: string) =>
      Object.keys(document.paths[path]?.[method]?.responses ?? {}).join(" ")
    for (const feature of ["articles", "news", "profiles", "events", "galleries"])
      expect(statusesOf(`/${feature}/edit/{id}`, "put"), feature).toBe("200 400 401 403 404 409 413 415 429 default")
    expect(statusesOf("/users/login", "post")).toBe("200 400 401 403 413 429 default")
  })

  it("is checked against every answer of the tests", async () => {
    const documented = await school.validator()
    const { body } = await school.visitor().rest("GET", "/news")
    expect(documented.faultOf("GET", "/news", 200, body)).toBeUndefined()
    expect(documented.faultOf("GET", "/news", 200, { ...body, extra: 1 })).toContain("additional properties")
    expect(documented.faultOf("GET", "/news/?page=1", 200, { topStory: null })).toContain("allStories")
    expect(documented.faultOf("GET", "/news/view/1", 404, { error: "x" })).toContain("message")
    expect(documented.faultOf("GET", "/news", 201, body)).toContain("not documented")
    expect(documented.faultOf("GET", "/healthz", 200, {})).toBeUndefined()
  })
})
