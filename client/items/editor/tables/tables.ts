import {
  $findCellNode,
  $findTableNode,
  $insertTableRowAtSelection,
  $isTableSelection,
  registerTablePlugin,
  registerTableSelectionObserver,
  setScrollableTablesActive,
  TableCellNode,
  TableNode,
  TableRowNode,
} from "@lexical/table"
import {
  $createParagraphNode,
  $getNodeByKey,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  KEY_TAB_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
} from "lexical"
import { handleFirst } from "../handle.ts"
import { $linesOf } from "../lines/lines-from-nodes.ts"
import { $nodesFromRuns, $tableOf } from "../lines/nodes-from-lines.ts"

export const tableNodes = [TableNode, TableRowNode, TableCellNode]

export function registerTables(editor: LexicalEditor): () => void {
  setScrollableTablesActive(editor, true)
  return mergeRegister(
    registerTablePlugin(editor),
    registerTableSelectionObserver(editor),
    editor.registerNodeTransform(TableCellNode, $keepParagraphsOnly),
    handleFirst(editor, KEY_TAB_COMMAND, $addRowAtEnd),
  )
}

function $keepParagraphsOnly(cell: TableCellNode) {
  for (const child of cell.getChildren()) {
    if ($isParagraphNode(child)) continue
    for (const { runs } of $linesOf(child)) child.insertBefore($createParagraphNode().append(...$nodesFromRuns(runs)))
    child.remove()
  }
}

/** Lexical's Tab goes to the next cell; in the last cell, Tab adds a row. */
function $addRowAtEnd(event: KeyboardEvent) {
  const selection = $getSelection()
  const cell = $isRangeSelection(selection) && !event.shiftKey && $findCellNode(selection.anchor.getNode())
  if (!cell || cell.getNextSibling() || cell.getParent()?.getNextSibling()) return false
  event.preventDefault()
  $insertTableRowAtSelection()?.selectStart()
  return true
}

export const $isInTable = (node: LexicalNode) => $findCellNode(node) !== null

/** The table that the caret or the selected cells are in. */
export function $selectedTable(): TableNode | null {
  const selection = $getSelection()
  if ($isTableSelection(selection)) return $getNodeByKey<TableNode>(selection.tableKey)
  return $isRangeSelection(selection) ? $findTableNode(selection.anchor.getNode()) : null
}

/** Three rows of three cells; the first row is the header. */
export const $createEmptyTable = () =>
  $tableOf([true, false, false].map((isHeader) => [1, 2, 3].map(() => ({ isHeader, runs: [] }))))
