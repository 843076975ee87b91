import { useEffect, useLayoutEffect, useRef } from "react"
import { type Location, useLocation, useNavigationType } from "react-router-dom"
import { numberEntry } from "./leaving.ts"

const patience = 4000

/** What a page load does by itself and a route change does not: scrolls to the top (or back) and moves the focus. */
export function useArrival() {
  const location = useLocation()
  const kind = useNavigationType()
  const previous = useRef<Location>(null)

  useScrollMemory(placeOf(location))

  useLayoutEffect(() => {
    const from = previous.current
    previous.current = location
    const returned = isReturn(from, kind)
    numberEntry()
    if (returned) return restoreScroll(placeOf(location))
    if (from && !isRefinement(from, location, kind)) window.scrollTo(0, 0)
  }, [location, kind])

  const focused = useRef<Location>(null)
  useEffect(() => {
    const from = focused.current
    focused.current = location
    if (!from || isRefinement(from, location, kind) || beginsInField()) return
    return focusHeading()
  }, [location, kind])
}

/** The router's key of a history entry; entries that it did not make itself all share one key. */
function placeOf({ key, pathname }: Location) {
  return `${key}:${pathname}`
}

/** Back, forward or reload. A plain link to another hash also arrives as POP, but its history entry is still blank. */
function isReturn(from: Location | null, kind: string) {
  if (kind !== "POP") return false
  if (from) return history.state !== null
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return load?.type === "reload" || load?.type === "back_forward"
}

/** A replaced query, such as a search that follows what is typed, is still the same place. */
function isRefinement(from: Location, to: Location, kind: string) {
  return from === to || (from.pathname === to.pathname && (from.search === to.search || kind === "REPLACE"))
}

/** A screen that begins with a field, such as the search, has put the focus there itself. */
function beginsInField() {
  return document.activeElement?.matches("main input") ?? false
}

/** Focuses the main region at once, and its heading when that has come, unless the visitor went elsewhere. */
export function focusHeading() {
  const main = document.querySelector("main")
  if (!main) return
  const focus = () => {
    const heading = main.querySelector("h1")
    const target = heading ?? main
    target.tabIndex = -1
    target.focus({ preventScroll: true })
    return heading !== null
  }
  if (focus()) return

  const observer = new MutationObserver(() => {
    const stillWaiting = document.activeElement === main || document.activeElement === document.body
    if (!stillWaiting || focus()) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), patience)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

const scrollKey = (key: string) => `scroll:${key}`

/** A layout effect, so that the jump to a new screen is never remembered as the old one's position. */
function useScrollMemory(key: string) {
  useLayoutEffect(() => {
    history.scrollRestoration = "manual"
    let frame = 0
    const remember = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => keep(key, window.scrollY))
    }
    window.addEventListener("scroll", remember, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener("scroll", remember)
    }
  }, [key])
}

function keep(key: string, y: number) {
  try {
    sessionStorage.setItem(scrollKey(key), String(Math.round(y)))
  } catch {
    // Storage may be full or forbidden; then going back starts at the top.
  }
}

function kept(key: string) {
  try {
    return Number(sessionStorage.getItem(scrollKey(key)) ?? 0)
  } catch {
    return 0
  }
}

/** Content may still be loading: tries again as the page grows, until it is long enough or the visitor scrolls. */
function restoreScroll(key: string) {
  const y = kept(key)
  window.scrollTo(0, y)
  if (y === 0) return

  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
    for (const event of interruptions) window.removeEventListener(event, stop)
  }
  const observer = new ResizeObserver(() => {
    window.scrollTo(0, y)
    if (Math.abs(window.scrollY - y) < 2) stop()
  })
  const timer = setTimeout(stop, patience)
  for (const event of interruptions) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  return stop
}

const interruptions = ["wheel", "touchstart", "keydown", "pointerdown"]
