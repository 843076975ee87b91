import { useCallback, useEffect, useState } from "react"
import type { Basis } from "./draft.ts"
import { isEqual } from "./is-equal.ts"

export type Writing<Content extends object> = {
  typed: Content
  /** Changes some fields: `type({ title: "…" })`. */
  type: (part: Partial<Content>) => void
  basis: Basis<Content>
  stored: Basis<Content>
  dirty: boolean
  take: (content: Content, basis: Basis<Content>) => void
  /** Counts how often that happened: fields that keep a text of their own begin anew. */
  turn: number
}

type State<Content> = { typed: Content; basis: Basis<Content>; turn: number }

/** `start` is the item as it is stored now. What was begun with an older version stays so until it is saved: a conflict shows. */
export function useWriting<Content extends object>(start: Content, version?: number): Writing<Content> {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is made anew each time, the version tells whether it changed
  useEffect(() => {
    // Asked again as it is set: the first letter may have been typed since this was rendered.
    setState((now) =>
      version === now.basis.version || !isEqual(now.typed, now.basis.content)
        ? now
        : { typed: start, basis: { content: start, version }, turn: now.turn + 1 },
    )
  }, [dirty, version, basis.version])

  return { typed, type, basis, stored, dirty, take, turn }
}
