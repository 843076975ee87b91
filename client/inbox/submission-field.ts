import type { ComponentProps } from "react"

/** A row of a public form: everything there is to say about one field. */
export type SubmissionField<Name extends string> = {
  /** The server's name for it. */
  name: Name
  label: string
  hint?: string
  /** What stands at the field when it is empty or cannot be right. Without it, the field may stay empty. */
  wrong?: string
  /** For several lines of text. */
  rows?: number
  /** Takes a whole line where others stand two to a line. */
  wide?: boolean
} & Pick<ComponentProps<"input">, "type" | "autoComplete" | "inputMode" | "maxLength" | "min" | "max">

/** What was typed, by the name of the field. */
export type Typed<Name extends string> = Record<Name, string>

/** The messages of the fields that cannot be sent as they are. */
export function wrongFields<Name extends string>(fields: SubmissionField<Name>[], typed: Typed<Name>) {
  const wrong = fields.filter(({ name, type, wrong }) => wrong && !isAnswer(typed[name].trim(), type))
  return Object.fromEntries(wrong.map((field) => [field.name, field.wrong ?? ""]))
}

function isAnswer(text: string, type?: string) {
  return type === "email" ? /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text) : text !== ""
}
