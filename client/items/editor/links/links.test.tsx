import { act, fireEvent, render, screen } from "@testing-library/react"
import { $getRoot, $getSelection, $isRangeSelection, $isTextNode, type LexicalEditor, PASTE_COMMAND } from "lexical"
import { describe, expect, it, vi } from "vitest"
import { htmlOfEditor } from "../extension.ts"
import { RichTextEditor } from "../rich-text-editor.tsx"
import { addressOf } from "./address.ts"

vi.mock("../../../generated/suggestions.ts", () => ({
  useSuggestionsQuery: ({ variables: { q }, skip }: { variables: { q: string }; skip: boolean }) => {
    const fees = { path: "/fees", language: "EN", heading: null, title: [{ text: "What it costs" }] }
    return { data: skip || q !== "what it costs" ? undefined : { search: { items: [fees], total: 1 } } }
  },
}))

vi.mock("../../../generated/editor.ts", () => ({
  usePageDocumentsQuery: ({ skip }: { skip: boolean }) => {
    const menu = { title: "Lunch menu, term 1", file: { url: "/documents/1-menu.pdf" } }
    return { data: skip ? undefined : { pages: [{ documents: [menu] }, { documents: [menu] }] } }
  },
}))

async function renderEditor(html: string, $select: () => unknown = () => $getRoot().selectEnd()) {
  render(<RichTextEditor label="Details" value={html} onChange={() => undefined} />)
  const box = screen.getByRole("textbox")
  const { __lexicalEditor: editor } = box as HTMLElement & { __lexicalEditor: LexicalEditor }
  await act(async () => {
    fireEvent.focus(box)
    editor.update(() => void $select(), { discrete: true })
  })
  const type = (text: string) =>
    act(async () => {
      for (const letter of text) {
        editor.update(
          () => {
            const selection = $getSelection()
            if (!$isRangeSelection(selection)) return
            if (letter === "\n") selection.insertParagraph()
            else selection.insertText(letter)
          },
          { discrete: true },
        )
        await Promise.resolve()
      }
    })
  const paste = (data: Record<string, string>) =>
    act(async () => {
      const clipboardData = { getData: (kind: string) => data[kind] ?? "", types: Object.keys(data), files: [] }
      const event = Object.assign(new Event("paste"), { clipboardData }) as unknown as ClipboardEvent
      editor.update(() => void editor.dispatchCommand(PASTE_COMMAND, event), { discrete: true })
    })
  const pressed = (key: string, more = {}) =>
    act(async () => void fireEvent.keyDown(document.activeElement?.closest("input") ?? box, { key, ...more }))
  return { box, type, paste, pressed, html: () => htmlOfEditor(editor) }
}

const $firstWord = () => {
  const node = $getRoot().getFirstDescendant()
  if ($isTextNode(node)) node.select(0, 3)
}

describe("a typed address", () => {
  it.each([
    ["See www.kew.org. ", '<p>See <a href="https://www.kew.org">www.kew.org</a>. </p>'],
    ["(https://kew.org/a?b=1) ", '<p>(<a href="https://kew.org/a?b=1">https://kew.org/a?b=1</a>) </p>'],
    ["Ask amy@kew.org, ", '<p>Ask <a href="mailto:amy@kew.org">amy@kew.org</a>, </p>'],
    ["Call 020 7946 0174 ", '<p>Call <a href="tel:02079460174">020 7946 0174</a> </p>'],
    ["In 2026 10 000 came ", "<p>In 2026 10 000 came </p>"],
    ["e.g. this.or that ", "<p>e.g. this.or that </p>"],
  ])("becomes a link at the space after it, unless it is no address: %s", async (typed, html) => {
    const { type, html: now } = await renderEditor("")
    await type(`${typed}x`)
    expect(now().replace("x</p>", "</p>")).toBe(html)
  })

  it("stays text when it was there before", async () => {
    const { type, html } = await renderEditor("<p>www.kew.org was open</p>")
    await type(" today")
    expect(html()).toBe("<p>www.kew.org was open today</p>")
  })
})

describe("a pasted address", () => {
  it.each([
    ["links the selected text", $firstWord, '<p><a href="https://kew.org/">One</a> two</p>'],
    [
      "becomes a link beside other text",
      () => $getRoot().selectEnd(),
      '<p>One two<a href="https://kew.org/">https://kew.org/</a></p>',
    ],
  ])("%s", async (_, $select, html) => {
    const { paste, html: now } = await renderEditor("<p>One two</p>", $select)
    await paste({ "text/plain": "https://kew.org/" })
    expect(now()).toBe(html)
  })

  it("from Google Docs loses Google's redirect", async () => {
    const { paste, html } = await renderEditor("")
    const href = "https://www.google.com/url?q=https://kew.org/a%3Fb&amp;sa=D"
    await paste({ "text/html": `<p>See <a href="${href}">Kew</a></p>`, "text/plain": "See Kew" })
    expect(html()).toBe('<p>See <a href="https://kew.org/a?b">Kew</a></p>')
  })
})

describe("the link card", () => {
  it("shows the address, and removes the link but not its text", async () => {
    const { html } = await renderEditor('<p><a href="https://kew.org/">One</a> two</p>', $firstWord)
    const link = screen.getByRole("link", { name: /kew\.org/ })
    expect([link.getAttribute("href"), link.getAttribute("rel")]).toEqual(["https://kew.org/", "noopener noreferrer"])
    await act(async () => void fireEvent.click(screen.getByRole("button", { name: "Remove" })))
    expect(html()).toBe("<p>One two</p>")
  })

  it("opens by Ctrl+K, refuses an invalid address, and takes a suggested page by arrow keys, after an IME composition", async () => {
    const { pressed, html } = await renderEditor("<p>One two</p>", $firstWord)
    await pressed("k", { ctrlKey: true })
    const field = screen.getByRole("combobox")
    expect(document.activeElement).toBe(field)
    fireEvent.change(field, { target: { value: "nowhere" } })
    await pressed("Enter")
    screen.getByText(/type a whole address/)
    fireEvent.change(field, { target: { value: "what it costs" } })
    await screen.findByRole("option", { name: "What it costs" })
    await pressed("ArrowDown")
    for (const key of ["ArrowDown", "Enter", "Escape"]) await pressed(key, { isComposing: true })
    expect(html()).toBe("<p>One two</p>")
    await pressed("Enter")
    expect(html()).toBe('<p><a href="#/fees">One</a> two</p>')
  })

  it("finds a document by part of its title", async () => {
    const { pressed, html } = await renderEditor("<p>One two</p>", $firstWord)
    await pressed("k", { ctrlKey: true })
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "menu, TERM" } })
    fireEvent.click(await screen.findByRole("option", { name: /^Lunch menu, term 1/ }))
    await act(async () => {})
    expect(html()).toBe('<p><a href="/documents/1-menu.pdf">One</a> two</p>')
  })

  it("changes a link, and Escape leaves it as it is", async () => {
    const { pressed, html } = await renderEditor('<p><a href="https://kew.org/">One</a> two</p>', $firstWord)
    await pressed("k", { ctrlKey: true })
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "example.org" } })
    await pressed("Escape")
    expect(html()).toContain("kew.org")
    await pressed("k", { ctrlKey: true })
    fireEvent.change(screen.getByRole("combobox"), { target: { value: "example.org" } })
    await pressed("Enter")
    expect(html()).toBe('<p><a href="https://example.org">One</a> two</p>')
  })
})

it.each([
  [`${location.origin}/#/fees`, "#/fees"],
  ["#/fees", "#/fees"],
  ["+44 20 7946 0199", "tel:+442079460199"],
  ["javascript:alert(1)", undefined],
  ["//evil.example", undefined],
])("The link address %s is stored as %s", (typed, stored) => {
  expect(addressOf(typed)).toBe(stored)
})
