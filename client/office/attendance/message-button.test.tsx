import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { MessageButton } from "./message-button.tsx"

const { send } = vi.hoisted(() => ({ send: vi.fn() }))

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useMessageAttendeesMutation: () => [send],
}))

it("A message keeps its idempotency key on a retry, but not with other text or once sent", async () => {
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
  expect(await sent("Bring hats.")).not.toBe(key)
  send.mockResolvedValueOnce({ data: { messageAttendees: { mailed: 2, toRing: 0 } } })
  expect(await sent("Bring water.")).toBe(key)
  await press("Write to all who come")
  expect(await sent("Bring water.")).not.toBe(key)
})
