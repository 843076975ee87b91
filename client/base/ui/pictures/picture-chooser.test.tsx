import { renderToStaticMarkup } from "react-dom/server"
import { expect, it } from "vitest"
import { PictureChooser } from "./picture-chooser.tsx"

it.each([
  [false, true],
  [true, false],
])("A picture that is required: %s, is called optional: %s", (required, isOptional) => {
  const chooser = <PictureChooser value={{ alt: "" }} onChange={() => {}} required={required} />
  expect(renderToStaticMarkup(chooser).includes("(optional)")).toBe(isOptional)
})
