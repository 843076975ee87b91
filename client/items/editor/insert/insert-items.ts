import { $createHorizontalRuleNode } from "@lexical/extension"
import { $setBlocksType } from "@lexical/selection"
import {
  $getEditor,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  $isRootNode,
  type ParagraphNode,
} from "lexical"
import Heading2 from "lucide-react/icons/heading-2"
import Heading3 from "lucide-react/icons/heading-3"
import Image from "lucide-react/icons/image"
import Minus from "lucide-react/icons/minus"
import Table from "lucide-react/icons/table"
import type { ComponentType } from "react"
import type { HeadingKind } from "../lines/lines.ts"
import { $createBlock } from "../lines/nodes-from-lines.ts"
import { choosePictures } from "../pictures/use-pictures.ts"
import { $createEmptyTable } from "../tables/tables.ts"

export type MenuItem = {
  label: string
  icon: ComponentType
  /** Markdown with the same effect. */
  markdown?: string
  /** Runs inside an update. */
  $run: () => void
}

/** Offered at an empty line. */
export const insertItems: MenuItem[] = [
  heading("Heading", "h2", Heading2, "##"),
  heading("Smaller heading", "h3", Heading3, "###"),
  { label: "Picture", icon: Image, $run: () => choosePictures($getEditor()) },
  { label: "Table", icon: Table, $run: $insertTable },
  { label: "Line", icon: Minus, markdown: "---", $run: () => $emptyLine()?.insertBefore($createHorizontalRuleNode()) },
]

function heading(label: string, kind: HeadingKind, icon: ComponentType, markdown: string): MenuItem {
  return { label, icon, markdown, $run: () => $setBlocksType($getSelection(), () => $createBlock(kind)) }
}

/** If the empty line is the last, it stays below the table, so that the user can write on. */
function $insertTable() {
  const line = $emptyLine()
  const table = $createEmptyTable()
  line?.insertBefore(table)
  if (line?.getNextSibling()) line.remove()
  table.selectStart()
}

/** The empty line that the caret is in. */
export function $emptyLine(): ParagraphNode | null {
  const selection = $getSelection()
  const line = $isRangeSelection(selection) ? selection.anchor.getNode() : null
  return $isParagraphNode(line) && line.isEmpty() && $isRootNode(line.getParent()) ? line : null
}
