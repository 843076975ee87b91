import type { FocusEvent, KeyboardEvent, ReactNode } from "react"
import field from "../ui/fields/field.module.css"
import { FieldError, type FieldText } from "../ui/fields/field.tsx"
import { classNames } from "../ui/texts/class-names.ts"
import richText from "../ui/texts/rich-text.module.css"
import style from "./rich-text-editor.module.css"

type EditorFrameProps = FieldText & {
  textId: string
  className?: string
  children: ReactNode
  onFocus?: () => void
  onBlur?: (event: FocusEvent<HTMLElement>) => void
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void
}

export function EditorFrame({
  label,
  hint,
  error,
  required,
  textId,
  className,
  children,
  ...events
}: EditorFrameProps) {
  return (
    <div className={field.field}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: whoever works by keyboard gets to the text with Tab */}
      <label className={field.label} id={`${textId}-label`} htmlFor={textId} onClick={() => focusText(textId)}>
        {label}
        {!required && <span className={field.optional}> (optional)</span>}
      </label>
      {hint && (
        <p className={field.hint} id={`${textId}-hint`}>
          {hint}
        </p>
      )}
      <div className={classNames(style.box, className)} data-wrong={error ? true : undefined} {...events}>
        {children}
      </div>
      {error && <FieldError id={`${textId}-error`}>{error}</FieldError>}
    </div>
  )
}

/** A label does this by itself for native controls only. */
function focusText(textId: string) {
  document.getElementById(textId)?.focus()
}

export function frameAttributes({ hint, error, required, textId }: FieldText & { textId: string }) {
  const describedBy = [hint && `${textId}-hint`, error && `${textId}-error`].filter(Boolean).join(" ")
  return {
    id: textId,
    "aria-labelledby": `${textId}-label`,
    "aria-describedby": describedBy || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-required": required || undefined,
  }
}

export function textClass(rows: 3 | 10): string | undefined {
  return classNames(style.text, richText.richText, rows === 10 ? style.rows10 : style.rows3)
}
