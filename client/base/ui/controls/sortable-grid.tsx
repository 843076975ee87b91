import GripVertical from "lucide-react/icons/grip-vertical"
import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { classNames } from "../texts/class-names.ts"
import { IconButton } from "./button.tsx"
import style from "./sortable-grid.module.css"

export type Move = (from: number, to: number) => void

type SortableGridProps<Item> = {
  items: readonly Item[]
  keyOf: (item: Item) => number
  /** Read aloud, such as "Picture 3, kite.jpg". */
  nameOf: (item: Item, number: number) => string
  /** Called at each step of a drag. Without it the order is fixed. */
  onMove?: Move
  /** Called once an item is put down. */
  onMoved?: () => void
  /** The handle covers the nearest positioned element, or its corner on a touch screen. */
  children: (item: Item, handle: ReactNode, index: number) => ReactNode
}

/** Ordered by dragging, or by the arrow keys on the handle. */
export function SortableGrid<Item>({ items, keyOf, nameOf, children, ...moving }: SortableGridProps<Item>) {
  const list = useRef<HTMLOListElement>(null)
  const [announcement, setAnnouncement] = useState("")
  const latest = useRef({ items, ...moving })
  latest.current = { items, ...moving }
  const indexOf = (key: number) => latest.current.items.findIndex((item) => keyOf(item) === key)
  const { dragged, drag } = useDrag(list, latest, indexOf)

  const moveByKey = (event: KeyboardEvent<HTMLElement>, key: number) => {
    const { currentTarget } = event
    const to = targetIndex(event.key, indexOf(key), [...(list.current?.children ?? [])])
    if (to === undefined) return
    event.preventDefault()
    flushSync(() => moving.onMove?.(indexOf(key), to))
    // Moving the element removes its focus.
    currentTarget.focus()
    currentTarget.scrollIntoView({ block: "nearest" })
    setAnnouncement(`Place ${to + 1} of ${items.length}`)
    moving.onMoved?.()
  }
  const handleOf = (item: Item, index: number) =>
    moving.onMove && (
      <IconButton
        icon={GripVertical}
        label={`Move: ${nameOf(item, index + 1)}`}
        title="Drag, or use the arrow keys"
        className={style.handle}
        onPointerDown={({ button }) => button === 0 && drag(keyOf(item))}
        onKeyDown={(event) => moveByKey(event, keyOf(item))}
      />
    )

  return (
    <>
      <ol ref={list} className={style.grid}>
        {items.map((item, index) => (
          <li
            key={keyOf(item)}
            aria-label={nameOf(item, index + 1)}
            className={classNames(style.cell, keyOf(item) === dragged && style.dragged)}
          >
            {children(item, handleOf(item, index), index)}
          </li>
        ))}
      </ol>
      <p role="status" className="unseen">
        {announcement}
      </p>
    </>
  )
}

type Moving = Pick<SortableGridProps<unknown>, "onMove" | "onMoved">

/** Listens on the window, as the dragged element itself moves in the document. */
function useDrag(list: RefObject<HTMLElement | null>, latest: RefObject<Moving>, indexOf: (key: number) => number) {
  const [dragged, setDragged] = useState<number>()

  const drag = (key: number) => {
    const dragging = new AbortController()
    const { signal } = dragging
    setDragged(key)
    const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
      const below = document.elementFromPoint(clientX, clientY)
      const to = [...(list.current?.children ?? [])].findIndex((cell) => cell.contains(below))
      if (to >= 0 && to !== indexOf(key)) latest.current.onMove?.(indexOf(key), to)
      if (clientY < edge) scrollBy(0, -edge / 4)
      if (clientY > innerHeight - edge) scrollBy(0, edge / 4)
    }
    const end = () => {
      dragging.abort()
      setDragged(undefined)
      latest.current.onMoved?.()
    }
    window.addEventListener("pointermove", onPointerMove, { signal })
    window.addEventListener("pointerup", end, { signal })
    window.addEventListener("pointercancel", end, { signal })
  }

  return { dragged, drag }
}

/** Distance in pixels from the window's edge within which dragging scrolls. */
const edge = 96

/** Undefined for other keys, and for moves out of the grid. */
function targetIndex(key: string, from: number, cells: Element[]): number | undefined {
  const top = (cell?: Element) => cell?.getBoundingClientRect().top
  const row = cells.filter((cell) => top(cell) === top(cells[0])).length
  const last = cells.length - 1
  const steps = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -row, ArrowDown: row, Home: -from, End: last - from }
  const step = steps[key as keyof typeof steps]
  return step && from + step >= 0 && from + step <= last ? from + step : undefined
}

/** Enter focuses the field of the same name in the next cell, Shift+Enter in the previous cell. */
export function focusNextCellOnEnter(event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) {
  const { key, shiftKey, nativeEvent, currentTarget } = event
  if (key !== "Enter" || nativeEvent.isComposing) return
  event.preventDefault()
  const cell = currentTarget.closest("li")
  const next = shiftKey ? cell?.previousElementSibling : cell?.nextElementSibling
  next?.querySelector<HTMLElement>(`[name="${currentTarget.name}"]`)?.focus()
}

export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, index) => index !== from)
  return [...rest.slice(0, to), items[from] as Item, ...rest.slice(to)]
}
