import { render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { WithheldPanel } from "./withheld-panel.tsx"

const { picture, items } = vi.hoisted(() => ({ picture: { id: 1, url: "/1.jpg", alt: "" }, items: [] as object[] }))

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useWithheldPicturesQuery: () => ({
    data: { withheldPictures: [{ picture, children: [{ id: 1, name: "Zed" }], items }] },
  }),
}))

it.each([
  ["a published story", { type: "NEWS_STORY", state: "PUBLISHED" }, ["Take down", "Blur…"]],
  ["a story that is taken down", { type: "NEWS_STORY", state: "TAKEN_DOWN" }, ["Blur…"]],
  ["a draft", { type: "NEWS_STORY", state: "DRAFT" }, ["Blur…"]],
  ["a content page", { type: "CONTENT_PAGE" }, ["Blur…"]],
])("A withheld picture of %s (%j) offers %j", (_what, item, offered) => {
  items.splice(0, 1, { id: 15, title: "Rope", path: "/news/view/15", version: 3, ...item })
  render(<WithheldPanel />, inApp)
  expect(screen.getByText("Replace in “Rope”")).toBeTruthy()
  expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(offered)
  expect(screen.queryByText("Taken down") !== null).toBe("state" in item && item.state === "TAKEN_DOWN")
})
