import { Component, type ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { isOldVersion, reloadOnce } from "./old-version.ts"
import { UnexpectedError } from "./unexpected-error.tsx"

/** Keeps a screen that fails from taking the header and the menu with it; the next navigation starts afresh. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary key={key}>{children}</Boundary>
}

export class Boundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

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
