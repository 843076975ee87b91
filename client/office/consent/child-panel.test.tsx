import { CombinedGraphQLErrors } from "@apollo/client/errors"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import type { ChildFieldsFragment } from "../../generated/office.ts"
import { Folded } from "../../items/forms/folded.tsx"
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
  render(panel(child), inApp)
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })))
  expect(refetchQueries.mock.lastCall).toEqual(refetched)
  expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(messages)
})

const panel = (of: object) => <ChildPanel child={of as ChildFieldsFragment} />

const save = () => act(async () => fireEvent.click(screen.getByRole("button", { name: "Save" })))

it("A form shows the family's new answer, unless its user has begun to type: then it is a conflict", async () => {
  const { rerender } = render(panel(child), inApp)
  rerender(panel({ ...child, version: 3, answer: "NO" }))
  expect(screen.getByLabelText<HTMLSelectElement>(/^Answer/).value).toBe("NO")
  fireEvent.change(screen.getByLabelText(/^By whom/), { target: { value: "Her mother" } })
  rerender(panel({ ...child, version: 4, answer: "YES" }))
  expect(screen.getByLabelText<HTMLInputElement>(/^By whom/).value).toBe("Her mother")

  edit.mockRejectedValueOnce(refusal("CONFLICT"))
  await save()
  expect(edit.mock.lastCall?.[0]).toMatchObject({ variables: { input: { version: 3, answer: "NO" } } })
  expect(screen.getByLabelText<HTMLSelectElement>(/^Answer/).value).toBe("YES")

  edit.mockResolvedValueOnce({})
  await save()
  const input = { version: 4, answer: "YES", giver: "Her mother", means: null }
  expect(edit.mock.lastCall?.[0]).toMatchObject({ variables: { input } })
})

it("An answer chosen while the one before is being saved stays in the form, to be saved", async () => {
  const { rerender } = render(panel(child), inApp)
  const answer = deferred<object>()
  edit.mockReturnValueOnce(answer.promise)
  const choose = (value: string) => fireEvent.change(screen.getByLabelText(/^Answer/), { target: { value } })
  choose("YES")
  await save()
  choose("NO")
  rerender(panel({ ...child, version: 3, answer: "YES" }))
  await act(async () => answer.resolve({}))
  expect(screen.getByLabelText<HTMLSelectElement>(/^Answer/).value).toBe("NO")
  edit.mockResolvedValueOnce({})
  await save()
  expect(edit.mock.lastCall?.[0]).toMatchObject({ variables: { input: { version: 3, answer: "NO" } } })
})

it.each(["is closed", "is left out by a search"])("A form that %s shows why it was not saved", async (cause) => {
  const { container, rerender } = render(
    <Folded title="Zed" note="Not yet">
      {panel(child)}
    </Folded>,
    inApp,
  )
  const details = container.querySelector("details") as HTMLDetailsElement
  const turn = (open: boolean) =>
    act(async () => {
      details.open = open
      fireEvent(details, new Event("toggle"))
    })
  const chosen = () => screen.queryByLabelText<HTMLSelectElement>(/^Answer/)?.value
  expect(chosen()).toBeUndefined()
  await turn(true)
  fireEvent.change(screen.getByLabelText(/^Answer/), { target: { value: "YES" } })
  const answer = deferred<object>()
  edit.mockReturnValueOnce(answer.promise)
  await save()
  if (cause === "is closed") await turn(false)
  else rerender(<p />)
  await act(async () => answer.reject(refusal("CONFLICT")))
  expect(screen.getByText("Zed was not saved").parentElement?.textContent).toMatch(/Somebody else has changed this\.$/)
  expect(chosen()).toBe(cause === "is closed" ? "YES" : undefined)
})

it("A saved form keeps its focus", async () => {
  const { rerender } = render(panel(child))
  const button = screen.getByRole("button", { name: "Save" })
  button.focus()
  edit.mockResolvedValueOnce({})
  await save()
  rerender(panel({ ...child, version: 3 }))
  expect(document.activeElement).toBe(button)
})

it("A change of language discards the QR code", () => {
  render(panel(child), inApp)
  fireEvent.change(screen.getByLabelText("Language"), { target: { value: "SW" } })
  expect(reset).toHaveBeenCalledOnce()
})

it("A family's links are revoked after a confirmation", async () => {
  render(panel(child), inApp)
  fireEvent.click(screen.getByText("Revoke earlier links"))
  expect(share).not.toHaveBeenCalled()
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Revoke", hidden: true })))
  expect(share.mock.lastCall?.[0]).toMatchObject({ variables: { id: 3, renew: true } })
  expect(screen.getByText("Earlier links no longer work")).toBeTruthy()
})
