import { type ComponentType, useRef, useState } from "react"
import { useNavigate } from "react-router-dom"
import { useSheet } from "../../base/layout/use-sheet.ts"
import { useSession } from "../../base/session/session.tsx"
import { isPressed } from "../../base/ui/controls/shortcut.ts"
import { useListener } from "../../base/ui/controls/use-listener.ts"
import type { SearchDialogProps } from "./search-dialog.tsx"

/** Opens on Ctrl+K, except in the editor, which uses it for links, and replaces the header's search of the site. */
export function StaffSearch() {
  const { can } = useSession()
  const { isOpen, show, hide, follow } = useSheet("search")
  const navigate = useNavigate()
  const [words, setWords] = useState("")
  const [SearchDialog, setSearchDialog] = useState<ComponentType<SearchDialogProps>>()
  const isOpening = useRef(false)

  const open = async (event: Event, words = "") => {
    if (!can("staffSearch")) return
    event.preventDefault()
    event.stopPropagation()
    setWords(words)
    if (isOpening.current || document.querySelector("dialog[open]")) return
    isOpening.current = true
    const loaded = await import("./search-dialog.tsx").catch(() => null)
    isOpening.current = false
    setSearchDialog(() => loaded?.SearchDialog)
    if (loaded) show()
    else navigate("/search")
  }
  const intercept = (event: Event) => {
    const control = (event.target as Element).closest<HTMLInputElement>("header :is(search input, a[href$='/search'])")
    if (control) void open(event, control.value)
  }
  useListener("click", intercept, true)
  useListener("input", intercept, true)
  useListener("keydown", (event) => {
    if (!event.defaultPrevented && isPressed({ key: "K" }, event)) void open(event)
  })

  return isOpen && SearchDialog && <SearchDialog start={words} onClose={hide} onFollow={follow} />
}
