import { useOnChange } from "../ui/controls/use-on-change.ts"
import { focusHeading } from "./arrival.ts"

export function useHeadingFocusAfter(isThere: boolean) {
  useOnChange(isThere, () => (!isThere && document.activeElement === document.body ? focusHeading() : undefined))
}
