import { createContext, useCallback, useContext, useSyncExternalStore } from "react"
import { ServedPageContext, type Span } from "../loading/served.ts"

/** The moment for which the server wrote the page: the first rendering in the browser is then the same. */
export const WrittenAt = createContext<number | null>(null)

export const minute = 60_000

/**
 * The time now in milliseconds, in whole steps of `step` of them, told again after each. What the server makes counts in
 * whole minutes at least.
 * @param changes moments at which what is shown becomes another, the last one before `now` and the next one among them;
 * every step, where it is left out. A page that the server made says the same in between, and is the same bytes.
 */
export function useNow(step: number, changes?: (now: number) => number[]): number {
  const writtenAt = useContext(WrittenAt)
  const served = useContext(ServedPageContext)
  const first = () => whole(writtenAt ?? Date.now(), Math.max(step, minute))
  if (served) served.span = common(served.span, spanAround(first(), Math.max(step, minute), changes))
  const follow = useCallback(
    (tell: () => void) => {
      const timer = setInterval(tell, step)
      return () => clearInterval(timer)
    },
    [step],
  )
  return useSyncExternalStore(follow, () => whole(Date.now(), step), first)
}

const whole = (moment: number, step: number) => Math.floor(moment / step) * step

/** Only whole steps are ever shown: what changes between two of them is seen at the later one. */
function spanAround(now: number, step: number, changes?: (now: number) => number[]): Span {
  if (!changes) return { since: now, until: now + step }
  const seen = changes(now).map((moment) => Math.ceil(moment / step) * step)
  return {
    since: Math.max(0, ...seen.filter((moment) => moment <= now)),
    until: Math.min(Number.POSITIVE_INFINITY, ...seen.filter((moment) => moment > now)),
  }
}

function common(one: Span | null, other: Span): Span {
  if (!one) return other
  return { since: Math.max(one.since, other.since), until: Math.min(one.until, other.until) }
}
