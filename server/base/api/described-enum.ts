import { registerEnumType } from "type-graphql"

export function describedEnum<const V extends Record<string, string>>(name: string, description: string, values: V) {
  const entries = Object.entries<string>(values)
  const found = Object.fromEntries(entries.map(([value]) => [value, value])) as { [K in keyof V]: K }
  const valuesConfig = Object.fromEntries(entries.map(([value, description]) => [value, { description }]))
  registerEnumType(found, { name, description, valuesConfig } as never)
  return found
}
