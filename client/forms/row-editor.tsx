import ArrowDown from "lucide-react/icons/arrow-down"
import ArrowUp from "lucide-react/icons/arrow-up"
import Plus from "lucide-react/icons/plus"
import X from "lucide-react/icons/x"
import { type ReactNode, useEffect, useRef, useState } from "react"
import { Button, IconButton } from "../ui/controls/button.tsx"
import { FieldError } from "../ui/fields/field.tsx"
import style from "./row-editor.module.css"

type RowEditorProps<Row> = {
  label: string
  hint?: string
  one: string
  /** What a row is called, for the buttons that move and remove it. */
  nameOf: (row: Row) => string
  rows: Row[]
  blank: Row
  most: number
  error?: string | null
  onChange: (rows: Row[]) => void
  children: (row: Row, change: (row: Row) => void, index: number) => ReactNode
}

export function RowEditor<Row>(props: RowEditorProps<Row>) {
  const { label, hint, one, rows, most, error, children } = props
  const { list, keys, removed, add, remove, putBack, move, change } = useRows(props)

  return (
    <fieldset className={style.rows}>
      <legend className={style.legend}>{label}</legend>
      {hint && <p className={style.hint}>{hint}</p>}
      <ol ref={list} className={style.list}>
        {rows.map((row, index) => (
          <li key={keys[index]} className={style.row}>
            {children(row, (next) => change(index, next), index)}
            <RowButtons
              name={nameAt(props, index)}
              first={index === 0}
              last={index === rows.length - 1}
              onMove={(by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {removed && <Removed name={removed.name} onPutBack={putBack} />}
      {error && <FieldError>{error}</FieldError>}
      {rows.length < most && (
        <div>
          <Button variant="quiet" size="small" onClick={add}>
            <Plus aria-hidden="true" />
            Add a {one}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function nameAt<Row>({ nameOf, rows, one }: RowEditorProps<Row>, index: number) {
  return nameOf(rows[index] as Row).trim() || `${one} ${index + 1}`
}

function Removed({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  return (
    <p role="status" className={style.removed}>
      {name} is removed.
      <Button ref={button} variant="quiet" size="small" onClick={onPutBack}>
        Put it back
      </Button>
    </p>
  )
}

type RowButtonsProps = {
  name: string
  first: boolean
  last: boolean
  onMove: (by: 1 | -1) => void
  onRemove: () => void
}

function RowButtons({ name, first, last, onMove, onRemove }: RowButtonsProps) {
  return (
    <div className={style.buttons}>
      <IconButton label={`Move ${name} up`} disabled={first} onClick={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" />
      </IconButton>
      <IconButton label={`Move ${name} down`} disabled={last} onClick={() => onMove(1)}>
        <ArrowDown aria-hidden="true" />
      </IconButton>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  )
}

/** Rows have no names of their own that stay: a key travels with each, so that fields keep focus and text. */
function useRows<Row>(props: RowEditorProps<Row>) {
  const { rows, blank, onChange } = props
  const list = useRef<HTMLOListElement>(null)
  const next = useRef(rows.length)
  const [keys, setKeys] = useState(() => rows.map((_, index) => index))
  const [focused, setFocused] = useState({ index: -1 })
  const [removed, setRemoved] = useState<{ row: Row; index: number; name: string } | null>(null)
  useFocusOn(list, focused)

  const set = (change: <T>(things: T[], fresh: T) => T[], fresh = blank) => {
    onChange(change(rows, fresh))
    setKeys(change(keys, next.current++))
  }
  const insert = (index: number, row: Row) => {
    set((things, fresh) => things.toSpliced(index, 0, fresh), row)
    setFocused({ index })
    setRemoved(null)
  }
  return {
    list,
    keys,
    removed,
    add: () => insert(rows.length, blank),
    remove(index: number) {
      set((things) => things.toSpliced(index, 1))
      setRemoved({ row: rows[index] as Row, index, name: nameAt(props, index) })
    },
    putBack: () => removed && insert(Math.min(removed.index, rows.length), removed.row),
    move: (index: number, by: 1 | -1) => set((things) => swapped(things, index, index + by)),
    change: (index: number, row: Row) => onChange(rows.with(index, row)),
  }
}

function swapped<T>(things: T[], one: number, other: number): T[] {
  const next = [...things]
  ;[next[one], next[other]] = [things[other] as T, things[one] as T]
  return next
}

function useFocusOn(list: { current: HTMLOListElement | null }, focused: { index: number }) {
  useEffect(() => {
    const row = list.current?.children[focused.index]
    row?.querySelector<HTMLElement>("input, select, textarea, [contenteditable]")?.focus()
  }, [list, focused])
}
