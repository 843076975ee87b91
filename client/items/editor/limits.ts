import { $isListItemNode, ListNode } from "@lexical/list"
import { $isHeadingNode } from "@lexical/rich-text"
import { $setBlocksType } from "@lexical/selection"
import {
  $createParagraphNode,
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  DELETE_CHARACTER_COMMAND,
  type ElementNode,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  KEY_ESCAPE_COMMAND,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  OUTDENT_CONTENT_COMMAND,
} from "lexical"
import { handle } from "./handle.ts"
import { maxIndent } from "./lines/lines.ts"
import { $isInTable } from "./tables/tables.ts"

export function registerLimits(editor: LexicalEditor): () => void {
  return mergeRegister(
    handle(editor, FORMAT_TEXT_COMMAND, (format) => format !== "bold" && format !== "italic"),
    handle(editor, FORMAT_ELEMENT_COMMAND, () => true),
    handle(editor, INDENT_CONTENT_COMMAND, $cannotIndent),
    handle(editor, KEY_TAB_COMMAND, (event) => $indentItems(editor, event)),
    handle(editor, DELETE_CHARACTER_COMMAND, $headingToParagraph),
    // Lexical blurs on Escape; keyboard users would lose their place.
    handle(editor, KEY_ESCAPE_COMMAND, () => true),
    editor.registerNodeTransform(ListNode, (list) => {
      if (list.getStart() !== 1) list.setStart(1)
    }),
  )
}

const $cannotIndent = () =>
  $selectedBlocks().some((block) => block.getIndent() >= maxIndent || $isHeadingNode(block) || $isInTable(block))

/** Tab leaves the editor if nothing can be indented or outdented, as outside lists. */
function $indentItems(editor: LexicalEditor, event: KeyboardEvent) {
  const items = $selectedBlocks()
  const isOutdent = event.shiftKey
  const canMove = isOutdent ? items.some((item) => item.getIndent() > 0) : !$cannotIndent()
  if (items.length === 0 || !items.every($isListItemNode) || !canMove) return false
  event.preventDefault()
  return editor.dispatchCommand(isOutdent ? OUTDENT_CONTENT_COMMAND : INDENT_CONTENT_COMMAND, undefined)
}

/** Backspace at its start makes a heading a paragraph. */
function $headingToParagraph(isBackward: boolean) {
  const selection = $getSelection()
  const [heading] = $selectedBlocks()
  if (!isBackward || !$isRangeSelection(selection) || !selection.isCollapsed() || !$isHeadingNode(heading)) return false
  if (selection.anchor.offset > 0 || !selection.anchor.getNode().is(heading.getFirstDescendant() ?? heading))
    return false
  $setBlocksType(selection, () => $createParagraphNode())
  return true
}

/** The paragraphs, quotes and list items in the selection. Call inside a read or an update. */
export function $selectedBlocks(): ElementNode[] {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return []
  return [...new Set(selection.getNodes().map($enclosingBlock))].filter((block) => block !== undefined)
}

const $enclosingBlock = (node: LexicalNode): ElementNode | undefined =>
  [node, ...node.getParents()].filter($isElementNode).find((ancestor) => !ancestor.isInline() && ancestor.canIndent())
