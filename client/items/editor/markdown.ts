import { $createHorizontalRuleNode } from "@lexical/extension"
import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND } from "@lexical/list"
import { $setBlocksType } from "@lexical/selection"
import {
  $getSelection,
  $isParagraphNode,
  $isRootNode,
  $isTextNode,
  DELETE_CHARACTER_COMMAND,
  HISTORY_PUSH_TAG,
  KEY_BACKSPACE_COMMAND,
  type LexicalEditor,
  mergeRegister,
  type NodeKey,
  UNDO_COMMAND,
} from "lexical"
import { handleFirst } from "./handle.ts"
import type { LineKind } from "./lines/lines.ts"
import { $createBlock } from "./lines/nodes-from-lines.ts"
import { $caret, isTyping } from "./typing.ts"

/** Keyed by the text typed at the start of a paragraph. */
const kinds: Record<string, LineKind> = {
  "## ": "h2",
  "### ": "h3",
  "- ": "ul",
  "* ": "ul",
  "1. ": "ol",
  "> ": "blockquote",
  "---": "hr",
}

const convertedTag = "made-from-markdown"

/** Backspace right after a conversion restores the typed text. */
export function registerMarkdown(editor: LexicalEditor): () => void {
  let convertedBlock: NodeKey | undefined
  const $undoConversion = (isBackward: boolean, key?: KeyboardEvent) => {
    if (!isBackward || !convertedBlock || $blockStartingAtCaret() !== convertedBlock) return false
    key?.preventDefault()
    return editor.dispatchCommand(UNDO_COMMAND, undefined)
  }
  return mergeRegister(
    editor.registerUpdateListener((update) => {
      const { editorState, prevEditorState, dirtyElements, dirtyLeaves, tags } = update
      if (tags.has(convertedTag)) convertedBlock = editorState.read($blockStartingAtCaret)
      else if (dirtyElements.size + dirtyLeaves.size > 0) convertedBlock = undefined
      if (!isTyping(editor, update)) return
      const kind = kinds[editorState.read($typedPrefix) ?? ""]
      if (kind && isAppended(editorState.read($typedPrefix), prevEditorState.read($typedPrefix)))
        editor.update(() => $convert(editor, kind), { tag: [convertedTag, HISTORY_PUSH_TAG] })
    }),
    handleFirst(editor, KEY_BACKSPACE_COMMAND, (event) => $undoConversion(true, event)),
    // On-screen keyboards send no key events.
    handleFirst(editor, DELETE_CHARACTER_COMMAND, (isBackward) => $undoConversion(isBackward)),
  )
}

/** The text before the caret, at the start of a paragraph. */
function $typedPrefix(): string | undefined {
  const { node, offset } = $caret() ?? {}
  const block = node?.getParent()
  if (!$isTextNode(node) || node.getPreviousSibling() || !$isParagraphNode(block)) return undefined
  return $isRootNode(block.getParent()) ? node.getTextContent().slice(0, offset) : undefined
}

/** True if text was added at the end: deleting, or typing elsewhere, converts nothing. */
const isAppended = (now = "", before = "") => now.length > before.length && now.startsWith(before)

/** The block at whose start the caret is. */
function $blockStartingAtCaret(): NodeKey | undefined {
  const { node, offset } = $caret() ?? {}
  return offset === 0 ? node?.getTopLevelElement()?.getKey() : undefined
}

function $convert(editor: LexicalEditor, kind: LineKind) {
  const { node, offset = 0 } = $caret() ?? {}
  const block = node?.getTopLevelElement()
  if (!$isTextNode(node) || !block || (kind === "hr" && block.getTextContentSize() > offset)) return
  node.spliceText(0, offset, "", true)
  if (kind === "hr") block.insertBefore($createHorizontalRuleNode())
  else if (kind === "ul") editor.dispatchCommand(INSERT_UNORDERED_LIST_COMMAND, undefined)
  else if (kind === "ol") editor.dispatchCommand(INSERT_ORDERED_LIST_COMMAND, undefined)
  else $setBlocksType($getSelection(), () => $createBlock(kind))
}
