import type { ComponentProps } from "react"
import { classNames } from "../texts/class-names.ts"
import type { Translate } from "../words/translate.ts"
import { useT } from "../words/words.tsx"
import style from "./field.module.css"
import { Field, type FieldText, localized } from "./field.tsx"

type Limited = { value?: unknown; maxLength?: number }

/** Replaces `maxLength`, which silently truncates pasted text: the field says by how much the text is too long. */
function limited<Props extends Limited>(
  t: Translate,
  { maxLength, ...props }: Props,
): Omit<Props, "maxLength"> & Limited & { room?: string; tooLong?: string; "data-too-long"?: true } {
  if (maxLength === undefined || typeof props.value !== "string") return { ...props, maxLength }
  const room = maxLength - [...props.value].length
  if (room < 0) {
    const tooMany = counted(t, -room)
    return {
      ...props,
      tooLong: t("{tooMany} too many: at most {max}.", { tooMany, max: maxLength }),
      "data-too-long": true,
    }
  }
  return { ...props, room: room < maxLength / 10 ? t("Room for {more} more.", { more: counted(t, room) }) : undefined }
}

const counted = (t: Translate, characters: number) =>
  t.count(characters, { one: "1 character", other: "{count} characters" })

export const hasTooLong = (form: HTMLFormElement | null): boolean => form?.querySelector("[data-too-long]") != null

type TextFieldProps = FieldText & Omit<ComponentProps<"input">, keyof FieldText>

export function TextField({ label, hint, error, required, mayWait, ...rest }: TextFieldProps) {
  const { room, tooLong, ...input } = limited(useT(), rest)

  return (
    <Field {...{ label, hint, room, required, mayWait }} error={tooLong ?? error}>
      {(control) => <input type="text" {...input} {...control} className={style.control} />}
    </Field>
  )
}

type TextAreaProps = FieldText & Omit<ComponentProps<"textarea">, keyof FieldText>

export function TextArea({ label, hint, error, required, mayWait, ...rest }: TextAreaProps) {
  const { room, tooLong, ...area } = limited(useT(), rest)

  return (
    <Field {...{ label, hint, room, required, mayWait }} error={tooLong ?? error}>
      {(control) => <textarea rows={5} {...area} {...control} className={style.control} />}
    </Field>
  )
}

type SelectFieldProps = FieldText & Omit<ComponentProps<"select">, keyof FieldText>

export function SelectField({ label, hint, error, required, children, ...select }: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required }}>
      {(control) => (
        <Select {...select} {...control}>
          {children}
        </Select>
      )}
    </Field>
  )
}

export function Select({ className, ...select }: ComponentProps<"select">) {
  return <select {...select} className={classNames(style.control, className)} />
}

export function Options({ of }: { of: readonly (readonly [value: string | number, label: string])[] }) {
  return of.map(([value, label]) => (
    <option key={value} value={value}>
      {label}
    </option>
  ))
}

type CheckFieldProps = Pick<FieldText, "label" | "hint"> & Omit<ComponentProps<"input">, "type">

export function CheckField({ label, hint, ...input }: CheckFieldProps) {
  const t = useT()
  return (
    <label className={style.check}>
      <input {...input} type="checkbox" />
      <span>{localized(t, label)}</span>
      {hint && <span className={style.hint}>{localized(t, hint)}</span>}
    </label>
  )
}
