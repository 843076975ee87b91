import { $getRoot, type LexicalEditor, UNDO_COMMAND } from "lexical"
import { expect, it, vi } from "vitest"
import { htmlOfEditor, openEditor } from "./extension.ts"

async function open(html: string) {
  const editor = openEditor(html)
  editor.setRootElement(document.createElement("div"))
  await Promise.resolve()
  editor.update(() => void $getRoot().selectEnd(), { discrete: true })
  return editor
}

function type(editor: LexicalEditor, letter: string) {
  editor.update(() => $getRoot().selectEnd().insertText(letter), { discrete: true })
}

function undoAll(editor: LexicalEditor) {
  for (let step = 0; step < 200; step++) {
    const before = htmlOfEditor(editor)
    editor.update(() => editor.dispatchCommand(UNDO_COMMAND, undefined), { discrete: true })
    if (htmlOfEditor(editor) === before) return step
  }
}

it("Undo goes back at most 100 steps", async () => {
  vi.useFakeTimers()
  const editor = await open("<p>Start</p>")
  for (let step = 0; step < 150; step++) {
    vi.advanceTimersByTime(501)
    type(editor, "a")
  }

  expect(undoAll(editor)).toBe(100)
  expect(htmlOfEditor(editor)).toBe(`<p>Start${"a".repeat(50)}</p>`)
  vi.useRealTimers()
})

it("Undo takes letters typed without a pause as one step", async () => {
  const editor = await open("<p>Start</p>")
  for (const letter of "ing") type(editor, letter)
  expect(htmlOfEditor(editor)).toBe("<p>Starting</p>")
  expect(undoAll(editor)).toBe(1)
})
