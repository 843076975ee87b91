import { fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import type { AttendeeFragment } from "../../generated/office.ts"
import { attendeeColumns } from "./attendee-columns.tsx"

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useMoveUpAttendanceMutation: () => [vi.fn()],
  useRemoveAttendanceMutation: () => [vi.fn()],
}))

it.each([
  [true, 1, "The first on the waiting list who fits moves up. They get a mail, or you are asked to ring them."],
  [false, 0, "Nobody moves up."],
])("A person on the waiting list can move up only while the event is open (%s)", (isOpen, times, words) => {
  const waiting = { id: 1, name: "Ada", state: "WAITING", email: "" } as AttendeeFragment
  render(attendeeColumns(isOpen).at(-1)?.cell(waiting), inApp)
  expect(screen.queryAllByRole("button", { name: /^Move up ?Ada$/ })).toHaveLength(times)
  fireEvent.click(screen.getByRole("button", { name: /^Remove ?Ada$/ }))
  expect(screen.getByText(words)).toBeTruthy()
})
