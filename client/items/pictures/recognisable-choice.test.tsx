import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { expect, it, vi } from "vitest"
import { apiClient } from "../../base/session/api-client.ts"
import { pictureInput } from "../../base/ui/pictures/picture-input.ts"
import { picture } from "../forms/picture.tsx"

vi.mock("../../base/session/api-client.ts", () => ({ apiClient: { query: vi.fn(), mutate: vi.fn() } }))

const field = picture({ label: "Image" })

const stored = {
  ...{ id: 1, name: "a.png", url: "/images/a.png", width: 4, height: 3, color: "#ffffff", alt: "", described: false },
}

const sent = vi.fn()

function Form({ of }: { of?: typeof stored }) {
  const [value, setValue] = useState(field.start(of))
  sent(pictureInput(value))
  return field.render({
    ...{ name: "picture", value, onChange: setValue, limit: {}, required: true, error: () => undefined, also: {} },
  })
}

async function renderForm(of: typeof stored | undefined, recognisable?: string) {
  const picturesNamed = recognisable ? [{ name: of?.name, recognisable }] : []
  vi.mocked(apiClient.query).mockResolvedValue({ data: { picturesNamed } } as never)
  await act(async () => void render(<Form of={of} />))
}

const pressed = () => screen.queryAllByRole("button", { pressed: true }).map(({ textContent }) => textContent)

it("The form asks who can be recognised only of a chosen picture, and one tap says nobody", async () => {
  await renderForm(undefined)
  expect(screen.queryByText("Who can be recognised?")).toBe(null)
  cleanup()
  await renderForm(stored)
  expect([pressed(), sent.mock.lastCall?.[0]]).toEqual([[], { name: "a.png", alt: null }])
  fireEvent.click(screen.getByText("Nobody"))
  expect([pressed(), sent.mock.lastCall?.[0].recognisable]).toEqual([["Nobody"], "NOBODY"])
})

it("A stored answer on who can be recognised is shown, not sent again, and goes with the picture", async () => {
  await renderForm(stored, "AGREED")
  expect([pressed(), sent.mock.lastCall?.[0]]).toEqual([["People who agreed"], { name: "a.png", alt: null }])
  fireEvent.click(screen.getByText(/^Remove/))
  expect(screen.queryByText("Who can be recognised?")).toBe(null)
})

it("A picture names its children, and says that a child without consent keeps it a draft", async () => {
  const [amina, ben] = [
    { id: 7, name: "Amina Odhiambo", form: "Form 3", agrees: true },
    { id: 8, name: "Ben Carter", form: "", agrees: false },
  ]
  const picturesNamed = [{ name: "a.png", recognisable: "AGREED", children: [{ id: 7 }] }]
  vi.mocked(apiClient.query).mockResolvedValue({ data: { picturesNamed, children: [amina, ben] } } as never)
  vi.mocked(apiClient.mutate).mockResolvedValue({ data: { addChild: ben } } as never)
  await act(async () => void render(<Form of={stored} />))
  expect(screen.queryByText(/No yes yet/)).toBeNull()
  expect(sent.mock.lastCall?.[0]).not.toHaveProperty("children")
  fireEvent.change(screen.getByLabelText(/Name and form/), { target: { value: "Ben Carter" } })
  await act(async () => fireEvent.click(screen.getByRole("button", { name: "Add the child" })))
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ children: [7, 8], childrenBefore: [7] }))
  expect(screen.getByText("No yes yet: this stays a draft")).toBeTruthy()
  await act(async () => fireEvent.click(screen.getByRole("button", { name: /^Take out.*Amina/ })))
  expect(sent).toHaveBeenLastCalledWith(expect.objectContaining({ children: [8], childrenBefore: [7] }))
})
