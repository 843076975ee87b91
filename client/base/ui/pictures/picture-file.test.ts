import { expect, it } from "vitest"
import { pictureProblem } from "./picture-file.ts"

const picture = (bytes: number, type = "image/png") => new File([new Uint8Array(bytes)], "pond.png", { type })
const webP = (type: string) => new File(["RIFF\0\0\0\0WEBPVP8 ..."], "pond.png", { type })
const all = ["image/png", "image/jpeg", "image/webp"]

it.each([
  ["as large as may be", picture(10_000_000), all, null],
  ["too large", picture(10_000_001), all, "“pond.png” is 10.1 MB. The most we can take is 10 MB."],
  [
    "of no picture",
    picture(9, "text/plain"),
    all,
    "“pond.png” is not a picture we can use. Choose a PNG, JPEG or WebP file.",
  ],
  ["without anything in it", picture(0), all, "“pond.png” is empty. Choose another file."],
  ["of WebP", webP("image/webp"), all, null],
  [
    "of WebP, where that is not taken",
    webP("image/png"),
    ["image/png"],
    "“pond.png” is a WebP picture, whatever its name says. Choose a PNG file.",
  ],
])("A file %s is refused at once if the server would refuse it, and only then", async (_, file, types, problem) => {
  expect(await pictureProblem(file, types)).toBe(problem)
})
