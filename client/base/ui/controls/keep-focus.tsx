import { useRef } from "react"
import { useRestoreFocus } from "./use-restore-focus.ts"

/** On a screen where using a button often removes it with its row. */
export function KeepFocus() {
  useRestoreFocus(useRef(document.querySelector("main")))
  return null
}
