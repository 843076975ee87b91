import { fieldsOf } from "../api/validation.ts"

/** A row and its loaded relations as the API shows them, without internal columns and fields that need a query. */
export function asShown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asShown)
  if (typeof value !== "object" || value === null || value instanceof Date) return value
  const row = value as Record<string, unknown>
  const shown = shownFieldsOf(row).map(({ schemaName, name }) => {
    const fieldValue = row[name]
    return [schemaName, asShown(typeof fieldValue === "function" ? fieldValue.call(row) : fieldValue)]
  })
  return Object.fromEntries(shown)
}

/** All keys for a row that is not an API type, such as a value within a column. */
function shownFieldsOf(row: object): { schemaName: string; name: string }[] {
  const fields = fieldsOf(row.constructor as typeof Object).filter(({ params }) => !params?.length)
  return fields.length > 0 ? fields : Object.keys(row).map((name) => ({ schemaName: name, name }))
}
