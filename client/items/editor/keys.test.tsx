import {
  $getRoot,
  $getSelection,
  $isRangeSelection,
  KEY_BACKSPACE_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
} from "lexical"
import { describe, expect, it } from "vitest"
import { htmlOfEditor, openEditor } from "./extension.ts"

async function createEditor(html: string) {
  const editor = openEditor(html)
  editor.setRootElement(document.createElement("div"))
  await Promise.resolve()
  editor.update(() => void $getRoot().selectEnd(), { discrete: true })
  return editor
}

async function type(editor: LexicalEditor, text: string) {
  for (const letter of text) {
    editor.update(
      () => {
        const selection = $getSelection()
        if ($isRangeSelection(selection)) selection.insertText(letter)
      },
      { discrete: true },
    )
    await Promise.resolve()
  }
}

/** Returns whether the editor kept the key from the browser. */
function press(editor: LexicalEditor, command: LexicalCommand<KeyboardEvent>, init: KeyboardEventInit = {}) {
  const event = new KeyboardEvent("keydown", { ...init, cancelable: true })
  editor.update(() => void editor.dispatchCommand(command, event), { discrete: true })
  return event.defaultPrevented
}

describe("Markdown typed at the start of a paragraph", () => {
  it.each([
    ["## ", "<h2>a</h2>"],
    ["### ", "<h3>a</h3>"],
    ["- ", "<ul><li>a</li></ul>"],
    ["* ", "<ul><li>a</li></ul>"],
    ["1. ", "<ol><li>a</li></ol>"],
    ["> ", "<blockquote>a</blockquote>"],
    ["---", "<hr><p>a</p>"],
  ])("%s formats the paragraph, and Backspace right after undoes it", async (typed, expected) => {
    const editor = await createEditor("")
    await type(editor, `${typed}a`)
    expect(htmlOfEditor(editor)).toBe(expected)

    const other = await createEditor("")
    await type(other, typed)
    expect(press(other, KEY_BACKSPACE_COMMAND)).toBe(true)
    await type(other, "a")
    expect(htmlOfEditor(other).replace("&gt;", ">")).toBe(`<p>${typed}a</p>`)
  })

  it.each([
    ["after other text", "<p>One</p>", "- a", "<p>One- a</p>"],
    ["in a list", "<ul><li><br></li></ul>", "## a", "<ul><li>## a</li></ul>"],
    ["in a cell", "<table><tr><td></td></tr></table>", "- a", "<table><tr><td>- a</td></tr></table>"],
  ])("stays text %s", async (_, html, typed, expected) => {
    const editor = await createEditor(html)
    await type(editor, typed)
    expect(htmlOfEditor(editor)).toBe(expected)
  })
})

it("Backspace at the start of a heading makes it a paragraph", async () => {
  const editor = await createEditor("<p>One</p><h2>Two</h2>")
  editor.update(() => void $getRoot().getLastChild()?.selectStart(), { discrete: true })
  press(editor, KEY_BACKSPACE_COMMAND)
  expect(htmlOfEditor(editor)).toBe("<p>One</p><p>Two</p>")
})

describe("Tab", () => {
  const shiftKey = true

  it("indents the items of a list, and Shift+Tab outdents them", async () => {
    const editor = await createEditor("<ul><li>One</li><li>Two</li></ul>")
    expect(press(editor, KEY_TAB_COMMAND)).toBe(true)
    expect(htmlOfEditor(editor)).toBe("<ul><li>One<ul><li>Two</li></ul></li></ul>")
    expect(press(editor, KEY_TAB_COMMAND, { shiftKey })).toBe(true)
    expect(htmlOfEditor(editor)).toBe("<ul><li>One</li><li>Two</li></ul>")
    expect(press(editor, KEY_TAB_COMMAND, { shiftKey })).toBe(false)
  })

  it.each(["<p>One</p>", "<h2>One</h2>", "<blockquote>One</blockquote>"])("leaves the editor from %s", async (html) => {
    const editor = await createEditor(html)
    expect([press(editor, KEY_TAB_COMMAND), press(editor, KEY_TAB_COMMAND, { shiftKey })]).toEqual([false, false])
    expect(htmlOfEditor(editor)).toBe(html)
  })

  it("goes to the next cell of a table, and makes a row after the last one", async () => {
    const editor = await createEditor("<table><tr><td>a</td><td></td></tr></table>")
    editor.update(() => void $getRoot().selectStart(), { discrete: true })
    expect(press(editor, KEY_TAB_COMMAND)).toBe(true)
    await type(editor, "b")
    expect(press(editor, KEY_TAB_COMMAND)).toBe(true)
    await type(editor, "c")
    expect(htmlOfEditor(editor)).toBe("<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td></td></tr></table>")
  })
})
