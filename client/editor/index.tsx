import { Component, lazy, type ReactNode, Suspense, useState } from "react"
import { ErrorMessage } from "../ui/error-message.tsx"
import { EditorOutline } from "./editor-outline.tsx"
import type { RichTextEditorProps } from "./editor-props.ts"

export type { RichTextEditorProps } from "./editor-props.ts"
export { isBlank } from "./is-blank.ts"

/** The rich-text editor, fetched when it is first shown. Until then its outline stands in its place. */
export function RichTextEditor(props: RichTextEditorProps) {
  const [, setAttempt] = useState(0)
  const retry = () => {
    Editor = fetched()
    setAttempt((attempt) => attempt + 1)
  }

  return (
    <Missing onRetry={retry}>
      <Suspense fallback={<EditorOutline {...props} />}>
        <Editor {...props} />
      </Suspense>
    </Missing>
  )
}

const fetched = () => lazy(() => import("./rich-text-editor.tsx"))

/** Replaced after a failure, which a lazy component remembers for good. */
let Editor = fetched()

type MissingProps = { children: ReactNode; onRetry: () => void }

/** Keeps the rest of the form when the editor cannot be fetched. */
class Missing extends Component<MissingProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorMessage text="The text editor did not load. Check your connection and try again." onRetry={this.retry} />
    )
  }

  private retry = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }
}
