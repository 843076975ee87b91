import { useEffect, useState } from "react"
import type { Basis } from "./draft.ts"
import { isEqual } from "./is-equal.ts"

export type Writing<Content extends object> = ReturnType<typeof useWriting<Content>>

type State<Content> = {
  typed: Content
  basis: Basis<Content>
  /** Counts replacements: fields with internal text remount. */
  revision: number
}

/** `start` is the stored item. The form stays based on its first version until it is saved, so that conflicts show. */
export function useWriting<Content extends object>(start: Content, version?: number) {
  const stored: Basis<Content> = { content: start, version }
  const [{ typed, basis, revision }, setState] = useState<State<Content>>({ typed: start, basis: stored, revision: 0 })
  const dirty = !isEqual(typed, basis.content)
  const type = (part: Partial<Content>) => setState((before) => ({ ...before, typed: { ...before.typed, ...part } }))
  const replace = (content: Content, from: Basis<Content>) =>
    setState(({ revision }) => ({ typed: content, basis: from, revision: revision + 1 }))

  /** A new item has no version, but its initial content may change, such as the day overnight. */
  const isOutdated = version !== basis.version || (version === undefined && !dirty && !isEqual(start, basis.content))

  // biome-ignore lint/correctness/useExhaustiveDependencies: `start` is a new object each time
  useEffect(() => {
    if (!isOutdated) return
    // Checked again on setting: the first letter may have been typed since this render.
    setState((now) =>
      isEqual(now.typed, now.basis.content)
        ? { typed: start, basis: { content: start, version }, revision: now.revision + 1 }
        : now,
    )
  }, [dirty, version, basis.version, isOutdated])

  return { typed, type, basis, stored, dirty, replace, revision }
}
