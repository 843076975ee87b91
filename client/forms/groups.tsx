import {
  type AnyFields,
  type Control,
  type Faults,
  type Field,
  type FieldOptions,
  faultsOf,
  type InputOf,
  inputOf,
  isBlank,
  type LimitsOf,
  type StoredOf,
  startOf,
  type ValuesOf,
} from "./field.ts"
import { FieldRows } from "./field-rows.tsx"
import style from "./groups.module.css"
import { RowEditor } from "./row-editor.tsx"

type Part<F extends AnyFields> = FieldOptions & {
  fields: F
  limits: LimitsOf<F>
}

export function group<F extends AnyFields>(options: Part<F>): Field<InputOf<F>, ValuesOf<F>, StoredOf<F>> {
  const { label, fields, limits } = options

  return {
    options: { required: false, ...options },
    start: (stored) => startOf(fields, stored),
    isEmpty: (values) => isBlank(fields, values),
    faults: (values) => faultsOf(fields, limits, values),
    toInput: (values, sending) => inputOf(fields, values, sending),
    draw: ({ value, error, onChange }) => (
      <fieldset className={style.group}>
        <legend className={style.legend}>{label}</legend>
        <FieldRows
          {...{ fields, limits, error }}
          values={value}
          editing
          onChange={(part) => onChange({ ...value, ...part })}
        />
      </fieldset>
    ),
  }
}

type ListOptions<F extends AnyFields> = Part<F> & {
  one: string
  blank?: StoredOf<F>
  /** How many blank ones stand there before something is stored. */
  start?: number
  /** A row in which nothing is typed is none. */
  skipsBlank?: boolean
  /** What a row is called, for the buttons that move and remove it: its first field unless said. */
  nameOf?: keyof F
}

export function list<F extends AnyFields>(
  options: ListOptions<F>,
): Field<InputOf<F>[], ValuesOf<F>[], readonly StoredOf<F>[]> {
  const { fields, limits, blank, start = 0, skipsBlank = false } = options
  const fresh = () => startOf(fields, blank)
  const isNone = (values: ValuesOf<F>) => skipsBlank && isBlank(fields, values)

  return {
    options: { required: false, ...options },
    start: (stored) => stored?.map((row) => startOf(fields, row)) ?? Array.from({ length: start }, fresh),
    isEmpty: (rows) => rows.length === 0,
    faults: (rows): Faults =>
      Object.assign({}, ...rows.map((row, index) => (isNone(row) ? {} : faultsOf(fields, limits, row, `${index}.`)))),
    toInput: (rows, sending) =>
      Promise.all(rows.filter((row) => !isNone(row)).map((row) => inputOf(fields, row, sending))),
    draw: (control) => <Rows options={options} blank={fresh()} control={control} />,
  }
}

type RowsProps<F extends AnyFields> = {
  options: ListOptions<F>
  blank: ValuesOf<F>
  control: Control<ValuesOf<F>[]>
}

function Rows<F extends AnyFields>({ options, blank, control }: RowsProps<F>) {
  const { label, hint, one, fields, limits, nameOf = Object.keys(fields)[0] ?? "" } = options
  const { value, error, limit, onChange } = control

  return (
    <RowEditor
      {...{ label, hint, one, blank, onChange }}
      nameOf={(row) => String(row[nameOf])}
      rows={value}
      most={limit.max ?? Number.POSITIVE_INFINITY}
      error={error()}
    >
      {(row, change, index) => (
        <FieldRows
          {...{ fields, limits }}
          values={row}
          editing
          dense
          error={(path) => error(`${index}.${path}`)}
          onChange={(part) => change({ ...row, ...part })}
        />
      )}
    </RowEditor>
  )
}
