import { fromField, toField } from "../../base/ui/dates/school-time.ts"
import type { Field, FieldOptions } from "./field.ts"
import { text } from "./text.tsx"

export function optionalMoment(
  options: FieldOptions,
  zone: string,
): Field<string | null, string, string | null | undefined> {
  return {
    ...text({ ...options, input: { type: "datetime-local" } }),
    start: (stored) => toField(stored, zone),
    isEmpty: (value) => !fromField(value, zone),
    toInput: (value) => fromField(value, zone),
  }
}

export function moment(options: FieldOptions, zone: string): Field<string, string, string | null | undefined> {
  return { ...optionalMoment(options, zone), toInput: (value) => fromField(value, zone) ?? "" }
}
