import { describe, expect, it } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { inTurn } from "../../base/ui/pictures/in-turn.ts"
import { storeName } from "../../base/ui/pictures/store-name.ts"
import type { PictureUpload } from "../../items/pictures/upload-picture.ts"
import { type ChosenFile, type PictureBatch, pictureBatch, progressOf } from "./picture-batch.ts"

const picture = (name: string) => new File(["x".repeat(100)], name, { type: "image/jpeg" })

function store(...refused: string[]) {
  const arrived: string[] = []
  const upload = async ({ file, signal, onProgress }: PictureUpload) => {
    onProgress?.(0.5)
    if (signal.aborted) throw new DOMException("stopped", "AbortError")
    if (refused.includes(file.name)) throw new Error("no answer")
    arrived.push(file.name)
  }
  return { arrived, upload, refused }
}

/** `before` runs when the upload of a picture begins. */
function batchOf(names: string, { upload }: Pick<ReturnType<typeof store>, "upload">, before?: (name: string) => void) {
  const batch = pictureBatch(async (picture) => {
    before?.(picture.file.name)
    await upload(picture)
  })
  addTo(batch, ...names)
  return batch
}

/** Pictures in which no faces were found. */
function addTo(batch: PictureBatch, ...names: string[]) {
  batch.add(names.map(picture))
  for (const { key, faces } of batch.files()) if (faces === undefined) batch.applyAnswers(key, { faces: [] })
}

const face = { x: 0.1, y: 0.1, width: 0.1, height: 0.1 }

const unstopped = () => new AbortController().signal
const states = (batch: PictureBatch) => batch.files().map(({ state }) => state)
const namesIn = (batch: PictureBatch) => batch.files().map(({ file }) => file?.name)

describe("a batch of pictures", () => {
  it("uploads pictures one by one as they are chosen, and sends nothing if empty", async () => {
    const stored = store()
    const batch = batchOf("abc", stored)
    await expect.poll(() => states(batch)).toEqual(["sent", "sent", "sent"])
    expect(await batch.send(unstopped())).toBe(true)
    expect(stored.arrived).toEqual(["a", "b", "c"])
    expect(progressOf(batch.files())).toBe(1)
    expect(await batchOf("", stored).send(unstopped())).toBe(false)
  })

  it("continues after a failed picture, and retries only that one", async () => {
    const stored = store("b")
    const batch = batchOf("abc", stored)
    expect(await batch.send(unstopped())).toBe(false)
    expect(states(batch)).toEqual(["sent", "failed", "sent"])
    expect(await batch.send(unstopped())).toBe(false)
    stored.refused.pop()
    expect(await batch.send(unstopped(), batch.files()[1]?.key)).toBe(true)
    expect([stored.arrived, namesIn(batch)]).toEqual([
      ["a", "c", "b"],
      ["a", "b", "c"],
    ])
  })

  it("stops trying when uploads keep failing", async () => {
    const tried: string[] = []
    const batch = batchOf("abcd", store("a", "b", "c", "d"), (name) => tried.push(name))
    await expect.poll(() => states(batch)).not.toContain("waiting")
    expect(await batch.send(unstopped())).toBe(false)
    expect([tried, states(batch)]).toEqual([
      ["a", "b", "a", "b"],
      ["failed", "failed", "failed", "failed"],
    ])
  })

  it.each(["a", "b"])("sends the rest when b is removed during the upload of %s", async (during) => {
    const stored = store()
    const batch: PictureBatch = batchOf("abc", stored, (name) => {
      if (name === during) batch.remove(batch.files()[1]?.key ?? 0)
    })
    expect(await batch.send(unstopped())).toBe(true)
    expect([stored.arrived, namesIn(batch)]).toEqual([
      ["a", "c"],
      ["a", "c"],
    ])
  })

  it("does not wait for a picture chosen during the upload", async () => {
    const batch: PictureBatch = batchOf("", store(), (name) => {
      if (name === "b") batch.add([picture("c")])
    })
    batch.add([picture("a"), picture("b")])
    expect([await batch.send(unstopped()), states(batch)]).toEqual([true, ["sent", "sent", "waiting"]])
  })

  it("stops as a whole, keeps what has arrived, and can resume", async () => {
    const stored = store()
    const stopping = new AbortController()
    const batch = batchOf("abc", stored, (name) => name === "b" && stopping.abort())
    expect(await batch.send(stopping.signal)).toBe(false)
    expect([stored.arrived, states(batch)]).toEqual([["a"], ["sent", "waiting", "waiting"]])
    expect(await batch.send(unstopped())).toBe(true)
  })

  it("uploads added and replaced pictures, and keeps a replaced one's caption and place", async () => {
    const stored = store()
    const batch = batchOf("abc", stored)
    const [first] = batch.files()
    batch.change(first?.key ?? 0, { caption: "Kept" })
    batch.move(0, 2)
    batch.applyAnswers(first?.key ?? 0, { file: picture("turned"), faces: undefined })
    addTo(batch, "d")
    expect(await batch.send(unstopped())).toBe(true)
    expect(stored.arrived).toEqual(["b", "c", "turned", "d"])
    expect(batch.files().map(({ file, caption }) => [file?.name, caption])).toEqual([
      ["b", ""],
      ["c", ""],
      ["turned", "Kept"],
      ["d", ""],
    ])
  })

  it("holds back a picture with faces until they are answered or the batch is sent", async () => {
    const stored = store()
    const batch = pictureBatch(stored.upload)
    batch.add(["a", "b"].map(picture))
    const [first] = batch.files()
    for (const { key } of batch.files()) batch.applyAnswers(key, { faces: [face] })
    addTo(batch, "flag")
    await expect.poll(() => states(batch)).toEqual(["waiting", "waiting", "sent"])
    const blurred = { file: picture("blurred"), clear: first?.file, faces: [{ ...face, who: "BLURRED" as const }] }
    batch.applyAnswers(first?.key ?? 0, { ...blurred, recognisable: "NOBODY" })
    await expect.poll(() => states(batch)).toEqual(["sent", "waiting", "sent"])
    expect(batch.files()[0]?.name).toBe(storeName(blurred.file))
    expect(await batch.send(unstopped())).toBe(true)
    expect(stored.arrived).toEqual(["flag", "blurred", "b"])
  })

  it("sends a picture that is to be blurred as its blurred copy alone, also if it was sent already", async () => {
    const blurring = deferred()
    const [stored, blurred] = [store(), picture("blurred")]
    const batch: PictureBatch = batchOf("ab", stored, (name) => {
      const { key, file } = batch.files()[0] as ChosenFile
      if (name !== "b") return
      batch.applyAnswers(key, { faces: [{ ...face, who: "BLURRED" }], recognisable: "NOBODY" })
      void inTurn(() => blurring.promise).then(() => batch.applyAnswers(key, { file: blurred, clear: file }))
    })
    const sent = batch.send(unstopped())
    await expect.poll(() => stored.arrived).toEqual(["a", "b"])
    blurring.resolve()
    expect([await sent, stored.arrived, states(batch)]).toEqual([true, ["a", "b", "blurred"], ["sent", "sent"]])
  })

  it("gives pictures unique names, with a timestamp and a separator", () => {
    const batch = pictureBatch(store().upload)
    batch.add(["image.jpg", "image.jpg", "Über uns (1).jpg"].map(picture))
    const names = batch.files().map(({ name }) => name)
    expect(new Set(names).size).toBe(3)
    for (const name of names) expect(name).toMatch(/^\d{13}-[A-Za-z0-9.-]+\.jpg$/)
  })

  it("resumes under the same picture names, and gives new pictures unique keys", async () => {
    const before = store("b")
    const unsent = batchOf("ab", before)
    await unsent.send(unstopped())
    const again = store()
    const batch = pictureBatch(again.upload)
    const files = unsent
      .files()
      .map((chosen, index) => ({ ...chosen, file: picture(["a", "b"][index] ?? ""), key: index + 5 }))
    batch.restore([...files, { ...files[0], key: 9, file: undefined } as ChosenFile])
    batch.add([picture("c")])
    expect(states(batch)).toEqual(["sent", "waiting", "waiting"])
    expect(new Set(batch.files().map(({ key }) => key)).size).toBe(3)
    const restored = batch.files().slice(0, 2)
    expect(restored.map(({ file }) => storeName(file as File))).toEqual(unsent.files().map(({ name }) => name))
    expect(await batch.send(unstopped())).toBe(true)
    expect([before.arrived, again.arrived]).toEqual([["a"], ["b", "c"]])
  })

  it("says why a picture failed until it is sent again, and notifies only its subscribers", async () => {
    const stored = store("a")
    const batch = batchOf("ab", stored)
    let notifications = 0
    const unsubscribe = batch.subscribe(() => notifications++)
    await batch.send(unstopped())
    expect(batch.files().map(({ problem }) => Boolean(problem))).toEqual([true, false])
    expect(progressOf(batch.files())).toBe(0.5)
    const before = notifications
    unsubscribe()
    stored.refused.pop()
    await batch.send(unstopped())
    expect(batch.files().map(({ problem }) => problem)).toEqual([undefined, undefined])
    expect([before > 0, notifications]).toEqual([true, before])
  })
})
