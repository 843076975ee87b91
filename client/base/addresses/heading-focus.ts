import { useOnChange } from "../ui/controls/use-on-change.ts"
import { focusHeading } from "./arrival.ts"

export function useHeadingFocusAfter(isThere: boolean) {
  useOnChange(isThere, () => (isThere ? undefined : focusIfLost()))
}

/** For a change that may remove the focused button. */
export function useHeadingFocusOnChange(of: string) {
  useOnChange(of, focusIfLost)
}

const focusIfLost = () => (document.activeElement === document.body ? focusHeading() : undefined)
