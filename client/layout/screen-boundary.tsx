import { Component, type ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { MissingPart } from "./missing-part.tsx"
import { isMissingPart, reloadIfUpdated } from "./old-version.ts"
import { UnexpectedError } from "./unexpected-error.tsx"

/** Keeps a screen that fails from taking the header and the menu with it; the next navigation starts afresh. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key } = useLocation()
  return <Boundary key={key}>{children}</Boundary>
}

export class Boundary extends Component<{ children: ReactNode }, { failure: unknown }> {
  override state = { failure: null }
  private asked = false

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
    this.setState({ failure: null })
  }
}
