import { expect, it } from "vitest"
import { isCacheable } from "./is-cacheable.ts"

const picture = { status: 200, type: "basic", redirected: false } as const
const bytes = { "content-length": "1000" }

it.each<[string, object, Record<string, string>, boolean]>([
  ["a picture at the size limit", {}, bytes, true],
  ["a picture over the size limit", {}, { "content-length": "1001" }, false],
  ["a picture without a content length", {}, {}, false],
  ["an error of a proxy", { status: 502 }, bytes, false],
  ["a partial response", { status: 206 }, bytes, false],
  ["a picture of another site", { type: "opaque" }, bytes, false],
  ["a redirected response", { redirected: true }, bytes, false],
  ["a private picture", {}, { ...bytes, "cache-control": "private, max-age=60" }, false],
  ["a picture marked no-store", {}, { ...bytes, "cache-control": "no-store" }, false],
])("The service worker keeps only whole, public pictures of this site: %s", (_, answer, headers, isCached) => {
  expect(isCacheable({ ...picture, ...answer, headers: new Headers(headers) }, 1000)).toBe(isCached)
})
