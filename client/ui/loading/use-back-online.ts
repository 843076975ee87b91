import { useEffect, useEffectEvent } from "react"

/** Does something when the browser has found its connection again. */
export function useBackOnline(action: () => void) {
  const act = useEffectEvent(action)

  useEffect(() => {
    const listener = () => act()
    window.addEventListener("online", listener)
    return () => window.removeEventListener("online", listener)
  }, [])
}
