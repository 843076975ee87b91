export function placeBubble(bubble: HTMLElement, text: HTMLElement) {
  const selected = selectedRect(text)
  const view = visibleArea()
  const { offsetWidth: width, offsetHeight: height } = bubble

  const left = clamp(selected.left + selected.width / 2 - width / 2, view.left, view.right - width)
  const above = selected.top - GAP - height
  const below = selected.bottom + GAP
  const fitsAbove = above >= view.top && !hasOwnMenuAbove()
  const top = clamp(fitsAbove ? above : below, view.top, view.bottom - height)

  bubble.style.setProperty("left", `${left}px`)
  bubble.style.setProperty("top", `${top}px`)
  bubble.style.setProperty("visibility", isInside(selected, view) ? "visible" : "hidden")
}

const GAP = 8

type Area = { left: number; top: number; right: number; bottom: number }

function selectedRect(text: HTMLElement): DOMRect {
  const selection = getSelection()
  const range = selection?.rangeCount && text.contains(selection.anchorNode) ? selection.getRangeAt(0) : undefined
  const rect = range?.getBoundingClientRect()
  if (rect && rect.height > 0) return rect
  return lineAt(range, text).getBoundingClientRect()
}

/** A caret in an empty line has no rectangle of its own. */
function lineAt(range: Range | undefined, text: HTMLElement) {
  const container = range?.startContainer
  return (container instanceof Element ? container : container?.parentElement) ?? text
}

function visibleArea(): Area {
  const { offsetLeft = 0, offsetTop = 0, width = innerWidth, height = innerHeight } = visualViewport ?? {}
  return {
    left: offsetLeft + GAP,
    top: offsetTop + GAP,
    right: offsetLeft + width - GAP,
    bottom: offsetTop + height - GAP,
  }
}

/** Phones show Cut, Copy and Paste above a selection. */
const hasOwnMenuAbove = () => matchMedia("(pointer: coarse)").matches

const clamp = (value: number, min: number, max: number) => Math.max(min, Math.min(value, max))

const isInside = (rect: DOMRect, view: Area) => rect.bottom >= view.top && rect.top <= view.bottom
