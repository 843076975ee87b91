import { expect, it } from "vitest"
import { activeGroup, formOf, menu } from "./menu.ts"

it("The menu has the groups of the specification", () => {
  expect(menu.map(({ label }) => label)).toEqual(["About", "Learning", "News & Events", "Contact"])
})

it.each([
  ["/about", "About"],
  ["/governors", "About"],
  ["/profiles/view/3", "About"],
  ["/academic", "Learning"],
  ["/teachers/anything", "Learning"],
  ["/news", "News & Events"],
  ["/news/view/12", "News & Events"],
  ["/blog/add", "News & Events"],
  ["/gallery/addpics/7", "News & Events"],
  ["/about/events", "News & Events"],
  ["/contact", "Contact"],
  ["/apply", "Contact"],
  ["/absence", "Contact"],
  ["/receipt", "Contact"],
  ["/", undefined],
  ["/login", undefined],
  ["/user/view/1", undefined],
  ["/admin/site/contact", undefined],
])("The last segment of an address that says something decides: %s belongs to %s", (path, label) => {
  expect(activeGroup(path)?.label).toBe(label)
})

it("A page that is about a form leads to it, and no other page does", () => {
  const pages = menu.flatMap(({ links }) => links).filter(({ path }) => formOf(path))
  expect(pages.map(({ path }) => [path, formOf(path)?.path])).toEqual([
    ["/admissions", "/apply"],
    ["/attendance", "/absence"],
  ])
})
