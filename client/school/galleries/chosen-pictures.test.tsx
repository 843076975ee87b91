import { act, fireEvent, render, screen } from "@testing-library/react"
import { useSyncExternalStore } from "react"
import { renderToStaticMarkup } from "react-dom/server"
import { describe, expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { whenPrepared } from "../../base/ui/pictures/in-turn.ts"
import { preparePicture, turnPicture } from "../../base/ui/pictures/prepare-picture.ts"
import { usePictureFiles } from "../../base/ui/pictures/use-picture-files.ts"
import { ChosenPictures } from "./chosen-pictures.tsx"
import { type ChosenFile, type PictureBatch, pictureBatch } from "./picture-batch.ts"
import type { Batch } from "./use-picture-batch.ts"
import { galleryPath } from "./waiting.ts"

vi.mock("../../base/ui/pictures/prepare-picture.ts", { spy: true })

const file = (bytes: number) => new File([new Uint8Array(bytes)], "kite.png", { type: "image/png" })
const kilobyte = 1000

function chosen(state: ChosenFile["state"], more: Partial<ChosenFile> = {}, key = Math.random()): ChosenFile {
  const progress = state === "sent" ? 1 : 0
  return { key, file: file(kilobyte), name: "1-kite.png", caption: "", alt: "", state, progress, ...more }
}

function screenOf(files: ChosenFile[], { refused = [] as string[], busy = false } = {}) {
  const sending = { busy, fraction: 0.5, slow: false }
  const batch = { files, sending, failure: null } as unknown as Batch
  return (
    <ChosenPictures batch={batch} files={{ problems: refused, status: "", turn: async () => {} }} onCancel={() => {}} />
  )
}

const screenWith = (batch: PictureBatch) =>
  function Screen() {
    const onFile = (one: File) => batch.add([one])
    const files = usePictureFiles<HTMLDivElement>({ label: "", types: [], multiple: true, onFile })
    const shown = { ...batch, files: useSyncExternalStore(batch.subscribe, batch.files), sending: { busy: false } }
    return (
      <div ref={files.place}>
        <input aria-label="Pictures" type="file" onChange={files.choose} />
        <ChosenPictures batch={shown as unknown as Batch} files={files} onCancel={() => {}} />
      </div>
    )
  }

function shown(...of: Parameters<typeof screenOf>) {
  const html = renderToStaticMarkup(screenOf(...of))
  const words = html.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ")
  return { html, words }
}

describe("pictures chosen for a gallery", () => {
  it.each<[states: ChosenFile["state"][], button: string, said: RegExp | null]>([
    [["waiting"], "Post 1 picture", null],
    [["waiting", "waiting"], "Post 2 pictures", null],
    [["failed"], "Try again", /The picture has not arrived\. A day has no more/],
    [["failed", "failed"], "Try again", /The pictures have not arrived\. A day has no more/],
    [["failed", "waiting"], "Try again", /One of the 2 pictures has not arrived\. A day has no more/],
    [["sent", "failed"], "Post the one that arrived", /One of the 2.* Show it Take it out /],
    [
      ["sent", "failed", "failed", "sent"],
      "Post the 2 that arrived",
      /2 of the 4 pictures .* Show the 2 Take both out /,
    ],
    [["sent", "failed", "failed", "failed"], "Try again", /Try again Show the 3 Take the 3 out /],
  ])("in the states %j offer “%s”, and report failures: %s", (states, button, expected) => {
    const { words, html } = shown(states.map((state) => chosen(state, { problem: "A day has no more." })))
    expect(words).toContain(` ${button} `)
    if (expected) expect(words).toMatch(expected)
    else expect(html).not.toContain('role="alert"')
  })

  it.each([
    ["scrolls to the failure", false, ["A picture failed"]],
    ["stays where the user types", true, []],
  ])("that fail on the way: the screen %s", (_, writes, expected) => {
    const scrolled: string[] = []
    Element.prototype.scrollIntoView = function () {
      scrolled.push(this.textContent?.includes("has not arrived") ? "A picture failed" : "")
    }
    const one = chosen("sending", { faces: null }, 1)
    const { rerender } = render(screenOf([one], { busy: true }))
    if (writes) screen.getByLabelText(/^Caption/).focus()
    else screen.getByText("Cancel").focus()
    expect(scrolled).toEqual([])
    rerender(screenOf([{ ...one, state: "failed", problem: "A day has no more." }]))
    expect(scrolled).toEqual(expected)
  })

  it("are counted as they arrive", () => {
    const { words } = shown([chosen("sent"), chosen("sending"), chosen("waiting")], { busy: true })
    expect(words).toMatch(/ 1 of 3 have arrived 33 % Sending 3 pictures\./)
  })

  it("have a number, their own name and a size", () => {
    const stored = { url: "/images/1-flag.jpg", width: 4, height: 3, alt: "", color: "#888888" }
    const files = [
      chosen("waiting", { file: file(400 * kilobyte) }),
      chosen("waiting", { file: file(kilobyte * kilobyte) }),
      chosen("sent", { file: undefined, stored, name: "1923-12-flag.jpg" }),
    ]
    const { html, words } = shown(files)
    const named = [...html.matchAll(/<li[^>]* aria-label="([^"]*)"/g)].map(([, name]) => name)
    expect(named).toEqual(["Picture 1, kite.png", "Picture 2, kite.png", "Picture 3, 12-flag.jpg"])
    expect(words).toMatch(/400 kB .* 1\.0 MB/)
  })

  it("are rotated twice by two presses, unless they are taken out meanwhile", async () => {
    const batch = pictureBatch(async () => {})
    const [first, turned, twice] = [file(1), file(2), file(3)]
    const turning = deferred<File>()
    vi.mocked(turnPicture).mockReturnValueOnce(turning.promise).mockResolvedValueOnce(twice)
    const Screen = screenWith(batch)
    batch.add([first, file(4)])
    render(<Screen />)
    const press = (name: string | RegExp) => act(async () => void fireEvent.click(screen.getByLabelText(name)))
    await press("Choose all")
    const rotate = () => act(async () => void fireEvent.click(screen.getByText("Rotate")))
    await rotate()
    await rotate()
    await press(/^Remove picture 2/)
    await act(async () => turning.resolve(turned))
    await act(whenPrepared)
    expect(vi.mocked(turnPicture).mock.calls).toEqual([[first], [turned]])
    expect(batch.files().map((one) => one.file)).toEqual([twice])
  })

  it("are not prepared once their screen is left", async () => {
    const batch = pictureBatch(async () => {})
    const preparing = deferred<File>()
    vi.mocked(preparePicture).mockReturnValueOnce(preparing.promise)
    const Screen = screenWith(batch)
    const { unmount } = render(<Screen />)
    fireEvent.change(screen.getByLabelText("Pictures"), { target: { files: [file(1), file(2)] } })
    unmount()
    await act(async () => preparing.resolve(file(1)))
    expect(preparePicture).toHaveBeenCalledOnce()
    expect(batch.files()).toEqual([])
  })

  it("come with a report of refused files", () => {
    const { html } = shown([chosen("waiting")], { refused: ["“notes.txt” is not a picture."] })
    expect(html).toMatch(/role="alert"[^>]*><p[^>]*>“notes.txt” is not a picture/)
  })

  it.each([
    [false, "/gallery/view/7"],
    [true, "/gallery/view/7?change=1"],
  ])("that wait for approval (%s) lead to the gallery at %s", (waiting, path) => {
    expect(galleryPath(7, waiting)).toBe(path)
  })
})
