import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import { AccountAccess } from "./account-access.tsx"
import type { AccountUser } from "./account-card.tsx"
import { AccountPassword } from "./account-password.tsx"
import { AccountPerson } from "./account-person.tsx"

const { send, people } = vi.hoisted(() => ({ send: vi.fn(), people: { items: [] as object[] } }))

vi.mock("../../generated/office.ts", async (original) => ({
  ...(await original<object>()),
  useSetAccountRoleMutation: () => [send],
  useSetProfileAccountMutation: () => [send],
  usePeopleWithAccountsQuery: () => {
    const data = { profiles: { items: [] }, more: people }
    return { data: { ...data, more: { ...people } }, refetch: async () => ({ data }) }
  },
}))
vi.mock("../../generated/graphql.ts", async (original) => ({
  ...(await original<object>()),
  useResetPasswordMutation: () => [send],
}))

const user = { id: 7, name: "Ruth", role: "REGULAR", canAdminister: true } as unknown as AccountUser
const person = (id: number, userId?: number) => ({ id, name: `Person ${id}`, account: userId ? { id: userId } : null })
const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label)

/** Presses the button, and calls `change` before the answer comes. */
async function changedWhileSent(button: string, change: () => void) {
  const answer = deferred<object>()
  send.mockReturnValueOnce(answer.promise)
  await act(async () => fireEvent.click(screen.getByText(button)))
  expect(send).toHaveBeenCalled()
  change()
  await act(async () => answer.resolve({}))
}

it("A role chosen while the one before is being saved stays chosen", async () => {
  render(<AccountAccess user={user} roles={["REGULAR", "AUTHOR", "EDITOR"]} />, inApp)
  fireEvent.click(field(/^Author/))
  await changedWhileSent("Change role", () => fireEvent.click(field(/^Editor/)))
  expect(field(/^Editor/).checked).toBe(true)
})

it("A person chosen while the one before is being saved stays chosen, and else the linked one is shown", async () => {
  people.items = [person(1), person(2)]
  const { rerender } = render(<AccountPerson user={user} />, inApp)
  const choose = (value: string) => fireEvent.change(field(/^Person/), { target: { value } })
  choose("1")
  await changedWhileSent("Save", () => choose("2"))
  expect(field(/^Person/).value).toBe("2")
  await changedWhileSent("Save", () => undefined)
  people.items = [person(1, 7), person(2)]
  rerender(<AccountPerson user={user} />)
  expect(field(/^Person/).value).toBe("1")
})

it("A person whom a colleague has linked to another account meanwhile stays linked to it", async () => {
  people.items = [person(1, 7), person(2)]
  render(<AccountPerson user={user} />, inApp)
  fireEvent.change(field(/^Person/), { target: { value: "2" } })
  people.items = [person(1, 8), person(2)]
  send.mockClear()
  await act(async () => fireEvent.click(screen.getByText("Save")))
  expect(send.mock.calls).toEqual([[{ variables: { id: 2, userId: 7 } }]])
})

it("A password typed while another one is being set stays in the form", async () => {
  render(<AccountPassword user={user} />, inApp)
  const type = (value: string) => {
    for (const label of [/^New password/, /^Confirm password/]) fireEvent.change(field(label), { target: { value } })
  }
  type("Magnolia!1974")
  await changedWhileSent("Reset password", () => type("Jacaranda!1974"))
  expect(field(/^New password/).value).toBe("Jacaranda!1974")
})
