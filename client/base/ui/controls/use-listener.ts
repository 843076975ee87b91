import { useEffect, useEffectEvent } from "react"

/** Events of the document bubble to the window. */
type Events = WindowEventMap & DocumentEventMap

/** Listens on the window while mounted; `capture` runs before all other listeners. */
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
