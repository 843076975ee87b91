import { type ReactNode, useRef, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { useListener } from "../../base/ui/controls/use-listener.ts"
import { CheckField } from "../../base/ui/fields/text-field.tsx"
import { isEditable } from "../../base/ui/is-editable.ts"
import { deviceStorage } from "../../base/ui/storage.ts"
import style from "./selection.module.css"

type Id = string | number

/** The chosen items of a list, and the item whose line has the focus. */
export function useSelection<T extends { id: Id }>(items: T[], start: Id[] = []) {
  const [ids, setIds] = useState(start)
  const chosen = items.filter(({ id }) => ids.includes(id))
  const isAll = chosen.length === items.length
  const toggle = (id: Id) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  /** Leaves the boxes ticked that were ticked while an answer was on its way. */
  const clear = (done: { id: Id }[] = chosen) =>
    setIds((now) => now.filter((id) => !done.some((item) => item.id === id)))
  const focusedIndex = () => items.findIndex(({ id }) => String(id) === focused())

  return {
    ids,
    chosen,
    toggle,
    clear,
    isAll,
    toggleAll: () => setIds(isAll ? [] : items.map(({ id }) => id)),
    focusedItem: () => items[focusedIndex()],
    focus,
    onKey(key: string) {
      const item = items[focusedIndex()]
      if (key === "j") focus(items[focusedIndex() + 1] ?? item)
      else if (key === "k") focus(items[focusedIndex() - 1] ?? item ?? items[0])
      else if (key === "x" && item) toggle(item.id)
      else if (key === "b") document.querySelector<HTMLElement>("[data-bar] button")?.focus()
    },
  }
}

type ListSelection = Pick<
  ReturnType<typeof useSelection>,
  "ids" | "chosen" | "toggle" | "clear" | "isAll" | "toggleAll"
>

const focused = () => document.activeElement?.closest("li, tr")?.querySelector<HTMLElement>("[data-item]")?.dataset.item

function focus(item: { id: Id } | undefined) {
  // Typing may have begun while an answer was on its way; its letters would be taken for keys.
  if (isEditable(document.activeElement)) return
  document.querySelector<HTMLElement>(`[data-item="${item?.id}"]`)?.focus()
}

export const navigationKeys = { j: "next", k: "one back" } as const

export const selectionKeys = { ...navigationKeys, x: "choose", b: "buttons for the chosen ones" } as const

type SelectionToolsProps<Key extends string> = {
  of: ListSelection
  keys: Record<Key, string>
  onPress: (key: Key) => void
}

export function SelectionTools<Key extends string>({ of: { isAll, toggleAll }, ...keys }: SelectionToolsProps<Key>) {
  return (
    <div className={style.tools}>
      <CheckField label="Choose all" checked={isAll} onChange={toggleAll} />
      <Shortcuts {...keys} />
    </div>
  )
}

export function SelectBox({ of: { ids, toggle }, id, label }: { of: ListSelection; id: Id; label: string }) {
  return (
    <label className={style.pick}>
      <input type="checkbox" checked={ids.includes(id)} onChange={() => toggle(id)} aria-label={`Choose ${label}`} />
    </label>
  )
}

export function SelectionBar({ of: { chosen, clear }, children }: { of: ListSelection; children: ReactNode }) {
  if (chosen.length === 0) return null

  return (
    <fieldset data-bar className={style.chosen}>
      <legend className="unseen">What happens to the chosen ones</legend>
      <span className="strong">{chosen.length} chosen</span>
      {children}
      <MinorButton onClick={() => clear()}>None</MinorButton>
    </fieldset>
  )
}

/** Named after the inbox, the first list with keys, but applies to all lists. */
const keysOffKey = "inbox-keys-off"

/** Single-letter keys, off during typing and in dialogs; users can switch them off (WCAG 2.1.4). */
export function Shortcuts<Key extends string>({ keys, onPress }: Omit<SelectionToolsProps<Key>, "of">) {
  const [isOff, setOff] = useState(() => deviceStorage.get(keysOffKey) !== null)
  const turn = () => {
    if (isOff) deviceStorage.remove(keysOffKey)
    else deviceStorage.set(keysOffKey, "1")
    setOff(!isOff)
  }
  const list = useRef<HTMLDetailsElement>(null)
  useListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, repeat, target, defaultPrevented } = event
    if (repeat && !(key in navigationKeys)) return
    if (isOff || defaultPrevented || ctrlKey || metaKey || altKey || !(key === "?" || key in keys)) return
    if (isEditable(target) || document.querySelector("dialog[open]")) return
    event.preventDefault()
    if (key === "?") list.current?.toggleAttribute("open")
    else onPress(key as Key)
  })

  return (
    <details ref={list} className={style.keys}>
      <summary className="small">
        <kbd>?</kbd> Keys
      </summary>
      <p className="row2">
        {Object.entries<string>(keys).map(([key, description]) => (
          <span key={key} className="small">
            <kbd>{key}</kbd> {description}
          </span>
        ))}
        <MinorButton onClick={turn}>{isOff ? "Turn keyboard shortcuts on" : "Turn keyboard shortcuts off"}</MinorButton>
      </p>
    </details>
  )
}
