import type { LexicalEditor } from "lexical"
import { useEffect, useState } from "react"
import { $readFormatting, type Formatting } from "./formatting.ts"

export function useFormatting(editor: LexicalEditor): Formatting {
  const [formatting, setFormatting] = useState(() => read(editor))

  useEffect(() => {
    return editor.registerUpdateListener(() => {
      setFormatting((before) => {
        const now = read(editor)
        return isSame(before, now) ? before : now
      })
    })
  }, [editor])

  return formatting
}

function read(editor: LexicalEditor) {
  return editor.getEditorState().read($readFormatting)
}

function isSame(a: Formatting, b: Formatting) {
  return JSON.stringify(a) === JSON.stringify(b)
}
