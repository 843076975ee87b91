import type { FieldText } from "../ui/fields/field.tsx"

export type RichTextEditorProps = FieldText & {
  /** The HTML at the start. Later changes of it are not taken up: give the editor a new `key` to start afresh. */
  value: string
  /** Called with the HTML at each change; with the very `value` again once the text is what it was. */
  onChange: (html: string) => void
  /** Snow has its toolbar above the text, bubble shows it at the selection. */
  theme?: "snow" | "bubble"
  rows?: 3 | 10
  id?: string
}
