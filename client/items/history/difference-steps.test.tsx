import { act, fireEvent, render, screen } from "@testing-library/react"
import { useRef } from "react"
import { beforeEach, expect, it } from "vitest"
import { DifferenceSteps, difference } from "./difference-steps.tsx"

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
})

function Differing({ at }: { at: string[] }) {
  const container = useRef<HTMLDivElement>(null)
  return (
    <section data-comparison>
      <DifferenceSteps within={container} />
      <div ref={container}>
        {at.map((name) => (
          <p key={name} {...difference}>
            {name}
          </p>
        ))}
      </div>
    </section>
  )
}

const shown = () => [screen.getByRole("status").textContent, document.activeElement?.textContent]
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole("button", { name })))
const key = (key: string) => act(async () => void fireEvent.keyDown(document.activeElement as Element, { key }))

it("Buttons and keys step through the differences, and wrap around", async () => {
  render(<Differing at={["A", "B", "C"]} />)
  expect(shown()[0]).toBe("3 differences")
  await press("Previous")
  expect(shown()).toEqual(["Difference 3 of 3", "C"])
  await press("Next difference")
  expect(shown()).toEqual(["Difference 1 of 3", "A"])
  await key("p")
  expect(shown()).toEqual(["Difference 3 of 3", "C"])
  await key("n")
  await key("n")
  expect(shown()).toEqual(["Difference 2 of 3", "B"])
})

it.each([
  [[], "0 differences", 0],
  [["A"], "1 difference", 2],
])("The differences %j are counted as: %s", (at, expected, buttons) => {
  render(<Differing at={at} />)
  expect([shown()[0], screen.queryAllByRole("button").length]).toEqual([expected, buttons])
})
