import { useOnChange } from "../ui/controls/use-on-change.ts"
import { focusHeading } from "./arrival.ts"

/** Focuses the heading if the focused element has disappeared with the last of a list. */
export function useHeadingFocusAfter(isThere: boolean) {
  useOnChange(isThere, () => (!isThere && document.activeElement === document.body ? focusHeading() : undefined))
}
