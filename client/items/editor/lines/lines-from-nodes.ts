import { $isHorizontalRuleNode } from "@lexical/extension"
import { $isLinkNode } from "@lexical/link"
import { $isListNode, type ListNode } from "@lexical/list"
import { $isHeadingNode, $isQuoteNode } from "@lexical/rich-text"
import { $isTableCellNode, $isTableNode, $isTableRowNode, type TableCellNode } from "@lexical/table"
import { $getRoot, $isElementNode, $isLineBreakNode, $isTextNode, type ElementNode, type LexicalNode } from "lexical"
import { $figureOf, FigureNode } from "../pictures/figure-node.tsx"
import { type Cell, type HeadingKind, joined, type Line, type ListKind, type Marks, type Run } from "./lines.ts"
import { sizeOfStyle } from "./text-size.ts"

/** Call inside a read or an update. */
export const $linesOfEditor = (): Line[] => $getRoot().getChildren().flatMap($linesOf)

export function $linesOf(block: LexicalNode): Line[] {
  if ($isListNode(block)) return $items(block, 0)
  if ($isHorizontalRuleNode(block)) return [{ kind: "hr", indent: 0, runs: [] }]
  if (block instanceof FigureNode) return [{ kind: "figure", indent: 0, runs: [], figure: $figureOf(block) }]
  if ($isTableNode(block)) {
    const rows = block.getChildren().filter($isTableRowNode)
    return [
      {
        kind: "table",
        indent: 0,
        runs: [],
        rows: rows.map((row) => row.getChildren().filter($isTableCellNode).map($cell)),
      },
    ]
  }
  if (!$isElementNode(block)) return []
  return [{ kind: $kindOfBlock(block), indent: block.getIndent(), runs: $runs(block) }]
}

export function $kindOfBlock(block: ElementNode): "p" | "blockquote" | HeadingKind {
  if ($isHeadingNode(block)) return block.getTag() as HeadingKind
  return $isQuoteNode(block) ? "blockquote" : "p"
}

const $cell = (cell: TableCellNode): Cell => ({
  isHeader: cell.hasHeader(),
  runs: joined(cell.getChildren().flatMap($linesOf)),
})

function $items(list: ListNode, indent: number): Line[] {
  const kind: ListKind = list.getListType() === "number" ? "ol" : "ul"
  return list
    .getChildren()
    .filter($isElementNode)
    .flatMap((item) => {
      const nested = item.getChildren().filter($isListNode)
      const own: Line[] =
        nested.length > 0 && nested.length === item.getChildrenSize() ? [] : [{ kind, indent, runs: $runs(item) }]
      return [...own, ...nested.flatMap((list) => $items(list, indent + 1))]
    })
}

const $runs = (element: ElementNode): Run[] => element.getChildren().flatMap((node) => $runsOfNode(node, {}))

function $runsOfNode(node: LexicalNode, outer: Marks): Run[] {
  if ($isLineBreakNode(node)) return [{ text: "\n", ...outer }]
  if ($isTextNode(node)) return [{ text: node.getTextContent(), ...outer, ...$marks(node) }]
  if (!$isElementNode(node) || $isListNode(node)) return []
  const marks = $isLinkNode(node) ? { ...outer, href: node.getURL() } : outer
  return node.getChildren().flatMap((child) => $runsOfNode(child, marks))
}

function $marks(node: { hasFormat(format: "bold" | "italic"): boolean; getStyle(): string }): Marks {
  const size = sizeOfStyle(node.getStyle())
  return {
    ...(node.hasFormat("bold") && { bold: true }),
    ...(node.hasFormat("italic") && { italic: true }),
    ...(size && { size }),
  }
}
