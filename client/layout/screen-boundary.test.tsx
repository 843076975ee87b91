// @vitest-environment jsdom
import { act, cleanup, render, screen } from "@testing-library/react"
import { MemoryRouter, useNavigate } from "react-router-dom"
import { afterEach, expect, it } from "vitest"
import { ScreenBoundary } from "./screen-boundary.tsx"

afterEach(cleanup)

let goTo: (path: string) => void

function Navigator() {
  goTo = useNavigate()
  return null
}

let faulty = true

function Screen() {
  if (faulty) throw new Error("A fault of ours")
  return <p>All is well</p>
}

it("A screen that fails shows the page 'Unexpected Application Error', and the next navigation tries afresh", () => {
  const caught: unknown[] = []
  render(
    <MemoryRouter>
      <Navigator />
      <ScreenBoundary>
        <Screen />
      </ScreenBoundary>
    </MemoryRouter>,
    { onCaughtError: (error) => caught.push(error) },
  )
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Unexpected Application Error")
  expect(caught).toHaveLength(1)

  faulty = false
  act(() => goTo("/elsewhere"))
  expect(screen.getByText("All is well")).toBeTruthy()
})
