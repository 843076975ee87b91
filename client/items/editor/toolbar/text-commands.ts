import { INSERT_ORDERED_LIST_COMMAND, INSERT_UNORDERED_LIST_COMMAND } from "@lexical/list"
import { $createQuoteNode } from "@lexical/rich-text"
import { $patchStyleText, $setBlocksType } from "@lexical/selection"
import {
  $createParagraphNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  type ElementNode,
  type LexicalEditor,
} from "lexical"
import type { ListKind, TextSize } from "../lines/lines.ts"
import { fontSizeOf } from "../lines/text-size.ts"
import { $readFormatting } from "./formatting.ts"

/** For a button pressed before the text was ever focused. */
export function $ensureSelection() {
  if (!$getSelection()) $getRoot().selectEnd()
}

/** Applies to the selected text, or to text typed next. Call inside an update. */
export function $setSize(size: TextSize | "medium") {
  const selection = $getSelection()
  const style = size === "medium" ? null : fontSizeOf(size)
  if ($isRangeSelection(selection)) $patchStyleText(selection, { "font-size": style })
}

/** Toggles between lists and paragraphs. Call inside an update. */
export function $toggleList(editor: LexicalEditor, kind: ListKind) {
  if ($readFormatting().kind === kind) $setBlocksType($getSelection(), $createParagraphNode)
  else editor.dispatchCommand(kind === "ol" ? INSERT_ORDERED_LIST_COMMAND : INSERT_UNORDERED_LIST_COMMAND, undefined)
}

/** Toggles between quotes and paragraphs. Call inside an update. */
export function $toggleQuote() {
  const isQuote = $readFormatting().kind === "blockquote"
  $setBlocksType<ElementNode>($getSelection(), () => (isQuote ? $createParagraphNode() : $createQuoteNode()))
}
