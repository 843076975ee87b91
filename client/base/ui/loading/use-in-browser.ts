import { useSyncExternalStore } from "react"

/** Only the browser knows it; null on the server and during hydration. Read again when another tab changes what is stored. */
export const useInBrowser = <T>(read: () => T): T | null => useSyncExternalStore(onStorage, read, () => null)

function onStorage(change: () => void) {
  window.addEventListener("storage", change)
  return () => window.removeEventListener("storage", change)
}
