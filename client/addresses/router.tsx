import { type ReactNode, startTransition, useLayoutEffect, useState } from "react"
import { Router } from "react-router-dom"
import type { HashHistory } from "./history.ts"

/** Shows the screen of the hash. Begins where the page was made for, so that React takes over what the server made. */
export function SiteRouter({ history, children }: { history: HashHistory; children: ReactNode }) {
  const [{ action, location }, setStep] = useState(history.first)
  useLayoutEffect(() => history.listen((step) => startTransition(() => setStep(step))), [history])

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}
