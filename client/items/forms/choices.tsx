import type { ReactNode } from "react"
import { FieldError } from "../../base/ui/fields/field.tsx"
import { CheckField, Options, SelectField } from "../../base/ui/fields/text-field.tsx"
import type { Control, Field, FieldOptions } from "./field.ts"

export function check(options: FieldOptions): Field<boolean, boolean, boolean | null> {
  const { label, hint } = options

  return {
    options: { required: false, ...options },
    start: (stored) => stored ?? false,
    isEmpty: (value) => !value,
    toInput: (value, _sending, also) => value && !also?.disabled,
    render: ({ value, also, onChange }) => (
      <CheckField
        {...{ label, hint, ...also }}
        checked={value && !also.disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    ),
  }
}

type MultiSelectOptions<Choice extends string> = FieldOptions & {
  choices: Partial<Record<Choice, string>>
  always?: Choice
}

/** A check box for each choice except `always`, which is always selected and comes first. */
export function multiSelect<Choice extends string>(
  options: MultiSelectOptions<Choice>,
): Field<Choice[], Choice[], readonly Choice[]> {
  const { label, hint, choices, always } = options
  const others = (Object.keys(choices) as Choice[]).filter((choice) => choice !== always)

  return {
    options: { ...(always && { required: false }), ...options },
    start: (stored) => [...(stored ?? (always ? [always] : []))],
    isEmpty: (value) => value.length === 0,
    toInput: (value) => value,
    render: ({ value, error, onChange }) => (
      <fieldset className="stack2">
        <legend className="strong">{label}</legend>
        {hint && <p className="soft">{hint}</p>}
        <div className="stack1 pair">
          {others.map((choice, index) => (
            <CheckField
              key={choice}
              label={choices[choice] ?? choice}
              aria-invalid={Boolean(error()) && index === 0}
              checked={value.includes(choice)}
              onChange={({ target }) =>
                onChange(target.checked ? [...value, choice] : value.filter((other) => other !== choice))
              }
            />
          ))}
        </div>
        {error() && <FieldError>{error()}</FieldError>}
      </fieldset>
    ),
  }
}

type SelectOptions<Choice extends string> = FieldOptions & {
  choices: Record<Choice, string>
  prompt?: string
  start?: Choice
}

/** Without `start` the form requires a choice. */
export function select<Choice extends string>(options: SelectOptions<Choice>): Field<Choice, Choice | "", Choice> {
  const { label, hint, choices, prompt, start = "" } = options

  return {
    options,
    start: (stored) => stored ?? start,
    isEmpty: (value) => value === "",
    toInput: (value) => value as Choice,
    summary: (value) => value && choices[value],
    render: ({ name, value, required, error, onChange }) => (
      <SelectField
        {...{ label, hint, name, value, required }}
        error={error()}
        onChange={({ target }) => onChange(target.value as Choice)}
      >
        {prompt && (
          <option value="" disabled>
            {prompt}
          </option>
        )}
        <Options of={Object.entries<string>(choices)} />
      </SelectField>
    ),
  }
}

/** Another item, by its ID. `render` offers items in a `ReferenceField`. */
export function reference(
  options: FieldOptions,
  render: Field<number | null, string, number | null>["render"],
): Field<number | null, string, number | null> {
  return {
    options: { required: false, ...options },
    start: (stored) => String(stored ?? ""),
    isEmpty: (value) => value === "",
    toInput: (value) => (value ? Number(value) : null),
    render,
  }
}

type ReferenceFieldProps = {
  label: string
  hint?: string
  control: Control<string>
  offered: readonly { id: number }[]
  /** Label of an item that is chosen, but not offered. */
  other: string
  children: ReactNode
}

export function ReferenceField({ label, hint, control, offered, other, children }: ReferenceFieldProps) {
  const { name, value, error, onChange } = control
  const isOffered = offered.some(({ id }) => String(id) === value)

  return (
    <SelectField {...{ label, hint, name, value }} error={error()} onChange={({ target }) => onChange(target.value)}>
      <option value="">None</option>
      {value && !isOffered && <option value={value}>{other}</option>}
      {children}
    </SelectField>
  )
}
