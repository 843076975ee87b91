import { beforeAll, describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"
import { published } from "../../../test/items.ts"
import { rawRequest } from "../../../test/raw-request.ts"
import { Role } from "../../access/roles.ts"

const frontEnd = "https://old.example"

let id: number

const { school, eda } = schoolOfThisFile({ eda: [Role.EDITOR, "Eda Editor"] }, { CORS_ORIGINS: frontEnd })
beforeAll(async () => {
  id = (await published(eda, "NewsStory", { title: "Relay" })).id
})

type RequestOptions = { method?: string; path: string; body?: string; headers?: Record<string, string> }

async function send({ path, ...options }: RequestOptions) {
  const { status, headers, body } = await rawRequest(school.url + path, options)
  const { date: _date, "x-request-id": _id, ...rest } = headers
  return { status, headers: rest, body: body.toString("latin1") }
}

/** Empties the cache. */
const emptyCache = () => school.services.database.write((rows) => rows.query("UPDATE news_stories SET title = title"))

const canEdit = (by = "") =>
  JSON.stringify({ query: `query { newsStory(id: ${id}) { title canEdit } viewer { name } }${by}` })
const asJson = { "content-type": "application/json" }

const requests: Record<string, () => RequestOptions> = {
  "a REST item": () => ({ path: `/news/view/${id}` }),
  "a REST list": () => ({ path: "/news?page=1&perPage=1" }),
  "a feed": () => ({ path: "/feed.xml" }),
  "a GraphQL POST": () => ({ method: "POST", path: "/graphql", body: canEdit(), headers: asJson }),
  "a GraphQL GET": () => ({
    path: `/graphql?query=${encodeURIComponent("{ viewer { name } newsStories { items { canEdit } } }")}`,
  }),
}

function requestOf(kind: string, more: Record<string, string> = {}): RequestOptions {
  const one = requests[kind]?.()
  if (!one) throw new Error(`Nothing is called ${kind}.`)
  return { ...one, headers: { ...one.headers, ...more } }
}

const headers: Record<string, () => Record<string, string>> = {
  "an access token": () => ({ authorization: `Bearer ${eda.accessToken}` }),
  "an invalid token": () => ({ authorization: "Bearer x.y.z" }),
  "a refresh cookie": () => ({ cookie: `refresh=${eda.cookies.get("refresh")}` }),
  "a refresh cookie of https": () => ({ cookie: "a=b; __Host-refresh=abc" }),
  "the mark of a session": () => ({ cookie: "signed-in=1" }),
  "a cookie of another program": () => ({ cookie: "_ga=GA1.2.3" }),
  "Accept: text/html": () => ({ accept: "text/html" }),
  "Accept: anything": () => ({ accept: "*/*" }),
  "Accept: GraphQL's own type": () => ({ accept: "application/graphql-response+json" }),
  "Accept: a picture": () => ({ accept: "image/png" }),
  "a search engine's name": () => ({ accept: "*/*", "user-agent": "Googlebot/2.1" }),
  "an origin that is allowed": () => ({ origin: frontEnd }),
  "an origin that is not": () => ({ origin: "https://evil.example" }),
  "another host": () => ({ host: "school.example" }),
  "an invalid host": () => ({ host: "a b<script>" }),
  "forwarded headers": () => ({ "x-forwarded-host": "evil.example", "x-forwarded-proto": "https" }),
  "Accept-Encoding: gzip": () => ({ "accept-encoding": "gzip" }),
  "Accept-Encoding: br": () => ({ "accept-encoding": "br;q=0.5, gzip;q=0" }),
  "a range": () => ({ range: "bytes=0-3" }),
  "an ETag of something else": () => ({ "if-none-match": '"something"' }),
  "a language": () => ({ "accept-language": "fr" }),
  "no preflight": () => ({ "apollo-require-preflight": "", "x-apollo-operation-name": "" }),
}

describe.each(Object.keys(requests))("%s", (kind) => {
  it("is the same from memory as computed, whatever headers this or an earlier request has", async () => {
    for (const [name, more] of Object.entries(headers)) {
      const plain = requestOf(kind)
      const special = requestOf(kind, more())
      await emptyCache()
      const plainAlone = await send(plain)
      await send(plain)
      const specialAfterPlain = await send(special)
      await emptyCache()
      const specialAlone = await send(special)
      await send(special)
      const plainAfterSpecial = await send(plain)
      expect(specialAfterPlain, `with ${name}`).toEqual(specialAlone)
      expect(plainAfterSpecial, `after ${name}`).toEqual(plainAlone)
    }
  })
})

describe("a signed-in user", () => {
  it("bypasses the answer cache", async () => {
    await emptyCache()
    const before = { ...school.site.answers.counts }
    for (const path of ["/news", "/feed.xml", "/events.ics", "/sitemap.xml"]) {
      for (const name of ["an access token", "an invalid token", "a refresh cookie", "the mark of a session"])
        await send({ path, headers: headers[name]?.() })
    }
    await send(requestOf("a GraphQL POST", headers["an access token"]?.()))
    expect(school.site.answers.counts).toEqual(before)
    expect(school.site.answers.usage.count).toBe(0)
  })

  it("gets their own answer right after a visitor's same request", async () => {
    const visitors = await send(requestOf("a GraphQL POST"))
    const edas = await send(requestOf("a GraphQL POST", headers["an access token"]?.()))
    expect(JSON.parse(visitors.body).data).toMatchObject({ newsStory: { canEdit: false }, viewer: { name: null } })
    expect(JSON.parse(edas.body).data).toMatchObject({ newsStory: { canEdit: true }, viewer: { name: "Eda Editor" } })
  })
})
