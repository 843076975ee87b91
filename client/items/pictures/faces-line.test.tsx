import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { apiClient } from "../../base/session/api-client.ts"
import { blurFaces } from "../../base/ui/pictures/faces/blur-faces.ts"
import { type Face, findFaces } from "../../base/ui/pictures/faces/find-faces.ts"
import { whenPrepared } from "../../base/ui/pictures/in-turn.ts"
import type { ChosenPicture } from "../../base/ui/pictures/picture-chooser.tsx"
import { pictureInput } from "../../base/ui/pictures/picture-input.ts"
import { turnPicture } from "../../base/ui/pictures/prepare-picture.ts"
import { storeName } from "../../base/ui/pictures/store-name.ts"
import { picture } from "../forms/picture.tsx"
import { extractFiles, restoreFiles } from "../writing/draft-files.ts"
import { uploadAhead } from "./upload-picture.ts"

vi.mock("../../base/session/api-client.ts", () => ({ apiClient: { query: vi.fn(), mutate: vi.fn() } }))
vi.mock("./upload-picture.ts", () => ({ uploadAhead: vi.fn(async () => undefined) }))
vi.mock("../../base/ui/pictures/prepare-picture.ts", { spy: true })
vi.mock("../../base/ui/pictures/faces/find-faces.ts", () => ({ findFaces: vi.fn() }))
vi.mock("../../base/ui/pictures/faces/blur-faces.ts", () => ({ blurFaces: vi.fn() }))

const field = picture({ label: "Image" })
const photo = (name = "photo.jpg") => new File(["x"], name, { type: "image/jpeg" })
const faceAt = (x: number): Face => ({ x, y: 0.2, width: 0.1, height: 0.2 })
const [left, right] = [faceAt(0.1), faceAt(0.6)]
const heldText = /stays on this device until you say who is in it/

let value: ChosenPicture
let setValue: (value: ChosenPicture) => void
let blurred: File

beforeEach(() => {
  vi.clearAllMocks()
  const amina = { id: 7, name: "Amina", form: "", agrees: true }
  vi.mocked(apiClient.query).mockResolvedValue({ data: { picturesNamed: [], children: [amina] } } as never)
  vi.mocked(apiClient.mutate).mockResolvedValue({ data: { addChild: amina } } as never)
  blurred = photo("blurred.jpg")
  vi.mocked(blurFaces).mockImplementation(async () => blurred)
  vi.mocked(findFaces).mockResolvedValue([right, left])
})

function Form({ start }: { start: ChosenPicture }) {
  ;[value, setValue] = useState(start)
  return field.render({
    ...{ name: "picture", value, onChange: setValue, limit: {}, required: true, error: () => undefined, also: {} },
  })
}

const renderForm = (start: Partial<ChosenPicture> = { file: photo() }) =>
  act(async () => void render(<Form start={{ alt: "", ...start }} />))
const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByRole("button", { name })))
const uploads = () => vi.mocked(uploadAhead).mock.calls.map(([{ file }]) => file)
const answers = () => value.faces?.map(({ who }) => who)

describe("a chosen picture", () => {
  it("stays on the device until its faces are found and answered", async () => {
    const found = deferred<Face[]>()
    vi.mocked(findFaces).mockReturnValue(found.promise)
    await renderForm()
    expect(screen.getByText("Looking for faces…")).toBeTruthy()
    await act(async () => found.resolve([right, left]))
    expect(screen.getByText(/^2 faces found, not said yet/).textContent).toMatch(heldText)
    expect(value.faces).toEqual([left, right])
    expect(uploads()).toEqual([])
    await press("All agreed")
    expect(pictureInput(value).recognisable).toBe("AGREED")
    expect(uploads()).toEqual([value.file])
  })

  it.each([
    ["has no faces", [], "No faces found."],
    ["cannot be searched for faces", undefined, "Faces cannot be looked for here."],
  ])("asks nothing and is uploaded ahead if it %s", async (_, faces, words) => {
    vi.mocked(findFaces).mockResolvedValue(faces)
    await renderForm()
    expect(screen.getByText(words).textContent).not.toMatch(heldText)
    expect(uploads()).toEqual([value.file])
    expect(pictureInput(value)).not.toHaveProperty("recognisable")
  })

  it("is uploaded ahead once a user says who can be recognised in it", async () => {
    await renderForm()
    await press("People who agreed")
    expect([uploads(), screen.queryByText(heldText)]).toEqual([[value.file], null])
  })

  it("is uploaded only as its blurred copy, until the blur is undone", async () => {
    const file = photo()
    await renderForm({ file })
    await press("All blurred")
    expect(blurFaces).toHaveBeenCalledWith(
      file,
      [left, right].map((face) => ({ ...face, who: "BLURRED" })),
    )
    expect(uploads()).toEqual([blurred])
    expect(pictureInput(value)).toMatchObject({ name: storeName(blurred), recognisable: "NOBODY" })
    await press(/^Change/)
    await press("An adult who agreed")
    expect([answers(), value.clear, value.recognisable]).toEqual([["AGREED", "BLURRED"], file, "AGREED"])
    await press(/^Face 2/)
    await press("An adult who agreed")
    expect([value.file, value.clear]).toEqual([file, undefined])
  })

  it("is not uploaded while its faces are being blurred, and says if that fails", async () => {
    const blurring = deferred<File>()
    vi.mocked(blurFaces).mockReturnValue(blurring.promise)
    await renderForm()
    await press("All blurred")
    const sent = expect(whenPrepared()).rejects.toThrow("The faces could not be blurred")
    await act(async () => blurring.reject(new Error("no memory")))
    expect(screen.getByText(/could not be blurred/)).toBeTruthy()
    await sent
    expect([answers(), uploads()]).toEqual([[undefined, undefined], []])
  })

  it("keeps its blur if another face cannot be blurred", async () => {
    await renderForm()
    await press(/^Say who is in it/)
    await press("Blurred")
    vi.mocked(blurFaces).mockRejectedValueOnce(new Error("no memory"))
    await press("Blurred")
    expect([value.file, answers()]).toEqual([blurred, ["BLURRED", undefined]])
    expect(screen.getByText(/could not be blurred/)).toBeTruthy()
  })

  it("names the children among its faces, until one is taken out", async () => {
    await renderForm({ file: photo(), children: [3] })
    await press(/^Say who is in it/)
    fireEvent.change(screen.getByLabelText(/Name and form/), { target: { value: "Amina" } })
    await press("It is this child")
    await press("An adult who agreed")
    await press("Done")
    expect(pictureInput(value)).toMatchObject({ recognisable: "AGREED", children: [3, 7] })
    await press(/^Take out.*Amina/)
    expect([value.children, answers()]).toEqual([[3], [undefined, "AGREED"]])
  })

  it("ignores late results for the picture it replaced", async () => {
    const found = deferred<Face[]>()
    vi.mocked(findFaces).mockReturnValueOnce(found.promise)
    await renderForm()
    await act(async () => setValue({ file: photo("other.jpg"), alt: "" }))
    await act(async () => found.resolve([]))
    expect(value.faces).toEqual([left, right])
    const blurring = deferred<File>()
    vi.mocked(blurFaces).mockReturnValue(blurring.promise)
    await press("All blurred")
    const third = photo("third.jpg")
    await act(async () => setValue({ file: third, alt: "" }))
    const sent = expect(whenPrepared()).rejects.toThrow("The picture has changed. Please say again who is in it.")
    await act(async () => blurring.resolve(blurred))
    await sent
    expect([value.file, answers()]).toEqual([third, [undefined, undefined]])
  })

  it("keeps the children and the answer that are given while its faces are being blurred", async () => {
    const blurring = deferred<File>()
    vi.mocked(blurFaces).mockReturnValue(blurring.promise)
    await renderForm()
    await press("All blurred")
    await press("People who agreed")
    await act(async () => setValue({ ...value, children: [3] }))
    expect([uploads(), extractFiles({ picture: value }).sendable]).toEqual([[], []])
    await act(async () => blurring.resolve(blurred))
    expect(value).toMatchObject({ file: blurred, recognisable: "AGREED", children: [3] })
    expect(uploads()).toEqual([blurred])
  })

  it("does not bring back the child who is taken out while another face is being blurred", async () => {
    const blurring = deferred<File>()
    vi.mocked(blurFaces).mockReturnValue(blurring.promise)
    await renderForm()
    await press(/^Say who is in it/)
    fireEvent.change(screen.getByLabelText(/Name and form/), { target: { value: "Amina" } })
    await press("It is this child")
    await press("Blurred")
    await press("Done")
    await press("People who agreed")
    await press(/^Take out.*Amina/)
    await act(async () => blurring.resolve(blurred))
    expect([answers(), value.children]).toEqual([[undefined, "BLURRED"], []])
  })

  it("is blurred although its form is drawn again meanwhile", async () => {
    const blurring = deferred<File>()
    vi.mocked(blurFaces).mockReturnValueOnce(blurring.promise)
    await renderForm()
    await press("All blurred")
    const sent = whenPrepared()
    cleanup()
    await renderForm(value)
    expect(screen.getByText(/^2 faces found, and answered/)).toBeTruthy()
    blurring.resolve(photo("first.jpg"))
    await sent
    expect(value).toMatchObject({ file: blurred, recognisable: "NOBODY" })
  })

  it("is not brought back by the blur that it was removed from", async () => {
    const blurring = deferred<File>()
    vi.mocked(blurFaces).mockReturnValue(blurring.promise)
    await renderForm()
    await press("All blurred")
    await press(/^Remove/)
    await act(async () => blurring.resolve(blurred))
    expect(value).toEqual({ alt: "" })
  })

  it("is rotated with its blur, also if that has not ended", async () => {
    const blurring = deferred<File>()
    const rotated = photo("rotated.jpg")
    vi.mocked(blurFaces).mockReturnValue(blurring.promise)
    vi.mocked(turnPicture).mockResolvedValue(rotated)
    await renderForm()
    await press("All blurred")
    await press(/^Rotate/)
    const sent = whenPrepared()
    blurring.resolve(blurred)
    // Not in act(), which would render only at its end.
    await sent
    expect(vi.mocked(turnPicture).mock.calls).toEqual([[blurred]])
    expect(value).toMatchObject({ file: rotated, recognisable: "NOBODY" })
    expect(value.clear).toBeUndefined()
  })

  it("keeps its faces and clear original in the draft, and shares only the blurred file", async () => {
    await renderForm()
    expect(extractFiles({ picture: value })).toMatchObject({ sendable: [], hasHeld: true })
    await press("All blurred")
    const { content, files, sendable, hasHeld } = extractFiles({ picture: value })
    expect([sendable, hasHeld, [...files.values()]]).toEqual([[blurred], false, [blurred, value.clear]])
    expect(restoreFiles(structuredClone(content), { files })).toEqual({ picture: value })
  })
})
