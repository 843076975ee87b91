import { render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { expect, it } from "vitest"
import { ZoneContext } from "../../base/ui/dates/dates.tsx"
import type { ApprovalLineFragment } from "../../generated/office.ts"
import { ApprovalList } from "./approval-list.tsx"

it.each([
  ["EVENT", {}, "Change of an event"],
  ["NEWS_STORY", {}, "Change of a story"],
  ["EVENT", null, "New event"],
])("An item for approval of the type %s, with the change %j, is called “%s”", (type, pendingChange, name) => {
  const item = { type, id: 3, title: "Sports day", pendingChange }
  const line = { item, by: { name: "Eda" }, since: "2031-05-19T06:00:00.000Z" } as unknown as ApprovalLineFragment
  render(
    <MemoryRouter>
      <ZoneContext value="Africa/Nairobi">
        <ApprovalList items={[line]} />
      </ZoneContext>
    </MemoryRouter>,
  )
  expect(screen.getByText(new RegExp(`^${name}, handed in by`))).toBeTruthy()
})
