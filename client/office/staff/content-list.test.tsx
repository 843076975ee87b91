import { render, screen } from "@testing-library/react"
import { MemoryRouter } from "react-router-dom"
import { it, vi } from "vitest"
import { ContentList } from "./content-list.tsx"

const page = (...items: object[]) => ({ items, total: items.length, pages: 1 })
const change = { id: 7, at: "2031-01-01T08:00:00Z", act: "DELETED", type: "NEWS_STORY", itemId: 3, title: "Relay" }

vi.mock("../../generated/graphql.ts", async (original) => ({
  ...(await original<object>()),
  useMyContentQuery: () => ({ data: { myContent: page() }, loading: false }),
  useChangedByOthersQuery: () => ({ data: { changedByOthers: page({ ...change, hasVersion: false, user: null }) } }),
}))

vi.stubGlobal("matchMedia", () => ({ matches: true }))

it("A teacher without items sees that others have deleted one", () => {
  render(<ContentList />, { wrapper: MemoryRouter })
  screen.getByRole("heading", { name: "Changed by others" })
  screen.getByText("Relay")
})
