import { expect, it } from "vitest"
import { activeGroup } from "./menu.ts"

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
])("The last segment of an address that says something decides: %s belongs to %s", (path, label) => {
  expect(activeGroup(path)?.label).toBe(label)
})
