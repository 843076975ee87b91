import { describe, expect, it } from "vitest"
import type { PictureUpload } from "../../base/session/upload-picture.ts"
import { storeName } from "../../base/ui/pictures/store-name.ts"
import { type ChosenFile, PictureBatch, progressOf } from "./picture-batch.ts"

const picture = (name: string) => new File(["x".repeat(100)], name, { type: "image/jpeg" })

function store(refused: string[] = []) {
  const arrived: string[] = []
  const upload = async ({ file, onProgress }: PictureUpload) => {
    onProgress?.(0.5)
    if (refused.includes(file.name)) throw new Error("no answer")
    arrived.push(file.name)
  }
  return { arrived, upload, refused }
}

function batchOf(upload: (upload: PictureUpload) => Promise<void>, ...names: string[]) {
  const batch = new PictureBatch(upload)
  batch.add(names.map(picture))
  return batch
}

const unstopped = new AbortController().signal
const states = (batch: PictureBatch) => batch.files().map(({ state }) => state)

describe("a batch of pictures", () => {
  it("sends one after the other, in their order", async () => {
    const { arrived, upload } = store()
    const batch = batchOf(upload, "a", "b", "c")
    expect(await batch.send(unstopped)).toBe(true)
    expect(arrived).toEqual(["a", "b", "c"])
    expect(progressOf(batch.files())).toBe(1)
  })

  it("goes on after one that fails, sends that again alone, and keeps the order", async () => {
    const { arrived, upload, refused } = store(["b"])
    const batch = batchOf(upload, "a", "b", "c")
    expect(await batch.send(unstopped)).toBe(false)
    expect(states(batch)).toEqual(["sent", "failed", "sent"])
    refused.pop()
    expect(await batch.send(unstopped, batch.files()[1]?.key)).toBe(true)
    expect(arrived).toEqual(["a", "c", "b"])
    expect(batch.files().map(({ file }) => file?.name)).toEqual(["a", "b", "c"])
  })

  it("does not send twice what has arrived", async () => {
    const { arrived, upload, refused } = store(["a"])
    const batch = batchOf(upload, "a", "b")
    await batch.send(unstopped)
    refused.pop()
    await batch.send(unstopped)
    expect(arrived).toEqual(["b", "a"])
  })

  it("stops trying when nothing answers any more", async () => {
    let tries = 0
    const batch = batchOf(
      async () => {
        tries++
        throw new Error("no answer")
      },
      "a",
      "b",
      "c",
      "d",
    )
    expect(await batch.send(unstopped)).toBe(false)
    expect(tries).toBe(2)
    expect(states(batch)).toEqual(["failed", "failed", "failed", "failed"])
  })

  it("takes one out while it is on its way, and has then all that is left", async () => {
    const arrived: string[] = []
    const batch: PictureBatch = batchOf(
      async ({ file, signal }) => {
        if (file.name === "b") batch.remove(batch.files()[1]?.key ?? 0)
        if (signal.aborted) throw new DOMException("stopped", "AbortError")
        arrived.push(file.name)
      },
      "a",
      "b",
      "c",
    )
    expect(await batch.send(unstopped)).toBe(true)
    expect(arrived).toEqual(["a", "c"])
    expect(batch.files().map(({ file }) => file?.name)).toEqual(["a", "c"])
  })

  it("is stopped as a whole, keeps what has arrived, and can go on with the rest", async () => {
    const { arrived, upload } = store()
    const stopping = new AbortController()
    const batch = batchOf(
      async (picture) => {
        if (picture.file.name === "b") stopping.abort()
        if (picture.signal.aborted) throw new DOMException("stopped", "AbortError")
        await upload(picture)
      },
      "a",
      "b",
      "c",
    )
    expect(await batch.send(stopping.signal)).toBe(false)
    expect(states(batch)).toEqual(["sent", "waiting", "waiting"])
    expect(arrived).toEqual(["a"])
  })

  it("gives pictures of the same name names of their own, with a time stamp and a separator", () => {
    const batch = batchOf(async () => {}, "image.jpg", "image.jpg", "Über uns (1).jpg")
    const names = batch.files().map(({ name }) => name)
    expect(new Set(names).size).toBe(3)
    for (const name of names) expect(name).toMatch(/^\d{13}-[A-Za-z0-9.-]+\.jpg$/)
  })

  it("goes on as it was left: what has arrived is not sent again, and new pictures get keys of their own", async () => {
    const { arrived, upload } = store(["b"])
    const left = batchOf(upload, "a", "b")
    await left.send(unstopped)
    const again = store()
    const batch = new PictureBatch(again.upload)
    batch.restore([...left.files(), { ...left.files()[0], key: 9, file: undefined } as ChosenFile])
    batch.add([picture("c")])
    expect(states(batch)).toEqual(["sent", "waiting", "waiting"])
    expect(new Set(batch.files().map(({ key }) => key)).size).toBe(3)
    expect(await batch.send(unstopped)).toBe(true)
    expect([arrived, again.arrived]).toEqual([["a"], ["b", "c"]])
  })

  it("sends what it was left with under the names that it had, new pictures under others, and nothing where there is nothing", async () => {
    const { upload } = store()
    const batch = new PictureBatch(upload)
    expect(await batch.send(new AbortController().signal)).toBe(false)
    const left = batchOf(upload, "a", "b").files()
    const [one, two] = left.map((chosen, index) => ({ ...chosen, file: picture("a"), key: index + 5 }))
    batch.restore([one, two] as ChosenFile[])
    expect(batch.files().map(({ file }) => storeName(file as File))).toEqual(left.map(({ name }) => name))
    batch.add([picture("c")])
    expect(batch.files().map(({ key }) => key)).toEqual([5, 6, 7])
  })

  it("does not send what was taken out before its turn", async () => {
    const tried: unknown[] = []
    const batch: PictureBatch = batchOf(
      async ({ file }) => {
        tried.push(file?.name)
        batch.remove(batch.files()[1]?.key ?? 0)
      },
      "a",
      "b",
    )
    expect(await batch.send(new AbortController().signal)).toBe(true)
    expect(tried).toEqual(["a"])
  })

  it("says why a picture failed until that is sent again, and is heard of only by who listens", async () => {
    const { upload, refused } = store(["a"])
    const batch = batchOf(upload, "a", "b")
    let heard = 0
    const end = batch.subscribe(() => heard++)
    await batch.send(unstopped)
    expect(batch.files().map(({ problem }) => Boolean(problem))).toEqual([true, false])
    expect(progressOf(batch.files())).toBe(0.5)
    const before = heard
    end()
    refused.pop()
    await batch.send(unstopped)
    expect(batch.files().map(({ problem }) => problem)).toEqual([undefined, undefined])
    expect([before > 0, heard]).toEqual([true, before])
  })
})
