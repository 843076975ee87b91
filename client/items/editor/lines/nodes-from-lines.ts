import { $createLinkNode } from "@lexical/link"
import { $createListItemNode, $createListNode, type ListNode, type ListType } from "@lexical/list"
import { $createQuoteNode } from "@lexical/rich-text"
import { $createLineBreakNode, $createParagraphNode, $createTextNode, type LexicalNode } from "lexical"
import { type Branch, chunks, cutAtBreaks, inBlocks, type Line, type ListKind, listsOf, type Run } from "./lines.ts"
import { fontSizeOf } from "./text-size.ts"

/** Call inside an update. */
export function $nodesFromLines(lines: Line[]): LexicalNode[] {
  return inBlocks<LexicalNode>(lines, (items) => $lists(items, 0), $block)
}

function $block({ kind, indent, runs }: Line) {
  const block = kind === "blockquote" ? $createQuoteNode() : $createParagraphNode()
  return block.setIndent(indent).append(...$nodesFromRuns(runs))
}

function $lists(items: Branch["below"], level: number): ListNode[] {
  return listsOf(items).map((branches) => {
    const kind = branches[0]?.item.kind ?? "ul"
    return $createListNode(listTypes[kind]).append(...branches.flatMap((branch) => $items(branch, level)))
  })
}

const listTypes: Record<ListKind, ListType> = { ol: "number", ul: "bullet" }

/** Lexical puts a nested list into an item of its own, after its parent item. */
function $items({ item, below }: Branch, level: number): LexicalNode[] {
  const content = $createListItemNode().append(...$nodesFromRuns(item.runs))
  const nested = $lists(below, item.indent + 1).map((list) => $createListItemNode().append(list))
  return $deeper([content, ...nested], item.kind, item.indent - level)
}

function $deeper(items: LexicalNode[], kind: ListKind, levels: number): LexicalNode[] {
  if (levels <= 0) return items
  const list = $createListNode(listTypes[kind]).append(...items)
  return $deeper([$createListItemNode().append(list)], kind, levels - 1)
}

/** Call inside an update. */
export function $nodesFromRuns(runs: Run[]): LexicalNode[] {
  return chunks(runs, (before, run) => before.href === run.href).flatMap<LexicalNode>((stretch) => {
    const nodes = cutAtBreaks(stretch).map((run) => (run.text === "\n" ? $createLineBreakNode() : $textNode(run)))
    const href = stretch[0]?.href
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
