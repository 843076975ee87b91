import { CombinedGraphQLErrors } from "@apollo/client/errors"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { Toasts } from "../../base/layout/toasts.tsx"
import type { ChildFieldsFragment } from "../../generated/office.ts"
import { ChildPanel } from "./child-panel.tsx"

const { edit, refetchQueries, reset, share } = vi.hoisted(() => ({
  ...{ edit: vi.fn(), refetchQueries: vi.fn() },
  ...{ reset: vi.fn(), share: vi.fn(async (_: object) => ({})) },
}))

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useEditChildMutation: () => [edit, { client: { refetchQueries } }],
  useRemoveChildMutation: () => [vi.fn()],
  useShareConsentLinkMutation: () => [share, { reset }],
}))

const child = { id: 3, version: 2, name: "Zed", form: "3", answer: "UNSAID", giver: "", until: null, means: "PAPER" }

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ errors: [{ message: "Somebody else has changed this.", extensions: { code } }] })

it.each([
  ["CONFLICT", [{ include: ["Children"] }], [expect.stringMatching(/^Somebody else has changed this\./)]],
  ["FORBIDDEN", undefined, ["This was not saved.Somebody else has changed this."]],
])("A child's consent refused with %s reloads %j, and shows %j", async (code, refetched, messages) => {
  refetchQueries.mockClear()
  edit.mockRejectedValueOnce(refusal(code))
  render(
    <Toasts>
      <ChildPanel child={child as unknown as ChildFieldsFragment} />
    </Toasts>,
  )
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })))
  expect(refetchQueries.mock.lastCall).toEqual(refetched)
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(messages)
})

it("A refused change of a child's consent stays typed beside what another user has stored", async () => {
  const setTyped = vi.fn()
  const panel = (of: object, typed = {}) => (
    <Toasts>
      <ChildPanel key={JSON.stringify(typed)} {...{ child: of as ChildFieldsFragment, typed, setTyped }} />
    </Toasts>
  )
  edit.mockRejectedValueOnce(refusal("CONFLICT"))
  const { rerender } = render(panel(child))
  fireEvent.change(screen.getByLabelText(/^By whom/), { target: { value: "Her mother" } })
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })))
  rerender(panel({ ...child, version: 3, answer: "NO" }, setTyped.mock.lastCall?.[0]))
  edit.mockResolvedValueOnce({})
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })))
  const input = { version: 3, answer: "NO", giver: "Her mother", means: null }
  expect(edit.mock.lastCall?.[0]).toMatchObject({ variables: { input } })
})

it("A change of language discards the QR code", () => {
  render(
    <Toasts>
      <ChildPanel child={child as unknown as ChildFieldsFragment} />
    </Toasts>,
  )
  fireEvent.change(screen.getByLabelText("Language"), { target: { value: "SW" } })
  expect(reset).toHaveBeenCalledOnce()
})

it("A family's links are revoked after a confirmation", async () => {
  render(
    <Toasts>
      <ChildPanel child={child as unknown as ChildFieldsFragment} />
    </Toasts>,
  )
  fireEvent.click(screen.getByText("Revoke earlier links"))
  expect(share).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Revoke", hidden: true })))
  expect(share.mock.lastCall?.[0]).toMatchObject({ variables: { id: 3, renew: true } })
  expect(screen.getByText("Earlier links no longer work")).toBeTruthy()
})
