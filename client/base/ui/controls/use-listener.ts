import { useEffect, useEffectEvent } from "react"

/** What reaches the window: those of the document bubble. */
type Events = WindowEventMap & DocumentEventMap

/** Listens on the window while the component is there; before all others if it captures. */
export function useListener<Type extends keyof Events>(
  type: Type,
  listener: (event: Events[Type]) => void,
  capture = false,
) {
  const hear = useEffectEvent((event: Event) => listener(event as Events[Type]))

  useEffect(() => {
    const heard = (event: Event) => hear(event)
    window.addEventListener(type, heard, capture)
    return () => window.removeEventListener(type, heard, capture)
  }, [type, capture])
}
