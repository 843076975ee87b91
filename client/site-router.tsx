import { type ReactNode, startTransition, useLayoutEffect, useState } from "react"
import { createPath, type Location, type NavigationType, Router, type UNSAFE_createHashHistory } from "react-router-dom"

export type HashHistory = ReturnType<typeof UNSAFE_createHashHistory>

type SiteRouterProps = {
  history: HashHistory
  /** What is shown first: where the page was made for, whatever the hash has become before React renders. */
  first: Location
  children: ReactNode
}

type Step = { action: NavigationType; location: Location }

/**
 * React Router's router by the hash, but for its beginning: that one reads the hash when it renders, so that a page
 * which is being taken over could differ from what the server made, and React would leave standing what differs.
 */
export function SiteRouter({ history, first, children }: SiteRouterProps) {
  const [{ action, location }, setStep] = useState<Step>({ action: history.action, location: first })

  useLayoutEffect(() => {
    const follow = ({ action, location }: Step) => startTransition(() => setStep({ action, location }))
    const stop = history.listen(follow)
    if (!isSame(history.location, first)) follow(history)
    return stop
  }, [history, first])

  return (
    <Router location={location} navigationType={action} navigator={history}>
      {children}
    </Router>
  )
}

function isSame(a: Location, b: Location) {
  return a.key === b.key && createPath(a) === createPath(b)
}
