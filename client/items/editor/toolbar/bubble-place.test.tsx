import { afterEach, expect, it, vi } from "vitest"
import { placeBubble } from "./bubble-place.ts"

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const rect = (left: number, top: number, height = 20) => new DOMRect(left, top, 100, height)

function placed(selected: DOMRect, coarse = false) {
  vi.stubGlobal("visualViewport", { offsetLeft: 0, offsetTop: 0, width: 1000, height: 600 })
  vi.stubGlobal("matchMedia", () => ({ matches: coarse }))
  document.body.innerHTML = "<div id='text'><p>One</p></div><div id='bubble'></div>"
  const [text, bubble] = ["text", "bubble"].map((id) => document.getElementById(id) as HTMLElement)
  if (!text || !bubble) throw new Error("They stand there.")
  Object.defineProperties(bubble, { offsetWidth: { value: 200 }, offsetHeight: { value: 40 } })
  getSelection()?.selectAllChildren(text.firstElementChild as Element)
  Range.prototype.getBoundingClientRect = () => selected
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockReturnValue(rect(300, 200))
  placeBubble(bubble, text)
  const { left, top, visibility } = bubble.style
  return [left, top, visibility]
}

it.each([
  ["above what is selected, in its middle", rect(300, 300), ["250px", "252px", "visible"]],
  ["above at the very top, too", rect(300, 56), ["250px", "8px", "visible"]],
  ["below where there is no room above", rect(300, 55), ["250px", "83px", "visible"]],
  ["within the view on the left", rect(0, 300), ["8px", "252px", "visible"]],
  ["within the view on the right", rect(980, 300), ["792px", "252px", "visible"]],
  ["at the line where nothing but a place to type is there", rect(0, 0, 0), ["250px", "152px", "visible"]],
  ["as long as a pixel of it is in view", rect(300, 592), ["250px", "544px", "visible"]],
  ["as long as a pixel of it is in view above", rect(300, -12), ["250px", "16px", "visible"]],
  ["out of sight with it below", rect(300, 593), ["250px", "545px", "hidden"]],
  ["out of sight with it above", rect(300, -13), ["250px", "15px", "hidden"]],
])("The toolbar stands %s", (_, selected, expected) => {
  expect(placed(selected)).toEqual(expected)
})

it("On a phone, which has its own above a selection, it stands below", () => {
  expect(placed(rect(300, 300), true)).toEqual(["250px", "328px", "visible"])
})
