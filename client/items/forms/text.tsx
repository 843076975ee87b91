import type { ComponentProps } from "react"
import { TextArea, TextField } from "../../base/ui/fields/text-field.tsx"
import type { Control, Field, FieldErrors, FieldOptions, Limit } from "./field.ts"

export type { Fields } from "./field.ts"

type TextOptions = FieldOptions & {
  input?: Omit<ComponentProps<"input">, "name" | "value" | "required"> & {
    mayWait?: boolean
    "data-first-focus"?: boolean
  }
}

export function text(options: TextOptions): Field<string, string, string | null> {
  return {
    options,
    start: (stored) => stored ?? "",
    isEmpty: (value) => !value.trim(),
    toInput: (value) => value,
    render: (control) => <Line options={options} control={control} maxLength={control.limit.max} />,
  }
}

export function optionalText(options: TextOptions): Field<string | null, string, string | null> {
  return { ...text(options), toInput: (value) => value.trim() || null }
}

/** Validated by the server. */
export function email({ input, ...options }: TextOptions): Field<string, string, string | null> {
  return {
    ...text({ ...options, input: { type: "email", ...input } }),
    validate: (value, { required }): FieldErrors =>
      required && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value.trim()) ? { "": required } : {},
    toInput: (value) => value.trim(),
  }
}

/** Accepts separators: "18,500". */
export function wholeNumber(options: TextOptions): Field<number, string, number | null> {
  return { ...numeric(options), toInput: (value) => readWholeNumber(value) ?? 0 }
}

export function optionalNumber(options: TextOptions): Field<number | null, string, number | null> {
  return { ...numeric(options), toInput: readWholeNumber }
}

function numeric(options: TextOptions) {
  return {
    options: { ...options, isNumber: true },
    start: (stored: number | null | undefined) => String(stored ?? ""),
    isEmpty: (value: string) => !value.trim(),
    validate: (value: string, limit: Limit): FieldErrors =>
      isInRange(value, limit) ? {} : { "": limit.wrong ?? limit.required ?? "" },
    render: (control: Control<string>) => {
      const range = options.input?.type === "number" ? { min: control.limit.min, max: control.limit.max } : {}
      return <Line options={options} control={control} inputMode="numeric" {...range} />
    },
  }
}

function isInRange(value: string, { min = 0, max = Number.POSITIVE_INFINITY }: Limit) {
  const number = readWholeNumber(value)
  return number !== null && number >= min && number <= max
}

/** The API's `Int` is 32 bits. */
const maxInt = 2_147_483_647

/** Accepts thousands separators and "/-", as in prices; null for anything else. */
function readWholeNumber(typed: string): number | null {
  const digits = typed.replace(/[,\s]|\/-$/g, "")
  if (!/^\d{1,10}$/.test(digits)) return null
  const number = Number(digits)
  return number <= maxInt ? number : null
}

type LineProps = { options: TextOptions; control: Control<string> } & ComponentProps<"input">

function Line({ options: { label, hint, input }, control, ...attributes }: LineProps) {
  const { name, value, required, error, also, onChange } = control

  return (
    <TextField
      {...{ label, hint, ...attributes, ...input, ...also, name, value, required }}
      error={error()}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

/** Sent back unchanged. */
export function hiddenText(): Field<string, string, string | null> {
  return text({ label: "", required: false, shown: () => false })
}

type ParagraphOptions = FieldOptions & { rows?: number }

export function multiline({ rows, ...options }: ParagraphOptions): Field<string, string, string | null> {
  const { label, hint } = options

  return {
    ...text(options),
    render: ({ name, value, required, limit, error, onChange }) => (
      <TextArea
        {...{ label, hint, rows, name, value, required }}
        maxLength={limit.max}
        error={error()}
        onChange={({ target }) => onChange(target.value)}
      />
    ),
  }
}

export function lines(options: ParagraphOptions): Field<string[], string, readonly string[]> {
  const { render, ...field } = multiline(options)

  return {
    ...field,
    start: (stored) => stored?.join("\n") ?? "",
    toInput: (value) =>
      value
        .split("\n")
        .map((line) => line.trim())
        .filter(Boolean),
    // The limit counts lines, not characters.
    render: (control) => render({ ...control, limit: {} }),
  }
}
