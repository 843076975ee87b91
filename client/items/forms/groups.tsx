import { excerptOf } from "../writing/summary.ts"
import {
  type AnyFields,
  errorsOf,
  type Field,
  type FieldErrors,
  type InputOf,
  inputOf,
  isBlank,
  type StoredOf,
  startOf,
  type ValuesOf,
} from "./field.ts"
import { FieldRows } from "./field-rows.tsx"
import style from "./groups.module.css"
import { type ListOptions, type Part, RowEditor } from "./row-editor.tsx"

export function group<F extends AnyFields>(options: Part<F>): Field<InputOf<F>, ValuesOf<F>, StoredOf<F>> {
  const { label, fields, limits } = options

  return {
    options: { required: false, ...options },
    start: (stored) => startOf(fields, stored),
    isEmpty: (values) => isBlank(fields, values),
    validate: (values) => errorsOf(fields, limits, values),
    toInput: (values, sending) => inputOf(fields, values, sending),
    render: ({ value, error, onChange }) => (
      <fieldset className="stack4">
        <legend className={style.legend}>{label}</legend>
        <FieldRows {...{ fields, limits, error }} values={value} onChange={(part) => onChange({ ...value, ...part })} />
      </fieldset>
    ),
  }
}

export function list<F extends AnyFields>(
  options: ListOptions<F>,
): Field<InputOf<F>[], ValuesOf<F>[], readonly StoredOf<F>[]> {
  const { fields, limits, blank, start = 0, skipsBlank = false, nameOf = Object.keys(fields)[0] ?? "" } = options
  const { summaryOf = (row) => excerptOf(row[nameOf], 80) } = options
  const fresh = () => startOf(fields, blank)
  const isSkipped = (values: ValuesOf<F>) => skipsBlank && isBlank(fields, values)

  return {
    options: { required: false, ...options },
    start: (stored) => stored?.map((row) => startOf(fields, row)) ?? Array.from({ length: start }, fresh),
    isEmpty: (rows) => rows.length === 0,
    validate: (rows): FieldErrors =>
      Object.assign(
        {},
        ...rows.map((row, index) => (isSkipped(row) ? {} : errorsOf(fields, limits, row, `${index}.`))),
      ),
    toInput: (rows, sending) =>
      Promise.all(rows.filter((row) => !isSkipped(row)).map((row) => inputOf(fields, row, sending))),
    render: (control) => <RowEditor options={{ ...options, nameOf }} blank={fresh()} control={control} />,
    summary: (rows) => rows.map(summaryOf).filter(Boolean).join(", "),
  }
}
