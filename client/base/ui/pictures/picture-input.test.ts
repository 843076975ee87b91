import { expect, it } from "vitest"
import { chosenFrom, pictureInput } from "./picture-input.ts"

it("A picture without a description is not sent as decorative, and a decorative one has no text", () => {
  const stored = {
    name: "a.png",
    url: "/images/a.png",
    width: 4,
    height: 3,
    color: "#ffffff",
    alt: "",
    described: false,
  }
  const sent = (described: boolean, alt = "") => pictureInput(chosenFrom({ ...stored, described, alt }))
  expect(chosenFrom(null)).toEqual({ alt: "" })
  expect(sent(false)).toEqual({ name: "a.png", alt: null })
  expect(sent(true)).toEqual({ name: "a.png", alt: "" })
  expect(sent(true, " A goat ")).toEqual({ name: "a.png", alt: "A goat" })
  expect(pictureInput({ ...chosenFrom({ ...stored, described: true, alt: "A goat" }), decorative: true }).alt).toBe("")
})
