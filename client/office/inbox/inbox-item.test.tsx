import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import type { InboxItemFieldsFragment } from "../../generated/office.ts"
import { InboxItem } from "./inbox-item.tsx"

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useOfficePeopleQuery: () => ({}),
}))

// jsdom lacks it.
Element.prototype.scrollIntoView = () => {}

const mark = vi.fn()

const item = (note: string) =>
  ({
    ...{ id: "EN-1", form: "ENQUIRY", from: "Ruth", opening: "A bus?", facts: [], message: "A bus?", phone: "1" },
    ...{ createdAt: "2031-05-19T06:00:00.000Z", doneAt: null, isSpam: false, replyTo: null, note },
    assignee: { id: 8, name: "Leila" },
  }) as unknown as InboxItemFieldsFragment

const selection = { ids: [], chosen: [], toggle: vi.fn(), clear: vi.fn(), isAll: false, toggleAll: vi.fn() }

const page = (note: string, open = true) => (
  <InboxItem item={item(note)} {...{ open, selection, mark }} busy={false} onToggle={mark} onAnswer={mark} />
)

const field = () => screen.getByLabelText<HTMLTextAreaElement>(/Note for the office/)
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }))
const saveNote = () => act(async () => fireEvent.click(screen.getByText("Keep the note")))
const conflictHint = () => screen.queryByText(/^Meanwhile it says/)?.textContent

it("An unsaved note stays after a colleague's note, and after its inbox item is reopened", async () => {
  const { rerender } = render(page("Rang once."), inApp)
  await type("Rang twice.")
  rerender(page("Rang once.", false))
  rerender(page("Rang once."))
  expect([field().value, conflictHint()]).toEqual(["Rang twice.", undefined])
  mark.mockResolvedValueOnce(false)
  await saveNote()
  rerender(page("They will come."))
  expect([field().value, conflictHint()]).toEqual(["Rang twice.", "Meanwhile it says: “They will come.”"])
  cleanup()
  render(page("They will come."), inApp)
  expect([field().value, conflictHint()]).toEqual(["Rang twice.", "Meanwhile it says: “They will come.”"])
})

it("Done and Spam save the typed note, unless it would overwrite a colleague's", async () => {
  const { rerender } = render(page("Rang once."), inApp)
  await type("Rang twice.")
  const press = (label: string) => act(async () => fireEvent.click(screen.getByText(label)))
  mark.mockResolvedValueOnce(false)
  await press("Done")
  expect([mark.mock.lastCall?.[0], field().value]).toEqual([{ done: true, note: "Rang twice." }, "Rang twice."])
  rerender(page("They will come."))
  await press("Done")
  expect(mark.mock.lastCall?.[0]).toEqual({ done: true })
  rerender(page("Rang once."))
  mark.mockResolvedValueOnce(true)
  await press("Spam")
  expect(mark.mock.lastCall?.[0]).toEqual({ spam: true, note: "Rang twice." })
  rerender(page("Rang twice."))
  expect(screen.queryByText("Keep the note")).toBeNull()
  rerender(page("Rang once."))
  expect([field().value, screen.queryByText("Keep the note")]).toEqual(["Rang once.", null])
})

it("Words typed while the note is being saved stay, as an unsaved note", async () => {
  const { rerender } = render(page(""), inApp)
  const answer = deferred<boolean>()
  mark.mockReturnValueOnce(answer.promise)
  await type("Rang.")
  await saveNote()
  await type("Rang. They will come.")
  rerender(page("Rang."))
  await act(async () => answer.resolve(true))
  expect([field().value, conflictHint()]).toEqual(["Rang. They will come.", undefined])
  mark.mockResolvedValueOnce(true)
  await saveNote()
  expect(mark.mock.lastCall?.[0]).toEqual({ note: "Rang. They will come." })
})

it("An inbox item is assigned by the Change button only, along with the typed note", async () => {
  render(page(""), inApp)
  await type("Please ring.")
  const calls = mark.mock.calls.length
  await act(async () => void fireEvent.change(screen.getByLabelText("Who has it"), { target: { value: "" } }))
  expect(mark.mock.calls.length).toBe(calls)
  mark.mockResolvedValueOnce(true)
  await act(async () => fireEvent.click(screen.getByText("Change")))
  expect(mark.mock.lastCall).toEqual([{ assigneeId: null, note: "Please ring." }, "Nobody has EN-1"])
  expect(screen.queryByText("Change")).toBeNull()
})

it("The note field follows the saved note, also after an undo", async () => {
  const { rerender } = render(page(""), inApp)
  await type("Rang back. ")
  mark.mockResolvedValueOnce(true)
  await saveNote()
  expect(mark.mock.lastCall).toEqual([{ note: "Rang back. " }, "The note on EN-1 is kept"])
  rerender(page("Rang back."))
  expect([field().value, screen.queryByText("Keep the note")]).toEqual(["Rang back.", null])
  rerender(page(""))
  expect([field().value, screen.queryByText("Keep the note")]).toEqual(["", null])
})
