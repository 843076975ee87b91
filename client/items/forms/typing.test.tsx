import { act, cleanup, fireEvent, render, screen } from "@testing-library/react"
import { useState } from "react"
import { beforeEach, describe, expect, it, vi } from "vitest"
import { deferred } from "../../../test/deferred.ts"
import { SiteContext, type SiteInfo } from "../../base/layout/site-info.tsx"
import { apiClient } from "../../base/session/api-client.ts"
import { whenPrepared } from "../../base/ui/pictures/in-turn.ts"
import type { PictureFile } from "../../base/ui/pictures/picture.tsx"
import { turnPicture } from "../../base/ui/pictures/prepare-picture.ts"
import { check, select } from "./choices.tsx"
import type { AnyFields } from "./field.ts"
import { FieldRows } from "./field-rows.tsx"
import { group, list } from "./groups.tsx"
import { picture } from "./picture.tsx"
import { multiline, text } from "./text.tsx"
import { translations } from "./translations.tsx"

vi.mock("../../base/ui/pictures/prepare-picture.ts", { spy: true })

const site = { languages: ["EN", "SW", "FR"] } as Partial<SiteInfo> as SiteInfo

let typed: Record<string, unknown>

type TypingProps = {
  fields: AnyFields
  start: Record<string, unknown>
  max?: number
  error?: (path: string) => string | undefined
}

function Typing({ fields, start, max, error = () => undefined }: TypingProps) {
  const [values, setValues] = useState(start)
  typed = values
  return (
    <SiteContext value={site}>
      <FieldRows
        {...{ fields, values, error }}
        limits={{ members: { max } }}
        onChange={(part) => setValues((before) => ({ ...before, ...part }))}
        editing
      />
    </SiteContext>
  )
}

beforeEach(() => {
  vi.stubGlobal("createImageBitmap", async (file: File) => {
    if (file.name === "torn.jpg") throw new Error("unreadable")
    return { width: 4, height: 3, close: () => undefined }
  })
})

const press = (name: string) => act(async () => fireEvent.click(screen.getByLabelText(name, { selector: "button" })))
const pressWords = (words: string | RegExp) => act(async () => fireEvent.click(screen.getByText(words)))
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }))
const describedBy = (field: Element) =>
  (field.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ")
const focused = () => document.activeElement

it("A change in a field changes only that field", async () => {
  const fields = {
    title: text({ label: "Title" }),
    more: multiline({ label: "More" }),
    kind: select({ label: "Kind", choices: { A: "First", B: "Second" } }),
    ready: check({ label: "Ready" }),
    place: group({
      label: "Place",
      fields: { street: text({ label: "Street" }), town: text({ label: "Town" }) },
      limits: {},
    }),
  }
  const start = { title: "", more: "", kind: "A", ready: false, place: { street: "", town: "Kisumu" } }
  render(<Typing {...{ fields, start }} />)
  await type(/^Title/, "Kites")
  await type(/^More/, "They flew.")
  await type(/^Kind/, "B")
  await act(async () => fireEvent.click(screen.getByLabelText(/^Ready/)))
  await type(/^Street/, "Hill Road")
  expect(typed).toEqual({
    ...{ title: "Kites", more: "They flew.", kind: "B", ready: true },
    place: { street: "Hill Road", town: "Kisumu" },
  })
})

it("An error is shown at the part of the field it is about", () => {
  const street = { street: text({ label: "Street" }) }
  const fields = {
    place: group({ label: "Place", fields: street, limits: {} }),
    members: list({ label: "Members", noun: "member", fields: { name: text({ label: "Name" }) }, limits: {} }),
    translations: translations({ texts: { title: text({ label: "Title" }) }, limits: {} }),
    image: picture({ label: "Image" }),
  }
  const start = {
    place: { street: "" },
    members: [{ name: "Ada" }, { name: "" }],
    translations: [
      { language: "SW", title: "Bendera" },
      { language: "FR", title: "" },
    ],
    image: { name: "7.jpg", alt: "" },
  }
  const wrong: Record<string, [string, string]> = {
    "place.street": ["Street", "Which street?"],
    "members.1.name": ["Name", "Who is it?"],
    "translations.1.title": ["Title", "Which title?"],
    "image.alt": ["What does the picture show?", "Too many words."],
  }
  render(<Typing {...{ fields, start }} error={(path) => wrong[path]?.[1]} />)
  const marked = [...document.querySelectorAll<HTMLInputElement>("[aria-invalid=true]")]
  expect(marked.map((field) => [field.labels?.[0]?.textContent, describedBy(field)])).toEqual(
    Object.values(wrong).map(([label, words]) => [expect.stringContaining(label), expect.stringContaining(words)]),
  )
  expect(screen.getAllByLabelText(/^Name/).map((name) => name.ariaInvalid)).toEqual([null, "true"])
})

describe("rows", () => {
  const fields = {
    members: list({ label: "Members", noun: "member", fields: { name: text({ label: "Name" }) }, limits: {} }),
  }
  const names = () => (typed.members as { name: string }[]).map(({ name }) => name)
  const renderRows = (max?: number) =>
    render(<Typing {...{ fields, max }} start={{ members: ["Ada", "Obi", "Zoe"].map((name) => ({ name })) }} />)

  it("are moved up and down, and keep their fields", async () => {
    renderRows()
    const [first] = screen.getAllByLabelText(/^Name/)
    await press("Move Ada down")
    expect(names()).toEqual(["Obi", "Ada", "Zoe"])
    expect(screen.getAllByLabelText(/^Name/)[1]).toBe(first)
    await press("Move Zoe up")
    expect(names()).toEqual(["Obi", "Zoe", "Ada"])
    expect(screen.getByRole("status").textContent).toBe("Zoe: place 2 of 3")
    const moveButtons = screen.getAllByRole<HTMLButtonElement>("button", { name: /^Move/ })
    const disabledLabels = moveButtons.filter(({ disabled }) => disabled).map(({ ariaLabel }) => ariaLabel)
    expect(disabledLabels).toEqual(["Move Obi up", "Move Ada down"])
    act(() => screen.getByLabelText("Move Zoe up").focus())
    await press("Move Zoe up")
    expect(document.activeElement?.ariaLabel).toBe("Move Zoe down")
  })

  it("are removed and put back in place, and keep the focus nearby", async () => {
    renderRows()
    await press("Remove Obi")
    expect([names(), screen.getByRole("status").textContent]).toEqual([["Ada", "Zoe"], "Obi is removed.Put it back"])
    expect(focused()?.textContent).toBe("Put it back")
    await pressWords("Put it back")
    expect([names(), (focused() as HTMLInputElement).value]).toEqual([["Ada", "Obi", "Zoe"], "Obi"])
    for (const name of ["Obi", "Zoe"]) {
      screen.getByRole("button", { name: `Remove ${name}` }).focus()
      await press(`Remove ${name}`)
      expect([names().includes(name), focused()?.textContent]).toEqual([false, "Put it back"])
    }
    await pressWords("Put it back")
    expect(names()).toEqual(["Ada", "Zoe"])
    expect(screen.queryByText("Put it back")).toBeNull()
  })

  it("with many fields are folded under a summary, except a new one", async () => {
    const words = { name: text({ label: "Name" }), role: text({ label: "Role" }), words: text({ label: "Words" }) }
    const members = list({ label: "Members", noun: "member", fields: words, limits: {} })
    const ada = { name: "Ada", role: "Chair", words: "<p>She <b>sings</b>.</p>" }
    render(<Typing fields={{ members }} start={{ members: [ada] }} />)
    expect(screen.getByText("Chair, She sings.").closest("details")?.open).toBe(false)
    await pressWords("Add a member")
    expect([...document.querySelectorAll("details")].map(({ open }) => open)).toEqual([false, true])
  })

  it("are added up to the maximum, and filled in", async () => {
    renderRows(4)
    await pressWords("Add a member")
    expect(screen.queryByText("Add a member")).toBeNull()
    const last = screen.getAllByLabelText(/^Name/)[3] as Element
    expect(focused()).toBe(last)
    expect(screen.getByRole("button", { name: "Remove member 4" })).toBeTruthy()
    fireEvent.change(last, { target: { value: " " } })
    expect(screen.getByRole("button", { name: "Remove member 4" })).toBeTruthy()
    fireEvent.change(last, { target: { value: "Kim" } })
    expect(names()).toEqual(["Ada", "Obi", "Zoe", "Kim"])
  })
})

it("A translation is added, edited, removed and put back with its text", async () => {
  const fields = {
    translations: translations({ texts: { title: text({ label: "Title" }) }, limits: {} }),
  }
  render(<Typing {...{ fields }} start={{ translations: [] }} />)
  await pressWords("Translate into Français")
  expect(typed.translations).toEqual([{ language: "FR", title: "", pictureAlt: "", isCurrent: true, isReady: true }])
  expect(focused()).toBe(screen.getByLabelText(/^Title/))
  expect(screen.queryByLabelText(/^Language/)).toBeNull()
  await type(/^Title/, "Le drapeau")
  await pressWords("Translate into Kiswahili")
  await act(async () => fireEvent.click(screen.getAllByLabelText(/^Visitors may read it/)[0] as Element))
  const languages = () =>
    (typed.translations as { language: string; title: string; isReady: boolean }[]).map(
      ({ language, title, isReady }) => [language, title, isReady],
    )
  expect(languages()).toEqual([
    ["FR", "Le drapeau", true],
    ["SW", "", false],
  ])
  expect(screen.getByText("Not shown to visitors yet")).toBeTruthy()
  await pressWords("Remove Français")
  expect([languages(), focused()?.textContent]).toEqual([[["SW", "", false]], "Put Français back"])
  await pressWords("Put Français back")
  expect(languages()).toEqual([
    ["SW", "", false],
    ["FR", "Le drapeau", true],
  ])
})

describe("a picture", () => {
  const fields = { image: picture({ label: "Image" }) }
  const focus = { __typename: "PictureFocus", x: 20, y: 80 }
  const flag: PictureFile = {
    ...{ url: "/images/7.jpg", width: 1000, height: 500, alt: "A flag", color: "#888888", focus },
  }
  const stored = { name: "7.jpg", stored: flag, alt: "A flag" }
  const renderPicture = (image: object) => render(<Typing {...{ fields }} start={{ image }} />)
  const jpeg = (name = "flag.jpg") => new File([new Uint8Array([0xff, 0xd8, 0xff])], name, { type: "image/jpeg" })
  const fileInput = () => document.querySelector("input[type=file]") as HTMLInputElement
  const prepared = () => expect.poll(() => screen.queryByText(/^(?:Preparing|Turning)/)).toBeNull()
  const choose = async (...files: File[]) => {
    await act(async () => void fireEvent.change(fileInput(), { target: { files } }))
    await prepared()
  }
  const other = jpeg("other.jpg")
  const image = () => typed.image as Record<string, unknown>

  it("is chosen, described, focused and removed, and its description stays for the next one", async () => {
    renderPicture({ alt: "" })
    const file = jpeg()
    await choose(file)
    expect(image()).toEqual({ file, alt: "", unsure: false, faces: null })
    await type(/^What does the picture show/, "A flag\nat noon")
    await type("From the left", "30")
    await type("From the top", "40")
    expect(image()).toEqual({ file, alt: "A flag at noon", unsure: false, faces: null, focus: { x: 30, y: 40 } })
    expect(screen.getByAltText("Preview of the chosen file").getAttribute("src")).toBe("blob:chosen")
    await pressWords("Remove")
    expect(image()).toEqual({ alt: "A flag at noon" })
    expect(focused()).toBe(fileInput())
    await choose(file)
    expect(image().unsure).toBe(true)
    expect(screen.getByText(/^You have changed the picture/)).toBeTruthy()
  })

  it("that is stored keeps its focus until it is replaced, which makes its description unsure", async () => {
    renderPicture(stored)
    expect((screen.getByLabelText("From the left") as HTMLInputElement).value).toBe("20")
    await type("From the top", "60")
    const mark = document.querySelector<HTMLElement>("span[style]")?.style
    expect([mark?.getPropertyValue("--x"), mark?.getPropertyValue("--y")]).toEqual(["20%", "60%"])
    expect(image()).toEqual({ ...stored, focus: { x: 20, y: 60 } })
    await type("From the left", "30")
    expect(image()).toEqual({ ...stored, focus: { x: 30, y: 60 } })
    await choose(other)
    expect(image()).toEqual({ file: other, alt: "A flag", unsure: true, faces: null })
  })

  it("that is rotated keeps its people and a blur made since, and is not rotated if it cannot be loaded", async () => {
    const turned = jpeg("turned.jpg")
    const fetched = vi.fn(async (_: string) => new Response("flag"))
    vi.stubGlobal("fetch", fetched)
    vi.mocked(turnPicture).mockResolvedValue(turned)
    const read = vi.spyOn(apiClient, "query").mockRejectedValue(new TypeError("offline"))
    renderPicture(stored)
    await pressWords("Rotate")
    await prepared()
    expect(image()).toEqual(stored)
    expect(screen.getByText(/did not answer/)).toBeTruthy()
    const now = { url: "/images/8-blurred.jpg", recognisable: "UNSAID", children: [{ id: 3 }] }
    read.mockResolvedValue({ data: { picturesNamed: [now] } } as never)
    await pressWords("Rotate")
    await expect.poll(() => image().file).toBe(turned)
    expect(fetched.mock.calls).toEqual([[now.url]])
    expect(image()).toMatchObject({ recognisable: "UNSAID", children: [3] })
  })

  it("that is rotated twice is turned twice, and keeps what is typed meanwhile", async () => {
    const [once, twice] = [jpeg("once.jpg"), jpeg("twice.jpg")]
    const turning = deferred<File>()
    vi.mocked(turnPicture).mockReset().mockReturnValueOnce(turning.promise).mockResolvedValueOnce(twice)
    renderPicture({ file: jpeg(), faces: [], alt: "" })
    await pressWords("Rotate")
    await pressWords("Rotate")
    await type(/^What does the picture show/, "A flag")
    const sent = whenPrepared()
    await act(async () => turning.resolve(once))
    await act(async () => sent)
    expect(vi.mocked(turnPicture).mock.lastCall).toEqual([once])
    expect(image()).toMatchObject({ file: twice, alt: "A flag" })
  })

  it.each([
    ["is removed", () => pressWords("Remove"), { alt: "A flag" }],
    ["is replaced", () => choose(other), { file: other }],
  ])("that %s while it is rotated does not come back", async (_, change, expected) => {
    const turning = deferred<File>()
    vi.mocked(turnPicture).mockReset().mockReturnValueOnce(turning.promise)
    vi.stubGlobal("fetch", async () => new Response("flag"))
    vi.spyOn(apiClient, "query").mockResolvedValue({ data: { picturesNamed: [flag] } } as never)
    renderPicture(stored)
    await pressWords("Rotate")
    await change()
    await act(async () => turning.resolve(jpeg("turned.jpg")))
    await act(whenPrepared)
    expect(image()).toMatchObject(expected)
    expect(image().name).toBeUndefined()
  })

  it("that is prepared for a row that is removed meanwhile does not bring the row back", async () => {
    const reading = deferred<object>()
    vi.stubGlobal("createImageBitmap", () => reading.promise)
    const named = { name: text({ label: "Name" }), ...fields }
    const places = list({ label: "Places", noun: "place", inLine: true, fields: named, limits: {} })
    render(<Typing fields={{ places }} start={{ places: [{ name: "Hall", image: { alt: "" } }] }} />)
    fireEvent.change(fileInput(), { target: { files: [jpeg()] } })
    await press("Remove Hall")
    await act(async () => reading.resolve({ width: 4, height: 3, close: () => undefined }))
    await act(whenPrepared)
    expect(typed.places).toEqual([])
  })

  it("becomes decorative on request, and keeps its description", async () => {
    renderPicture({ ...stored, unsure: true })
    await act(async () => fireEvent.click(screen.getByLabelText(/^Decoration/)))
    expect(image()).toEqual({ ...stored, decorative: true, unsure: false })
    expect((screen.getByLabelText(/^What does the picture show/) as HTMLTextAreaElement).disabled).toBe(true)
  })

  it("that cannot be read is refused with a reason, and replaces nothing", async () => {
    for (const before of [{ alt: "" }, stored]) {
      renderPicture(before)
      await choose(jpeg("torn.jpg"))
      expect(image()).toEqual(before)
      expect(screen.getByText(/^“torn.jpg” is broken or not complete/)).toBeTruthy()
      cleanup()
    }
  })

  it("can be pasted, also to replace another", async () => {
    const file = jpeg()
    for (const before of [{ alt: "" }, stored]) {
      renderPicture(before)
      fireEvent.paste(screen.getByText(before === stored ? "Replace" : "Choose a picture"), {
        clipboardData: { files: [file], types: ["Files"] },
      })
      await prepared()
      expect(image().file).toBe(file)
      cleanup()
    }
  })
})
