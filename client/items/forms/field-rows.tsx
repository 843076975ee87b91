import { type AnyFields, isRequired, isShown, type LimitsOf, type ValuesOf } from "./field.ts"
import style from "./field-rows.module.css"
import { Folded } from "./folded.tsx"

type FieldRowsProps<F extends AnyFields> = {
  fields: F
  limits: LimitsOf<F>
  values: ValuesOf<F>
  onChange: (part: Partial<ValuesOf<F>>) => void
  error: (path: string) => string | undefined
  /** False for a new item: leaves out fields that are `editOnly`. */
  editing?: boolean
  layout?: "fields" | "dense" | "line"
}

export function FieldRows<F extends AnyFields>({ fields, layout = "fields", ...props }: FieldRowsProps<F>) {
  const { values, editing } = props
  const shown = Object.keys(fields).filter((name) => isShown(fields[name] as F[string], values, editing))

  return (
    <div className={style[layout]}>
      {shown.map((name) => (
        <div key={name} className={fields[name]?.options.half ? style.half : style.whole}>
          {renderField(name, { fields, ...props })}
        </div>
      ))}
    </div>
  )
}

function renderField<F extends AnyFields>(name: keyof F & string, props: FieldRowsProps<F>) {
  const { fields, limits, values, error, onChange } = props
  const field = fields[name] as F[string]
  const limit = limits[name] ?? {}
  const control = field.render({
    name,
    limit,
    value: values[name],
    required: isRequired(field, limit),
    onChange: (value) => onChange({ [name]: value } as Partial<ValuesOf<F>>),
    error: (below) => error(below ? `${name}.${below}` : name),
    also: field.options.also?.(values) ?? {},
  })
  const { label, folded } = field.options
  if (!folded) return control

  return (
    <Folded title={label} note={error(name) ?? (field.summary?.(values[name]) || "Nothing yet")}>
      {control}
    </Folded>
  )
}
