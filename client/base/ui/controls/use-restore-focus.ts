import { type RefObject, useEffect } from "react"

const focusable = ":is(a[href], button, input, select, textarea, summary, [tabindex='0']):not(:disabled, [hidden])"

type Trail = { parent: Element; index: number }[]

/** Keeps the focus when using the focused element removes it: moves it to its replacement or the nearest element. */
export function useRestoreFocus(region: RefObject<HTMLElement | null>) {
  useEffect(() => (region.current ? restoreFocusIn(region.current) : undefined), [region])
}

function restoreFocusIn(region: HTMLElement) {
  let last: { element: HTMLElement; trail: Trail } | null = null

  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement) last = { element: target, trail: trailOf(target, region) }
  }
  const forget = ({ target }: FocusEvent) =>
    setTimeout(() => {
      if (last?.element === target && isFocusable(last.element) && document.activeElement !== target) last = null
    })
  const restore = () => {
    if (!last || document.activeElement !== document.body || isFocusable(last.element)) return
    nearest(last.trail)?.focus({ preventScroll: true })
  }

  const observer = new MutationObserver(restore)
  observer.observe(region, { childList: true, subtree: true, attributeFilter: ["disabled"] })
  region.addEventListener("focusin", remember)
  region.addEventListener("focusout", forget)
  return () => {
    observer.disconnect()
    region.removeEventListener("focusin", remember)
    region.removeEventListener("focusout", forget)
  }
}

function trailOf(element: Element, region: Element): Trail {
  const trail: Trail = []
  for (let child = element; child !== region && child.parentElement; child = child.parentElement)
    trail.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) })
  return trail
}

function nearest(trail: Trail) {
  for (const { parent, index } of trail) {
    if (!parent.isConnected) continue
    const successor = parent.children[Math.min(index, parent.children.length - 1)]
    const found = (successor && firstIn(successor)) ?? firstIn(parent)
    if (found) return found
  }
}

function firstIn(element: Element): HTMLElement | null {
  if (isFocusable(element)) return element as HTMLElement
  return element.querySelector<HTMLElement>(`${focusable}:checked`) ?? element.querySelector<HTMLElement>(focusable)
}

const isFocusable = (element: Element) => element.isConnected && element.matches(focusable)
