import {
  $getSelection,
  $isRangeSelection,
  HISTORIC_TAG,
  type LexicalEditor,
  PASTE_TAG,
  type UpdateListenerPayload,
} from "lexical"

/** The node and the offset at which the next letter is typed. Call inside a read. */
export function $caret() {
  const selection = $getSelection()
  if (!$isRangeSelection(selection) || !selection.isCollapsed()) return undefined
  return { node: selection.anchor.getNode(), offset: selection.anchor.offset }
}

/** True if letters were typed, rather than pasted, composed, undone or redone. */
export const isTyping = (editor: LexicalEditor, { dirtyLeaves, tags }: UpdateListenerPayload): boolean =>
  dirtyLeaves.size > 0 && !editor.isComposing() && !tags.has(HISTORIC_TAG) && !tags.has(PASTE_TAG)
