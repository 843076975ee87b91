import { expect, it } from "vitest"
import { pathIn, splitLanguage } from "./languages.ts"

it.each([
  ["/sw/news", "/sw", "/news"],
  ["/fr", "/fr", "/"],
  ["/SW/Dates", "/sw", "/Dates"],
  ["/swimming", "", "/swimming"],
  ["/friends/view/1", "", "/friends/view/1"],
  ["/news/sw", "", "/news/sw"],
  ["/en/news", "", "/en/news"],
  ["/", "", "/"],
])("%s takes its language from its first part only", (path, prefix, rest) => {
  expect(splitLanguage(path)).toEqual({ prefix, rest })
})

it.each([
  ["en", "/", "/"],
  ["en", "/news", "/news"],
  ["sw", "/", "/sw"],
  ["fr", "/news", "/fr/news"],
] as const)("In %s, the path %s has the address %s", (language, path, address) => {
  expect(pathIn(language, path)).toBe(address)
})
