import ArrowDown from "lucide-react/icons/arrow-down"
import ArrowUp from "lucide-react/icons/arrow-up"
import Plus from "lucide-react/icons/plus"
import X from "lucide-react/icons/x"
import { Fragment, useEffect, useRef, useState } from "react"
import { IconButton, MinorButton } from "../../base/ui/controls/button.tsx"
import { openAndFocus } from "../../base/ui/controls/open-and-focus.ts"
import { moved } from "../../base/ui/controls/sortable-grid.tsx"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { TextField } from "../../base/ui/fields/text-field.tsx"
import { excerptOf } from "../writing/summary.ts"
import {
  type AnyFields,
  type Control,
  type FieldOptions,
  isShown,
  type LimitsOf,
  type StoredOf,
  type ValuesOf,
} from "./field.ts"
import { FieldRows } from "./field-rows.tsx"
import { Folded } from "./folded.tsx"
import style from "./row-editor.module.css"

export type Part<F extends AnyFields> = FieldOptions & {
  fields: F
  limits: LimitsOf<F>
}

export type ListOptions<F extends AnyFields> = Part<F> & {
  noun: string
  blank?: StoredOf<F>
  start?: number
  skipsBlank?: boolean
  /** The field that names a row; by default the first. */
  nameOf?: keyof F & string
  /** Summarises a row while its list is closed; by default its name. */
  summaryOf?: (row: ValuesOf<F>) => string
  /** Short fields side by side, always open. Other rows are closed, and show a summary. */
  inLine?: boolean
  /** The order has no meaning: rows cannot be moved. */
  unordered?: boolean
}

type RowEditorProps<F extends AnyFields> = {
  options: ListOptions<F> & { nameOf: string }
  blank: ValuesOf<F>
  control: Control<ValuesOf<F>[]>
}

/** Maximum of rows shown at once: in a longer list, the user searches for a row. */
const maxShown = 30

export function RowEditor<F extends AnyFields>(props: RowEditorProps<F>) {
  const { label, hint, noun, fields, limits, folded, inLine, unordered, nameOf } = props.options
  const { value: rows, error, limit } = props.control
  const { list, keys, removed, announcement, nameAt, isNew, add, remove, putBack, move, change } = useRows(props)
  // Stored by key, so that a found row stays while its words are changed.
  const [found, setFound] = useState(() => keys.slice(0, maxShown))
  const find = (words: string) =>
    setFound(words.trim() ? keys.filter((_, index) => matchesAll(rows[index], words)) : keys.slice(0, maxShown))
  const isFound = (index: number) =>
    found.includes(keys[index] ?? -1) || isNew(index) || Object.keys(fields).some((name) => error(`${index}.${name}`))
  const shown = rows.filter((_, index) => isFound(index)).length
  const fieldsOf = (row: ValuesOf<F>, index: number) => (
    <FieldRows
      {...{ fields, limits }}
      values={row}
      layout={inLine ? "line" : "dense"}
      error={(path) => error(`${index}.${path}`)}
      onChange={(part) => change(index, { ...row, ...part })}
    />
  )

  return (
    <fieldset className="column stack3">
      <legend className={folded ? "unseen" : "strong"}>{label}</legend>
      {hint && <p className="small">{hint}</p>}
      {rows.length > maxShown && (
        <TextField label={`Find a ${noun}`} required type="search" onChange={({ target }) => find(target.value)} />
      )}
      {shown < rows.length && (
        <p role="status" className="line3">
          {shown} of {rows.length}
          <MinorButton onClick={() => setFound(keys)}>Show all</MinorButton>
        </p>
      )}
      <ol ref={list} className="stack3">
        {rows.map((row, index) => (
          <li key={keys[index]} hidden={!isFound(index)} className={inLine ? style.line : style.folded}>
            {inLine ? (
              fieldsOf(row, index)
            ) : (
              <Folded title={nameAt(index)} note={<RowSummary {...{ fields, row }} except={nameOf} />}>
                {fieldsOf(row, index)}
              </Folded>
            )}
            <RowButtons
              name={nameAt(index)}
              first={index === 0}
              last={index === rows.length - 1}
              onMove={unordered ? undefined : (by) => move(index, by)}
              onRemove={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      <div role="status" className={removed ? "line3" : "unseen"}>
        <span className="unseen">{announcement}</span>
        {removed && <Removed key={rows.length} name={removed.name} onPutBack={putBack} />}
      </div>
      {error() && <FieldError>{error()}</FieldError>}
      {rows.length < (limit.max ?? Number.POSITIVE_INFINITY) && (
        <MinorButton onClick={add}>
          <Plus />
          Add a {noun}
        </MinorButton>
      )}
    </fieldset>
  )
}

type RowSummaryProps<F extends AnyFields> = { fields: F; row: ValuesOf<F>; except: string }

function RowSummary<F extends AnyFields>({ fields, row, except }: RowSummaryProps<F>) {
  const parts = Object.entries(fields)
    .filter(([name, field]) => name !== except && isShown(field, row))
    .map(([name, field]) => [name, field.summary ? field.summary(row[name]) : excerptOf(row[name], 80)] as const)
    .filter(([, words]) => words)
  return parts.map(([name, words], index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      {words}
    </Fragment>
  ))
}

function Removed({ name, onPutBack }: { name: string; onPutBack: () => void }) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])

  return (
    <>
      {name} is removed.
      <MinorButton ref={button} onClick={onPutBack}>
        Put it back
      </MinorButton>
    </>
  )
}

type RowButtonsProps = {
  name: string
  first: boolean
  last: boolean
  onMove?: (by: 1 | -1) => void
  onRemove: () => void
}

function RowButtons({ name, first, last, onMove, onRemove }: RowButtonsProps) {
  const buttons = useRef<HTMLDivElement>(null)
  // A button that its use disables loses the focus.
  useEffect(() => {
    if (document.activeElement === buttons.current?.querySelector(":disabled"))
      buttons.current?.querySelector<HTMLElement>(":enabled")?.focus()
  })

  return (
    <div ref={buttons} className={style.buttons}>
      {onMove && (
        <>
          <IconButton icon={ArrowUp} label={`Move ${name} up`} disabled={first} onClick={() => onMove(-1)} />
          <IconButton icon={ArrowDown} label={`Move ${name} down`} disabled={last} onClick={() => onMove(1)} />
        </>
      )}
      <IconButton icon={X} label={`Remove ${name}`} onClick={onRemove} />
    </div>
  )
}

/** Rows have no stable id: a key travels with each, so that fields keep focus and text. */
function useRows<F extends AnyFields>({ options, blank, control }: RowEditorProps<F>) {
  type Row = ValuesOf<F>
  const { noun, nameOf } = options
  const { value: rows, onChange } = control
  const list = useRef<HTMLOListElement>(null)
  const [initialCount] = useState(rows.length)
  const next = useRef(initialCount)
  const [keys, setKeys] = useState(() => rows.map((_, index) => index))
  const [focused, setFocused] = useState({ index: -1 })
  const [removed, setRemoved] = useState<{ row: Row; index: number; name: string } | null>(null)
  const [announcement, setAnnouncement] = useState("")
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
  const nameAt = (index: number) => String(rows[index]?.[nameOf] ?? "").trim() || `${noun} ${index + 1}`
  return {
    list,
    keys,
    removed,
    announcement,
    nameAt,
    isNew: (index: number) => (keys[index] ?? 0) >= initialCount,
    add: () => insert(rows.length, blank),
    remove(index: number) {
      set((things) => things.toSpliced(index, 1))
      setRemoved({ row: rows[index] as Row, index, name: nameAt(index) })
    },
    putBack: () => removed && insert(Math.min(removed.index, rows.length), removed.row),
    move(from: number, by: 1 | -1) {
      set((things) => moved(things, from, from + by))
      setAnnouncement(`${nameAt(from)}: place ${from + by + 1} of ${rows.length}`)
    },
    change: (index: number, row: Row) => onChange(rows.with(index, row)),
  }
}

function matchesAll(row: unknown, words: string) {
  const text = JSON.stringify(row).toLowerCase()
  return words
    .toLowerCase()
    .split(" ")
    .every((word) => text.includes(word))
}

function useFocusOn(list: { current: HTMLOListElement | null }, focused: { index: number }) {
  useEffect(() => {
    const row = list.current?.children[focused.index]
    openAndFocus(row?.querySelector<HTMLElement>("input, select, textarea, [contenteditable]"))
  }, [list, focused])
}
