import { describe, expect, it } from "vitest"
import { putTogether, takeApart } from "./files-apart.ts"

const photo = new File(["a picture"], "photo.jpg", { type: "image/jpeg" })
const content = { title: "Rain", picture: { file: photo, alt: "Rain" }, more: [{ file: photo }, null, "", 3, false] }

describe("a draft with pictures", () => {
  it("is kept as words and files, each file once, and put together again", () => {
    const apart = takeApart(content)
    expect(JSON.stringify(apart.content)).toContain('"title":"Rain"')
    expect([...apart.files.values()]).toEqual([photo])
    expect(putTogether(structuredClone(apart.content), apart.files)).toEqual(content)
  })

  it("names a file alike each time, so that it is not written again with each word", () => {
    expect(takeApart(content).content).toEqual(takeApart({ ...content }).content)
  })

  it("leaves a place empty whose file could not be kept", () => {
    const { content: words } = takeApart({ picture: { file: photo, alt: "Rain" } })
    expect(putTogether(words, new Map())).toEqual({ picture: { file: undefined, alt: "Rain" } })
  })
})
