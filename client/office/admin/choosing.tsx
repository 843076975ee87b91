import { type ReactNode, useRef, useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"
import { useListener } from "../../base/ui/controls/use-listener.ts"
import { CheckField } from "../../base/ui/fields/text-field.tsx"
import { deviceStorage } from "../../base/ui/storage.ts"
import { isWriting } from "../../base/ui/writing.ts"
import style from "./choosing.module.css"

type Id = string | number

/** The chosen items of a list, and the item whose line has the focus. */
export function useChoosing<T extends { id: Id }>(items: T[], start: Id[] = []) {
  const [ids, setIds] = useState(start)
  const chosen = items.filter(({ id }) => ids.includes(id))
  const isAll = chosen.length === items.length
  const toggle = (id: Id) => setIds(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id])
  const clear = () => setIds([])
  const at = () => items.findIndex(({ id }) => String(id) === focused())

  return {
    ids,
    chosen,
    toggle,
    clear,
    isAll,
    toggleAll: () => setIds(isAll ? [] : items.map(({ id }) => id)),
    here: () => items[at()],
    focus,
    press(key: string) {
      const here = items[at()]
      if (key === "j") focus(items[at() + 1] ?? here)
      else if (key === "k") focus(items[at() - 1] ?? here ?? items[0])
      else if (key === "x" && here) toggle(here.id)
      else if (key === "b") document.querySelector<HTMLElement>("[data-bar] button")?.focus()
    },
  }
}

type Choosing = Pick<ReturnType<typeof useChoosing>, "ids" | "chosen" | "toggle" | "clear" | "isAll" | "toggleAll">

const focused = () => document.activeElement?.closest("li, tr")?.querySelector<HTMLElement>("[data-item]")?.dataset.item

function focus(item: { id: Id } | undefined) {
  document.querySelector<HTMLElement>(`[data-item="${item?.id}"]`)?.focus()
}

export const movingKeys = { j: "next", k: "one back" } as const

export const choosingKeys = { ...movingKeys, x: "choose", b: "buttons for the chosen ones" } as const

type ChoosingToolsProps<Key extends string> = {
  of: Choosing
  keys: Record<Key, string>
  onPress: (key: Key) => void
}

export function ChoosingTools<Key extends string>({ of: { isAll, toggleAll }, ...keys }: ChoosingToolsProps<Key>) {
  return (
    <div className={style.tools}>
      <CheckField label="Choose all" checked={isAll} onChange={toggleAll} />
      <Keys {...keys} />
    </div>
  )
}

type ChooseProps = { of: Choosing; id: Id; label: string }

export function Choose({ of: { ids, toggle }, id, label }: ChooseProps) {
  return (
    <label className={style.pick}>
      <input type="checkbox" checked={ids.includes(id)} onChange={() => toggle(id)} aria-label={`Choose ${label}`} />
    </label>
  )
}

export function ChosenBar({ of: { chosen, clear }, children }: { of: Choosing; children: ReactNode }) {
  if (chosen.length === 0) return null

  return (
    <fieldset data-bar className={style.chosen}>
      <legend className="unseen">What happens to the chosen ones</legend>
      <span className="strong">{chosen.length} chosen</span>
      {children}
      <MinorButton onClick={clear}>None</MinorButton>
    </fieldset>
  )
}

/** Named after the inbox, the first list with keys, but applies to all lists. */
const offName = "inbox-keys-off"

/** Single-letter keys, off during typing and in dialogs; users can switch them off (WCAG 2.1.4). */
export function Keys<Key extends string>({ keys, onPress }: Omit<ChoosingToolsProps<Key>, "of">) {
  const [isOff, setOff] = useState(() => deviceStorage.get(offName) !== null)
  const turn = () => {
    if (isOff) deviceStorage.remove(offName)
    else deviceStorage.set(offName, "1")
    setOff(!isOff)
  }
  const list = useRef<HTMLDetailsElement>(null)
  useListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, target, defaultPrevented } = event
    if (isOff || defaultPrevented || ctrlKey || metaKey || altKey || !(key === "?" || key in keys)) return
    if (isWriting(target) || document.querySelector("dialog[open]")) return
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
        {Object.entries<string>(keys).map(([key, does]) => (
          <span key={key} className="small">
            <kbd>{key}</kbd> {does}
          </span>
        ))}
        <MinorButton onClick={turn}>{isOff ? "Turn keyboard shortcuts on" : "Turn keyboard shortcuts off"}</MinorButton>
      </p>
    </details>
  )
}
