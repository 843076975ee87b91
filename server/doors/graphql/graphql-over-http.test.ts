import { serverAudits } from "graphql-http"
import { describe, expect, it } from "vitest"
import { schoolOfThisFile } from "../../../test/cast.ts"

const { school } = schoolOfThisFile()

describe("GraphQL over HTTP", () => {
  for (const { id, name, fn } of serverAudits({ url: () => `${school.url}/graphql` })) {
    it(`${name} (${id})`, async () => {
      const result = await fn()
      expect(result.status === "ok" ? "ok" : `${result.status}: ${result.reason}`).toBe("ok")
    })
  }
})

it.each([
  ["OPTIONS", 204],
  ["PUT", 405],
  ["DELETE", 405],
])("%s on /graphql lists the allowed methods, with the status %i", async (method, status) => {
  const { headers, ...answer } = await school.visitor().send(method, "/graphql")
  expect([answer.status, headers.get("allow")]).toEqual([status, "GET, HEAD, POST, OPTIONS"])
})
