import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inAppAt } from "../../../test/in-app.tsx"
import { InboxScreen } from "./inbox-screen.tsx"

const { inbox, send } = vi.hoisted(() => ({ inbox: vi.fn(), send: vi.fn() }))

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useInboxQuery: inbox,
  useMarkInboxMutation: () => [send],
  useOfficePeopleQuery: () => ({}),
}))

// jsdom lacks these.
vi.stubGlobal("matchMedia", () => ({ matches: true }))
Element.prototype.scrollIntoView = () => {}

const item = (number: number) => ({
  ...{ id: `EN-${number}`, version: 1, form: "ENQUIRY", from: `Family ${number}`, opening: "A bus?", facts: [] },
  ...{ message: "A bus?", phone: "1", createdAt: "2031-05-19T06:00:00.000Z", doneAt: null, assignee: null, note: "" },
  ...{ isSpam: false, answeredHow: null, replyTo: { name: "Ruth", email: "ruth@example.com", subject: "Bus" } },
})

const line = (number: number) => screen.getByRole("button", { name: new RegExp(`Family ${number}`) })
const focusLine = (number: number) => act(async () => line(number).focus())
const key = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement ?? document, { key }))
const press = (label: string | RegExp) => act(async () => fireEvent.click(screen.getByText(label)))

/** Holds the answer to the next mark back. */
function heldMark() {
  const held = deferred()
  send.mockImplementationOnce(({ variables: { marks } }) => held.promise.then(() => answerTo(marks)))
  return () => act(async () => held.resolve())
}

type Mark = { id: string; version: number }
const answerTo = (marks: Mark[]) => ({
  data: { markInbox: marks.map(({ id, version }) => ({ id, version: version + 1 })) },
})
const sent = () => send.mock.calls.flatMap(([{ variables }]) => variables.marks)

function openInbox(address = "/") {
  send.mockReset().mockImplementation(async ({ variables: { marks } }) => answerTo(marks))
  const data = { inbox: { items: [1, 2, 3, 4].map(item), total: 4, pages: 1 } }
  inbox.mockReturnValue({ data, loading: false, refetch: vi.fn() })
  render(<InboxScreen />, inAppAt(address))
}

it("Marks made by keys while an earlier one is unanswered are sent, and the focus stays where the user went", async () => {
  openInbox()
  const answerFirst = heldMark()
  await focusLine(1)
  await key("e")
  await focusLine(3)
  await key("e")
  await focusLine(2)
  await answerFirst()
  await screen.findByText("EN-3 is done")
  expect(sent().map(({ id }: Mark) => id)).toEqual(["EN-1", "EN-3"])
  expect(document.activeElement).toBe(line(2))
})

it("An answer by mail is marked, though another mark of the item is unanswered", async () => {
  openInbox("/?open=EN-1")
  const answerFirst = heldMark()
  await focusLine(1)
  await key("a")
  await press(/^Answer$/)
  await press("Answered by mail")
  await answerFirst()
  await waitFor(() => expect(sent()).toHaveLength(2))
  expect(sent()[1]).toEqual({ id: "EN-1", version: 2, answeredHow: "MAIL" })
})

it("A key marks nothing by a box that is not ticked, as the focus falls on it when the line before has gone", async () => {
  openInbox()
  const box = screen.getByLabelText(/^Choose Family 2/)
  await act(async () => box.focus())
  await key("e")
  expect(sent()).toEqual([])
  await act(async () => box.click())
  await key("e")
  await screen.findByText("EN-2 is done")
  expect(sent().map(({ id }: Mark) => id)).toEqual(["EN-2"])
})
