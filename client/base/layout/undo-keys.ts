import { useEffectEvent, useLayoutEffect } from "react"
import { isEditable } from "../ui/is-editable.ts"

const undoable: (() => void)[] = []

export function useUndoKeys(undo: (() => void) | undefined) {
  const runUndo = useEffectEvent(() => undo?.())
  const canUndo = undo !== undefined

  // Not `useEffect`, which runs after the paint: a key pressed before that would undo an earlier action.
  useLayoutEffect(() => {
    if (!canUndo) return
    const own = () => runUndo()
    if (undoable.push(own) === 1) window.addEventListener("keydown", press)
    return () => {
      undoable.splice(undoable.indexOf(own), 1)
      if (undoable.length === 0) window.removeEventListener("keydown", press)
    }
  }, [canUndo])
}

function press(event: KeyboardEvent) {
  const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.altKey
  if (!isUndo || event.defaultPrevented || isEditable(event.target)) return
  event.preventDefault()
  undoable.at(-1)?.()
}
