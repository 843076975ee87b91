import { act, fireEvent, render, screen } from "@testing-library/react"
import { $getRoot, type LexicalEditor, PASTE_COMMAND } from "lexical"
import { MemoryRouter } from "react-router-dom"
import { describe, expect, it, vi } from "vitest"
import { groupSizes } from "./editor-outline.tsx"
import { isBlank, RichTextEditor as LazyEditor } from "./index.tsx"
import { RichTextEditor } from "./rich-text-editor.tsx"
import { toolbarGroups } from "./toolbar/toolbar-items.ts"

async function press(name: string) {
  await act(async () => {})
  await act(async () => {
    fireEvent.click(screen.getByRole("button", { name }))
  })
}

type EditorElement = HTMLElement & { __lexicalEditor: LexicalEditor }

function insert({ __lexicalEditor: editor }: EditorElement, letter: string) {
  editor.update(() => $getRoot().selectEnd().insertText(letter), { discrete: true })
}

async function paste({ __lexicalEditor: editor }: EditorElement, data: Record<string, string>) {
  const clipboardData = { files: [], types: Object.keys(data), getData: (type: string) => data[type] ?? "" }
  const event = Object.assign(new Event("paste"), { clipboardData }) as unknown as ClipboardEvent
  const $paste = () => {
    $getRoot().selectEnd()
    editor.dispatchCommand(PASTE_COMMAND, event)
  }
  await act(async () => editor.update($paste, { discrete: true }))
}

describe("the editor", () => {
  it("returns the original HTML once a change is undone", async () => {
    const given = "<p>One</p>\n<ul>\n <li class='ql-indent-1'>Two</li></ul>"
    const onChange = vi.fn()
    const { rerender } = render(<RichTextEditor label="Details" value={given} onChange={onChange} />)
    expect(onChange).not.toHaveBeenCalled()

    await press("Quote")
    expect(onChange).toHaveBeenLastCalledWith('<p>One</p><blockquote class="ql-indent-1">Two</blockquote>')
    const later = vi.fn()
    rerender(<RichTextEditor label="Details" value={given} onChange={later} />)
    await press("Undo")
    expect(later).toHaveBeenLastCalledWith(given)
    expect(onChange).toHaveBeenCalledTimes(1)
  })

  it("is a text box with a name, a hint and an error", () => {
    render(
      <RichTextEditor label="Details" hint="For parents." error="Content is required." value="" onChange={() => {}} />,
    )
    const box = screen.getByRole("textbox", {
      name: /^Details/,
      description: "For parents. Content is required.",
    })
    expect(box.getAttribute("aria-multiline")).toBe("true")
    expect(box.getAttribute("aria-invalid")).toBe("true")
    expect(box.querySelectorAll("p")).toHaveLength(1)
    expect(screen.getByRole("button", { name: "Outdent" }).getAttribute("aria-disabled")).toBe("true")
  })

  it("marks the buttons that fit the selected text", async () => {
    render(<RichTextEditor label="Details" value="<p>One</p>" onChange={() => {}} />)
    await press("Bullet list")
    expect(screen.getByRole("button", { name: "Bullet list" }).getAttribute("aria-pressed")).toBe("true")
    expect(screen.getByRole("button", { name: "Numbered list" }).getAttribute("aria-pressed")).toBe("false")
    expect(screen.getByRole("button", { name: "Undo" }).getAttribute("aria-disabled")).toBe(null)
    const redo = screen.getByRole("button", { name: "Redo" })
    expect(redo.getAttribute("aria-disabled")).toBe("true")
    expect([redo.title, redo.getAttribute("aria-keyshortcuts")]).toEqual(["Redo (Ctrl+Shift+Z)", "Control+Shift+Z"])
  })

  it("moves between buttons by arrow keys, with one stop for Tab", () => {
    render(<RichTextEditor label="Details" value="" onChange={() => {}} />)
    const bold = screen.getByRole("button", { name: "Bold" })
    bold.focus()
    fireEvent.keyDown(bold, { key: "ArrowLeft" })
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Redo")
    expect(screen.getAllByRole("button").filter((button) => button.tabIndex === 0)).toHaveLength(1)
  })

  it("says what a paste left out, until the next edit, and undoes the paste in one step", async () => {
    render(<RichTextEditor label="Details" value="" onChange={() => {}} />)
    const box = screen.getByRole<EditorElement>("textbox")
    const note = () => document.querySelector("p[role=status]")?.textContent
    await paste(box, { "text/html": "<p>One</p><img src='file:///a.png'><img src='https://b.example/c.jpg'>" })
    expect(note()).toBe("Pasted without 2 pictures: choose them with Insert.")
    await paste(box, { "text/plain": "two" })
    expect(note()).toBe("")
    await paste(box, { "text/html": "<p>Three</p><video></video>" })
    expect(note()).toBe("Pasted without 1 video.")
    await press("Undo")
    expect([note(), box.textContent]).toEqual(["", "Onetwo"])
  })

  it("reports typed text after a pause, and at once before a form is submitted", async () => {
    vi.useFakeTimers()
    const onChange = vi.fn()
    render(<RichTextEditor label="Details" value="<p>One</p>" onChange={onChange} />)
    const type = (letter: string) => act(async () => insert(screen.getByRole<EditorElement>("textbox"), letter))
    await type("a")
    expect(onChange).not.toHaveBeenCalled()
    await act(async () => vi.advanceTimersByTime(300))
    expect(onChange).toHaveBeenLastCalledWith("<p>Onea</p>")
    await type("b")
    fireEvent.submit(window)
    expect(onChange).toHaveBeenLastCalledWith("<p>Oneab</p>")
    for (const letter of "cdefghij") {
      await type(letter)
      await act(async () => vi.advanceTimersByTime(90))
    }
    expect(onChange.mock.lastCall?.[0]).toMatch(/^<p>Oneabcdefg/)
    vi.useRealTimers()
  })

  it("hides its floating toolbar until text is selected", () => {
    render(<RichTextEditor label="Details" theme="bubble" value="<p>One</p>" onChange={() => {}} />)
    expect(screen.queryByRole("toolbar")).toBe(null)
    expect(screen.getByRole("textbox").hasAttribute("aria-describedby")).toBe(false)
  })
})

describe("while the editor loads", () => {
  it("its outline shows the text, and then the editor takes its place", async () => {
    render(<LazyEditor label="Details" value="<p>One</p>" onChange={() => {}} />, { wrapper: MemoryRouter })
    expect(screen.getByText("One")).toBeTruthy()
    expect(await screen.findByRole("textbox", {}, { timeout: 30_000 })).toBeTruthy()
  })

  it("its outline has as many buttons as the toolbar", () => {
    expect(groupSizes).toEqual(toolbarGroups.map((group) => group.length))
  })
})

describe("isBlank", () => {
  it.each([
    ...["", "<p><br></p>", "<p>&nbsp; \u00a0</p><ul><li></li></ul>", "\n"],
    "<p>&#160;&#xA0;&zwnj;&zwj;&#8203;&#x200b;</p>",
    "<p>\u200b\u200c\u200d\u2060\ufeff</p>",
  ])("is true of %j", (html) => {
    expect(isBlank(html)).toBe(true)
  })

  it.each(["<p>a</p>", "0", "<p>&lt;</p>"])("is false of %j", (html) => {
    expect(isBlank(html)).toBe(false)
  })
})
