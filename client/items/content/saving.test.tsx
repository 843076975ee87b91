import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp, inAppAt } from "../../../test/in-app.tsx"
import { apiClient } from "../../base/session/api-client.ts"
import { inTurn } from "../../base/ui/pictures/in-turn.ts"
import type { ItemForm } from "../forms/fields-form.tsx"
import { AddItem } from "./add-item.tsx"
import { EditItem } from "./edit-item.tsx"

const form = ({ save }: ItemForm<object>) => (
  <button type="button" onClick={() => void save({}, { isHere: () => true } as never)}>
    Send
  </button>
)
const left = vi.fn(() => "/news/view/1")
const section = { path: "/news", name: "News", toastName: "News Story", add: { label: "Add", path: "/news/add" } }
const useAdd = () => [async () => ({ data: { addNewsStory: { id: 1 } } })]

it.each([
  ["a new item", <AddItem key="add" section={section as never} useAdd={useAdd as never} form={form} next={left} />],
  [
    "an edit",
    <EditItem
      key="edit"
      {...{ noun: "story", item: { type: "NEWS_STORY", id: 1 }, edited: { alert: "Edited" }, form, onClose: left }}
      edit={async () => ({})}
    />,
  ],
])("The form of %s stays until a picture that was pasted while it was sent is in it", async (_, item) => {
  vi.spyOn(apiClient, "mutate").mockResolvedValue({ data: { editing: [] } } as never)
  left.mockClear()
  const preparing = deferred<void>()
  await act(async () => void render(item, inApp))
  void inTurn(() => preparing.promise)
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send" })))
  expect(left).not.toHaveBeenCalled()
  await act(async () => preparing.resolve())
  await expect.poll(() => left.mock.calls.length).toBe(1)
})

it.each(["DRAFT", "WAITING", "SCHEDULED"] as const)(
  "The form of a change that is %s does not publish it",
  async (state) => {
    const moments = { publishAt: null, expiresAt: null }
    const pendingChange = { state, ...moments, updatedAt: "2031-05-19T06:00:00Z", user: { id: 1, name: "Eda" } }
    const publication = {
      state: "PUBLISHED",
      ...moments,
      version: 1,
      heldBack: null,
      pendingChange,
      sentBack: null,
    } as const
    const edit = vi.fn(async () => ({}))
    const props = {
      noun: "story",
      item: { type: "NEWS_STORY", id: 1 },
      edited: { alert: "" },
      form,
      onClose: left,
    } as const
    vi.spyOn(apiClient, "mutate").mockResolvedValue({ data: { editing: [] } } as never)
    await act(
      async () =>
        void render(
          <EditItem {...props} {...{ publication: publication as never, edit }} />,
          inAppAt("/?change=1&edit=1"),
        ),
    )
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Send" })))
    expect(edit).toHaveBeenCalledWith(
      expect.objectContaining({ publication: { as: state, publishAt: null, changeSavedAt: "2031-05-19T06:00:00Z" } }),
      undefined,
    )
  },
)
