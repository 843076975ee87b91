import {
  GraphQLError,
  type GraphQLInputType,
  type GraphQLLeafType,
  type GraphQLScalarType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  typeFromAST,
} from "graphql"
import { attempt } from "../../base/attempt.ts"
import type { FieldMessages } from "../../base/failures/failures.ts"
import type { PendingOperation } from "./root-calls.ts"

const maxFaults = 50

/** Messages with the expected values by field. Unlike graphql-js, never repeats sent values: they may be passwords. */
export function inputFaults(schema: GraphQLSchema, { operation, variables }: PendingOperation) {
  const faults: FieldMessages = {}
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    const expected = typeFromAST(schema, type as never) as GraphQLInputType
    if (!isInputType(expected) || (variables[name] === undefined && defaultValue)) continue
    for (const [path, message] of faultsOf(variables[name], expected, name)) {
      faults[inInput(path)] = message
      if (Object.keys(faults).length === maxFaults) return faults
    }
  }
  return Object.keys(faults).length ? faults : undefined
}

/** Drops the prefix `input.`, which forms do not use. */
const inInput = (path: string) => path.replace(/^input\./, "")

type Fault = [path: string, message: string]

function* faultsOf(value: unknown, type: GraphQLInputType, path: string): Generator<Fault> {
  if (isNonNullType(type)) {
    if (value == null) yield [path, "This field is required."]
    else yield* faultsOf(value, type.ofType, path)
  } else if (value == null) return
  else if (isListType(type)) {
    if (!Array.isArray(value)) yield* faultsOf(value, type.ofType, path)
    else for (const [index, item] of value.entries()) yield* faultsOf(item, type.ofType, `${path}.${index}`)
  } else if (!isInputObjectType(type)) {
    if (attempt(() => type.parseValue(value)) === undefined) yield [path, expectedOf(type)]
  } else if (typeof value !== "object" || Array.isArray(value)) yield [path, `Expected an object (${type.name}).`]
  else yield* faultsOfObject(value as Record<string, unknown>, type, path)
}

function* faultsOfObject(
  value: Record<string, unknown>,
  type: Extract<GraphQLInputType, { getFields(): unknown }>,
  path: string,
): Generator<Fault> {
  const fields = type.getFields()
  for (const [name, field] of Object.entries(fields)) {
    const fieldValue = value[name]
    if (fieldValue !== undefined) yield* faultsOf(fieldValue, field.type, `${path}.${name}`)
    else if (isRequiredInputField(field)) yield [`${path}.${name}`, "This field is required."]
  }
  const unknown = Object.keys(value).find((name) => !Object.hasOwn(fields, name))
  if (unknown !== undefined) yield [isName(unknown) ? `${path}.${unknown}` : path, `${type.name} has no such field.`]
}

const isName = (text: string) => /^\w{1,100}$/.test(text)

const kinds: Record<string, string> = {
  Int: "a whole number",
  Float: "a number",
  String: "text",
  Boolean: "true or false",
  RichText: "HTML as text",
  Day: "a day as YYYY-MM-DD",
  DateTimeISO: "a moment as ISO 8601",
  Upload: "a file",
}

/** Makes a scalar describe its expected literals as it describes variables. */
export function describeExpected(scalar: GraphQLScalarType) {
  const { parseLiteral } = scalar
  scalar.parseLiteral = (node, variables) => {
    try {
      return parseLiteral(node, variables)
    } catch {
      throw new GraphQLError(expectedOf(scalar), { nodes: node })
    }
  }
}

function expectedOf(type: GraphQLLeafType) {
  if (isEnumType(type)) {
    const names = type.getValues().map(({ name }) => name)
    return `Expected one of ${names.join(", ")} (${type.name}).`
  }
  return `Expected ${kinds[type.name] ?? "another value"} (${type.name}).`
}
