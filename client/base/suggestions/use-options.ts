import { useEffect, useState } from "react"

type Options = { listId: string; count: number; words: string; first?: number }

/** Options of a combobox, whose field keeps the focus; `first` is active until an arrow key is pressed. */
export function useOptions({ listId, count, words, first }: Options) {
  const [moved, setMoved] = useState<number>()
  const at = moved ?? first
  const active = at !== undefined && at < count ? `${listId}-${at}` : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: new words have new options
  useEffect(() => setMoved(undefined), [words])
  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView?.({ block: "nearest" })
  }, [active])

  /** True for an arrow key, for Enter on an option, and for all keys of an IME composition. */
  const press = (event: KeyboardEvent): boolean => {
    if (event.isComposing) return true
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step && count > 0) setMoved(((at ?? (step > 0 ? -1 : count)) + step + count) % count)
    else if (event.key === "Enter" && active) document.getElementById(active)?.click()
    else return false
    event.preventDefault()
    return true
  }
  const isActive = (index: number) => ({ id: `${listId}-${index}`, "aria-selected": active === `${listId}-${index}` })
  const optionOf = (index: number) => ({ ...isActive(index), role: "option", tabIndex: -1 })
  return { active, press, optionOf }
}
