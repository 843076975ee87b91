import { expect, it } from "vitest"
import { fullSizeUpload, normalizePath } from "./moved-address.ts"

it.each([
  ["/about//us/", "/about/us"],
  ["about", "/about"],
  ["/caf%C3%A9", "/café"],
  ["/%E0%A4%A", "/%E0%A4%A"],
  [`/${"x".repeat(499)}/`, `/${"x".repeat(499)}`],
  [`/${"x".repeat(500)}`, undefined],
  ["//", undefined],
])("An address of an earlier site is normalised: %s", (path, plain) => {
  expect(normalizePath(path)).toBe(plain)
})

it.each([
  ["/uploads/river-300x200.jpg", "/uploads/river.jpg"],
  ["/uploads/river-300x200.jpg.html", "/uploads/river-300x200.jpg.html"],
  ["/uploads/river-300.jpg", "/uploads/river-300.jpg"],
])("A WordPress picture address loses its size suffix: %s", (file, fullSize) => {
  expect(fullSizeUpload(file)).toBe(fullSize)
})
