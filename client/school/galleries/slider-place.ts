import { useCallback, useState } from "react"
import { useListener } from "../../base/ui/controls/use-listener.ts"

/** Null while closed. An open slider is a history entry, so that going back closes it (specification, section 4). */
export function useSliderPlace() {
  const [place, setPlace] = useState<number | null>(null)
  useListener("popstate", () => setPlace(null))

  const open = useCallback((index: number) => {
    history.pushState({ ...history.state, slider: true }, "")
    setPlace(index)
  }, [])
  const close = useCallback(() => {
    if (history.state?.slider) history.back()
    else setPlace(null)
  }, [])

  return { place, open, moveTo: setPlace, close }
}
