import { createContext, useCallback, useContext, useSyncExternalStore } from "react"
import { ServedPageContext } from "./served.ts"

/** The moment for which the server wrote the page: the first rendering in the browser is then the same. */
export const WrittenAt = createContext<number | null>(null)

export const minute = 60_000

/** The time now in milliseconds, in whole steps of `step` of them, told again after each. */
export function useNow(step: number): number {
  const writtenAt = useContext(WrittenAt)
  const served = useContext(ServedPageContext)
  if (served) served.timely = true
  const follow = useCallback(
    (tell: () => void) => {
      const timer = setInterval(tell, step)
      return () => clearInterval(timer)
    },
    [step],
  )
  return useSyncExternalStore(
    follow,
    () => whole(Date.now(), step),
    () => whole(writtenAt ?? Date.now(), step),
  )
}

const whole = (moment: number, step: number) => Math.floor(moment / step) * step
