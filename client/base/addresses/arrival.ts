import { useEffect, useLayoutEffect, useRef } from "react"
import { type Location, useLocation, useNavigationType } from "react-router-dom"
import { restoreScroll } from "./scroll.ts"

const giveUpMs = 4000

/** Does for a route change what the browser does for a page load: scrolls to the top (or back) and moves the focus. */
export function useArrival() {
  const location = useLocation()
  const kind = useNavigationType()
  const previous = useRef<Location>(null)
  const focused = useRef<Location>(null)

  useLayoutEffect(() => {
    const from = previous.current
    previous.current = location
    if (kind === "POP" && (from || isReload())) return restoreScroll(location.key)
    if (from && !location.hash && !isRefinement(from, location, kind)) window.scrollTo(0, 0)
  }, [location, kind])

  // After the screen's own effects: the search screen, for example, has already focused its field.
  useEffect(() => {
    const from = focused.current
    focused.current = location
    // On a server-rendered page the browser has already gone to the anchor.
    if (!from && location.hash && window.scrollY === 0) return focusHeading(location.hash)
    if (!from || isRefinement(from, location, kind) || document.activeElement?.matches("main input")) return
    return focusHeading(kind === "POP" ? "" : location.hash)
  }, [location, kind])
}

function isReload() {
  const [load] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[]
  return load?.type === "reload" || load?.type === "back_forward"
}

/** True if only the query was replaced, such as by search as you type. */
const isRefinement = (from: Location, to: Location, kind: string) =>
  !to.hash && from.pathname === to.pathname && (from.search === to.search || kind === "REPLACE")

/** Focuses an open dialog or the main region, then its heading (or the element `anchor`), unless the focus has moved. */
export function focusHeading(anchor = "") {
  const main = document.querySelector<HTMLElement>("main dialog[open]") ?? document.querySelector("main")
  if (!main) return
  const focus = () => {
    const heading = main.querySelector<HTMLElement>("h1, dialog[open] h2")
    const anchored = heading && document.getElementById(idOf(anchor))
    const target = anchored ?? heading ?? main
    target.tabIndex = -1
    target.focus({ preventScroll: true })
    anchored?.scrollIntoView()
    return heading !== null
  }
  if (focus()) return

  const observer = new MutationObserver(() => {
    const stillWaiting = document.activeElement === main || document.activeElement === document.body
    if (!stillWaiting || focus()) observer.disconnect()
  })
  observer.observe(main, { childList: true, subtree: true })
  const timer = setTimeout(() => observer.disconnect(), giveUpMs)
  return () => {
    clearTimeout(timer)
    observer.disconnect()
  }
}

function idOf(anchor: string) {
  try {
    return decodeURIComponent(anchor.slice(1))
  } catch {
    // Cut off within an escape, as messengers do.
    return ""
  }
}
