import { useEffect, useRef } from "react"

type Guard = {
  /** Allows all navigation, for example while sending or after the user confirmed. */
  open: boolean
  mayLeave: () => Promise<boolean>
}

const guards = new Set<Guard>()

/** While `active`, asks before any navigation: a link, the back button, logging out, or a hash typed by hand. */
export function useLeaveGuard(active: boolean, mayLeave: () => Promise<boolean>): Guard {
  const guard = useRef<Guard>({ open: false, mayLeave }).current
  guard.mayLeave = mayLeave

  useEffect(() => {
    if (!active) return
    guard.open = false
    guards.add(guard)
    return () => void guards.delete(guard)
  }, [active, guard])

  return guard
}

export const isGuarded = () => [...guards].some(({ open }) => !open)

export async function mayLeave(): Promise<boolean> {
  for (const guard of guards) {
    guard.open ||= await guard.mayLeave()
    if (!guard.open) return false
  }
  return true
}
