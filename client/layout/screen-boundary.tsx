import { Component, type ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { isOldVersion, reloadOnce } from "./old-version.ts"
import { UnexpectedError } from "./unexpected-error.tsx"

/**
 * Keeps a screen that fails from taking the header and the menu with it; the next navigation tries afresh. A screen
 * whose query alone changes, as a list's that is searched, stays as it is, with the focus and all that was typed.
 */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation()
  return (
    <Boundary key={pathname} visit={key}>
      {children}
    </Boundary>
  )
}

/** `visit` tells one arrival from the next. */
type BoundaryProps = { visit?: string; children: ReactNode }

export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failed && before.visit !== this.props.visit) this.setState({ failed: false })
  }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    if (isOldVersion(error)) reloadOnce()
  }

  override render() {
    return this.state.failed ? <UnexpectedError /> : this.props.children
  }
}
