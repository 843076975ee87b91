import { $getRoot, $selectAll, INDENT_CONTENT_COMMAND, KEY_DOWN_COMMAND, type LexicalEditor } from "lexical"
import { describe, expect, it, vi } from "vitest"
import { htmlOfEditor, openEditor } from "../extension.ts"
import { $readFormatting } from "./formatting.ts"
import { type ToolbarItem, type ToolbarState, toolbarItems } from "./toolbar-items.ts"

async function selected(html: string, $select: () => unknown = $selectAll) {
  const editor = openEditor(html)
  editor.setRootElement(document.createElement("div"))
  await Promise.resolve()
  editor.update(() => void $select(), { discrete: true })
  return editor
}

/** Selects the word "two". */
function $selectTwo() {
  for (const text of $getRoot().getAllTextNodes()) {
    const start = text.getTextContent().indexOf("two")
    if (start >= 0) text.select(start, start + 3)
  }
}

const formattingOf = (editor: LexicalEditor) => editor.getEditorState().read($readFormatting)

describe("the formatting that the toolbar shows", () => {
  it.each([
    ["<p>One</p>", { kind: "p", bold: false, size: "medium", deepestIndent: 0, hasRange: true }],
    ["<ul><li>One</li></ul>", { kind: "ul" }],
    ["<ol><li>One</li></ol>", { kind: "ol" }],
    ["<ul><li>One</li><li>Two</li></ul>", { kind: "ul" }],
    ["<ol><li>One<ol><li>In</li></ol></li><li>Two</li></ol>", { kind: "ol", deepestIndent: 1 }],
    ["<blockquote>One</blockquote>", { kind: "blockquote" }],
    ["<p>One</p><ul><li>Two</li></ul>", { kind: undefined }],
    ["<ol><li>One</li></ol><ul><li>Two</li></ul>", { kind: undefined }],
    ['<p class="ql-indent-3">One</p><p>Two</p>', { kind: "p", deepestIndent: 3 }],
    ['<p><strong class="ql-size-large">One</strong></p>', { size: "large" }],
    ['<p><span class="ql-size-small">One</span> <span class="ql-size-large">two</span></p>', { size: undefined }],
  ])("of %s is %j", async (html, formatting) => {
    expect(formattingOf(await selected(html))).toMatchObject(formatting)
  })

  it("has no range at a bare cursor", async () => {
    const editor = await selected("<p>One</p>")
    editor.update(() => void $getRoot().selectEnd(), { discrete: true })
    expect(formattingOf(editor).hasRange).toBe(false)
  })
})

it("Indent does nothing while a selected line is at the deepest level", async () => {
  const html = '<p class="ql-indent-8">One</p><p>Two</p>'
  const editor = await selected(html)
  editor.update(() => editor.dispatchCommand(INDENT_CONTENT_COMMAND, undefined), { discrete: true })
  expect(htmlOfEditor(editor)).toBe(html)
})

describe("a button of the toolbar", () => {
  const item = (label: string) => toolbarItems.find((one) => one.label === label)
  const words = "<p>One two three</p>"
  const large = '<p>One <span class="ql-size-large">two</span> three</p>'
  const indented = '<p class="ql-indent-1">One two three</p>'
  const quote = "<blockquote>One two three</blockquote>"

  it.each([
    ["Bold", words, "<p>One <strong>two</strong> three</p>"],
    ["Italic", words, "<p>One <em>two</em> three</p>"],
    ["Small text", words, '<p>One <span class="ql-size-small">two</span> three</p>'],
    ["Large text", words, large],
    ["Medium text", large, words],
    ["Numbered list", words, "<ol><li>One two three</li></ol>"],
    ["Bullet list", words, "<ul><li>One two three</li></ul>"],
    ["Indent", words, indented],
    ["Outdent", '<p class="ql-indent-2">One two three</p>', indented],
    ["Quote", words, quote],
    ["Quote", quote, words],
  ])("%s, or its shortcut, turns %s into %s", async (label, before, after) => {
    const { $run, shortcut } = item(label) as ToolbarItem
    const ways = [$run]
    if (shortcut) {
      const code = `Digit${shortcut.key}`
      const event = new KeyboardEvent("keydown", { ...shortcut, code, ctrlKey: true, shiftKey: shortcut.shift })
      ways.push((editor) => editor.dispatchCommand(KEY_DOWN_COMMAND, event))
    }
    for (const $way of ways) {
      const editor = await selected(before, $selectTwo)
      editor.update(() => void $way(editor), { discrete: true })
      expect(htmlOfEditor(editor)).toBe(after)
    }
  })

  const now = (more: object) => ({ deepestIndent: 0, canUndo: false, canRedo: false, ...more }) as ToolbarState

  it.each([
    ["Outdent", { deepestIndent: 0 }, true],
    ["Outdent", { deepestIndent: 1 }, false],
    ["Indent", { deepestIndent: 7 }, false],
    ["Indent", { deepestIndent: 8 }, true],
    ["Undo", { canUndo: false, canRedo: true }, true],
    ["Undo", { canUndo: true }, false],
    ["Redo", { canUndo: true, canRedo: false }, true],
    ["Redo", { canRedo: true }, false],
  ])("%s at %j is disabled: %s", (label, formatting, isDisabled) => {
    expect(item(label)?.isDisabled?.(now(formatting))).toBe(isDisabled)
  })
})

it("The editor keeps its own shortcuts from the browser, and no other keys", async () => {
  const editor = await selected("<p>One</p>")
  const pressed = (init: KeyboardEventInit) => {
    const event = new KeyboardEvent("keydown", { ...init, cancelable: true })
    editor.update(() => editor.dispatchCommand(KEY_DOWN_COMMAND, event), { discrete: true })
    return event.defaultPrevented
  }
  const [ctrlKey, shiftKey] = [true, true]
  const known = [...["b", "]", "[", "z"].map((key) => ({ key, ctrlKey })), { key: "Z", ctrlKey, shiftKey }]
  expect([...known, { key: "/", code: "Digit7", ctrlKey, shiftKey }].map(pressed)).toEqual(Array(6).fill(true))
  const others = [
    { altKey: true },
    { metaKey: true },
    { shiftKey },
    { ctrlKey: false },
    { ctrlKey: false, metaKey: true },
  ]
  for (const other of [{ key: "p" }, { key: "7", code: "Digit7" }, ...others])
    expect(pressed({ key: "b", ctrlKey, ...other }), JSON.stringify(other)).toBe(false)
})

it("Shortcuts use the Command key on Apple devices", async () => {
  vi.stubGlobal("navigator", { platform: "MacIntel" })
  vi.resetModules()
  const { isPressed, shortcutForAria, shortcutText } = await import("../../../base/ui/controls/shortcut.ts")
  vi.unstubAllGlobals()
  const shortcuts = [{ key: "B" }, { key: "7", shift: true }]
  expect(shortcuts.map(shortcutText)).toEqual(["⌘B", "⇧⌘7"])
  expect(shortcuts.map(shortcutForAria)).toEqual(["Meta+B", "Meta+Shift+7"])
  const pressed = (init: KeyboardEventInit) => isPressed({ key: "B" }, new KeyboardEvent("keydown", init))
  expect(
    [{ metaKey: true }, { ctrlKey: true }, { metaKey: true, ctrlKey: true }].map((modifiers) =>
      pressed({ key: "b", ...modifiers }),
    ),
  ).toEqual([true, false, false])
})
