import { Component, type ReactNode, Suspense } from "react"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { lazy, renewFailed } from "../../base/ui/loading/lazy.tsx"
import { EditorOutline } from "./editor-outline.tsx"
import type { RichTextEditorProps } from "./editor-props.ts"

export type { RichTextEditorProps } from "./editor-props.ts"

const Editor = lazy(() => import("./rich-text-editor.tsx"), "RichTextEditor")

export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Missing>
      <Suspense fallback={<EditorOutline {...props} />}>
        <Editor {...props} />
      </Suspense>
    </Missing>
  )
}

/** Keeps the rest of the form when the editor does not load. */
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

export function isBlank(html: string): boolean {
  const text = html.replace(/<[^>]*>/g, "").replace(/&(nbsp|#160|#xa0|zwnj|zwj|#8203|#x200b);/gi, "")
  return text.replace(/[\u200b-\u200d\u2060\ufeff]/g, "").trim() === ""
}
