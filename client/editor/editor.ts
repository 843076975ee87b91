import { createEmptyHistoryState, type HistoryState, registerHistory } from "@lexical/history"
import { LinkNode } from "@lexical/link"
import { ListItemNode, ListNode, registerList } from "@lexical/list"
import { QuoteNode, registerRichText } from "@lexical/rich-text"
import {
  $createParagraphNode,
  $getRoot,
  createEditor,
  HISTORY_MERGE_TAG,
  type LexicalEditor,
  mergeRegister,
} from "lexical"
import { htmlFromLines } from "./html-from-lines.ts"
import { registerLimits } from "./limits.ts"
import { linesFromHtml } from "./lines-from-html.ts"
import { $linesOfEditor } from "./lines-from-nodes.ts"
import { $nodesFromLines } from "./nodes-from-lines.ts"
import { namespace, registerPaste } from "./paste.ts"
import style from "./rich-text-editor.module.css"

/** An editor with the HTML it was given and its own HTML for the same text. */
export type Opened = { editor: LexicalEditor; given: string; start: string }

/** Opens `html` in an editor that is not yet attached to the page. */
export function openEditor(given: string): Opened {
  const editor = createRichTextEditor(given)
  return { editor, given, start: htmlOfEditor(editor) }
}

function createRichTextEditor(html: string) {
  const editor = createEditor({
    namespace,
    nodes: [ListNode, ListItemNode, QuoteNode, LinkNode],
    theme: { text: { bold: style.bold, italic: style.italic }, list: { nested: { listitem: style.nest } } },
    onError: (error) => console.error(error),
  })
  editor.update(() => $fill(html), { discrete: true, tag: HISTORY_MERGE_TAG })
  return editor
}

function $fill(html: string) {
  const nodes = $nodesFromLines(linesFromHtml(html))
  $getRoot().append(...(nodes.length > 0 ? nodes : [$createParagraphNode()]))
}

/** What the editor holds now, as HTML in the stored vocabulary. */
export function htmlOfEditor(editor: LexicalEditor): string {
  return editor.getEditorState().read(() => htmlFromLines($linesOfEditor()))
}

/** Everything that happens on keys, commands and pasting. Returns what undoes it. */
export function registerBehaviour(editor: LexicalEditor, onHistory: (history: HistoryState) => void): () => void {
  return mergeRegister(
    registerRichText(editor),
    registerList(editor),
    registerLimits(editor),
    registerPaste(editor),
    registerHistory(editor, startOfHistory(editor), UNDO_DELAY, undefined, onHistory, UNDO_STEPS),
  )
}

/** Milliseconds: what is typed with shorter pauses is undone in one step (specification, section 9). */
const UNDO_DELAY = 500
const UNDO_STEPS = 100

function startOfHistory(editor: LexicalEditor): HistoryState {
  return { ...createEmptyHistoryState(), current: { editor, editorState: editor.getEditorState() } }
}

/**
 * Calls `onChange` with the HTML whenever it changes. As long as the text is what it was at the start, the HTML is the
 * very string it came as, whatever the editor would have made of it.
 */
export function registerChange({ editor, given, start }: Opened, onChange: (html: string) => void): () => void {
  let last = given
  return editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
    if (dirtyElements.size === 0 && dirtyLeaves.size === 0) return
    const now = htmlOfEditor(editor)
    const html = now === start ? given : now
    if (html !== last) onChange(html)
    last = html
  })
}
