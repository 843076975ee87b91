import { render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { draftForm } from "../../items/writing/draft.ts"
import { UnfinishedDrafts } from "./unfinished-drafts.tsx"

const { all } = vi.hoisted(() => ({ all: vi.fn() }))

vi.mock("../../base/session/session.tsx", async (original) => ({
  ...(await original<object>()),
  useSession: () => ({ viewer }),
}))
vi.mock("../../items/writing/synced-drafts.ts", () => ({ syncedDrafts: { all } }))

const viewer = { id: 7 }

const linkOf = async (path: string, content: object = { title: "x" }) => {
  const form = draftForm(viewer.id, path)
  all.mockResolvedValueOnce([{ form, id: "a", content, basis: { content: {} }, savedAt: Date.now() }])
  render(<UnfinishedDrafts />, inApp)
  return (await screen.findByRole("link", { name: /^Continue/ })).getAttribute("href")
}

it.each(["/news/view/3", "/user/view/7", "/fees", "/p/add"])(
  "A draft for %s continues in the edit form of that screen",
  async (path) => {
    expect(await linkOf(path)).toBe(`${path}?edit=1`)
  },
)

it.each([
  "/news/add",
  "/admin/notices/3",
  "/gallery/edit/5",
  "/gallery/addpics/2",
  "/gallery/arrange/2",
  "/profiles/arrange",
])("A draft for %s continues at that address", async (path) => {
  expect(await linkOf(path)).toBe(path)
})

it.each([
  ["/user/view/7", { name: "Ruth" }, "?edit=1", "Change of a profile"],
  ["/teachers/view/3", { name: "Ruth" }, "?edit=1", "Change of a person"],
  ["/fees", { body: "x" }, "?edit=1", "Change of a page"],
  ["/p/add", { title: "x" }, "?edit=1", "New page"],
  ["/news/add", { title: "x" }, "", "New story"],
])("A draft for %s with %j continues at “%s”, and is called “%s”", async (path, content, search, place) => {
  expect(await linkOf(path, content)).toBe(`${path}${search}`)
  expect(screen.getByText(new RegExp(`^${place} · This browser`))).toBeTruthy()
})

it("A draft without text is named by its number of pictures", async () => {
  const pictures = { 1: new File(["x"], "1.jpg"), 2: new File(["y"], "2.jpg") }
  await linkOf("/gallery/addpics/2", pictures)
  expect(screen.getByRole("heading", { level: 3 }).textContent).toBe("2 pictures")
})
