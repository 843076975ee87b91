import { expect, it } from "vitest"
import { isKeepable } from "./is-keepable.ts"

const picture = { status: 200, type: "basic", redirected: false } as const
const bytes = { "content-length": "1000" }

it.each<[string, object, Record<string, string>, boolean]>([
  ["a picture of this site, as long as may be", {}, bytes, true],
  ["one that is longer", {}, { "content-length": "1001" }, false],
  ["one that does not say how long it is", {}, {}, false],
  ["what a proxy says in its place", { status: 502 }, bytes, false],
  ["a part of one", { status: 206 }, bytes, false],
  ["another site's", { type: "opaque" }, bytes, false],
  ["what another address answers", { redirected: true }, bytes, false],
  ["one for a single reader", {}, { ...bytes, "cache-control": "private, max-age=60" }, false],
  ["one that nobody may keep", {}, { ...bytes, "cache-control": "no-store" }, false],
])("Of %s the device keeps what is whole, from here and for everybody", (_, answer, headers, kept) => {
  expect(isKeepable({ ...picture, ...answer, headers: new Headers(headers) }, 1000)).toBe(kept)
})
