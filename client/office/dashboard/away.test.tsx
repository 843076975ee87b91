import { act, fireEvent, render, screen, waitFor } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import type { RegisterQuery } from "../../generated/office.ts"
import { Away } from "./away.tsx"

const { send, sendRegister } = vi.hoisted(() => ({ send: vi.fn(), sendRegister: vi.fn() }))

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useMarkInboxMutation: () => [send],
  useSendRegisterMutation: () => [sendRegister],
}))

// jsdom lacks it.
vi.stubGlobal("matchMedia", () => ({ matches: true }))

const child = (childName: string) => ({
  ...{ id: childName, number: `AB-${childName}`, version: 1, childName, className: "Form 2", reason: "A cold" },
  ...{ firstDay: "2031-05-19", lastDay: null, doneAt: null },
})

const schoolDay = { day: "2031-05-19", isOpen: true }

const registerOf = (...names: string[]) => ({ schoolDay, register: names.map(child) }) as unknown as RegisterQuery

it("The register has no buttons on paper", () => {
  render(<Away {...registerOf("Timo", "Ada")} />, inApp)
  const buttons = screen.getAllByRole("button").map(({ textContent }) => textContent)
  const printed = screen.getAllByRole("button").filter((button) => !button.closest(".unprinted"))
  expect(buttons).toContain("Mark all as known")
  expect(printed).toEqual([])
})

it("Each child marked as known is sent, though the answer to the one before is not there yet", async () => {
  const answer = deferred<object>()
  send.mockReturnValueOnce(answer.promise).mockResolvedValue({})
  render(<Away {...registerOf("Timo", "Ada")} />, inApp)
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })))
  await press("Known: Timo")
  await press("Known: Ada")
  await act(async () => answer.resolve({}))
  await waitFor(() =>
    expect(send.mock.calls.map(([{ variables }]) => variables.marks[0].id)).toEqual(["AB-Timo", "AB-Ada"]),
  )
})

it("A register whose answer was lost is sent again under its key, though a child is known since", async () => {
  sendRegister.mockRejectedValue(new TypeError("Failed to fetch"))
  const { register, schoolDay } = registerOf("Timo", "Ada")
  const { rerender } = render(<Away {...{ register, schoolDay }} />, inApp)
  const press = () => act(async () => fireEvent.click(screen.getByRole("button", { name: /^Send to the teacher/ })))
  await press()
  screen.getByText(/2 not known yet/)
  const known = register.map((child) => ({ ...child, version: 2, doneAt: "2031-05-19T06:00:00Z" }))
  rerender(<Away {...{ register: known, schoolDay }} />)
  expect(screen.queryByText(/not known yet/)).toBeNull()
  await press()
  const keys = sendRegister.mock.calls.map(([{ variables }]) => variables.idempotencyKey)
  expect(keys).toEqual([expect.any(String), keys[0]])
})
