import { getMetadataStorage } from "type-graphql"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { School } from "../../../test/school.ts"
import { buildApi } from "../../doors/graphql/schema.ts"
import { features } from "../../start/features.ts"
import { restRows } from "../../start/rest-rows.ts"
import { deprecated, deprecationHeaders } from "./deprecation.ts"

const days = { since: "2026-11-22", until: "2027-06-30" }
const headersOf = ({ headers }: { headers: Headers }) => [headers.get("deprecation"), headers.get("sunset")]
const announced = ["@1795305600", "Wed, 30 Jun 2027 00:00:00 GMT"]

/** Each test file of a process adds resolvers: the last are this file's. */
const query = getMetadataStorage().queries.findLast(({ schemaName }) => schemaName === "trending")
const row = restRows["GET /news/home"]

let school: School
beforeAll(async () => {
  if (query) query.deprecationReason = deprecated("Use `newsStories`.", days)
  if (row) row.deprecated = { instead: "Use `GET /news`.", ...days }
  school = await School.open({}, undefined, buildApi(features))
})
afterAll(async () => {
  if (query) query.deprecationReason = undefined
  if (row) row.deprecated = undefined
  await school.close()
})

describe("a deprecated call or field", () => {
  it("says in the headers of REST since when, until when, and where to read more", async () => {
    const answer = await school.visitor().rest("GET", "/news/home")
    expect(headersOf(answer)).toEqual(announced)
    expect(answer.headers.get("link")).toBe('</docs/changes>; rel="deprecation"; type="text/html"')
    expect(headersOf(await school.visitor().rest("GET", "/news"))).toEqual([null, null])
  })

  it("says so in the OpenAPI document", async () => {
    const { body } = await school.visitor().rest("GET", "/openapi.json")
    expect(body.paths["/news/home"].get).toMatchObject({
      deprecated: true,
      "x-sunset": "2027-06-30",
      description: "Open to anyone. Use `GET /news`. Since 2026-11-22, until 2027-06-30.",
    })
  })

  it("says so in every GraphQL answer, also in a cached one", async () => {
    const send = (query: string, by = school.visitor()) => by.rest("POST", "/graphql", { query })
    const editor = await school.signedIn(3)
    for (const by of [school.visitor(), editor, school.visitor(), editor])
      expect(headersOf(await send("{ trending { __typename } }", by))).toEqual(announced)
    expect(headersOf(await send("{ newsStories { total } }"))).toEqual([null, null])
  })

  it("announces the earlier of two ends, in either order", () => {
    const [soon, late] = [days, { since: "2026-01-01", until: "2028-06-30" }]
    expect(deprecationHeaders([soon, late])).toMatchObject({ Deprecation: announced[0], Sunset: announced[1] })
    expect(deprecationHeaders([late, soon])).toEqual(deprecationHeaders([soon, late]))
  })
})
