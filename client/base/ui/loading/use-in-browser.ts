import { useSyncExternalStore } from "react"

/** A constant that only the browser knows; null on the server and during hydration. */
export function useInBrowser<T>(read: () => T): T | null {
  return useSyncExternalStore(never, read, () => null)
}

const never = () => () => {}
