import { FieldError } from "../../base/ui/fields/field.tsx"
import { CheckField, SelectField } from "../../base/ui/fields/text-field.tsx"
import type { Field, FieldOptions } from "./field.ts"

export function check(options: FieldOptions): Field<boolean, boolean, boolean | null> {
  const { label, hint } = options

  return {
    options: { required: false, ...options },
    start: (stored) => stored ?? false,
    isEmpty: (value) => !value,
    toInput: (value, _sending, also) => value && !also?.disabled,
    draw: ({ value, also, onChange }) => (
      <CheckField
        {...{ label, hint, ...also }}
        checked={value && !also.disabled}
        onChange={({ target }) => onChange(target.checked)}
      />
    ),
  }
}

type SeveralOptions<Choice extends string> = FieldOptions & {
  choices: Partial<Record<Choice, string>>
  always?: Choice
}

/** A check box for each choice but the one that is `always` among them, first. */
export function several<Choice extends string>(
  options: SeveralOptions<Choice>,
): Field<Choice[], Choice[], readonly Choice[]> {
  const { label, hint, choices, always } = options
  const others = (Object.keys(choices) as Choice[]).filter((choice) => choice !== always)

  return {
    options: { ...(always && { required: false }), ...options },
    start: (stored) => [...(stored ?? (always ? [always] : []))],
    isEmpty: (value) => value.length === 0,
    toInput: (value) => value,
    draw: ({ value, error, onChange }) => (
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
    says: (value) => value && choices[value],
    draw: ({ name, value, required, error, onChange }) => (
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
        {Object.entries<string>(choices).map(([choice, spoken]) => (
          <option key={choice} value={choice}>
            {spoken}
          </option>
        ))}
      </SelectField>
    ),
  }
}
