import { useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"

/** A button that leads to advice, which may be out of sight in a long form; and where to say that there is some. */
export function useAdvice() {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const button = place && (
    <MinorButton onClick={() => place.scrollIntoView({ block: "center" })}>Worth a second look</MinorButton>
  )
  return [button, setPlace] as const
}
