import { getMetadataStorage } from "type-graphql"

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
  const shown = fieldsOf(row).map(({ schemaName, name }) => {
    const held = row[name]
    return [schemaName, asShown(typeof held === "function" ? held.call(row) : held)]
  })
  return Object.fromEntries(shown)
}

const known = new WeakMap<object, ShownField[]>()

/** Of what is no type of the API, such as a value within a column, all. */
function fieldsOf(row: object): ShownField[] {
  const type = row.constructor
  const fields = known.get(type) ?? declaredFields(type)
  known.set(type, fields)
  return fields.length > 0 ? fields : Object.keys(row).map((name) => ({ schemaName: name, name }))
}

function declaredFields(type: object): ShownField[] {
  const { prototype } = type as typeof Object
  const isOf = (target: unknown) => target === type || prototype instanceof (target as typeof Object)
  return getMetadataStorage().fields.filter(({ target, params }) => isOf(target) && !params?.length)
}
