import { $insertDataTransferForRichText } from "@lexical/clipboard"
import {
  $addUpdateTag,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
  type RangeSelection,
} from "lexical"
import type { Line } from "./lines.ts"
import { $nodesFromLines, $nodesFromRuns } from "./nodes-from-lines.ts"
import { pastedLines } from "./pasted-lines.ts"

/** Pasting and dropping keep what the toolbar can make. */
export function registerPaste(editor: LexicalEditor): () => void {
  return mergeRegister(
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => {
        const clipboard = "clipboardData" in event ? event.clipboardData : null
        if (!clipboard) return false
        event.preventDefault()
        $addUpdateTag(PASTE_TAG)
        $insert(editor, clipboard)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      CONTROLLED_TEXT_INSERTION_COMMAND,
      (event) => {
        if (typeof event === "string" || !event.dataTransfer) return false
        $insert(editor, event.dataTransfer)
        return true
      },
      COMMAND_PRIORITY_HIGH,
    ),
  )
}

function $insert(editor: LexicalEditor, data: DataTransfer) {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  if (isOwn(data)) $insertDataTransferForRichText(data, selection, editor)
  else $insertLines(pastedLines(data), selection)
}

/** Copied from one of the site's own editors, whose nodes Lexical puts on the clipboard beside the HTML. */
function isOwn(data: DataTransfer) {
  try {
    return JSON.parse(data.getData("application/x-lexical-editor")).namespace === "rich-text"
  } catch {
    return false
  }
}

/** One paragraph joins the line at the caret; several keep their shapes. Inside an update. */
export function $insertLines(lines: Line[], selection: RangeSelection) {
  const [first] = lines
  if (!first) return
  const onlyText = lines.length === 1 && first.kind === "p"
  selection.insertNodes(onlyText ? $nodesFromRuns(first.runs) : $nodesFromLines(lines))
}
