import { act, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { apiClient } from "../../base/session/api-client.ts"
import { type FaceMark, inReadingOrder, recognisableBy } from "../../base/ui/pictures/faces/face-marks.ts"
import { FaceBoxes } from "./face-boxes.tsx"

vi.mock("../../base/session/api-client.ts", () => ({ apiClient: { query: vi.fn(), mutate: vi.fn() } }))

const amina = { id: 7, name: "Amina Odhiambo", form: "Form 3", agrees: false }
const face = (x: number, more: Partial<FaceMark> = {}): FaceMark => ({ x, y: 0.2, width: 0.1, height: 0.2, ...more })

beforeEach(() => {
  vi.mocked(apiClient.query).mockResolvedValue({ data: { picturesNamed: [], children: [amina] } } as never)
  vi.mocked(apiClient.mutate).mockResolvedValue({ data: { addChild: amina } } as never)
})

let now: readonly FaceMark[]

function Boxes({ of }: { of: FaceMark[] }) {
  const [faces, setFaces] = useState(of)
  now = faces
  return <FaceBoxes picture="/images/a.png" faces={faces} onChange={setFaces} />
}

const renderBoxes = (...of: FaceMark[]) => act(async () => void render(<Boxes of={of} />))
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
const key = (key: string, shiftKey = false) => fireEvent.keyDown(document.activeElement as Element, { key, shiftKey })
const boxes = () => screen.queryAllByRole("button", { name: /^Face/ }).map((box) => box.getAttribute("aria-label"))
const announcement = () => screen.getByRole("status").textContent

describe("the faces of a picture", () => {
  it("are answered one by one: blurred, a child, an adult who agreed or not a face", async () => {
    await renderBoxes(face(0.1), face(0.4), face(0.7))
    expect(boxes()[0]).toBe("Face 1 of 3: not said yet")
    await press("Blurred")
    expect(announcement()).toBe("Face 1: blurred. Face 2 of 3: not said yet.")
    fireEvent.change(screen.getByLabelText(/Name and form/), { target: { value: "Amina Odhiambo · Form 3" } })
    await press("It is this child")
    expect(screen.getByRole("button", { name: "It is this child" })).toHaveProperty("disabled", false)
    await press("An adult who agreed")
    expect(boxes()).toEqual([
      "Face 1 of 3: blurred",
      "Face 2 of 3: Amina Odhiambo · Form 3",
      "Face 3 of 3: somebody who agreed",
    ])
    await press(/^Face 2/)
    expect(screen.getByText("No yes yet: this stays a draft")).toBeTruthy()
    await press("Not a face")
    expect(now).toEqual([face(0.1, { who: "BLURRED" }), face(0.7, { who: "AGREED" })])
  })

  it("are answered all at once, except those already answered", async () => {
    await renderBoxes(face(0.1), face(0.4), face(0.7))
    expect(screen.getByRole("button", { name: "All agreed" })).toBeTruthy()
    await press("Blurred")
    await press("The others agreed")
    expect(now.map(({ who }) => who)).toEqual(["BLURRED", "AGREED", "AGREED"])
    expect(screen.queryByRole("button", { name: /others/ })).toBe(null)
  })

  it("that were missed are marked by keyboard", async () => {
    await renderBoxes(face(0.1, { who: "AGREED" }), face(0.7, { who: "AGREED" }))
    await press("Mark another face")
    for (const name of ["ArrowUp", "ArrowUp", "ArrowLeft"]) key(name)
    key("ArrowRight", true)
    expect(document.activeElement?.getAttribute("aria-label")).toBe(
      "New face: 38 per cent from the left, 36 from the top, 22 wide, 20 high",
    )
    key("Enter")
    expect(boxes()).toHaveLength(3)
    await press("Mark another face")
    key("Escape")
    expect([boxes().length, document.activeElement?.textContent]).toEqual([3, "Mark another face"])
  })

  /** Points are percentages of the picture. */
  function drag(from: Element, ...points: [number, number][]) {
    const frame = screen.getByRole("application")
    const getBoundingClientRect = () => ({ left: 0, top: 0, width: 100, height: 100 })
    Object.assign(frame, { setPointerCapture() {}, getBoundingClientRect })
    Object.assign(from, { setPointerCapture() {} })
    const at = (type: string, on: Element, [clientX, clientY] = [0, 0]) =>
      fireEvent(on, Object.assign(new MouseEvent(type, { bubbles: true, clientX, clientY }), { pointerId: 1 }))
    at("pointerdown", from, points[0])
    for (const point of points) at("pointermove", from, point)
    at("pointerup", from, points.at(-1))
  }
  const rounded = ({ x, y, width, height }: FaceMark) => [x, y, width, height].map((part) => Math.round(part * 100))

  it("are moved and resized by keyboard and by dragging, and keep their answers", async () => {
    await renderBoxes(face(0.1, { who: "BLURRED" }), face(0.4))
    const box = screen.getByRole("button", { name: /^Face 1/ })
    box.focus()
    for (const name of ["ArrowRight", "ArrowDown"]) key(name)
    key("ArrowRight", true)
    expect(announcement()).toBe("12 per cent from the left, 22 from the top, 12 wide, 20 high")
    key("Enter")
    expect(announcement()).toBe("The box is changed. Face 1 of 2: blurred.")
    key("ArrowUp")
    key("Escape")
    expect([now.map(rounded), now[0]?.who]).toEqual([
      [
        [12, 22, 12, 20],
        [40, 20, 10, 20],
      ],
      "BLURRED",
    ])
    key("ArrowLeft")
    act(() => box.blur())
    expect(now.map(rounded)[0]).toEqual([10, 22, 12, 20])
    const corner = { right: 22, bottom: 42 }
    box.getBoundingClientRect = () => corner as DOMRect
    drag(box, [15, 25], [20, 35])
    expect(now.map(rounded)[0]).toEqual([15, 32, 12, 20])
    drag(box, [20, 40], [30, 30], [40, 50])
    expect(now.map(rounded)[0]).toEqual([15, 32, 32, 30])
    drag(box, [15, 25])
    expect(now.map(rounded)[0]).toEqual([15, 32, 32, 30])
  })

  it("that were missed are marked by dragging or by a tap", async () => {
    await renderBoxes()
    const marked = async (...points: [number, number][]) => {
      await press(/^Mark/)
      drag(screen.getByRole("application"), ...points)
    }
    await marked([60, 30], [40, 10])
    await marked([5, 90])
    expect(now.map(rounded)).toEqual([
      [40, 10, 20, 20],
      [0, 80, 20, 20],
    ])
  })
})

it("Faces are ordered line by line, and together decide who can be recognised", () => {
  const [low, left, right] = [face(0.1, { y: 0.7 }), face(0.2, { y: 0.12 }), face(0.6, { y: 0.1 })]
  expect(inReadingOrder([low, right, left])).toEqual([left, right, low])
  const recognisableOf = (...answers: FaceMark["who"][]) => recognisableBy(answers.map((who) => face(0, { who })))
  expect([
    recognisableOf(),
    recognisableOf("BLURRED", undefined),
    recognisableOf("BLURRED"),
    recognisableOf("BLURRED", 7),
    recognisableOf("AGREED"),
  ]).toEqual([...[undefined, "UNSAID", "NOBODY", "AGREED", "AGREED"]])
})
