import type { ApolloClient } from "@apollo/client"
import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { inApp } from "../../../test/in-app.tsx"
import { apiClient } from "../../base/session/api-client.ts"
import type { ComparedVersionFragment } from "../../generated/graphql.ts"
import { RestoreButton } from "./restore-button.tsx"

const { restore } = vi.hoisted(() => ({ restore: vi.fn() }))

vi.mock("../../generated/graphql.ts", async (original) => ({
  ...(await original<object>()),
  useRestoreVersionMutation: () => [restore],
}))

it.each([
  ["returns to what was there before", 9, [1, 8], "Undone"],
  ["leaves what somebody has saved since", 10, [1], "Somebody has saved this since. It stays as it is now."],
])("Undoing a restored version %s", async (_what, newest, restored, message) => {
  restore.mockReset().mockResolvedValue({ data: { restoreVersion: { id: 9 } } })
  const answer = (id: number) => ({ data: { versions: { items: [{ id }] } } }) as ApolloClient.QueryResult
  vi.spyOn(apiClient, "query").mockResolvedValueOnce(answer(8)).mockResolvedValueOnce(answer(newest))
  render(
    <RestoreButton version={{ id: 1, number: 1 } as ComparedVersionFragment} of={{ type: "EVENT", id: 3 }} />,
    inApp,
  )
  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })))
  await press("Restore version 1")
  await press("Restore")
  fireEvent.click(await screen.findByRole("button", { name: "Undo" }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(restore.mock.calls.map(([{ variables }]) => variables.id)).toEqual(restored)
})
