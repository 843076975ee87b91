import { expect, it } from "vitest"
import { splitLanguage } from "./languages.ts"

it.each([
  ["/sw/news", "/sw", "/news"],
  ["/fr", "/fr", "/"],
  ["/swimming", "", "/swimming"],
  ["/friends/view/1", "", "/friends/view/1"],
  ["/news/sw", "", "/news/sw"],
  ["/", "", "/"],
])("the address %s is in the language of its first part alone", (path, prefix, rest) => {
  expect(splitLanguage(path)).toEqual({ prefix, rest })
})
