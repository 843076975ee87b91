import { createContext, useCallback, useContext, useSyncExternalStore } from "react"
import { ServedPageContext, type Span } from "../loading/served.ts"

/** When the server rendered the page, so that the first render in the browser matches. */
export const WrittenAt = createContext<number | null>(null)

export const minute = 60_000

/** The time in whole steps of `step` ms; with `changes`, only at those moments (the last before `now` and the next). */
export function useNow(step: number, changes?: (now: number) => number[]): number {
  const writtenAt = useContext(WrittenAt)
  const served = useContext(ServedPageContext)
  const first = () => roundDown(writtenAt ?? Date.now(), Math.max(step, minute))
  if (served) served.span = intersect(served.span, spanAround(first(), Math.max(step, minute), changes))
  const follow = useCallback(
    (onChange: () => void) => {
      const timer = setInterval(onChange, step)
      return () => clearInterval(timer)
    },
    [step],
  )
  return useSyncExternalStore(follow, () => roundDown(Date.now(), step), first)
}

const roundDown = (moment: number, step: number) => Math.floor(moment / step) * step

/** The page shows whole steps only: a change between two steps shows at the later step. */
function spanAround(now: number, step: number, changes?: (now: number) => number[]): Span {
  if (!changes) return { since: now, until: now + step }
  const visible = changes(now).map((moment) => Math.ceil(moment / step) * step)
  return {
    since: Math.max(0, ...visible.filter((moment) => moment <= now)),
    until: Math.min(Number.POSITIVE_INFINITY, ...visible.filter((moment) => moment > now)),
  }
}

function intersect(one: Span | null, other: Span): Span {
  if (!one) return other
  return { since: Math.max(one.since, other.since), until: Math.min(one.until, other.until) }
}
