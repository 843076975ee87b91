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
  ["above the selection, centred", rect(300, 300), ["250px", "252px", "visible"]],
  ["above a selection that leaves just enough room", rect(300, 56), ["250px", "8px", "visible"]],
  ["below a selection without room above", rect(300, 55), ["250px", "83px", "visible"]],
  ["inside the left edge of the view", rect(0, 300), ["8px", "252px", "visible"]],
  ["inside the right edge of the view", rect(980, 300), ["792px", "252px", "visible"]],
  ["above the line of a bare cursor", rect(0, 0, 0), ["250px", "152px", "visible"]],
  ["visible while a pixel of the selection is in view at the bottom", rect(300, 592), ["250px", "544px", "visible"]],
  ["visible while a pixel of the selection is in view at the top", rect(300, -12), ["250px", "16px", "visible"]],
  ["hidden with a selection below the view", rect(300, 593), ["250px", "545px", "hidden"]],
  ["hidden with a selection above the view", rect(300, -13), ["250px", "15px", "hidden"]],
])("The floating toolbar is %s", (_, selected, expected) => {
  expect(placed(selected)).toEqual(expected)
})

it("The floating toolbar is below the selection on a phone, which has its own above", () => {
  expect(placed(rect(300, 300), true)).toEqual(["250px", "328px", "visible"])
})
