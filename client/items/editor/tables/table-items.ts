import {
  $deleteTableColumnAtSelection,
  $deleteTableRowAtSelection,
  $insertTableColumnAtSelection,
  $insertTableRowAtSelection,
  $isTableCellNode,
  $isTableRowNode,
  $setTableRowIsHeader,
} from "@lexical/table"
import { $createParagraphNode } from "lexical"
import RowBelow from "lucide-react/icons/between-horizontal-end"
import RowAbove from "lucide-react/icons/between-horizontal-start"
import ColumnAfter from "lucide-react/icons/between-vertical-end"
import ColumnBefore from "lucide-react/icons/between-vertical-start"
import Minus from "lucide-react/icons/minus"
import Header from "lucide-react/icons/panel-top"
import Trash from "lucide-react/icons/trash-2"
import type { MenuItem } from "../insert/insert-items.ts"
import { $selectedTable } from "./tables.ts"

/** Menu items for the table that holds the caret. */
export const tableItems: MenuItem[] = [
  { label: "Add row below", icon: RowBelow, $run: () => $insertTableRowAtSelection(true) },
  { label: "Add row above", icon: RowAbove, $run: () => $insertTableRowAtSelection(false) },
  { label: "Add column after", icon: ColumnAfter, $run: () => $insertTableColumnAtSelection(true) },
  { label: "Add column before", icon: ColumnBefore, $run: () => $insertTableColumnAtSelection(false) },
  { label: "Header row", icon: Header, $run: $toggleHeaderRow },
  { label: "Remove row", icon: Minus, $run: $deleteTableRowAtSelection },
  { label: "Remove column", icon: Minus, $run: $deleteTableColumnAtSelection },
  { label: "Remove table", icon: Trash, $run: $removeTable },
]

function $toggleHeaderRow() {
  const table = $selectedTable()
  const row = table?.getFirstChild()
  const cells = $isTableRowNode(row) ? row.getChildren().filter($isTableCellNode) : []
  if (table) $setTableRowIsHeader(table, 0, !cells.every((cell) => cell.hasHeader()))
}

function $removeTable() {
  const table = $selectedTable()
  if (!table?.getNextSibling() && !table?.getPreviousSibling()) table?.insertAfter($createParagraphNode())
  table?.selectNext()
  table?.remove()
}
