import { useEffect, useEffectEvent } from "react"

/** Listens on the window while the component is there; before all others if it captures. */
export function useListener<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
  capture = false,
) {
  const hear = useEffectEvent((event: Event) => listener(event as WindowEventMap[Type]))

  useEffect(() => {
    const heard = (event: Event) => hear(event)
    window.addEventListener(type, heard, capture)
    return () => window.removeEventListener(type, heard, capture)
  }, [type, capture])
}
