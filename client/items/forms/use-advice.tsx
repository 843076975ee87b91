import { useState } from "react"
import { MinorButton } from "../../base/ui/controls/button.tsx"

/** A button that scrolls to the advice, which may be out of sight, and the setter for the advice's element. */
export function useAdvice() {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const button = element && (
    <MinorButton onClick={() => element.scrollIntoView({ block: "center" })}>Worth a second look</MinorButton>
  )
  return [button, setElement] as const
}
