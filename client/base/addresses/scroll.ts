import { tabStorage } from "../ui/storage.ts"

const giveUpMs = 4000
const interruptions = ["wheel", "touchstart", "keydown", "pointerdown"]

const nameOf = (key: string) => `scroll:${key}`

export const saveScroll = (key: string) => tabStorage.set(nameOf(key), String(Math.round(window.scrollY)))

/** Retries as the page grows, until it is long enough or the visitor scrolls. */
export function restoreScroll(key: string) {
  const y = Number(tabStorage.get(nameOf(key)))
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
