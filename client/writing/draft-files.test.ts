import { describe, expect, it } from "vitest"
import { extractFiles, restoreFiles } from "./draft-files.ts"

const photo = new File(["a picture"], "photo.jpg", { type: "image/jpeg" })
const content = { title: "Rain", picture: { file: photo, alt: "Rain" }, more: [{ file: photo }, null, "", 3, false] }

describe("a draft with pictures", () => {
  it("is kept as words and files, each file once, and put together again", () => {
    const apart = extractFiles(content)
    expect(JSON.stringify(apart.content)).toContain('"title":"Rain"')
    expect([...apart.files.values()]).toEqual([photo])
    expect(restoreFiles(structuredClone(apart.content), apart.files)).toEqual(content)
  })

  it("names a file alike each time, so that it is not written again with each word", () => {
    expect(extractFiles(content).content).toEqual(extractFiles({ ...content }).content)
  })

  it("leaves a place empty whose file could not be kept", () => {
    const { content: words } = extractFiles({ picture: { file: photo, alt: "Rain" } })
    expect(restoreFiles(words, new Map())).toEqual({ picture: { file: undefined, alt: "Rain" } })
  })
})
