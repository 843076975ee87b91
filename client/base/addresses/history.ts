import { createPath, type Location, NavigationType, type Navigator, parsePath } from "react-router-dom"
import { dropStaffLanguage } from "../ui/words/language-path.ts"
import { isGuarded, mayLeave } from "./leave-guard.ts"
import { saveScroll } from "./scroll.ts"

export type Step = { action: NavigationType; location: Location }

/** The browser's state of a history entry. The difference of two `idx` is the distance of the entries. */
type Entry = { usr: unknown; key: string; idx: number }

export type HashHistory = Navigator & {
  /** The initial location, which the server rendered, even if the hash has changed since. */
  first: Step
  /** Also calls the listener at once, unless at `first`: an update would make React discard unhydrated HTML. */
  listen: (listener: (step: Step) => void) => () => void
}

/** Replaces React Router's history, which cannot block on a promise; its data router can, for 16 kB more. */
export function hashHistory(onStep = () => {}): HashHistory {
  history.scrollRestoration = "manual"
  let entry = enter(0)
  const first: Step = { action: NavigationType.Pop, location: locationOf(entry) }
  let step = first
  let listener: ((step: Step) => void) | null = null
  let onUndone: (() => void) | null = null

  const arrive = (action: NavigationType, next: Entry) => {
    entry = next
    step = { action, location: locationOf(entry) }
    onStep()
    listener?.(step)
  }

  const go = (action: NavigationType.Push | NavigationType.Replace): Navigator["push"] => {
    return (to, usr = null) => {
      const make = () => {
        // A link followed from a sheet replaces the sheet's entry, whose state is the sheet's name.
        const isPush = action === NavigationType.Push && typeof entry.usr !== "string"
        const next = { usr, key: newKey(), idx: entry.idx + Number(isPush) }
        const href = createHref(to)
        saveScroll(entry.key)
        if (isPush) history.pushState(next, "", href)
        else history.replaceState(next, "", href)
        arrive(action, next)
      }
      if (isGuarded()) void mayLeave().then((allowed) => allowed && make())
      else make()
    }
  }

  const undoUntilAllowed = async () => {
    // NaN for an entry without `idx`, which is one step ahead.
    const steps = history.state?.idx - entry.idx || 1
    await new Promise<void>((undone) => {
      onUndone = undone
      history.go(-steps)
    })
    onUndone = null
    if (await mayLeave()) history.go(steps)
  }

  addEventListener("popstate", () => {
    if (onUndone) return onUndone()
    const isNew = history.state === null
    if (isGuarded()) {
      // The current address typed again replaces this entry, and loses nothing unsent.
      const isSame = isNew && createPath(locationOf(entry)) === createPath(step.location)
      return isSame ? history.replaceState(entry, "") : void undoUntilAllowed()
    }
    saveScroll(entry.key)
    // An address typed by hand, or a link unknown to the app, creates an entry without state.
    arrive(isNew ? NavigationType.Push : NavigationType.Pop, enter(entry.idx + 1))
  })
  addEventListener("pagehide", () => saveScroll(entry.key))

  return {
    first,
    listen(next) {
      listener = next
      if (createPath(step.location) !== createPath(first.location)) next(step)
      return () => {
        listener = null
      }
    },
    createHref,
    push: go(NavigationType.Push),
    replace: go(NavigationType.Replace),
    go: (steps) => history.go(steps),
  }
}

const createHref: Navigator["createHref"] = (to) => `#${pathTo(to)}`

export const pathTo: Navigator["createHref"] = (to) => dropStaffLanguage(typeof to === "string" ? to : createPath(to))

const newKey = () => Math.random().toString(36).slice(2, 10)

function enter(idx: number): Entry {
  const state = history.state as Partial<Entry> | null
  const entry = { usr: state?.usr ?? null, key: state?.key ?? newKey(), idx: state?.idx ?? idx }
  if (state?.key !== entry.key || state.idx !== entry.idx) history.replaceState({ ...state, ...entry }, "")
  return entry
}

function locationOf({ usr, key }: Entry): Location {
  const { pathname = "/", search = "", hash = "" } = parsePath(location.hash.slice(1))
  return { pathname: pathname.replace(/^(?![/.])/, "/"), search, hash, state: usr, key }
}
