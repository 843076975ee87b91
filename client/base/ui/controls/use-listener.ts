import { useEffect, useEffectEvent } from "react"

/** Listens on the window while the component is there. */
export function useListener<Type extends keyof WindowEventMap>(
  type: Type,
  listener: (event: WindowEventMap[Type]) => void,
) {
  const hear = useEffectEvent((event: Event) => listener(event as WindowEventMap[Type]))

  useEffect(() => {
    const heard = (event: Event) => hear(event)
    window.addEventListener(type, heard)
    return () => window.removeEventListener(type, heard)
  }, [type])
}
