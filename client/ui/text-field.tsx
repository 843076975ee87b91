import type { ComponentProps } from "react"
import { classNames } from "./class-names.ts"
import style from "./field.module.css"
import { Field, type FieldText } from "./field.tsx"

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, keyof FieldText>

/** A single line of text, an e-mail address, a number, a date: whatever `type` says. */
export function TextField({ label, hint, error, required, id, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(tie) => <input type="text" {...input} {...tie} className={style.control} />}
    </Field>
  )
}

type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, keyof FieldText>

/** Several lines of plain text; grows with what is written. */
export function TextArea({ label, hint, error, required, id, className, ...area }: TextAreaProps) {
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(tie) => <textarea rows={5} {...area} {...tie} className={style.control} />}
    </Field>
  )
}

type SelectFieldProps = FieldText & Omit<ComponentProps<"select">, keyof FieldText>

/** One of a few choices; the options are its children. */
export function SelectField({ label, hint, error, required, id, className, children, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required, id, className }}>
      {(tie) => (
        <select {...select} {...tie} className={style.control}>
          {children}
        </select>
      )}
    </Field>
  )
}

type CheckFieldProps = Pick<FieldText, "label" | "hint"> & Omit<ComponentProps<"input">, "type">

/** A yes-or-no answer with its label beside it. */
export function CheckField({ label, hint, className, ...input }: CheckFieldProps) {
  return (
    <label className={classNames(style.check, className)}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
      {hint && <span className={style.hint}>{hint}</span>}
    </label>
  )
}
