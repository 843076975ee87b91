import { useOnChange } from "../ui/controls/use-on-change.ts"
import { focusHeading } from "./arrival.ts"

/** Focuses the heading if the focused element disappeared with the list's last item. */
export function useHeadingFocusAfter(isThere: boolean) {
  useOnChange(isThere, () => (!isThere && document.activeElement === document.body ? focusHeading() : undefined))
}
