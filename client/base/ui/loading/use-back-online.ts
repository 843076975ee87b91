import { useEffect, useEffectEvent } from "react"

export function useBackOnline(action: () => void) {
  const act = useEffectEvent(action)

  useEffect(() => {
    const listener = () => act()
    window.addEventListener("online", listener)
    return () => window.removeEventListener("online", listener)
  }, [])
}
