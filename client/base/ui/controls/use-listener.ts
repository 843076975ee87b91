import { useEffect, useEffectEvent } from "react"

/** Events of the document bubble to the window. */
type Events = WindowEventMap & DocumentEventMap

/** Listens on the window while mounted; `capture` runs before all other listeners. */
export function useListener<Type extends keyof Events>(
  type: Type,
  listener: (event: Events[Type]) => void,
  capture = false,
) {
  const onEvent = useEffectEvent((event: Event) => listener(event as Events[Type]))

  useEffect(() => {
    const handler = (event: Event) => onEvent(event)
    window.addEventListener(type, handler, capture)
    return () => window.removeEventListener(type, handler, capture)
  }, [type, capture])
}
