import { type NavigateOptions, useNavigate } from "react-router-dom"
import { openPath } from "../session/copies.ts"
import { withoutLanguage } from "../ui/words/language-path.ts"

/** Navigates, unless the user has meanwhile gone on to another screen. */
export function useNavigateFromHere() {
  const navigate = useNavigate()
  const isHere = stayingHere()
  return (path: string, options?: NavigateOptions) => {
    if (isHere()) void navigate(path, options)
  }
}

/** The result is false once the user has gone on to another screen, which a late answer must not close. */
export function stayingHere() {
  const screen = withoutLanguage(openPath())
  return () => screen === withoutLanguage(openPath())
}
