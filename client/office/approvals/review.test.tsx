import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import { Review } from "./review.tsx"

const { sendBack } = vi.hoisted(() => ({ sendBack: vi.fn() }))

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useSendBackMutation: () => [sendBack],
}))

const item = { type: "NEWS_STORY", id: 7, title: "A relay", publishAt: null, pendingChange: null, path: null }
const approval = { item, by: { id: 8, name: "Eda Editor" }, since: "2031-05-19T09:00:00Z" }
const difference = { before: null, after: [], version: 1, changeSavedAt: null }

it("A note takes no more words while it is sent back, as its mail would not have them", async () => {
  const answer = deferred<object>()
  sendBack.mockReturnValueOnce(answer.promise)
  const onDone = vi.fn()
  const props = { approval, difference, refetch: async () => ({}), onDone } as unknown as Parameters<typeof Review>[0]
  render(<Review {...props} />, inApp)
  const note = screen.getByLabelText<HTMLTextAreaElement>(/^What should be different/)
  fireEvent.change(note, { target: { value: "Name the runners." } })
  expect(note.readOnly).toBe(false)
  await act(async () => fireEvent.click(screen.getByText("Send back")))
  expect(note.readOnly).toBe(true)
  await act(async () => answer.resolve({}))
  expect([onDone.mock.calls.length, note.readOnly, note.value]).toEqual([1, false, ""])
})
