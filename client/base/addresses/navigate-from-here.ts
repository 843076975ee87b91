import { type NavigateOptions, useNavigate } from "react-router-dom"
import { stayingHere } from "../session/copies.ts"

/** Navigates, unless the user has meanwhile gone on to another screen. */
export function useNavigateFromHere() {
  const navigate = useNavigate()
  const isHere = stayingHere()
  return (path: string, options?: NavigateOptions) => {
    if (isHere()) void navigate(path, options)
  }
}
