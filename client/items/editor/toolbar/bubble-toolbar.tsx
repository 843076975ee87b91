import { useLexicalComposerContext } from "@lexical/react/LexicalComposerContext"
import { type LexicalEditor, mergeRegister } from "lexical"
import { type RefObject, useLayoutEffect, useState } from "react"
import { useListener } from "../../../base/ui/controls/use-listener.ts"
import { placeBubble } from "./bubble-place.ts"
import { Toolbar } from "./toolbar.tsx"
import type { Now } from "./toolbar-items.ts"

type BubbleToolbarProps = {
  now: Now
  textId: string
  active: boolean
  summoned: boolean
  ref: RefObject<HTMLDivElement | null>
}

export function BubbleToolbar({ now, textId, active, summoned, ref }: BubbleToolbarProps) {
  const [editor] = useLexicalComposerContext()
  const isAway = useIsAway(editor)
  const shown = active && (summoned || (now.hasRange && !isAway))

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

/** True while a pointer drags the selection, which a toolbar would cover, and from Escape to the next input. */
function useIsAway(editor: LexicalEditor) {
  const [isAway, setAway] = useState(false)
  const isInText = ({ target }: Event) => editor.getRootElement()?.contains(target as Node) ?? false
  useListener("pointerdown", (event) => setAway(isInText(event)), true)
  useListener("pointerup", () => setAway(false), true)
  useListener("pointercancel", () => setAway(false), true)
  useListener("keydown", (event) => setAway(isInText(event) && event.key === "Escape"), true)

  return isAway
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
