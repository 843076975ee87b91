import { describe, expect, it } from "vitest"
import { storeName } from "../../base/ui/pictures/store-name.ts"
import { extractFiles, restoreFiles, storedNames } from "./draft-files.ts"
import { fileAt, placeFile } from "./files-in-texts.ts"

const photo = new File(["a picture"], "photo.jpg", { type: "image/jpeg" })
const content = {
  title: "Rain",
  picture: { file: photo, alt: "Rain" },
  more: [{ file: photo }, photo, null, "", 3, false],
}

describe("a draft with pictures", () => {
  it("is split into words and files, each file once, and restored", () => {
    const apart = extractFiles(content)
    expect(JSON.stringify(apart.content)).toContain('"title":"Rain"')
    expect([...apart.files.values()]).toEqual([photo])
    expect(restoreFiles(structuredClone(apart.content), { files: apart.files })).toEqual(content)
  })

  it("keeps the name of a file from an earlier visit", () => {
    const { content: words } = extractFiles(content)
    const found = new Map([[storeName(photo), new File(["a picture"], "photo.jpg", { type: "image/jpeg" })]])
    expect(extractFiles(restoreFiles(words, { files: found })).content).toEqual(words)
  })

  it("keeps the place of a missing file until it is found", () => {
    const { content: words, files } = extractFiles({ picture: { file: photo, alt: "Rain" } })
    const elsewhere = restoreFiles(words, { files: new Map() })
    expect(elsewhere).toMatchObject({ picture: { file: undefined, alt: "Rain" } })
    expect(extractFiles(elsewhere)).toMatchObject({ content: words, files: new Map() })
    expect(restoreFiles(elsewhere, { files })).toEqual({ picture: { file: photo, alt: "Rain" } })
  })

  it("keeps the files of the pictures in its texts, and finds stored ones by their address", () => {
    const text = (src: string) => ({ detail: `<p>a</p><figure><img src="${src}" alt=""></figure>` })
    const river = new File(["river"], "river.jpg", { type: "image/jpeg" })
    const src = placeFile(river)
    expect([...extractFiles(text(src)).files]).toEqual([[storeName(river), river]])
    expect(storedNames(text(src))).toEqual([storeName(river)])
    const again = new File(["river"], "river.jpg", { type: "image/jpeg" })
    expect(restoreFiles(text(src), { files: new Map([[storeName(river), again]]) })).toEqual(text(src))
    expect(fileAt(src)).toBe(again)
    const stored = storedAs(storeName(river), "/images/1.jpg?key=new")
    expect(restoreFiles(text(src), { files: new Map(), pictures: [stored] })).toEqual(text(stored.url))
    expect(restoreFiles(text("/images/1.jpg?key=old"), { files: new Map(), pictures: [stored] })).toEqual(
      text(stored.url),
    )
  })

  it("shows the stored picture in place of a file from another device", () => {
    const { content: words } = extractFiles({ picture: { file: photo, alt: "Rain" } })
    const stored = storedAs(storeName(photo), "/images/1.jpg?key=old")
    const elsewhere = restoreFiles(words, { files: new Map(), pictures: [stored] })
    expect(elsewhere).toMatchObject({ picture: { name: stored.name, stored, alt: "Rain" } })
    expect(storedNames(elsewhere)).toEqual([stored.name])
    const later = storedAs(stored.name, "/images/1.jpg?key=new")
    expect(restoreFiles(elsewhere, { files: new Map(), pictures: [later] })).toMatchObject({
      picture: { stored: later },
    })
  })
})

const storedAs = (name: string, url: string) => ({
  ...{ name, url, alt: "", described: false },
  ...{ width: 64, height: 48, color: "#888888" },
})
