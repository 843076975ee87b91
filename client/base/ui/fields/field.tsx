import { type ReactNode, useId } from "react"
import type { Translate } from "../words/translate.ts"
import { useT } from "../words/words.tsx"
import style from "./field.module.css"

/** Texts are shown in the page's language, if its dictionary has them. */
export type FieldText = {
  label: ReactNode
  hint?: ReactNode
  error?: string | null
  required?: boolean
  /** May be answered later: marked neither required nor optional. */
  mayWait?: boolean
}

export type ControlAttributes = {
  id: string
  required: boolean
  "aria-invalid": true | undefined
  "aria-describedby": string | undefined
}

type FieldProps = FieldText & {
  /** The number of characters left, shown only when few are. */
  room?: string
  children: (control: ControlAttributes) => ReactNode
}

export function Field({ label, hint, room, error, required = false, mayWait = false, children }: FieldProps) {
  const t = useT()
  const id = useId()
  const hintId = hint ? `${id}-hint` : ""
  const roomId = room ? `${id}-room` : ""
  const errorId = error ? `${id}-error` : ""
  const describedBy = [hintId, roomId, errorId].filter(Boolean).join(" ")

  return (
    <div className="stack1 column cell">
      <div className="stack1 column cell">
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: keyboard users get to the control with Tab */}
        <label
          className={style.label}
          id={`${id}-label`}
          htmlFor={id}
          // Labels focus native controls only, not the rich-text editor.
          onClick={() => document.getElementById(id)?.focus()}
        >
          {localized(t, label)}
          {!required && !mayWait && <span className={style.optional}> {t("(optional)")}</span>}
        </label>
        {hint && (
          <p className={style.hint} id={hintId}>
            {localized(t, hint)}
          </p>
        )}
      </div>
      <div className="stack1 column cell">
        {children({
          id,
          required,
          "aria-invalid": error ? true : undefined,
          "aria-describedby": describedBy || undefined,
        })}
        {room && (
          <p className={style.hint} id={roomId}>
            {room}
          </p>
        )}
        {error && <FieldError id={errorId}>{t(error)}</FieldError>}
      </div>
    </div>
  )
}

export const localized = (t: Translate, words: ReactNode) => (typeof words === "string" ? t(words) : words)

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p className={style.error} id={id}>
      {children}
    </p>
  )
}
