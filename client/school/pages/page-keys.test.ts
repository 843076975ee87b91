import { expect, it } from "vitest"
import { linkTo } from "../../base/layout/menu.ts"
import { pageKeys } from "./page-keys.ts"

it("Menu or footer leads to each page, whose banner has the name of that link", () => {
  expect(pageKeys.filter((key) => !linkTo(`/${key}`)?.label)).toEqual([])
})
