import { cleanup, fireEvent, render, screen } from "@testing-library/react"
import type { ReactElement } from "react"
import { describe, expect, it, vi } from "vitest"
import { pictureTypes } from "../../../generated/constants.ts"
import { EditorFrame } from "../../../items/editor/editor-frame.tsx"
import { PictureChooser } from "../pictures/picture-chooser.tsx"
import { PictureDrop } from "../pictures/picture-drop.tsx"
import { usePictureFiles } from "../pictures/use-picture-files.ts"
import type { FieldText } from "./field.tsx"
import { PasswordField } from "./password-field.tsx"
import { CheckField, SelectField, TextArea, TextField } from "./text-field.tsx"

const nothing = () => {}
const none = async () => ({ file: new File([], "none.png") })
const control = (name: string | RegExp) => screen.getByLabelText(name, { selector: "input, textarea, select" })

const descriptionOf = (element: Element) =>
  (element.getAttribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => (id ? document.getElementById(id) : { textContent: "" })?.textContent ?? `nothing is called ${id}`)
    .join(" ")

const kinds: [kind: string, field: (text: FieldText) => ReactElement][] = [
  ["a line of text", (text) => <TextField {...text} />],
  ["a text of several lines", (text) => <TextArea {...text} />],
  ["a choice", (text) => <SelectField {...text} />],
  ["a password", (text) => <PasswordField {...text} />],
  ["formatted text", (text) => <EditorFrame {...text}>{(control) => <textarea {...control} />}</EditorFrame>],
]

describe.each(kinds)("the field of %s", (_, field) => {
  it("is described by its hint and error, and marked as invalid", () => {
    render(field({ label: "Name", hint: "In full.", error: "Name is required.", required: true }))
    expect(descriptionOf(control("Name"))).toBe("In full. Name is required.")
    expect(control("Name").getAttribute("aria-invalid")).toBe("true")
  })

  it("says whether it is required, and is not marked as invalid at first", () => {
    render(field({ label: "Name", required: true }))
    const must = control("Name")
    expect([must.hasAttribute("required") || must.getAttribute("aria-required"), descriptionOf(must)]).toEqual([
      expect.toBeOneOf([true, "true"]),
      "",
    ])
    expect(must.getAttribute("aria-invalid")).toBeNull()
    cleanup()
    render(field({ label: "Name" }))
    expect(control("Name (optional)").hasAttribute("required")).toBe(false)
  })
})

it.each([
  [TextField, 18, ""],
  [TextField, 19, "Room for 1 character more."],
  [TextArea, 20, "Room for 0 characters more."],
  [TextField, 22, "2 characters too many: at most 20."],
  [TextArea, 21, "1 character too many: at most 20."],
])("A field with a limit %o with %i characters says: %s", (Field, length, words) => {
  render(<Field label="Name" required maxLength={20} value={"🪁".repeat(length)} onChange={nothing} />)
  const box = control("Name")
  expect([descriptionOf(box), box.getAttribute("aria-invalid")]).toEqual([words, length > 20 ? "true" : null])
  expect(box.hasAttribute("maxlength")).toBe(false)
})

it("A click on the label of the rich-text editor focuses it", () => {
  const [, field] = kinds.at(-1) as (typeof kinds)[0]
  render(field({ label: "Content" }))
  fireEvent.click(screen.getByText("Content"))
  expect(document.activeElement).toBe(control(/^Content/))
})

it("A field that may wait is neither required nor called optional", () => {
  render(<TextArea label="Message" mayWait />)
  render(<TextField label="Email" mayWait />)
  for (const label of ["Message", "Email"]) expect(control(label).hasAttribute("required")).toBe(false)
})

it("A checkbox has its hint in its label", () => {
  render(<CheckField label="Ready" hint="Visitors may read it." />)
  expect(screen.getByRole("checkbox").parentElement?.textContent).toBe("ReadyVisitors may read it.")
})

describe("the picture chooser", () => {
  type DropProps = Partial<Parameters<typeof usePictureFiles>[0]> & { error?: string }

  function Drop({ error, types = pictureTypes, ...rest }: DropProps) {
    const files = usePictureFiles<HTMLDivElement>({ label: "Image", onFile: nothing, types, ...rest })
    return (
      <div ref={files.place}>
        <PictureDrop label="Choose" files={files} error={error} />
      </div>
    )
  }

  const flag = { url: "/images/7.jpg", width: 640, height: 480, alt: "A flag", color: "#888888" }

  it("says which file types it takes, and what is wrong", () => {
    render(<Drop multiple types={["image/png"]} error="Choose one." />)
    const input = document.querySelector("input") as Element
    expect(descriptionOf(input)).toBe("Or drop them anywhere in the form, or paste. Photos of any size. Choose one.")
    expect(screen.getByRole("status").textContent).toBe("")
    expect([input.getAttribute("accept"), input.getAttribute("aria-invalid")]).toEqual(["image/png", "true"])
  })

  it("shows the errors of the picture and of its description each in their place", () => {
    const value = { name: "7", stored: flag, alt: "A flag", unsure: true }
    render(
      <PictureChooser value={value} onChange={nothing} readStored={none} error="Too small." altError="Too long." />,
    )
    expect(descriptionOf(control("What does the picture show?"))).toBe(
      "You have changed the picture. Do these words still say what it shows? Too long.",
    )
    expect(screen.getByText("Too small.").closest("label")).toBeNull()
    expect(screen.getByAltText("A flag")).toBeTruthy()
  })

  it.each([true, false])("is called optional unless it is required: %s", (required) => {
    render(<PictureChooser value={{ alt: "" }} onChange={nothing} readStored={none} required={required} />)
    expect(screen.queryByText("(optional)") === null).toBe(required)
  })

  it("says that a picture has no description, unless it is decorative", () => {
    const shown = (more: object) => {
      const value = { name: "7", stored: flag, alt: "", ...more }
      render(<PictureChooser value={value} onChange={nothing} readStored={none} required />)
      const isSaid = screen.queryByText(/^Not described yet\. It/) !== null
      cleanup()
      return isSaid
    }
    const shows = [{}, { alt: " " }, { decorative: true }, { alt: "A flag" }].map(shown)
    expect(shows).toEqual([true, true, false, false])
  })

  it.each([
    [false, ["kite.png", "flag.png"], ["kite.png"], ["Only one picture fits here: “flag.png” was left out."]],
    [false, ["notes.txt"], [], ["“notes.txt” is not a picture we can use. Choose a PNG, JPEG or WebP file."]],
    [true, ["kite.png", "cut.heic", "flag.png"], ["kite.png", "flag.png"], [/“cut.heic” is a HEIC photo.* or open it/]],
  ])(
    "takes the usable files among those dropped on its form (several: %s): %j",
    async (multiple, dropped, accepted, expected) => {
      vi.stubGlobal("createImageBitmap", async (file: File) => {
        if (!file.name.endsWith(".png")) throw new Error("unreadable")
        return { width: 1, height: 1, close: nothing }
      })
      const onFile = vi.fn()
      render(
        <form aria-label="Story">
          <Drop {...{ multiple, onFile }} />
          <p>Elsewhere</p>
        </form>,
      )
      const input = document.querySelector("input") as Element
      expect([input.getAttribute("aria-invalid"), input.parentElement?.className]).toEqual([
        null,
        expect.not.stringContaining("wrong"),
      ])
      const starts: Record<string, string> = { png: "ÿØÿ", heic: "....ftypheic", txt: "x" }
      const start = (name: string) => Uint8Array.from(starts[name.slice(-3)] ?? "....ftypheic", (c) => c.charCodeAt(0))
      const files = dropped.map((name) => new File([start(name)], name))
      const dataTransfer = { files, types: ["Files"] }
      const beside = screen.getByText("Elsewhere")
      expect(fireEvent.dragOver(beside, { dataTransfer })).toBe(false)
      expect(document.body.dataset.drop).toBe("Drop it anywhere: it goes to “Image”")
      fireEvent.drop(beside, { dataTransfer })
      await expect.poll(() => document.querySelector("[role=alert]")?.children.length).toBe(expected.length)
      await expect.poll(() => screen.queryByText(/^Preparing/)).toBeNull()
      expect(onFile.mock.calls.map(([file]) => file.name)).toEqual(accepted)
      const problems = [...(document.querySelector("[role=alert]")?.children ?? [])].map((one) => one.textContent)
      expect(problems).toEqual(expected.map((words) => expect.stringMatching(words)))
      expect([input.getAttribute("aria-invalid"), document.body.dataset.drop]).toEqual(["true", undefined])
    },
  )

  it("ignores a picture that is pasted along with text", async () => {
    const onFile = vi.fn()
    render(<Drop onFile={onFile} />)
    const clipboardData = { files: [new File(["x"], "words.png")], types: ["text/plain", "Files"] }
    expect(fireEvent.paste(document.body, { clipboardData })).toBe(true)
  })
})
