import { type ComponentProps, useState } from "react"
import type { Sending } from "../../base/ui/controls/use-stoppable.ts"
import { Form } from "../../base/ui/fields/form.tsx"
import {
  type AnyFields,
  errorsOf,
  type InputOf,
  inputOf,
  type LimitsOf,
  type StoredOf,
  startOf,
  type ValuesOf,
} from "./field.ts"
import { FieldRows } from "./field-rows.tsx"

type SimpleFormProps<F extends AnyFields> = Omit<
  ComponentProps<typeof Form>,
  "check" | "missing" | "onSubmit" | "children"
> & {
  fields: F
  limits: LimitsOf<F>
  start?: StoredOf<F>
  /** The form shows the new `start` when this changes. */
  version?: number
  onChange?: (part: Partial<ValuesOf<F>>) => void
  save: (input: InputOf<F>, sending: Sending) => Promise<void>
}

/** Stores no draft, and may be left without a question. */
export function SimpleForm<F extends AnyFields>(props: SimpleFormProps<F>) {
  const { fields, limits, start, version, onChange, save, ...form } = props
  const [values, setValues] = useState(() => startOf(fields, start))
  const [shown, setShown] = useState(version)
  if (shown !== version) {
    setShown(version)
    setValues(startOf(fields, start))
  }

  return (
    <Form
      {...form}
      check={() => errorsOf(fields, limits, values)}
      onSubmit={async (sending) => save(await inputOf(fields, values, sending), sending)}
    >
      {({ fields: errors }) => (
        <FieldRows
          {...{ fields, limits, values }}
          error={(path) => errors[path]}
          onChange={(part) => {
            onChange?.(part)
            setValues((before) => ({ ...before, ...part }))
          }}
        />
      )}
    </Form>
  )
}
