import { act, fireEvent, render, screen } from "@testing-library/react"
import { expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inApp } from "../../../test/in-app.tsx"
import { apiClient } from "../../base/session/api-client.ts"
import { text } from "../../items/forms/text.tsx"
import { FormButton } from "./form-button.tsx"

it("A dialog's form keeps its idempotency key on a retry, even with other text, but not once reopened, and shows what is stored if it is cancelled without an answer", async () => {
  const save = vi.fn().mockRejectedValue(new Error("No answer"))
  render(
    <FormButton
      label="Add by telephone"
      title="Somebody who comes"
      fields={{ name: text({ label: "Name" }) }}
      limits={{ name: { max: 100 } }}
      submitLabel="Add"
      save={save}
    />,
    inApp,
  )
  const press = (label: string) => act(async () => fireEvent.click(screen.getByText(label)))
  const sent = async (name: string) => {
    fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: name } })
    await press("Add")
    return save.mock.lastCall?.[0].idempotencyKey
  }
  await press("Add by telephone")
  const key = await sent("Ruth")
  expect(await sent("Ruth")).toBe(key)
  expect(await sent("Ruth Parent")).toBe(key)
  const refetch = vi.spyOn(apiClient, "refetchQueries")
  await press("Cancel")
  expect(refetch).toHaveBeenCalledOnce()
  await press("Add by telephone")
  expect(await sent("Ruth")).not.toBe(key)

  const answer = deferred<string>()
  save.mockReturnValueOnce(answer.promise)
  await sent("Ada")
  await act(async () => fireEvent.click(screen.getByLabelText("Close")))
  expect(screen.getByLabelText(/^Name/)).toHaveProperty("value", "Ada")
  await press("Cancel")
  await press("Add by telephone")
  fireEvent.change(screen.getByLabelText(/^Name/), { target: { value: "Bo" } })
  await act(async () => answer.resolve("Ada is coming"))
  expect(screen.getByLabelText(/^Name/)).toHaveProperty("value", "Bo")
})
