import { expect, it } from "vitest"
import { itemTypes, typeInPath, versionsPath } from "./item-types.ts"

it("An item and its versions each have an address", () => {
  const { NEWS_STORY, ARTICLE, NOTICE, GALLERY_IMAGE } = itemTypes
  expect([NEWS_STORY, ARTICLE, NOTICE, GALLERY_IMAGE].map(({ path }) => path?.(7))).toEqual([
    "/news/view/7",
    "/blog/view/7",
    "/admin/notices/7",
    undefined,
  ])
  expect(versionsPath({ type: "GALLERY_IMAGE", id: 7 })).toBe("/user/history/gallery-image/7")
  for (const type of Object.keys(itemTypes) as (keyof typeof itemTypes)[])
    expect(typeInPath(versionsPath({ type, id: 7 }).split("/")[3])).toBe(type)
  expect([typeInPath("GALLERY_IMAGE"), typeInPath("nothing"), typeInPath(undefined)]).toEqual(Array(3).fill(undefined))
})
