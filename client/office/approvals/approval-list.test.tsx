import { render, screen } from "@testing-library/react"
import { expect, it } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import type { ApprovalLineFragment } from "../../generated/office.ts"
import { ApprovalList } from "./approval-list.tsx"

it.each([
  ["EVENT", {}, "Change of an event"],
  ["NEWS_STORY", {}, "Change of a story"],
  ["EVENT", null, "New event"],
])("An item for approval of the type %s, with the change %j, is called “%s”", (type, pendingChange, name) => {
  const item = { type, id: 3, title: "Sports day", pendingChange }
  const line = { item, by: { name: "Eda" }, since: "2031-05-19T06:00:00.000Z" } as unknown as ApprovalLineFragment
  render(<ApprovalList items={[line]} />, inApp)
  expect(screen.getByText(new RegExp(`^${name}, handed in by`))).toBeTruthy()
})
