import { uploadPicture } from "../../base/session/upload-picture.ts"
import { isBlank, RichTextEditor, type RichTextEditorProps } from "../editor/index.tsx"
import { filesIn } from "../writing/files-in-texts.ts"
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
      for (const file of filesIn(value)) await uploadPicture({ ...sending.fetchOptions, file })
      return value
    },
    draw: ({ value, required, error, onChange }) => (
      <RichTextEditor {...{ label, hint, rows, theme, value, required, onChange }} error={error()} />
    ),
  }
}
