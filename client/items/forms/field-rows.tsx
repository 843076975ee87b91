import { type AnyFields, isRequired, isShown, type LimitsOf, type ValuesOf } from "./field.ts"
import style from "./field-rows.module.css"

type FieldRowsProps<F extends AnyFields> = {
  fields: F
  limits: LimitsOf<F>
  values: ValuesOf<F>
  onChange: (part: Partial<ValuesOf<F>>) => void
  error: (path: string) => string | undefined
  editing: boolean
  dense?: boolean
}

export function FieldRows<F extends AnyFields>({ fields, dense, ...props }: FieldRowsProps<F>) {
  const { values, editing } = props
  const shown = Object.keys(fields).filter((name) => isShown(fields[name] as F[string], values, editing))

  return (
    <div className={dense ? style.dense : style.fields}>
      {shown.map((name) => (
        <div key={name} className={fields[name]?.options.half ? style.half : style.whole}>
          {drawn(name, { fields, ...props })}
        </div>
      ))}
    </div>
  )
}

function drawn<F extends AnyFields>(name: keyof F & string, props: FieldRowsProps<F>) {
  const { fields, limits, values, error, onChange } = props
  const field = fields[name] as F[string]
  const limit = limits[name] ?? {}

  return field.draw({
    name,
    limit,
    value: values[name],
    required: isRequired(field, limit),
    onChange: (value) => onChange({ [name]: value } as Partial<ValuesOf<F>>),
    error: (below) => error(below ? `${name}.${below}` : name),
    also: field.options.also?.(values) ?? {},
  })
}
