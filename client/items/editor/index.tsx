import { Suspense } from "react"
import { Boundary } from "../../base/layout/screen-boundary.tsx"
import { ErrorMessage } from "../../base/ui/loading/error-message.tsx"
import { lazy } from "../../base/ui/loading/lazy.tsx"
import { EditorOutline } from "./editor-outline.tsx"
import type { RichTextEditorProps } from "./editor-props.ts"

export type { RichTextEditorProps } from "./editor-props.ts"

const Editor = lazy(() => import("./rich-text-editor.tsx"), "RichTextEditor")

export function RichTextEditor(props: RichTextEditorProps) {
  return (
    <Boundary
      fallback={(retry) => (
        <ErrorMessage text="The text editor did not load. Check your connection and try again." onRetry={retry} />
      )}
    >
      <Suspense fallback={<EditorOutline {...props} />}>
        <Editor {...props} />
      </Suspense>
    </Boundary>
  )
}

export function isBlank(html: string): boolean {
  if (html.includes("<figure>")) return false
  const text = html.replace(/<[^>]*>/g, "").replace(/&(nbsp|#160|#xa0|zwnj|zwj|#8203|#x200b);/gi, "")
  return text.replace(/[\u200b-\u200d\u2060\ufeff]/g, "").trim() === ""
}
