import { $createHorizontalRuleNode } from "@lexical/extension"
import { $createLinkNode } from "@lexical/link"
import { $createListItemNode, $createListNode, type ListNode, type ListType } from "@lexical/list"
import { $createHeadingNode, $createQuoteNode } from "@lexical/rich-text"
import {
  $createTableCellNode,
  $createTableNode,
  $createTableRowNode,
  TableCellHeaderStates,
  type TableNode,
} from "@lexical/table"
import {
  $createLineBreakNode,
  $createParagraphNode,
  $createTextNode,
  type ElementNode,
  type LexicalNode,
} from "lexical"
import { $createFigure } from "../pictures/figure-node.tsx"
import {
  type Branch,
  type Cell,
  chunks,
  inBlocks,
  type Line,
  type LineKind,
  type ListKind,
  listsOf,
  type Run,
  splitAtBreaks,
} from "./lines.ts"
import { fontSizeOf } from "./text-size.ts"

/** Call inside an update. */
export const $nodesFromLines = (lines: Line[]): LexicalNode[] =>
  inBlocks<LexicalNode>(lines, (items) => $lists(items, 0), $block)

function $block({ kind, indent, runs, rows, figure }: Line): LexicalNode {
  if (figure) return $createFigure(figure)
  if (kind === "hr") return $createHorizontalRuleNode()
  if (rows) return $tableOf(rows)
  return $createBlock(kind)
    .setIndent(indent)
    .append(...$nodesFromRuns(runs))
}

/** Call inside an update. */
export const $tableOf = (rows: Cell[][]): TableNode => $createTableNode().append(...rows.map($row))

/** Call inside an update. */
export function $createBlock(kind: LineKind): ElementNode {
  if (kind === "h2" || kind === "h3") return $createHeadingNode(kind)
  return kind === "blockquote" ? $createQuoteNode() : $createParagraphNode()
}

function $row(cells: Cell[]) {
  const { ROW, COLUMN, NO_STATUS } = TableCellHeaderStates
  const header = cells.every(({ isHeader }) => isHeader) ? ROW : COLUMN
  return $createTableRowNode().append(
    ...cells.map(({ isHeader, runs }) =>
      $createTableCellNode(isHeader ? header : NO_STATUS).append(
        $createParagraphNode().append(...$nodesFromRuns(runs)),
      ),
    ),
  )
}

function $lists(items: Branch["children"], level: number): ListNode[] {
  return listsOf(items).map((branches) => {
    const kind = branches[0]?.item.kind ?? "ul"
    return $createListNode(listTypes[kind]).append(...branches.flatMap((branch) => $items(branch, level)))
  })
}

const listTypes: Record<ListKind, ListType> = { ol: "number", ul: "bullet" }

/** Lexical puts a nested list into an item of its own, after its parent item. */
function $items({ item, children }: Branch, level: number): LexicalNode[] {
  const content = $createListItemNode().append(...$nodesFromRuns(item.runs))
  const nested = $lists(children, item.indent + 1).map((list) => $createListItemNode().append(list))
  return $nestItems([content, ...nested], item.kind, item.indent - level)
}

function $nestItems(items: LexicalNode[], kind: ListKind, levels: number): LexicalNode[] {
  if (levels <= 0) return items
  const list = $createListNode(listTypes[kind]).append(...items)
  return $nestItems([$createListItemNode().append(list)], kind, levels - 1)
}

/** Call inside an update. */
export function $nodesFromRuns(runs: Run[]): LexicalNode[] {
  return chunks(runs, (before, run) => before.href === run.href).flatMap<LexicalNode>((chunk) => {
    const nodes = splitAtBreaks(chunk).map((run) => (run.text === "\n" ? $createLineBreakNode() : $textNode(run)))
    const href = chunk[0]?.href
    return href ? [$createLinkNode(href).append(...nodes)] : nodes
  })
}

function $textNode({ text, bold, italic, size }: Run) {
  const node = $createTextNode(text)
  if (bold) node.toggleFormat("bold")
  if (italic) node.toggleFormat("italic")
  if (size) node.setStyle(`font-size: ${fontSizeOf(size)};`)
  return node
}
