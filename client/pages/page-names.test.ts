import { expect, it } from "vitest"
import { menu } from "../layout/menu.ts"
import { pageNames } from "./page-names.ts"

it("A page is called in its banner as in the menu", () => {
  const links = menu.flatMap(({ links }) => links)
  const otherwise = Object.entries(pageNames).filter(([key, name]) =>
    links.some(({ path, label }) => path === `/${key}` && label !== name),
  )
  expect(otherwise).toEqual([])
})
