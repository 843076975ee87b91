import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext"
import { type LexicalEditor, mergeRegister } from "lexical"
import { type RefObject, useEffect, useLayoutEffect, useState } from "react"
import { placeBubble } from "./bubble-place.ts"
import { Toolbar } from "./toolbar.tsx"
import type { Now } from "./toolbar-items.ts"

type BubbleToolbarProps = {
  now: Now
  textId: string
  active: boolean
  /** Shown whether or not text is selected, since somebody asked for it by keyboard. */
  summoned: boolean
  ref: RefObject<HTMLDivElement | null>
}

export function BubbleToolbar({ now, textId, active, summoned, ref }: BubbleToolbarProps) {
  const [editor] = useLexicalComposerContext()
  const selecting = useSelecting(editor)
  const dismissed = useDismissed(editor)
  const shown = active && (summoned || (now.hasRange && !selecting && !dismissed))

  useLayoutEffect(() => {
    const text = editor.getRootElement()
    const bubble = ref.current
    if (!shown || !text || !bubble) return
    const place = () => placeBubble(bubble, text)
    place()
    return mergeRegister(editor.registerUpdateListener(place), onMove(place))
  }, [editor, ref, shown])

  return <Toolbar ref={ref} now={now} textId={textId} hidden={!shown} />
}

/** While a pointer is still drawing the selection, a toolbar would only be in its way. */
function useSelecting(editor: LexicalEditor) {
  const [selecting, setSelecting] = useState(false)

  useEffect(() => {
    const start = () => setSelecting(true)
    const stop = () => setSelecting(false)
    return mergeRegister(
      editor.registerRootListener((root, before) => {
        before?.removeEventListener("pointerdown", start)
        root?.addEventListener("pointerdown", start)
      }),
      listen(window, "pointerup", stop),
      listen(window, "pointercancel", stop),
    )
  }, [editor])

  return selecting
}

/** Escape puts the toolbar away until the selection changes. */
function useDismissed(editor: LexicalEditor) {
  const [dismissed, setDismissed] = useState(false)

  useEffect(() => {
    const onKey = (event: Event) => setDismissed(event instanceof KeyboardEvent && event.key === "Escape")
    return mergeRegister(
      editor.registerRootListener((root, before) => {
        before?.removeEventListener("keydown", onKey)
        root?.addEventListener("keydown", onKey)
      }),
      listen(window, "pointerdown", () => setDismissed(false)),
    )
  }, [editor])

  return dismissed
}

function onMove(place: () => void) {
  return mergeRegister(
    listen(document, "selectionchange", place),
    listen(window, "scroll", place),
    listen(window, "resize", place),
    ...(visualViewport ? [listen(visualViewport, "resize", place), listen(visualViewport, "scroll", place)] : []),
  )
}

function listen(target: EventTarget, name: string, listener: (event: Event) => void) {
  target.addEventListener(name, listener, { capture: true, passive: true })
  return () => target.removeEventListener(name, listener, { capture: true })
}
