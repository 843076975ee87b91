import { DRAG_DROP_PASTE } from "@lexical/rich-text"
import {
  $createParagraphNode,
  $getNodeByKey,
  $getRoot,
  $getSelection,
  $isParagraphNode,
  $isRangeSelection,
  $isRootNode,
  DRAGOVER_COMMAND,
  DROP_COMMAND,
  type LexicalEditor,
  type LexicalNode,
  mergeRegister,
  type NodeKey,
  PASTE_COMMAND,
  PASTE_TAG,
  SKIP_DOM_SELECTION_TAG,
} from "lexical"
import { useEffect, useState } from "react"
import { failureOf } from "../../../base/ui/loading/failure.ts"
import { acceptOf } from "../../../base/ui/pictures/picture-drop.tsx"
import { preparePicture } from "../../../base/ui/pictures/prepare-picture.ts"
import { pictureTypes } from "../../../generated/constants.ts"
import { placeFile } from "../../writing/files-in-texts.ts"
import { handle, handleFirst } from "../handle.ts"
import { isVisible } from "../lines/lines.ts"
import { linesFromHtml } from "../lines/lines-from-html.ts"
import { LEFT_OUT_COMMAND } from "../paste/left-out.ts"
import { $createFigure } from "./figure-node.tsx"

/**
 * Inserts dropped and pasted pictures below the block with the caret, which may move on meanwhile. Returns the progress
 * or the failure, until the next edit.
 */
export function usePictures(editor: LexicalEditor): string {
  const [note, setNote] = useState("")

  useEffect(() => {
    let isOver = false
    const insert = async (files: File[]) => {
      let above = $blockOfCaret()?.getKey()
      const problems: string[] = []
      for (const file of files) {
        if (isOver) return
        setNote(`Preparing “${file.name}”…`)
        try {
          const prepared = await preparePicture(file)
          editor.update(() => (above = $insertPicture(prepared, above)), {
            discrete: true,
            tag: SKIP_DOM_SELECTION_TAG,
          })
        } catch (error) {
          problems.push(failureOf(error).text)
        }
      }
      setNote(problems.join(" "))
    }
    return mergeRegister(
      () => {
        isOver = true
      },
      registerPictures(editor, (files) => void insert(files)),
      handle(editor, LEFT_OUT_COMMAND, (sentence) => {
        setNote(sentence)
        return true
      }),
      editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
        if (dirtyElements.size + dirtyLeaves.size > 0 && !tags.has(PASTE_TAG)) setNote("")
      }),
    )
  }, [editor])

  return note
}

function registerPictures(editor: LexicalEditor, insert: (files: File[]) => void) {
  return mergeRegister(
    handle(editor, DRAG_DROP_PASTE, (files) => {
      insert(files)
      return true
    }),
    handleFirst(editor, PASTE_COMMAND, (event) => {
      // A picture's own field handles its paste.
      if (isInField(event.target)) return true
      const clipboard = "clipboardData" in event ? event.clipboardData : null
      if (!clipboard?.files.length || hasWords(clipboard)) return false
      event.preventDefault()
      return editor.dispatchCommand(DRAG_DROP_PASTE, [...clipboard.files])
    }),
    handleFirst(editor, DROP_COMMAND, ({ target }) => isInField(target)),
    handleFirst(editor, DRAGOVER_COMMAND, (event) => {
      // Keeps other fields of the form from offering to take the file.
      if (event.dataTransfer?.types.includes("Files")) event.preventDefault()
      return false
    }),
  )
}

/** Reads the HTML's content, because a picture copied from a page comes with an `img` element. */
function hasWords(clipboard: DataTransfer) {
  const html = clipboard.getData("text/html")
  return html ? linesFromHtml(html).some(isVisible) : clipboard.types.some((type) => type.startsWith("text/"))
}

const isInField = (target: EventTarget | null) => target instanceof HTMLInputElement

function $blockOfCaret(): LexicalNode | null | undefined {
  const selection = $getSelection()
  const node = $isRangeSelection(selection) ? selection.focus.getNode() : selection?.getNodes().at(-1)
  if ($isRangeSelection(selection) && $isRootNode(node))
    return node.getChildAtIndex(Math.max(selection.focus.offset - 1, 0))
  return node?.getParents().at(-2) ?? node
}

/** Returns the key of the figure. */
function $insertPicture(file: File, above: NodeKey | undefined): NodeKey {
  const figure = $createFigure({ src: placeFile(file), alt: null, caption: "" })
  const block = $getNodeByKey(above ?? "") ?? $getRoot().getLastChildOrThrow()
  if ($isParagraphNode(block) && block.isEmpty()) block.insertBefore(figure)
  else block.insertAfter(figure)
  if (!figure.getNextSibling()) figure.insertAfter($createParagraphNode())
  return figure.getKey()
}

export function choosePictures(editor: LexicalEditor) {
  const input = document.createElement("input")
  Object.assign(input, { type: "file", multiple: true, accept: acceptOf(pictureTypes) })
  input.onchange = () => editor.dispatchCommand(DRAG_DROP_PASTE, [...(input.files ?? [])])
  input.click()
}
