import { DRAG_DROP_PASTE } from "@lexical/rich-text"
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import {
  $createNodeSelection,
  $getRoot,
  $getSelection,
  $setSelection,
  KEY_BACKSPACE_COMMAND,
  type LexicalEditor,
  PASTE_COMMAND,
  type RangeSelection,
  type TextNode,
  UNDO_COMMAND,
} from "lexical"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { deferred } from "../../../../test/deferred.ts"
import { inApp } from "../../../../test/in-app.tsx"
import { apiClient } from "../../../base/session/api-client.ts"
import { Refused } from "../../../base/ui/loading/failure.ts"
import { blurFaces } from "../../../base/ui/pictures/faces/blur-faces.ts"
import { findFaces } from "../../../base/ui/pictures/faces/find-faces.ts"
import { inTurn, whenPrepared } from "../../../base/ui/pictures/in-turn.ts"
import { preparePicture } from "../../../base/ui/pictures/prepare-picture.ts"
import { markStored, storeName } from "../../../base/ui/pictures/store-name.ts"
import { Folded } from "../../forms/folded.tsx"
import { richText } from "../../forms/rich-text.tsx"
import { uploadAhead, uploadPicture } from "../../pictures/upload-picture.ts"
import { extractFiles } from "../../writing/draft-files.ts"
import { filesIn, placeFile } from "../../writing/files-in-texts.ts"
import { RichTextEditor } from "../rich-text-editor.tsx"

vi.mock("../../../base/session/api-client.ts", () => ({
  apiClient: { query: vi.fn(async () => ({})), mutate: vi.fn() },
}))
vi.mock("../../pictures/upload-picture.ts", () => ({
  uploadAhead: vi.fn(async () => undefined),
  uploadPicture: vi.fn(),
}))
vi.mock("../../../base/ui/pictures/faces/find-faces.ts", () => ({ findFaces: vi.fn() }))
vi.mock("../../../base/ui/pictures/faces/blur-faces.ts", () => ({ blurFaces: vi.fn() }))
vi.mock("../../../base/ui/pictures/prepare-picture.ts", { spy: true })

beforeEach(() => void vi.mocked(preparePicture).mockImplementation(async (file) => file))

const river = '<figure><img src="/images/1-river.jpg" alt="The river"><figcaption>Below</figcaption></figure>'

async function renderEditor(value: string) {
  const onChange = vi.fn()
  await act(async () => void render(<RichTextEditor label="Details" value={value} onChange={onChange} />))
  const editor = await openEditor()
  const updated = ($change: () => void) => act(async () => editor.update($change, { discrete: true }))
  const sent = () => onChange.mock.lastCall?.[0] as string
  const html = () => {
    fireEvent.click(window)
    return sent()
  }
  return { editor, updated, html, sent }
}

async function openEditor() {
  await expect.poll(() => document.querySelector("[contenteditable]")).toBeTruthy()
  return (document.querySelector("[contenteditable]") as Element & { __lexicalEditor: LexicalEditor }).__lexicalEditor
}

describe("a picture in a text", () => {
  it.each([
    ["from a phone's photos", {}],
    ["copied alone from a web page", { "text/html": '<meta><img src="https://b.example/c.png" alt="C">' }],
  ])("is inserted where it is pasted %s", async (_, data: Record<string, string>) => {
    const { editor, updated, html } = await renderEditor("")
    const files = [new File(["x"], "image.png", { type: "image/png" })]
    const clipboardData = { files, types: [...Object.keys(data), "Files"], getData: (type: string) => data[type] ?? "" }
    const event = Object.assign(new Event("paste"), { clipboardData }) as unknown as ClipboardEvent
    await updated(() => {
      $getRoot().selectEnd()
      editor.dispatchCommand(PASTE_COMMAND, event)
    })
    expect(html()).toMatch(/^<figure><img src="\/images\/\d+-image\.png"><\/figure>/)
    expect(screen.queryByText(/Pasted without/)).toBe(null)
  })

  const table = "<table><tr><td>One</td></tr></table>"

  it.each([
    ["the paragraph that it is dropped on", 2, "<p>One <strong>half</strong></p>"],
    ["the paragraph of words that are selected", 0, "<p>One <strong>half</strong></p>"],
    ["the table in which it is pasted", 2, table],
    ["the list in which it is pasted", 2, "<ul><li>One</li><li>Half</li></ul>"],
  ])("is inserted after %s, and uploaded at once", async (_, start, block) => {
    const { editor, updated, html } = await renderEditor(`${block}<p>Two</p>`)
    const file = new File(["x"], "sports day.png", { type: "image/png" })
    await updated(() => {
      $getRoot().getFirstDescendant<TextNode>()?.select(start, 2)
      editor.dispatchCommand(DRAG_DROP_PASTE, [file])
    })
    const after = html().replace(block, "")
    expect(after).toMatch(/^<figure><img src="\/images\/\d+-sports-day\.png"><\/figure><p>Two<\/p>$/)
    expect(uploadAhead).toHaveBeenCalledWith(expect.objectContaining({ file }))
    expect(filesIn(html())).toEqual([file])
  })

  it("lands below the paragraph in which it was pasted, and leaves the caret where the user writes on", async () => {
    const preparing = deferred<File>()
    vi.mocked(preparePicture).mockReturnValueOnce(preparing.promise)
    const { editor, updated, html } = await renderEditor("<p>One</p><p>Two</p>")
    const files = ["a.png", "b.png"].map((name) => new File(["x"], name))
    await updated(() => {
      $getRoot().getFirstDescendant<TextNode>()?.select(2, 2)
      editor.dispatchCommand(DRAG_DROP_PASTE, files)
    })
    await updated(() => void $getRoot().getLastDescendant<TextNode>()?.select(1, 1).insertText("o"))
    await act(async () => preparing.resolve(files[0] as File))
    await updated(() => void ($getSelection() as RangeSelection).insertText("w"))
    expect(html()).toMatch(/^<p>One<\/p><figure>[^>]+-a\.png"><\/figure><figure>[^>]+-b\.png"><\/figure><p>Towwo<\/p>$/)
  })

  it("with faces is uploaded only after an answer, as its blurred copy if so chosen", async () => {
    const face = { x: 0.1, y: 0.1, width: 0.1, height: 0.1 }
    const blurred = new File(["x"], "blurred.png", { type: "image/png" })
    vi.mocked(uploadAhead).mockClear()
    vi.mocked(findFaces).mockResolvedValueOnce([face])
    vi.mocked(blurFaces).mockResolvedValueOnce(blurred)
    const { editor, updated, html } = await renderEditor("")
    const file = new File(["x"], "day.png", { type: "image/png" })
    await updated(() => void editor.dispatchCommand(DRAG_DROP_PASTE, [file]))
    expect(await screen.findByText(/^1 face found, not said yet.*stays on this device/)).toBeTruthy()
    expect([extractFiles(html()).sendable, vi.mocked(uploadAhead).mock.calls]).toEqual([[], []])
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Blurred" })))
    await expect
      .poll(() => vi.mocked(apiClient.mutate).mock.lastCall?.[0].variables)
      .toEqual({
        ...{ names: [storeName(blurred)], recognisable: "NOBODY", children: undefined },
      })
    expect(html()).toContain(`src="/images/${storeName(blurred)}"`)
    expect([...vi.mocked(uploadAhead).mock.calls, ...vi.mocked(uploadPicture).mock.calls]).toEqual([
      [expect.objectContaining({ file: blurred })],
      [expect.objectContaining({ file: blurred })],
    ])
  })

  it("whose faces are blurred while its form is sent is blurred in the text that is sent", async () => {
    const blurring = deferred<File>()
    vi.mocked(findFaces).mockResolvedValueOnce([{ x: 0.1, y: 0.1, width: 0.1, height: 0.1 }])
    vi.mocked(blurFaces).mockReturnValueOnce(blurring.promise)
    const { editor, updated, html, sent } = await renderEditor("")
    await updated(() => void editor.dispatchCommand(DRAG_DROP_PASTE, [new File(["x"], "day.png")]))
    fireEvent.click(await screen.findByRole("button", { name: "Blurred" }))
    html()
    const prepared = whenPrepared()
    blurring.resolve(new File(["x"], "blurred.png"))
    await prepared
    expect(sent()).toMatch(/^<figure><img src="[^"]+-blurred\.png"/)
  })

  it("stays blurred when an earlier change is undone, also in a text that it was copied to", async () => {
    vi.mocked(findFaces).mockResolvedValueOnce([{ x: 0.1, y: 0.1, width: 0.1, height: 0.1 }])
    vi.mocked(blurFaces).mockResolvedValueOnce(new File(["x"], "blurred.png"))
    const { editor, updated, html } = await renderEditor("")
    await updated(() => void editor.dispatchCommand(DRAG_DROP_PASTE, [new File(["x"], "day.png")]))
    const copied = html()
    await updated(() => $getRoot().selectEnd().insertText("Sports day"))
    fireEvent.click(await screen.findByRole("button", { name: "Blurred" }))
    await act(whenPrepared)
    await updated(() => void editor.dispatchCommand(UNDO_COMMAND, undefined))
    expect(html()).toMatch(/^<figure><img src="[^"]+-blurred\.png"><\/figure><p><br><\/p>$/)
    expect(screen.getByText(/^1 face found, and answered/)).toBeTruthy()
    expect(await richText({ label: "Text" }).toInput(copied, {} as never)).toBe(html())
  })

  it("names its children though another face is not answered, or the first request failed", async () => {
    const faces = [0.1, 0.6].map((x) => ({ x, y: 0.1, width: 0.1, height: 0.1 }))
    const amina = { id: 7, name: "Amina", form: "", agrees: false }
    vi.mocked(findFaces).mockResolvedValueOnce(faces)
    vi.mocked(apiClient.query).mockResolvedValue({ data: { picturesNamed: [], children: [amina] } } as never)
    vi.mocked(apiClient.mutate).mockResolvedValueOnce({ data: { addChild: amina } } as never)
    const { editor, updated, html } = await renderEditor("")
    const file = new File(["x"], "day.png")
    await updated(() => void editor.dispatchCommand(DRAG_DROP_PASTE, [file]))
    fireEvent.click(await screen.findByRole("button", { name: /^Say who is in it/ }))
    fireEvent.change(await screen.findByLabelText(/Name and form/), { target: { value: "Amina" } })
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "It is this child" })))
    const send = () => richText({ label: "Text" }).toInput(html(), {} as never)
    const stored = () => vi.mocked(apiClient.mutate).mock.lastCall?.[0].variables
    await send()
    expect(stored()).toEqual({ names: [storeName(file)], recognisable: "UNSAID", children: [7] })
    vi.mocked(apiClient.mutate).mockRejectedValueOnce(new TypeError("Failed to fetch"))
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "An adult who agreed" })))
    vi.mocked(apiClient.mutate).mockClear()
    for (const _ of ["again", "stored already"]) await send()
    expect([stored()?.recognisable, vi.mocked(apiClient.mutate).mock.calls.length]).toEqual(["AGREED", 1])
  })

  it("keeps the people that were named before its page was reloaded", async () => {
    const file = new File(["x"], "class.png")
    const src = placeFile(file)
    markStored(file)
    const stored = { name: storeName(file), url: src, recognisable: "AGREED", children: [{ id: 7 }] }
    vi.mocked(findFaces).mockResolvedValueOnce([{ x: 0.1, y: 0.1, width: 0.1, height: 0.1 }])
    vi.mocked(apiClient.query).mockResolvedValue({ data: { picturesNamed: [stored], children: [] } } as never)
    await renderEditor(`<figure><img src="${src}" alt=""></figure>`)
    await screen.findByRole("button", { name: "People who agreed", pressed: true })
    await act(async () => fireEvent.click(screen.getByRole("button", { name: "Agreed" })))
    await expect.poll(() => vi.mocked(apiClient.mutate).mock.lastCall?.[0].variables?.children).toEqual([7])
    vi.mocked(apiClient.query).mockResolvedValue({} as never)
  })

  it("whose people cannot be stored keeps its form from being sent", async () => {
    const marking = deferred<never>()
    vi.mocked(apiClient.mutate).mockReturnValueOnce(marking.promise)
    await renderEditor(river)
    fireEvent.click(screen.getByRole("button", { name: "People who agreed" }))
    await expect.poll(() => vi.mocked(apiClient.mutate).mock.lastCall?.[0].variables?.recognisable).toBe("AGREED")
    const sent = expect(whenPrepared()).rejects.toThrow("Failed to fetch")
    await act(async () => marking.reject(new TypeError("Failed to fetch")))
    await sent
  })

  it("is not prepared once its text is left", async () => {
    const preparing = deferred<File>()
    vi.mocked(preparePicture).mockClear().mockReturnValueOnce(preparing.promise)
    const { editor, updated } = await renderEditor("")
    const files = ["one.png", "two.png"].map((name) => new File(["x"], name))
    await updated(() => void editor.dispatchCommand(DRAG_DROP_PASTE, files))
    cleanup()
    await act(async () => preparing.resolve(new File(["x"], "one.png")))
    expect(preparePicture).toHaveBeenCalledOnce()
  })

  it("arrives although its fold is closed while it is prepared", async () => {
    const preparing = deferred<File>()
    vi.mocked(preparePicture).mockReturnValueOnce(inTurn(() => preparing.promise))
    const onChange = vi.fn()
    const control = { name: "text", value: "", required: false, limit: {}, also: {}, error: () => undefined, onChange }
    render(<Folded {...{ title: "Swahili", note: "" }}>{richText({ label: "Text" }).render(control)}</Folded>, inApp)
    const fold = document.querySelector("details") as HTMLDetailsElement
    const toggle = (open: boolean) =>
      act(async () => void fireEvent(Object.assign(fold, { open }), new Event("toggle")))
    await toggle(true)
    const editor = await openEditor()
    await act(async () => void editor.dispatchCommand(DRAG_DROP_PASTE, [new File(["x"], "flag.png")]))
    await toggle(false)
    await act(async () => preparing.resolve(new File(["x"], "flag.png")))
    expect(onChange.mock.lastCall?.[0]).toMatch(/-flag\.png/)
    await expect.poll(() => document.querySelector("[contenteditable]")).toBe(null)
  })

  it("is described, captioned or marked as decorative in place", async () => {
    const { html } = await renderEditor(`${river}<p>One</p>`)
    await act(async () => void fireEvent.change(screen.getByLabelText(/^Caption/), { target: { value: "A <b>" } }))
    expect(html()).toContain("<figcaption>A &lt;b&gt;</figcaption>")
    const words = screen.getByLabelText(/What does the picture show/)
    await act(async () => void fireEvent.change(words, { target: { value: "" } }))
    expect(html()).toContain('<img src="/images/1-river.jpg"><figcaption>')
    await act(async () => void fireEvent.click(screen.getByLabelText(/^Decoration/)))
    expect(html()).toContain('<img src="/images/1-river.jpg" alt="">')
    expect(fireEvent.keyDown(words, { key: "Enter" })).toBe(false)
  })

  it("that is only on another device says so", async () => {
    await renderEditor(river)
    fireEvent.error(screen.getByRole("img"))
    screen.getByText("This picture is not here. It may still be on another device.")
  })

  it("is removed by its button, and by Backspace when selected", async () => {
    const { editor, updated, html } = await renderEditor(`${river}<p>One</p>${river}`)
    await act(async () => void fireEvent.click(screen.getAllByText("Remove")[0] as Element))
    expect(html()).toBe(`<p>One</p>${river}`)
    await updated(() => {
      const selection = $createNodeSelection()
      selection.add($getRoot().getLastChildOrThrow().getKey())
      $setSelection(selection)
    })
    await updated(() => void editor.dispatchCommand(KEY_BACKSPACE_COMMAND, new KeyboardEvent("keydown")))
    expect(html()).toBe("<p>One</p>")
  })

  it("that cannot be read or stored says why", async () => {
    vi.mocked(uploadAhead).mockResolvedValue({ code: "TOO_LARGE", text: "It is larger than 10 MB." } as never)
    const { editor, updated, html } = await renderEditor("")
    const dropped = (...names: string[]) => {
      const files = names.map((name) => new File(["x"], name, { type: "image/png" }))
      return updated(() => void editor.dispatchCommand(DRAG_DROP_PASTE, files))
    }
    await dropped("large.png")
    expect(await screen.findByText("It is larger than 10 MB.")).toBeTruthy()
    const before = html()
    for (const reason of ["It cannot be read.", "It is empty."])
      vi.mocked(preparePicture).mockRejectedValueOnce(new Refused("UNSUPPORTED_PICTURE", reason))
    await dropped("broken.png", "empty.png")
    expect(await screen.findByText("It cannot be read. It is empty.")).toBeTruthy()
    expect(html()).toBe(before)
  })
})
