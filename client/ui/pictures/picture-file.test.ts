import { expect, it } from "vitest"
import { pictureProblem } from "./picture-file.ts"

const picture = (bytes: number) => new File([new Uint8Array(bytes)], "pond.png", { type: "image/png" })

it("a picture is refused at once that the server would refuse, and no other", async () => {
  expect(await pictureProblem(picture(10_000_000))).toBeNull()
  expect(await pictureProblem(picture(10_000_001))).toBe("“pond.png” is 10.1 MB. The most we can take is 10 MB.")
})
