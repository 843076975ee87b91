import { $isListItemNode, $isListNode } from "@lexical/list"
import { $getSelectionStyleValueForProperty } from "@lexical/selection"
import { $getSelection, $isRangeSelection, type ElementNode, type NodeKey, type RangeSelection } from "lexical"
import { $emptyLine } from "../insert/insert-items.ts"
import { $selectedBlocks } from "../limits.ts"
import type { LineKind, TextSize } from "../lines/lines.ts"
import { $kindOfBlock } from "../lines/lines-from-nodes.ts"
import { sizeOfFontSize } from "../lines/text-size.ts"
import { $selectedLink } from "../links/links.ts"
import { $selectedTable } from "../tables/tables.ts"

export type Formatting = {
  bold: boolean
  italic: boolean
  /** Undefined if the selection has several. */
  size: TextSize | "medium" | undefined
  kind: LineKind | undefined
  deepestIndent: number
  hasRange: boolean
  /** The address of the link that holds the selection. */
  href?: string
  /** The place of the menu beside the text, if there is one. */
  place?: MenuPlace
}

export type MenuPlace = { of: "line" | "table"; key: NodeKey }

/** Call inside a read. */
export function $readFormatting(): Formatting {
  const selection = $getSelection()
  const place = $menuPlace()
  if ($isRangeSelection(selection)) return { ...$formattingOf(selection), place }
  return { bold: false, italic: false, size: "medium", kind: "p", deepestIndent: 0, hasRange: false, place }
}

function $menuPlace(): MenuPlace | undefined {
  const [line, table] = [$emptyLine(), $selectedTable()]
  if (table) return { of: "table", key: table.getKey() }
  return line ? { of: "line", key: line.getKey() } : undefined
}

function $formattingOf(selection: RangeSelection): Formatting {
  const blocks = $selectedBlocks()
  return {
    bold: selection.hasFormat("bold"),
    italic: selection.hasFormat("italic"),
    size: $sizeOf(selection),
    kind: onlyOne(blocks.map($kindOf)),
    deepestIndent: Math.max(0, ...blocks.map((block) => block.getIndent())),
    hasRange: !selection.isCollapsed(),
    href: $selectedLink()?.getURL(),
  }
}

function $sizeOf(selection: RangeSelection): Formatting["size"] {
  const fontSize = $getSelectionStyleValueForProperty(selection, "font-size", "medium")
  return fontSize === "medium" ? "medium" : sizeOfFontSize(fontSize)
}

function $kindOf(block: ElementNode): LineKind {
  const list = $isListItemNode(block) ? block.getParent() : null
  if ($isListNode(list)) return list.getListType() === "number" ? "ol" : "ul"
  return $kindOfBlock(block)
}

const onlyOne = <Value>(values: Value[]): Value | undefined =>
  values.every((value) => value === values[0]) ? values[0] : undefined
