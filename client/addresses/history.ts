import { createPath, type Location, NavigationType, type Navigator, parsePath } from "react-router-dom"
import { leavingLanguage } from "../ui/words/language-path.ts"
import { isGuarded, mayLeave } from "./leave-guard.ts"
import { keepScroll } from "./scroll.ts"

export type Step = { action: NavigationType; location: Location }

/** What the browser keeps with an entry of its history. The numbers say how far apart two entries are. */
type Entry = { usr: unknown; key: string; idx: number }

export type HashHistory = Navigator & {
  /** Where the page was when the app began: what the server made is for this, whatever the hash has become since. */
  first: Step
  /** Also at once where the app has moved since it began; not for who came back, or React would discard what is not hydrated yet. */
  listen: (listener: (step: Step) => void) => () => void
}

/** React Router's own history cannot wait for an answer about unsent words; its data router can, for 16 kB of every first visit. */
export function hashHistory(onStep = () => {}): HashHistory {
  history.scrollRestoration = "manual"
  let entry = enter(0)
  const first: Step = { action: NavigationType.Pop, location: here(entry) }
  let step = first
  let listener: ((step: Step) => void) | null = null
  let onUndone: (() => void) | null = null

  const arrive = (action: NavigationType, next: Entry) => {
    entry = next
    step = { action, location: here(entry) }
    onStep()
    listener?.(step)
  }

  const go = (action: NavigationType.Push | NavigationType.Replace): Navigator["push"] => {
    return (to, usr = null) => {
      const make = () => {
        const isPush = action === NavigationType.Push
        const next = { usr, key: newKey(), idx: entry.idx + Number(isPush) }
        const href = createHref(to)
        keepScroll(entry.key)
        if (isPush) history.pushState(next, "", href)
        else history.replaceState(next, "", href)
        arrive(action, next)
      }
      if (isGuarded()) void mayLeave().then((allowed) => allowed && make())
      else make()
    }
  }

  /** Takes back what the browser did by itself, and does it again once that is allowed. */
  const undoUntilAllowed = async () => {
    // An entry that nobody has numbered yet is the next one.
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
    if (isGuarded()) return void undoUntilAllowed()
    keepScroll(entry.key)
    // An address typed by hand, or a link that the app does not know, makes an entry that nobody has numbered.
    const isNew = history.state === null
    arrive(isNew ? NavigationType.Push : NavigationType.Pop, enter(entry.idx + 1))
  })
  addEventListener("pagehide", () => keepScroll(entry.key))

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

export const pathTo: Navigator["createHref"] = (to) => leavingLanguage(typeof to === "string" ? to : createPath(to))

const newKey = () => Math.random().toString(36).slice(2, 10)

function enter(idx: number): Entry {
  const known = history.state as Partial<Entry> | null
  const entry = { usr: known?.usr ?? null, key: known?.key ?? newKey(), idx: known?.idx ?? idx }
  if (known?.key !== entry.key || known.idx !== entry.idx) history.replaceState({ ...known, ...entry }, "")
  return entry
}

function here({ usr, key }: Entry): Location {
  const { pathname = "/", search = "", hash = "" } = parsePath(location.hash.slice(1))
  return { pathname: pathname.replace(/^(?![/.])/, "/"), search, hash, state: usr, key }
}
