import { afterEach, expect, it, vi } from "vitest"
import { accessToken } from "./access-token.ts"
import { returnAddress } from "./return-to.ts"

const token = (content: object) => `head.${btoa(JSON.stringify(content))}.sign`

afterEach(() => {
  accessToken.set(null)
  vi.useRealTimers()
})

it("A token says whose it is, and is stale half a minute before it runs out", () => {
  vi.useFakeTimers({ now: 1_000_000_000 })
  for (const [exp, isStale] of [
    [1_000_030, false],
    [1_000_029, true],
  ] as const) {
    const value = token({ exp, user: { id: 7 } })
    accessToken.set(value)
    expect([accessToken.get(), accessToken.userId(), accessToken.isStale()]).toEqual([value, 7, isStale])
  }
  accessToken.set(null)
  expect([accessToken.get(), accessToken.userId(), accessToken.isStale()]).toEqual([null, undefined, false])
})

it.each([
  ["nonsense"],
  [token({ exp: "soon", user: { id: 7 } })],
  [token({ exp: 1, user: { id: "7" } })],
  [token({ exp: 1 })],
])("A token that cannot be read signs nobody in, nor whoever was before: %s", (unreadable) => {
  accessToken.set(token({ exp: 1_000_000, user: { id: 7 } }))
  expect(() => accessToken.set(unreadable)).toThrow("cannot be read")
  expect([accessToken.get(), accessToken.userId()]).toEqual([null, undefined])
})

it("A token is read in the alphabet of addresses", () => {
  accessToken.set(
    token({ exp: 1, user: { id: 7 }, more: "ÿþ>?ÿ" })
      .replaceAll("+", "-")
      .replaceAll("/", "_"),
  )
  expect(accessToken.userId()).toBe(7)
})

it("Whoever has signed in is led back to where they were, with its query, and home where nothing is known", () => {
  expect([
    returnAddress({ from: { pathname: "/news", search: "?page=2" } }),
    returnAddress({ from: { pathname: "/blog" } }),
    returnAddress(null),
  ]).toEqual(["/news?page=2", "/blog", "/"])
})
