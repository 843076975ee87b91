import { useEffectEvent, useLayoutEffect } from "react"
import { isWriting } from "../ui/writing.ts"

const undoable: (() => void)[] = []

export function useUndoKeys(undo: (() => void) | undefined) {
  const take = useEffectEvent(() => undo?.())
  const waits = undo !== undefined

  // Not `useEffect`, which runs after the paint: a key pressed before that would undo an earlier action.
  useLayoutEffect(() => {
    if (!waits) return
    const own = () => take()
    if (undoable.push(own) === 1) window.addEventListener("keydown", press)
    return () => {
      undoable.splice(undoable.indexOf(own), 1)
      if (undoable.length === 0) window.removeEventListener("keydown", press)
    }
  }, [waits])
}

function press(event: KeyboardEvent) {
  const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.altKey
  if (!isUndo || event.defaultPrevented || isWriting(event.target)) return
  event.preventDefault()
  undoable.at(-1)?.()
}
