import { afterEach, expect, it, vi } from "vitest"
import { accessToken } from "./access-token.ts"
import { returnAddress } from "./return-to.ts"

const token = (content: object) => `head.${btoa(JSON.stringify(content))}.sign`

afterEach(() => {
  accessToken.set(null)
  vi.useRealTimers()
})

it("A token says whose it is, and is stale half a minute before it runs out, whatever the device's clock says", () => {
  vi.useFakeTimers()
  for (const [seconds, isStale] of [
    [870, false],
    [871, true],
  ] as const) {
    const value = token({ iat: 1_000_000, exp: 1_000_900, user: { id: 7 } })
    accessToken.set(value)
    vi.advanceTimersByTime(seconds * 1000)
    expect([accessToken.get(), accessToken.userId(), accessToken.isStale()]).toEqual([value, 7, isStale])
  }
  accessToken.set(null)
  expect([accessToken.get(), accessToken.userId(), accessToken.isStale()]).toEqual([null, undefined, false])
})

it.each([
  ["nonsense"],
  [token({ iat: 1, exp: "soon", user: { id: 7 } })],
  [token({ iat: 1, exp: 1, user: { id: "7" } })],
  [token({ iat: 1, exp: 1 })],
])("A token that cannot be read signs nobody in, nor whoever was before: %s", (unreadable) => {
  accessToken.set(token({ iat: 1, exp: 1_000_000, user: { id: 7 } }))
  expect(() => accessToken.set(unreadable)).toThrow("cannot be read")
  expect([accessToken.get(), accessToken.userId()]).toEqual([null, undefined])
})

it("A token is read in the alphabet of addresses", () => {
  accessToken.set(
    token({ iat: 1, exp: 1, user: { id: 7 }, more: "ÿþ>?ÿ" })
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
