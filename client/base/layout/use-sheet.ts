import { useEffect, useState } from "react"
import { NavigationType, useLocation, useNavigate, useNavigationType } from "react-router-dom"
import { isGuarded } from "../addresses/leave-guard.ts"
import { useOnChange } from "../ui/controls/use-on-change.ts"

/** An open sheet is a step of the history, so that Back closes it and stays on the page (specification, section 4). */
export function useSheet(step: string) {
  const [isOpen, setIsOpen] = useState(false)
  const location = useLocation()
  const navigate = useNavigate()
  const kind = useNavigationType()
  const isStep = location.state === step
  useOnChange(location, () => void ((isStep && kind === NavigationType.Push) || setIsOpen(false)))
  // A reloaded page has the step, but no open sheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only on mount
  useEffect(() => void (isStep && navigate(-1)), [])

  const show = () => {
    setIsOpen(true)
    // With unsent text, a new history entry would ask whether to leave.
    if (!isGuarded()) navigate({ search: location.search }, { state: step })
  }
  const follow = () => setIsOpen(false)
  const hide = () => (isStep ? navigate(-1) : follow())

  return { isOpen, show, follow, hide }
}
