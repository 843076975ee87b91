import { isBlank, RichTextEditor, type RichTextEditorProps } from "../editor/index.tsx"
import { uploadFilesIn } from "../editor/pictures/files-in-texts.ts"
import type { Field, FieldOptions } from "./field.ts"

type RichTextOptions = FieldOptions & Pick<RichTextEditorProps, "rows" | "theme">

export function richText({ rows = 10, theme, ...options }: RichTextOptions): Field<string, string, string | null> {
  const { label, hint } = options

  return {
    options,
    rich: true,
    start: (stored) => stored ?? "",
    isEmpty: isBlank,
    async toInput(value, sending) {
      await uploadFilesIn(value, sending)
      return value
    },
    draw: ({ value, required, error, onChange }) => (
      <RichTextEditor {...{ label, hint, rows, theme, value, required, onChange }} error={error()} />
    ),
  }
}
