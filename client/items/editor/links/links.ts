import { $createLinkNode, $isLinkNode, $toggleLink, type LinkNode } from "@lexical/link"
import {
  $createTextNode,
  $getSelection,
  $insertNodes,
  $isRangeSelection,
  $isTextNode,
  HISTORY_PUSH_TAG,
  INSERT_LINE_BREAK_COMMAND,
  INSERT_PARAGRAPH_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
} from "lexical"
import { handle } from "../handle.ts"
import { $caret, isTyping } from "../typing.ts"
import { addressAtEnd } from "./address.ts"

/** A typed address, mail address or telephone number becomes a link at the next space or the line's end. */
export function registerTypedLinks(editor: LexicalEditor): () => void {
  const $linkAtLineEnd = () => {
    $linkTyped()
    return false
  }
  return mergeRegister(
    editor.registerUpdateListener((update) => {
      const { editorState, prevEditorState } = update
      if (!isTyping(editor, update)) return
      const [now, before] = [editorState.read($textBefore), prevEditorState.read($textBefore)]
      if (/\s$/.test(now) && now.trimEnd() === before && addressAtEnd(now))
        editor.update($linkTyped, { tag: HISTORY_PUSH_TAG })
    }),
    handle(editor, INSERT_PARAGRAPH_COMMAND, $linkAtLineEnd),
    handle(editor, INSERT_LINE_BREAK_COMMAND, $linkAtLineEnd),
  )
}

/** The text before the caret; empty within a link. */
function $textBefore(): string {
  const { node, offset } = $caret() ?? {}
  return $isTextNode(node) && !$enclosingLink(node) ? node.getTextContent().slice(0, offset) : ""
}

function $linkTyped() {
  const { node } = $caret() ?? {}
  const text = $textBefore()
  const { from, to, href } = addressAtEnd(text) ?? {}
  if (!$isTextNode(node) || !href || from === undefined || to === undefined) return
  const isAtCaret = to === text.length
  const words = from === 0 ? node.splitText(to)[0] : node.splitText(from, to)[1]
  const link = $createLinkNode(href)
  words?.insertBefore(link)
  if (words) link.append(words)
  if (isAtCaret) link.selectNext(0, 0)
}

/** Makes a link of the selected words, changes the one at the caret, or writes `words` as a link. */
export function $setLink(href: string, words: string) {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return
  const link = $selectedLink()
  if (link) link.setURL(href)
  else if (!selection.isCollapsed()) $toggleLink(href)
  else $insertNodes([$createLinkNode(href).append($createTextNode(words))])
}

/** Removes the link at the caret, but keeps its text. */
export function $removeLink() {
  const link = $selectedLink()
  for (const child of link?.getChildren() ?? []) link?.insertBefore(child)
  link?.remove()
}

/** The link in which the selection begins and ends. Call inside a read. */
export function $selectedLink(): LinkNode | undefined {
  const selection = $getSelection()
  if (!$isRangeSelection(selection)) return undefined
  const link = $enclosingLink(selection.anchor.getNode())
  return link?.is($enclosingLink(selection.focus.getNode())) ? link : undefined
}

const $enclosingLink = (node: LexicalNode) => [node, ...node.getParents()].find($isLinkNode)
