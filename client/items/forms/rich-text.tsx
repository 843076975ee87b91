import { useState } from "react"
import { useAsync } from "../../base/ui/controls/use-async.ts"
import { requireBlurred } from "../../base/ui/pictures/faces/face-marks.ts"
import { whenSettled } from "../../base/ui/pictures/in-turn.ts"
import { EditorOutline } from "../editor/editor-outline.tsx"
import { isBlank, RichTextEditor, type RichTextEditorProps } from "../editor/index.tsx"
import { sendFigure } from "../pictures/use-marks.ts"
import { answersOf, filesIn, withLatestFiles } from "../writing/files-in-texts.ts"
import type { Field, FieldOptions } from "./field.ts"
import { useIsOpen } from "./folded.tsx"

type RichTextOptions = FieldOptions & Pick<RichTextEditorProps, "rows" | "theme">

export function richText({ rows = 10, theme, ...options }: RichTextOptions): Field<string, string, string | null> {
  const { label, hint } = options

  return {
    options,
    rich: true,
    start: (stored) => stored ?? "",
    isEmpty: isBlank,
    async toInput(text, sending) {
      const value = withLatestFiles(text)
      for (const file of filesIn(value)) {
        const answers = answersOf(file)
        requireBlurred(answers)
        await sendFigure(answers, { ...sending.fetchOptions, file })
      }
      return value
    },
    render: ({ value, required, error, onChange }) => (
      <FoldedText {...{ label, hint, rows, theme, value, required, onChange }} error={error()} />
    ),
  }
}

/**
 * Shows only an outline until its fold is opened, or an error is about to open it and focus the editor. When the fold is
 * closed, the editor stays until the pictures that are being prepared are in it.
 */
function FoldedText(props: RichTextEditorProps) {
  const isOpen = useIsOpen() || Boolean(props.error)
  const [isNeeded, setNeeded] = useState(isOpen)
  if (isOpen && !isNeeded) setNeeded(true)
  useAsync(
    isOpen,
    () => (isOpen ? undefined : whenSettled()),
    () => setNeeded(false),
  )
  return isNeeded ? <RichTextEditor {...props} /> : <EditorOutline {...props} idle />
}
