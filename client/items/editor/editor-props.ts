import type { FieldText } from "../../base/ui/fields/field.tsx"

export type RichTextEditorProps = FieldText & {
  /** The initial HTML. Later changes are ignored: use a new `key` to reset the editor. */
  value: string
  /** Called with the HTML at each change; with `value` itself once the text equals the initial one again. */
  onChange: (html: string) => void
  theme?: "snow" | "bubble"
  rows?: 3 | 10
}
