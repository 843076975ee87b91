import { useCallback, useEffect, useState } from "react"
import type { Basis } from "./draft.ts"
import { isEqual } from "./is-equal.ts"

export type Writing<Content extends object> = ReturnType<typeof useWriting<Content>>

type State<Content> = {
  typed: Content
  basis: Basis<Content>
  /** Counts replacements: fields with internal text remount. */
  turn: number
}

/** `start` is the stored item. The form stays based on its first version until it is saved, so that conflicts show. */
export function useWriting<Content extends object>(start: Content, version?: number) {
  const stored: Basis<Content> = { content: start, version }
  const [{ typed, basis, turn }, setState] = useState<State<Content>>({ typed: start, basis: stored, turn: 0 })
  const dirty = !isEqual(typed, basis.content)
  const type = useCallback(
    (part: Partial<Content>) => setState((before) => ({ ...before, typed: { ...before.typed, ...part } })),
    [],
  )
  const take = useCallback(
    (content: Content, from: Basis<Content>) =>
      setState(({ turn }) => ({ typed: content, basis: from, turn: turn + 1 })),
    [],
  )

  /** A new item has no version, but its initial content may change, such as the day overnight. */
  const isOver = version !== basis.version || (version === undefined && !dirty && !isEqual(start, basis.content))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is a new object each time
  useEffect(() => {
    if (!isOver) return
    // Checked again on setting: the first letter may have been typed since this render.
    setState((now) =>
      isEqual(now.typed, now.basis.content)
        ? { typed: start, basis: { content: start, version }, turn: now.turn + 1 }
        : now,
    )
  }, [dirty, version, basis.version, isOver])

  return { typed, type, basis, stored, dirty, take, turn }
}
