import { expect, it } from "vitest"
import { pageKeys } from "../../generated/constants.ts"
import { activeGroup, linkTo } from "./menu.ts"

it("The menu or the footer links to each content page by name", () => {
  expect(pageKeys.filter((key) => !linkTo(`/${key}`)?.label)).toEqual([])
})

it.each([
  ["/governors", "About"],
  ["/profiles/view/3", "About"],
  ["/teachers/anything", "Learning"],
  ["/gallery/addpics/7", "News & Events"],
  ["/about/events", "News & Events"],
  ["/receipt", "Contact"],
  ["/", undefined],
  ["/user/view/1", undefined],
  ["/user/attendance/4", undefined],
  ["/admin/site/contact", undefined],
])("The last known segment of an address decides its menu group: %s belongs to %s", (path, label) => {
  expect(activeGroup(path)?.label).toBe(label)
})
