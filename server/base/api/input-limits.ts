import { getMetadataStorage as getChecks } from "class-validator"
import { type GraphQLSchema, isInputObjectType } from "graphql"
import { getMetadataStorage as getTypes } from "type-graphql"

export interface Limit {
  /** The message for an empty field, or a number out of range. Absent if the field may be empty. */
  required?: string
  wrong?: string
  min?: number
  /** The largest number, the most characters of a text, or the most entries of a list. */
  max?: number
}

/** Prints a constant for each input (`addOrderLimits`) and each mutation's arguments, from their decorators. */
export function printLimits(schema: GraphQLSchema): string {
  const { inputTypes, mutations } = getTypes()
  const inputs = inputTypes
    .filter(({ name }) => isInputObjectType(schema.getType(name)))
    .map(({ name, target }) => printConstant(name.replace(/Input$/, ""), target))
  const calls = mutations.flatMap(({ schemaName, params = [] }) =>
    params.map((param) => (param.kind === "args" ? printConstant(schemaName, param.getType() as Class) : "")),
  )
  return `// Written by \`npm run codegen\` from the checks on the server's inputs.\n${[...inputs, ...calls].sort().join("")}`
}

type Class = abstract new () => object

function printConstant(name: string, target: unknown): string {
  const limits = Object.entries(limitsOf(target as Class)).sort(([one], [other]) => (one < other ? -1 : 1))
  if (limits.length === 0) return ""
  const rows = limits.map(([field, limit]) => `  ${field}: ${printLimit(limit)},\n`)
  return `\nexport const ${name[0]?.toLowerCase()}${name.slice(1)}Limits = {\n${rows.join("")}}\n`
}

function printLimit(limit: Limit) {
  const parts = Object.entries(limit).map(([name, value]) => `${name}: ${JSON.stringify(value)}`)
  return `{ ${parts.join(", ")} }`
}

export function limitsNamed(name: string): Record<string, Limit> {
  const { inputTypes, mutations, queries } = getTypes()
  const input = inputTypes.find((type) => type.name === name)
  if (input) return limitsOf(input.target as Class)
  const call = [...mutations, ...queries].find(({ schemaName }) => schemaName === name)
  const targets = call?.params?.flatMap((param) => (param.kind === "args" ? [param.getType() as Class] : [])) ?? []
  return Object.assign({}, ...targets.map(limitsOf))
}

export function limitsOf(target: Class) {
  const limits: Record<string, Limit> = {}
  for (const check of getChecks().getTargetValidationMetadatas(target, "", false, false)) {
    const limit = limitOf(check)
    if (Object.keys(limit).length) limits[check.propertyName] = { ...limits[check.propertyName], ...limit }
  }
  return limits
}

type Check = ReturnType<ReturnType<typeof getChecks>["getTargetValidationMetadatas"]>[number]

function limitOf({ name, constraints, message, context, each }: Check): Limit {
  const { sentence: _, ...limit } = context ?? {}
  if (Object.keys(limit).length) return limit
  const [bound] = constraints ?? []
  switch (each ? "" : name) {
    case "maxLength":
    case "arrayMaxSize":
      return { max: bound }
    case "arrayMinSize":
      return { required: String(message) }
    case "min":
      return { min: bound, wrong: String(message) }
    case "max":
      return { max: bound, wrong: String(message) }
    default:
      return {}
  }
}
