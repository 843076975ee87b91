import { expect, it } from "vitest"
import { activeGroup } from "./menu.ts"

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
