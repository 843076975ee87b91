import { type EffectCallback, useEffect, useEffectEvent, useRef } from "react"

/** Does not run on mount. */
export function useOnChange<T>(value: T, act: (before: T) => ReturnType<EffectCallback>) {
  const before = useRef(value)
  const changed = useEffectEvent(act)

  useEffect(() => {
    const was = before.current
    before.current = value
    if (was !== value) return changed(was)
  }, [value])
}
