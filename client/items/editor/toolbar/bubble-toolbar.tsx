import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext"
import { type LexicalEditor, mergeRegister } from "lexical"
import { type RefObject, useLayoutEffect, useState } from "react"
import { useListener } from "../../../base/ui/controls/use-listener.ts"
import { placeBubble } from "./bubble-place.ts"
import { Toolbar } from "./toolbar.tsx"
import type { ToolbarState } from "./toolbar-items.ts"

type BubbleToolbarProps = {
  state: ToolbarState
  textId: string
  active: boolean
  summoned: boolean
  ref: RefObject<HTMLDivElement | null>
}

export function BubbleToolbar({ state, textId, active, summoned, ref }: BubbleToolbarProps) {
  const [editor] = useLexicalComposerContext()
  const isSuppressed = useIsSuppressed(editor)
  const shown = active && (summoned || (state.hasRange && !isSuppressed))

  useLayoutEffect(() => {
    const text = editor.getRootElement()
    const bubble = ref.current
    if (!shown || !text || !bubble) return
    const place = () => placeBubble(bubble, text)
    place()
    return mergeRegister(editor.registerUpdateListener(place), onMove(place))
  }, [editor, ref, shown])

  return <Toolbar ref={ref} state={state} textId={textId} hidden={!shown} />
}

/** True while a pointer drags the selection, which a toolbar would cover, and from Escape to the next input. */
function useIsSuppressed(editor: LexicalEditor) {
  const [isSuppressed, setSuppressed] = useState(false)
  const isInText = ({ target }: Event) => editor.getRootElement()?.contains(target as Node) ?? false
  useListener("pointerdown", (event) => setSuppressed(isInText(event)), true)
  useListener("pointerup", () => setSuppressed(false), true)
  useListener("pointercancel", () => setSuppressed(false), true)
  useListener("keydown", (event) => setSuppressed(isInText(event) && event.key === "Escape"), true)

  return isSuppressed
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
