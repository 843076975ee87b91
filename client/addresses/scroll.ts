const giveUpMs = 4000
const interruptions = ["wheel", "touchstart", "keydown", "pointerdown"]

const nameOf = (key: string) => `scroll:${key}`

export function keepScroll(key: string) {
  try {
    sessionStorage.setItem(nameOf(key), String(Math.round(window.scrollY)))
  } catch {
    // Storage may be full or forbidden; then going back starts at the top.
  }
}

function kept(key: string) {
  try {
    return Number(sessionStorage.getItem(nameOf(key)) ?? 0)
  } catch {
    return 0
  }
}

/** Content may still be loading: tries again as the page grows, until it is long enough or the visitor scrolls. */
export function restoreScroll(key: string) {
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
  const timer = setTimeout(stop, giveUpMs)
  for (const event of interruptions) window.addEventListener(event, stop, { passive: true })
  observer.observe(document.body)
  return stop
}
