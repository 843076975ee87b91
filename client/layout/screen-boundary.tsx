import { Component, type ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { renewFailed } from "../ui/loading/lazy.tsx"
import { MissingPart } from "./missing-part.tsx"
import { isMissingPart, reloadIfUpdated } from "./old-version.ts"
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

export class Boundary extends Component<BoundaryProps, { failure: unknown }> {
  override state = { failure: null }
  private asked = false

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failure !== null && before.visit !== this.props.visit) this.startOver()
  }

  override componentWillUnmount() {
    if (this.state.failure !== null) renewFailed()
  }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  override componentDidCatch(error: unknown) {
    if (isMissingPart(error)) void reloadIfUpdated(this.asked)
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    if (isMissingPart(failure)) return <MissingPart onRetry={this.retry} />
    return <UnexpectedError />
  }

  private retry = () => {
    this.asked = true
    this.startOver()
  }

  private startOver() {
    renewFailed()
    this.setState({ failure: null })
  }
}
