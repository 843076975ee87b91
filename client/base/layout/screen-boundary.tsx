import { Component, type ReactNode } from "react"
import { useLocation } from "react-router-dom"
import { Button } from "../ui/controls/button.tsx"
import { useListener } from "../ui/controls/use-listener.ts"
import { resetFailed } from "../ui/loading/lazy.tsx"
import { useT } from "../ui/words/words.tsx"
import { MessagePage } from "./message-page.tsx"
import { isMissingPart, reloadIfUpdated } from "./old-version.ts"

/** Keeps header and menu when a screen fails; a change of the query alone keeps the focus and the typed text. */
export function ScreenBoundary({ children }: { children: ReactNode }) {
  const { key, pathname } = useLocation()
  return (
    <Boundary key={pathname} visit={key}>
      {children}
    </Boundary>
  )
}

/** Wraps a part of the frame: a part that fails to load is left out, and the screen keeps its typed text. */
export const SafePart = ({ children }: { children: ReactNode }) => <Boundary fallback={() => null}>{children}</Boundary>

type BoundaryProps = {
  visit?: string
  /** Replaces a failed part, so that the rest of the page stays. */
  fallback?: (retry: () => void) => ReactNode
  children: ReactNode
}

export class Boundary extends Component<BoundaryProps, { failure: unknown }> {
  override state = { failure: null }
  private isUserRetry = false

  override componentDidUpdate(before: BoundaryProps) {
    if (this.state.failure !== null && before.visit !== this.props.visit) this.reset()
  }

  override componentWillUnmount() {
    if (this.state.failure !== null) resetFailed()
  }

  static getDerivedStateFromError(failure: unknown) {
    return { failure }
  }

  override componentDidCatch(error: unknown) {
    if (isMissingPart(error) && !this.props.fallback) void reloadIfUpdated(this.isUserRetry)
  }

  override render() {
    const { failure } = this.state
    if (failure === null) return this.props.children
    if (this.props.fallback) return this.props.fallback(this.retry)
    if (isMissingPart(failure)) return <MissingPart onRetry={this.retry} />
    return <UnexpectedError />
  }

  private retry = () => {
    this.isUserRetry = true
    this.reset()
  }

  private reset() {
    resetFailed()
    this.setState({ failure: null })
  }
}

function MissingPart({ onRetry }: { onRetry: () => void }) {
  const t = useT()
  useListener("online", onRetry)

  return (
    <MessagePage title={t("This page did not load")}>
      <p>{t("The server did not answer. Please check your connection and try again.")}</p>
      <p>{t("What you have already opened is still there.")}</p>
      <Button onClick={onRetry}>{t("Try again")}</Button>
    </MessagePage>
  )
}

/** Works without a router, for failures of the site itself. */
function UnexpectedError() {
  const t = useT()
  return (
    <MessagePage title={t("Unexpected Application Error")}>
      <p>{t("Something went wrong on our side. Nothing that was already saved is lost.")}</p>
      <p>{t("Load the page again; if it still fails, please call the school office.")}</p>
      <Button onClick={() => location.reload()}>{t("Reload the page")}</Button>
    </MessagePage>
  )
}
