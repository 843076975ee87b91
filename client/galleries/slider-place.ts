import { useCallback, useEffect, useState } from "react"

/**
 * Which picture the slider shows; null while it is closed (specification, section 4). A step of the browser's history
 * stands for the open slider, so that going back, as one does on a telephone, closes it and leaves the gallery open.
 */
export function useSliderPlace() {
  const [place, setPlace] = useState<number | null>(null)

  useEffect(() => {
    const closed = () => setPlace(null)
    window.addEventListener("popstate", closed)
    return () => window.removeEventListener("popstate", closed)
  }, [])

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
