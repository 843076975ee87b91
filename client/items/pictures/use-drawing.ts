import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react"
import type { Face } from "../../base/ui/pictures/faces/find-faces.ts"

type Point = { x: number; y: number }

/** Fractions of the picture. */
const usual = 0.2
const least = 0.02
const step = 0.02

const middle = { x: 0.4, y: 0.4, width: usual, height: usual }

const directions: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

export const how =
  "Draw around the face. By keyboard, the arrow keys move the box, with Shift they size it, and Enter sets it."

/** Draws a box by dragging, by a tap where the face is, or by the keyboard. `onEnd` gets none if it was given up. */
export function useDrawing(onEnd: (box?: Face) => void) {
  const [box, setBox] = useState<Face>()
  const from = useRef<Point>(undefined)

  const finish = (drawn?: Face) => {
    setBox(undefined)
    onEnd(drawn)
  }
  const end = (to: Point) => {
    const start = from.current
    from.current = undefined
    if (start) finish(between(start, to))
  }

  return {
    box,
    toggle: () => (box ? finish() : setBox(middle)),
    /** Goes on the element around the picture. */
    drawing: box && {
      // A screen reader passes the arrow keys on.
      role: "application",
      "aria-label": how,
      onPointerDown(event: PointerEvent<HTMLElement>) {
        event.currentTarget.setPointerCapture(event.pointerId)
        from.current = pointOf(event)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (from.current) setBox(between(from.current, pointOf(event)))
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => end(pointOf(event)),
      onPointerCancel() {
        from.current = undefined
      },
      onKeyDown(event: KeyboardEvent) {
        const by = directions[event.key]
        if (by) setBox(event.shiftKey ? sized(box, by) : moved(box, by))
        if (event.key === "Enter") finish(box)
        if (event.key === "Escape") finish()
        if (by || event.key === "Enter" || event.key === "Escape") event.preventDefault()
      },
    },
  }
}

const within = (value: number, most = 1, from = 0) => Math.min(most, Math.max(from, value))

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): Point {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: within((clientX - left) / width), y: within((clientY - top) / height) }
}

function between(one: Point, other: Point): Face {
  const size = { width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) }
  const isTap = Math.max(size.width, size.height) < least
  return isTap ? around(other) : sized({ x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), ...size })
}

const around = ({ x, y }: Point) => moved({ x: x - usual / 2, y: y - usual / 2, width: usual, height: usual })

const nowhere = { x: 0, y: 0 }

const moved = ({ x, y, ...size }: Face, by = nowhere): Face => ({
  ...size,
  x: within(x + by.x, 1 - size.width),
  y: within(y + by.y, 1 - size.height),
})

const sized = ({ width, height, ...at }: Face, by = nowhere): Face => ({
  ...at,
  width: within(width + by.x, 1 - at.x, least),
  height: within(height + by.y, 1 - at.y, least),
})
