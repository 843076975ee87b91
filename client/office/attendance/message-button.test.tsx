import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import { Refused } from "../../base/ui/loading/failure.ts"
import { MessageButton } from "./message-button.tsx"

const { send } = vi.hoisted(() => ({ send: vi.fn() }))

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useMessageAttendeesMutation: () => [send],
}))

it("A message without an answer is not mailed a second time with other words, unless it is sent again, and words typed meanwhile stay", async () => {
  render(<MessageButton id={3} people={2} />, inApp)
  const press = (label: string) => act(async () => fireEvent.click(screen.getByText(label)))
  const sent = async (text: string) => {
    fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: text } })
    await press("Send")
    return send.mock.lastCall?.[0].variables.idempotencyKey
  }
  send.mockRejectedValue(new Error("No answer"))
  await press("Write to all who come")
  const key = await sent("Bring water.")
  expect(await sent("Bring water.")).toBe(key)
  send.mockRejectedValueOnce(new Refused("CONFLICT", "An earlier try has arrived."))
  expect(await sent("Bring hats.")).toBe(key)
  screen.getByText(/was mailed after all/)
  send.mockResolvedValueOnce({ data: { messageAttendees: { mailed: 2, toRing: 0 } } })
  expect(await sent("Bring hats.")).not.toBe(key)
  await press("Write to all who come")
  const answer = deferred<object>()
  send.mockReturnValueOnce(answer.promise)
  expect(await sent("Bring water.")).not.toBe(key)
  fireEvent.change(screen.getByLabelText(/^Message/), { target: { value: "Bring water. And a hat." } })
  await act(async () => answer.resolve({ data: { messageAttendees: { mailed: 2, toRing: 0 } } }))
  await press("Write to all who come")
  expect(screen.getByLabelText(/^Message/)).toHaveProperty("value", "Bring water. And a hat.")
})
