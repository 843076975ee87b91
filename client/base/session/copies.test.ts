import { afterEach, expect, it, vi } from "vitest"
import { openPath } from "./copies.ts"

afterEach(() => vi.unstubAllGlobals())

it.each([
  ["", "/"],
  ["#/", "/"],
  ["#/news/view/12", "/news/view/12"],
  ["#/visitor#what-to-bring", "/visitor"],
])("The screen at %j has the real address %s", (hash, path) => {
  vi.stubGlobal("location", { hash })
  expect(openPath()).toBe(path)
})
