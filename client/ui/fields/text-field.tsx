import type { ComponentProps } from "react"
import { classNames } from "../texts/class-names.ts"
import style from "./field.module.css"
import { Field, type FieldText } from "./field.tsx"

type Limited = { value?: unknown; maxLength?: number }
type Counted = { room?: string; tooLong?: string; "data-too-long"?: true }

/**
 * A browser cuts what is pasted at `maxLength` without a word. Here one may write on: the field says how many characters
 * are too many, and, shortly before, how many there is room for. Where the text is the browser's own, it still cuts.
 */
function limited<Props extends Limited>({ maxLength, ...props }: Props): Omit<Props, "maxLength"> & Limited & Counted {
  if (maxLength === undefined || typeof props.value !== "string") return { ...props, maxLength }
  const room = maxLength - [...props.value].length
  if (room < 0) return { ...props, tooLong: `${counted(-room)} too many: at most ${maxLength}.`, "data-too-long": true }
  return { ...props, room: room < maxLength / 10 ? `Room for ${counted(room)} more.` : undefined }
}

function counted(characters: number) {
  return characters === 1 ? "1 character" : `${characters} characters`
}

export function hasTooLong(form: HTMLFormElement | null): boolean {
  return form?.querySelector("[data-too-long]") != null
}

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, keyof FieldText>

export function TextField({ label, hint, error, required, id, className, ...rest }: TextFieldProps) {
  const { room, tooLong, ...input } = limited(rest)

  return (
    <Field {...{ label, hint, room, required, id, className }} error={tooLong ?? error}>
      {(tie) => <input type="text" {...input} {...tie} className={style.control} />}
    </Field>
  )
}

type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, keyof FieldText>

export function TextArea({ label, hint, error, required, mayWait, id, className, ...rest }: TextAreaProps) {
  const { room, tooLong, ...area } = limited(rest)

  return (
    <Field {...{ label, hint, room, required, mayWait, id, className }} error={tooLong ?? error}>
      {(tie) => <textarea rows={5} {...area} {...tie} className={style.control} />}
    </Field>
  )
}

type SelectFieldProps = FieldText & Omit<ComponentProps<"select">, keyof FieldText>

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

export function CheckField({ label, hint, className, ...input }: CheckFieldProps) {
  return (
    <label className={classNames(style.check, className)}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
      {hint && <span className={style.hint}>{hint}</span>}
    </label>
  )
}
