import { useEffect, useEffectEvent } from "react"

/** Ctrl+Z, or ⌘Z, takes back what can be; a field that is being written in keeps it for its own words. */
export function useUndoKeys(undo: (() => void) | undefined) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key === "z" && (event.ctrlKey || event.metaKey) && !event.altKey
    if (!isUndo || event.defaultPrevented || isWriting(event.target)) return
    event.preventDefault()
    undo?.()
  })
  const waits = undo !== undefined

  useEffect(() => {
    if (!waits) return
    window.addEventListener("keydown", press)
    return () => window.removeEventListener("keydown", press)
  }, [waits])
}

function isWriting(target: EventTarget | null) {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
}
