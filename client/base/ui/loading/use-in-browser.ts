import { useSyncExternalStore } from "react"

/** Null on the server and during hydration. Reads again when another tab changes the storage. */
export const useInBrowser = <T>(read: () => T): T | null => useSyncExternalStore(onStorage, read, () => null)

function onStorage(change: () => void) {
  window.addEventListener("storage", change)
  return () => window.removeEventListener("storage", change)
}
