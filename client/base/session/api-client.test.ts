import { afterEach, beforeEach, expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { CurrentNoticesDocument } from "../../generated/graphql.ts"
import { MarkInboxDocument } from "../../generated/office.ts"
import { accessToken } from "./access-token.ts"
import { apiClient } from "./api-client.ts"

const token = (name: string) => `${name}.${btoa(JSON.stringify({ iat: 1, exp: 2_000_000_000, user: { id: 7 } }))}.sign`
const notices = { data: { currentNotices: [] } }
const refused = (code: string) => ({ errors: [{ message: "No.", extensions: { code } }] })

/** The token and the query's first words of each request that was posted; of another only its method. */
let requests: string[]
/** Undefined for a lost one. */
let answers: (object | Promise<object> | undefined)[]

beforeEach(() => {
  requests = []
  vi.stubGlobal("document", { cookie: "signed-in=1" })
  vi.stubGlobal("fetch", async (_address: string, { method = "GET", headers, body }: RequestInit) => {
    const { authorization = "" } = headers as Record<string, string>
    const [operation = ""] = /\w+ \w+/.exec(body ? JSON.parse(body as string).query : "") ?? []
    requests.push([method, operation, authorization.split(".")[0]].filter(Boolean).join(" "))
    return Response.json(await answers.shift())
  })
})
afterEach(async () => {
  accessToken.set(null)
  vi.unstubAllGlobals()
  await apiClient.clearStore()
})

const query = () => apiClient.query({ query: CurrentNoticesDocument })

it.each([
  ["succeeds", notices, { data: notices.data }],
  ["fails", refused("INVALID_TOKEN"), { error: expect.objectContaining({ message: "No." }) }],
])("A call whose token is refused is sent once more with a fresh one, and then %s", async (_, last, result) => {
  accessToken.set(token("old"))
  const viewer = { id: 7, name: "Eda Editor" }
  answers = [refused("INVALID_TOKEN"), { data: { refresh: { accessToken: token("new"), viewer } } }, last]
  expect(await query().catch((error) => ({ error }))).toMatchObject(result)
  expect(requests).toEqual([
    "POST query CurrentNotices Bearer old",
    "POST mutation Refresh",
    "POST query CurrentNotices Bearer new",
  ])
})

it("A query whose hash a new release does not know is sent again with its text", async () => {
  answers = [refused("PERSISTED_QUERY_NOT_FOUND"), notices]
  expect(await query()).toMatchObject(notices)
  expect(requests).toEqual(["GET", "POST query CurrentNotices"])
})

it.each([
  ["that was answered", { data: { markInbox: [] } }],
  ["whose answer was lost", undefined],
])("A refetch after a change %s does not get the answer of a query that was sent before it", async (_what, changed) => {
  accessToken.set(token("eda"))
  const early = deferred<object>()
  const times = { startsAt: "2031-05-19T04:00:00.000Z", endsAt: "2031-05-19T12:00:00.000Z" }
  const notice = { __typename: "Notice", id: 7, kind: "INFO", text: "Sports day", version: 1, ...times }
  const after = { data: { currentNotices: [notice] } }
  answers = [early.promise, changed, after]
  const queries = [query()]
  await apiClient.mutate({ mutation: MarkInboxDocument, variables: { marks: [] } }).catch(() => undefined)
  queries.push(query())
  early.resolve(notices)
  expect(await Promise.all(queries)).toMatchObject([after, after])
  expect(requests).toHaveLength(3)
})
