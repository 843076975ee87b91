import type { FieldText } from "../../base/ui/fields/field.tsx"

export type RichTextEditorProps = FieldText & {
  /** The HTML at the start. Later changes are ignored: give the editor a new `key` to start afresh. */
  value: string
  /** Called with the HTML at each change; with the very `value` again once the text is back to it. */
  onChange: (html: string) => void
  /** Snow has its toolbar above the text, bubble shows it at the selection. */
  theme?: "snow" | "bubble"
  rows?: 3 | 10
}
