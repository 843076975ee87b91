import { ListNode } from "@lexical/list"
import { $isHeadingNode } from "@lexical/rich-text"
import {
  $getSelection,
  $isElementNode,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  type ElementNode,
  FORMAT_ELEMENT_COMMAND,
  FORMAT_TEXT_COMMAND,
  INDENT_CONTENT_COMMAND,
  KEY_ESCAPE_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
} from "lexical"
import { deepestIndent } from "./lines/lines.ts"
import { $isInTable } from "./tables/tables.ts"

export function registerLimits(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      FORMAT_TEXT_COMMAND,
      (format) => format !== "bold" && format !== "italic",
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(FORMAT_ELEMENT_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
    editor.registerCommand(INDENT_CONTENT_COMMAND, $cannotIndent, COMMAND_PRIORITY_HIGH),
    // Lexical blurs on Escape; keyboard users would lose their place.
    editor.registerCommand(KEY_ESCAPE_COMMAND, () => true, COMMAND_PRIORITY_HIGH),
    editor.registerNodeTransform(ListNode, (list) => {
      if (list.getStart() !== 1) list.setStart(1)
    }),
  )
}

function $cannotIndent() {
  return $selectedBlocks().some(
    (block) => block.getIndent() >= deepestIndent || $isHeadingNode(block) || $isInTable(block),
  )
}

/** The paragraphs, quotes and list items in the selection. Call inside a read or an update. */
export function $selectedBlocks(): ElementNode[] {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return []
  return [...new Set(selection.getNodes().map($blockAround))].filter((block) => block !== undefined)
}

function $blockAround(node: LexicalNode): ElementNode | undefined {
  return [node, ...node.getParents()].filter($isElementNode).find((around) => !around.isInline() && around.canIndent())
}
