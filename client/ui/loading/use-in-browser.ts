import { useSyncExternalStore } from "react"

/** What only the browser knows and what does not change; null on the server and while its page is taken over. */
export function useInBrowser<T>(read: () => T): T | null {
  return useSyncExternalStore(never, read, () => null)
}

const never = () => () => {}
