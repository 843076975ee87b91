import { $insertDataTransferForRichText, $insertGeneratedNodes } from "@lexical/clipboard"
import {
  $addUpdateTag,
  $getSelection,
  $isRangeSelection,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  type LexicalEditor,
  mergeRegister,
  PASTE_COMMAND,
  PASTE_TAG,
} from "lexical"
import { handle } from "../handle.ts"
import type { Line } from "../lines/lines.ts"
import { $nodesFromLines, $nodesFromRuns } from "../lines/nodes-from-lines.ts"
import { addressOf } from "../links/address.ts"
import { $setLink } from "../links/links.ts"
import { LEFT_OUT_COMMAND, leftOut } from "./left-out.ts"
import { pastedLines } from "./pasted-lines.ts"

export const namespace = "school-rich-text"

export function registerPaste(editor: LexicalEditor): () => void {
  return mergeRegister(
    handle(editor, PASTE_COMMAND, (event) => {
      const clipboard = "clipboardData" in event ? event.clipboardData : null
      if (!clipboard) return false
      event.preventDefault()
      $insert(editor, clipboard)
      return true
    }),
    handle(editor, CONTROLLED_TEXT_INSERTION_COMMAND, (event) => {
      if (typeof event === "string" || !event.dataTransfer) return false
      if (event.inputType === "insertReplacementText") $insertWords(event.dataTransfer.getData("text/plain"))
      else $insert(editor, event.dataTransfer)
      return true
    }),
  )
}

function $insert(editor: LexicalEditor, data: DataTransfer) {
  const selection = $getSelection()
  if (!selection) return
  $addUpdateTag(PASTE_TAG)
  const address = pastedAddress(data)
  let note = ""
  if (isFromThisEditor(data)) $insertDataTransferForRichText(data, selection, editor)
  else if (address) $setLink(address, data.getData("text/plain").trim())
  else if (isPlainLine(data)) $insertWords(data.getData("text/plain"))
  else {
    const lines = pastedLines(data)
    $insertLines(editor, lines)
    note = leftOut(data.getData("text/html"), lines)
  }
  editor.dispatchCommand(LEFT_OUT_COMMAND, note)
}

/** A web address that is alone in the clipboard. */
function pastedAddress(data: DataTransfer) {
  const text = data.getData("text/plain").trim()
  return /^https?:\/\/\S+$/i.test(text) ? addressOf(text) : undefined
}

/** True for one line of plain text, or a spelling correction: both take on the marks around them. */
const isPlainLine = (data: DataTransfer) =>
  data.getData("text/html") === "" && !/[\r\n\t]/.test(data.getData("text/plain"))

function $insertWords(words: string) {
  const selection = $getSelection()
  if ($isRangeSelection(selection)) selection.insertText(words)
}

/** Lexical adds its nodes to the clipboard beside the HTML. */
function isFromThisEditor(data: DataTransfer) {
  try {
    return JSON.parse(data.getData("application/x-lexical-editor")).namespace === namespace
  } catch {
    return false
  }
}

/** One paragraph joins the line at the caret; several keep their shapes. Call inside an update. */
export function $insertLines(editor: LexicalEditor, lines: Line[]) {
  const [first] = lines
  const selection = $getSelection()
  if (!first || !selection) return
  const onlyText = lines.length === 1 && first.kind === "p"
  $insertGeneratedNodes(editor, onlyText ? $nodesFromRuns(first.runs) : $nodesFromLines(lines), selection)
}
