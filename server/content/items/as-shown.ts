import { fieldsOf } from "../api/validation.ts"

/** A field of the API, and what of a row it is read from: a property, or a method that needs nothing else. */
interface ShownField {
  schemaName: string
  name: string
}

/**
 * A row as the API shows it, with the rows that were read with it, as far as they hold it themselves: no column that only
 * the site needs, and nothing that takes a context or a query.
 */
export function asShown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asShown)
  if (typeof value !== "object" || value === null || value instanceof Date) return value
  const row = value as Record<string, unknown>
  const shown = shownFieldsOf(row).map(({ schemaName, name }) => {
    const held = row[name]
    return [schemaName, asShown(typeof held === "function" ? held.call(row) : held)]
  })
  return Object.fromEntries(shown)
}

/** The fields to show; all keys for a row that is no API type, such as a value within a column. */
function shownFieldsOf(row: object): ShownField[] {
  const fields = fieldsOf(row.constructor as typeof Object).filter(({ params }) => !params?.length)
  return fields.length > 0 ? fields : Object.keys(row).map((name) => ({ schemaName: name, name }))
}
