import { useSyncExternalStore } from "react"

/** Only the browser knows it, and no change of it alone renders; null on the server and during hydration. */
export const useInBrowser = <T>(read: () => T): T | null => useSyncExternalStore(never, read, () => null)

const never = () => () => {}
