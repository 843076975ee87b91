import { $isLinkNode } from "@lexical/link"
import { $isListNode, type ListNode } from "@lexical/list"
import { $isQuoteNode } from "@lexical/rich-text"
import { $getRoot, $isElementNode, $isLineBreakNode, $isTextNode, type ElementNode, type LexicalNode } from "lexical"
import type { Line, ListKind, Marks, Run } from "./lines.ts"
import { sizeOfStyle } from "./text-size.ts"

/** Call inside a read or an update. */
export function $linesOfEditor(): Line[] {
  return $getRoot().getChildren().filter($isElementNode).flatMap($lines)
}

function $lines(block: ElementNode): Line[] {
  if ($isListNode(block)) return $items(block, 0)
  const kind = $isQuoteNode(block) ? "blockquote" : "p"
  return [{ kind, indent: block.getIndent(), runs: $runs(block) }]
}

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

function $runs(element: ElementNode): Run[] {
  return element.getChildren().flatMap((node) => $runsOfNode(node, {}))
}

function $runsOfNode(node: LexicalNode, around: Marks): Run[] {
  if ($isLineBreakNode(node)) return [{ text: "\n", ...around }]
  if ($isTextNode(node)) return [{ text: node.getTextContent(), ...around, ...$marks(node) }]
  if (!$isElementNode(node) || $isListNode(node)) return []
  const marks = $isLinkNode(node) ? { ...around, href: node.getURL() } : around
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
