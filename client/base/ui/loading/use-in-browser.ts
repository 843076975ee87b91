import { useSyncExternalStore } from "react"

/** A constant that only the browser knows; null on the server and during hydration. */
export const useInBrowser = <T>(read: () => T): T | null => useSyncExternalStore(never, read, () => null)

const never = () => () => {}
