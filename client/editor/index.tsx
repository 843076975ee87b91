import { Component, type ReactNode, Suspense } from "react"
import { ErrorMessage } from "../ui/loading/error-message.tsx"
import { lazy, renewFailed } from "../ui/loading/lazy.tsx"
import { EditorOutline } from "./editor-outline.tsx"
import type { RichTextEditorProps } from "./editor-props.ts"

export type { RichTextEditorProps } from "./editor-props.ts"
export { isBlank } from "./is-blank.ts"

const Editor = lazy(() => import("./rich-text-editor.tsx"), "RichTextEditor")

/** The rich-text editor, fetched when it is first shown. Until then its outline stands in its place. */
export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Missing>
      <Suspense fallback={<EditorOutline {...props} />}>
        <Editor {...props} />
      </Suspense>
    </Missing>
  )
}

/** Keeps the rest of the form when the editor cannot be fetched. */
class Missing extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentWillUnmount() {
    if (this.state.failed) renewFailed()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorMessage text="The text editor did not load. Check your connection and try again." onRetry={this.retry} />
    )
  }

  private retry = () => {
    renewFailed()
    this.setState({ failed: false })
  }
}
