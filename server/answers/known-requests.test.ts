import { expect, it } from "vitest"
import { KnownRequests } from "./known-requests.ts"
import type { KeyedRequest } from "./request-key.ts"

it("What is asked for most is understood as before, while other ways to ask for the same come and go", () => {
  const known = new KnownRequests()
  const by = (place: string) => ({ place, isCrawler: false })
  const keyed = (key: string) => ({ key }) as KeyedRequest
  known.set("/news", by("school.example"), keyed("often"))
  for (let edge = 0; edge < 50; edge++) {
    known.set("/news", by(`edge${edge}.example`), keyed(`edge ${edge}`))
    expect(known.get("/news", by("school.example"))?.key).toBe("often")
  }
  expect(known.get("/news", by("edge0.example"))).toBeUndefined()
})
