import { PasswordField } from "../../base/ui/fields/password-field.tsx"
import type { Faults, Field, FieldOptions } from "../../items/forms/field.ts"

export function passwordField(
  options: FieldOptions,
  autoComplete: "current-password" | "new-password",
): Field<string, string, string> {
  const { label, hint } = options

  return {
    options,
    start: () => "",
    isEmpty: (value) => value === "",
    faults: ({ length }, { min = 0, max = Number.POSITIVE_INFINITY, wrong = "" }): Faults =>
      length < min || length > max ? { "": wrong } : {},
    toInput: (value) => value,
    draw: ({ value, error, onChange }) => (
      <PasswordField
        {...{ label, hint, autoComplete }}
        required
        error={error()}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    ),
  }
}
