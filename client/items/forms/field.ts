import type { ReactNode } from "react"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import type { FieldNames } from "../writing/field-names.ts"
import { isEqual } from "../writing/is-equal.ts"

/** The server's constraints on a field: an entry of `client/generated/limits.ts`. */
export type Limit = { required?: string; wrong?: string; min?: number; max?: number }

export type FormValues = Record<string, unknown>

/** Keyed by the field's path, such as `members.0.name`. */
export type FieldErrors = Record<string, string>

export type FieldOptions = {
  label: string
  hint?: string
  shortLabel?: string
  /** The field in words, such as "a title", if it blocks sending while empty. Other fields are checked on sending. */
  missing?: string
  required?: boolean
  inDrafts?: boolean
  half?: boolean
  /** Closed at first, with a summary of its content beside its label. */
  folded?: boolean
  editOnly?: boolean
  shown?: (form: FormValues) => boolean
  /** The fields of a group, or of each row of a list. */
  fields?: AnyFields
  /** The name of one row of a list. */
  noun?: string
  choices?: Partial<Record<string, string>>
  /** The choice that is always made, and not offered. */
  always?: string
  isNumber?: boolean
  /** Further words by which the search for settings finds this field. */
  words?: string
  /** The page that this field changes. */
  see?: string
  also?: (form: FormValues) => { disabled?: boolean; hint?: string; min?: string; type?: "date" }
}

export type Control<Value> = {
  name: string
  value: Value
  onChange(value: Value): void
  limit: Limit
  required: boolean
  /** `error("alt")` is the message of a part of the field. */
  error: (below?: string) => string | undefined
  also: ReturnType<NonNullable<FieldOptions["also"]>>
}

/** Draws a field, and converts it from `Stored` to `Value` (typed, kept by drafts) to `Input` (sent). */
export interface Field<Input = unknown, Value = unknown, Stored = unknown> {
  options: FieldOptions
  rich?: boolean
  start(stored: Stored | undefined): Value
  isEmpty(value: Value): boolean
  /** The errors of a non-empty value, by path below the field; "" is the field itself. */
  validate?(value: Value, limit: Limit): FieldErrors
  /** Asynchronous, as a picture may have to be stored first. */
  toInput(value: Value, sending: Sending, also?: Control<Value>["also"]): Input | Promise<Input>
  render(control: Control<Value>): ReactNode
  /** Summarises the value in a few words; by default a text's first words. */
  summary?(value: Value): ReactNode
}

/** In order, checked against a mutation's input: `satisfies Fields<AddOrderInput>`. */
export type Fields<Input> = { [Name in keyof Input]: Field<Input[Name]> }

export type AnyFields = Record<string, Field>

export type ValuesOf<F> = { [Name in keyof F]: F[Name] extends { start(stored: never): infer Value } ? Value : never }

export type InputOf<F> = {
  [Name in keyof F]: F[Name] extends { toInput(...value: never): infer Input } ? Awaited<Input> : never
}

export type StoredOf<F> = {
  [Name in keyof F]?: F[Name] extends { start(stored: infer Stored): unknown } ? Stored : never
}

export type LimitsOf<F> = { [Name in keyof F]?: Limit }

export const startOf = <F extends AnyFields>(fields: F, stored: StoredOf<F> | undefined): ValuesOf<F> =>
  mapped(fields, (field, name) => field.start(stored?.[name])) as ValuesOf<F>

export async function inputOf<F extends AnyFields>(fields: F, values: ValuesOf<F>, sending: Sending) {
  const sent = Object.entries(fields).map(async ([name, field]) => [
    name,
    await field.toInput(values[name], sending, field.options.also?.(values)),
  ])
  return Object.fromEntries(await Promise.all(sent)) as InputOf<F>
}

/** Only changed fields: without a version nothing is merged, and a stale form would undo other changes. */
export const changedOf = <F extends AnyFields>(fields: F, values: ValuesOf<F>, before: ValuesOf<F>) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !isEqual(values[name], before[name]))) as F

export const isBlank = <F extends AnyFields>(fields: F, values: ValuesOf<F>): boolean =>
  Object.entries(fields).every(([name, field]) => field.isEmpty(values[name]))

export const isRequired = ({ options }: Field, limit: Limit | undefined): boolean =>
  options.required ?? limit?.required !== undefined

export const isShown = ({ options }: Field, form: FormValues, editing = true): boolean =>
  (editing || !options.editOnly) && (options.shown?.(form) ?? true)

/** For a draft nothing is required; otherwise all fields, or only those that do not block sending. */
export type RequiredFields = "nothing" | "all" | "rest"

export function errorsOf<F extends AnyFields>(
  fields: F,
  limits: LimitsOf<F>,
  values: ValuesOf<F>,
  prefix = "",
  required: RequiredFields = "rest",
): FieldErrors {
  const found = Object.entries(fields)
    .filter(([, field]) => isShown(field, values))
    .flatMap(([name, field]) =>
      Object.entries(errorsOfField(field, limits[name] ?? {}, values[name], required)).map(([below, message]) => [
        below ? `${prefix}${name}.${below}` : prefix + name,
        message,
      ]),
    )
  return Object.fromEntries(found)
}

function errorsOfField(field: Field, limit: Limit, value: unknown, required: RequiredFields): FieldErrors {
  if (!field.isEmpty(value)) return field.validate?.(value, limit) ?? {}
  const isMissing = required === "all" || (required === "rest" && !field.options.missing)
  return isMissing && isRequired(field, limit) && limit.required ? { "": limit.required } : {}
}

/** Keyed by `missing` words: whether each field that blocks sending is empty. For a draft only `inDrafts` fields count. */
export function missingOf<F extends AnyFields>(
  fields: F,
  values: ValuesOf<F>,
  ofDraft = false,
): Record<string, boolean> {
  const blocking = Object.entries(fields).filter(
    ([, { options }]) => options.missing && options.required !== false && (!ofDraft || options.inDrafts),
  )
  return Object.fromEntries(blocking.map(([name, field]) => [field.options.missing, field.isEmpty(values[name])]))
}

export function namesOf<F extends AnyFields>(fields: F): FieldNames<ValuesOf<F>> {
  return mapped(fields, ({ rich, options: { label, shortLabel = label, choices, fields: within } }) => ({
    ...{ name: shortLabel, rich, choices },
    fields: within && namesOf(within),
  })) as FieldNames<ValuesOf<F>>
}

const mapped = <F extends AnyFields>(fields: F, change: (field: Field, name: keyof F) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, change(field, name)]))
