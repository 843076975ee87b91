import { useContext, useEffect, useRef } from "react"
import { type Navigator, UNSAFE_NavigationContext } from "react-router-dom"
import { askBeforeLeaving, entryNumber, hearStepsFirst } from "../layout/leaving.ts"

/** A form with words that are not sent. */
type Guard = {
  /** Lets everything through, as while it is being sent or after the answer was yes. */
  open: boolean
  mayLeave: () => Promise<boolean>
}

const guards = new Set<Guard>()
const watched = new WeakSet<Navigator>()

/**
 * Asks before the app goes elsewhere while `active`: by a link, the menu, the back button, logging out, or a hash typed
 * by hand. Gives the guard, to open it.
 */
export function useLeaveGuard(active: boolean, mayLeave: () => Promise<boolean>): Guard {
  const { navigator } = useContext(UNSAFE_NavigationContext)
  const guard = useRef<Guard>({ open: false, mayLeave }).current
  guard.mayLeave = mayLeave

  useEffect(() => {
    if (!active) return
    guard.open = false
    watch(navigator)
    guards.add(guard)
    place = entryNumber()
    const stopAsking = askBeforeLeaving(allMayLeave)
    return () => {
      guards.delete(guard)
      stopAsking()
    }
  }, [active, navigator, guard])

  return guard
}

const isGuarded = () => [...guards].some(({ open }) => !open)

async function allMayLeave() {
  for (const guard of guards) {
    guard.open ||= await guard.mayLeave()
    if (!guard.open) return false
  }
  return true
}

/**
 * The app's router cannot be told to wait; only React Router's data router can, for 16 kB more on everybody's first
 * visit. So its navigator is made to ask here, and what the browser does by itself is undone until there is an answer.
 */
function watch(navigator: Navigator) {
  if (watched.has(navigator)) return
  watched.add(navigator)
  const { push, replace } = navigator
  navigator.push = (...to) => whenAllowed(() => push(...to))
  navigator.replace = (...to) => whenAllowed(() => replace(...to))
  hearStepsFirst(undoUntilAllowed)
}

function whenAllowed(go: () => void) {
  if (!isGuarded()) return go()
  void allMayLeave().then((allowed) => allowed && go())
}

/** Takes back a step through the history, before the router hears of it, and takes it again once that is allowed. */
function undoUntilAllowed(event: PopStateEvent) {
  if (!onUndone && !isGuarded()) return
  event.stopImmediatePropagation()
  if (onUndone) return onUndone()

  const steps = entryNumber() - place || 1
  const undone = new Promise<void>((resolve) => {
    onUndone = () => {
      onUndone = null
      resolve()
    }
  })
  history.go(-steps)
  void undone.then(allMayLeave).then((allowed) => allowed && history.go(steps))
}

let onUndone: (() => void) | null = null

/** The number of the history entry on which the guarded screen stands. */
let place = 0
