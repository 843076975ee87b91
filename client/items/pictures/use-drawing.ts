import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react"
import type { Face } from "../../base/ui/pictures/faces/find-faces.ts"

type Point = { x: number; y: number }

/** Fractions of the picture. */
const defaultSize = 0.2
const minSize = 0.02
const step = 0.02
/** Pixels, as in face-boxes.module.css. */
const cornerPx = 12

const centred = { x: 0.4, y: 0.4, width: defaultSize, height: defaultSize }

const directions: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

export const instructions =
  "Draw around the face. By keyboard, the arrow keys move the box, with Shift they size it, and Enter sets it."

type Drawn = {
  box: Face
  /** The original box, if an existing one is changed. */
  of?: Face
}

type Drawing = {
  /** Called without a box if the user cancelled. */
  onEnd: (box?: Face) => void
  onChange: (of: Face, box: Face) => void
}

/** Draws a box by dragging, by a tap on the face, or by the keyboard; moves and resizes boxes likewise. */
export function useDrawing({ onEnd, onChange }: Drawing) {
  const [drawn, setDrawn] = useState<Drawn>()
  const drag = useRef<(to: Point) => Drawn | undefined>(undefined)
  const box = drawn?.of ? undefined : drawn?.box

  const finish = ({ box, of }: Partial<Drawn> = { of: drawn?.of }) => {
    setDrawn(undefined)
    if (!of) onEnd(box)
    else if (box) onChange(of, box)
  }
  const press = (event: KeyboardEvent, start?: Drawn) => {
    const by = directions[event.key]
    if (start && by) setDrawn({ ...start, box: event.shiftKey ? resized(start.box, by) : moved(start.box, by) })
    else if (drawn && event.key === "Enter") finish(drawn)
    else if (drawn && event.key === "Escape") finish()
    else return
    event.preventDefault()
  }

  return {
    box,
    changed: drawn?.of && drawn,
    toggle: () => (box ? finish() : setDrawn({ box: centred })),
    /** Props of an existing box, which is within the element around the picture. */
    boxProps: (of: Face) => ({
      onPointerDown(event: PointerEvent<HTMLElement>) {
        const { currentTarget: box, clientX, clientY } = event
        // Captured here, not by the element around it, which would get the click that chooses the box.
        box.setPointerCapture(event.pointerId)
        const { right, bottom } = box.getBoundingClientRect()
        const change = right - clientX < cornerPx && bottom - clientY < cornerPx ? resized : moved
        const from = pointOf(event, box.parentElement as HTMLElement)
        drag.current = (to) => {
          const by = { x: to.x - from.x, y: to.y - from.y }
          return by.x || by.y ? { of, box: change(of, by) } : undefined
        }
      },
      onKeyDown: (event: KeyboardEvent) => press(event, drawn ?? { box: of, of }),
      onBlur: () => drawn?.of && finish(drawn),
    }),
    /** Props of the element around the picture. */
    frameProps: {
      // With this role, screen readers pass the arrow keys on.
      role: "application",
      "aria-label": box ? instructions : "Faces in the picture",
      onKeyDown: (event: KeyboardEvent) => box && press(event, drawn),
      onPointerDown(event: PointerEvent<HTMLElement>) {
        if (!box) return
        const from = pointOf(event)
        drag.current = (to) => ({ box: boxBetween(from, to) })
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent<HTMLElement>) {
        if (drag.current) setDrawn(drag.current(pointOf(event)))
      },
      onPointerUp(event: PointerEvent<HTMLElement>) {
        const last = drag.current?.(pointOf(event))
        drag.current = undefined
        if (last) finish(last)
      },
      onPointerCancel() {
        drag.current = undefined
        if (!box) setDrawn(undefined)
      },
    },
  }
}

const clamp = (value: number, max = 1, min = 0) => Math.min(max, Math.max(min, value))

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>, frame = currentTarget): Point {
  const { left, top, width, height } = frame.getBoundingClientRect()
  return { x: clamp((clientX - left) / width), y: clamp((clientY - top) / height) }
}

function boxBetween(one: Point, other: Point): Face {
  const size = { width: Math.abs(one.x - other.x), height: Math.abs(one.y - other.y) }
  const isTap = Math.max(size.width, size.height) < minSize
  return isTap ? boxAround(other) : resized({ x: Math.min(one.x, other.x), y: Math.min(one.y, other.y), ...size })
}

const boxAround = ({ x, y }: Point) =>
  moved({ x: x - defaultSize / 2, y: y - defaultSize / 2, width: defaultSize, height: defaultSize })

const noMove = { x: 0, y: 0 }

const moved = ({ x, y, ...size }: Face, by = noMove): Face => ({
  ...size,
  x: clamp(x + by.x, 1 - size.width),
  y: clamp(y + by.y, 1 - size.height),
})

const resized = ({ width, height, ...at }: Face, by = noMove): Face => ({
  ...at,
  width: clamp(width + by.x, 1 - at.x, minSize),
  height: clamp(height + by.y, 1 - at.y, minSize),
})
