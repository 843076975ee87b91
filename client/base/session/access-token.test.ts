import { afterEach, expect, it, vi } from "vitest"
import { accessToken } from "./access-token.ts"
import { returnAddress } from "./return-to.ts"

const token = (content: object) => `head.${btoa(JSON.stringify(content))}.sign`

afterEach(() => {
  accessToken.set(null)
  vi.useRealTimers()
})

it("An access token names its user, and is stale half a minute before it expires by any device's clock", () => {
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
])("An unreadable access token signs the user out: %s", (unreadable) => {
  accessToken.set(token({ iat: 1, exp: 1_000_000, user: { id: 7 } }))
  expect(() => accessToken.set(unreadable)).toThrow("cannot be read")
  expect([accessToken.get(), accessToken.userId()]).toEqual([null, undefined])
})

it("An access token is decoded as base64url", () => {
  accessToken.set(
    token({ iat: 1, exp: 1, user: { id: 7 }, more: "ÿþ>?ÿ" })
      .replaceAll("+", "-")
      .replaceAll("/", "_"),
  )
  expect(accessToken.userId()).toBe(7)
})

it("Sign-in leads back to the previous screen with its query, or home", () => {
  expect([
    returnAddress({ from: { pathname: "/news", search: "?page=2" } }),
    returnAddress({ from: { pathname: "/blog" } }),
    returnAddress(null),
  ]).toEqual(["/news?page=2", "/blog", "/"])
})
