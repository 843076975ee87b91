import {
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  Kind,
  type OperationDefinitionNode,
  print,
  type TypeNode,
  typeFromAST,
} from "graphql"
import { type Limit, limitsNamed } from "../../base/api/input-limits.ts"
import { fileName } from "../../base/failures/shape.ts"
import type { RestBody, RestRow } from "../../content/api/rest.ts"
import { operationIn, operationsIn } from "../graphql/root-calls.ts"
import type { Components, JsonSchema } from "./openapi-components.ts"

interface Input {
  /** Lazy, as REST does not support the types of all operations. */
  schema(): JsonSchema
  description?: string
  required: boolean
}

export function bodySchema(schema: GraphQLSchema, body: RestBody, components: Components): JsonSchema {
  const { document, fields, ignores, names, kinds, most } = body
  const inputs = inputsOf(schema, document, components)
  const operationNames = Object.fromEntries(Object.entries(names).map(([field, name]) => [name, field]))
  const properties: Record<string, JsonSchema> = {}
  const required: string[] = []
  for (const name of fields) {
    const input = inputs[operationNames[name] ?? name]
    if (!input) throw new Error(`The body's field ${name} has no place in the operation of its REST row.`)
    const kind = kinds[name]
    properties[name] = { description: input.description, ...(kind ? components.of(kind) : input.schema()) }
    if (input.required) required.push(name)
  }
  for (const name of ignores) properties[name] = { description: "Accepted, but ignored.", deprecated: true }
  const object = { type: "object", properties, ...(required.length && { required }) }
  return takesList(schema, document) ? { type: "array", items: object, minItems: 1, maxItems: most } : object
}

export function inputsOf(schema: GraphQLSchema, document: RestRow["document"], components: Components) {
  const inputs: Record<string, Input> = {}
  const ofArguments: Record<string, Limit> = Object.assign({}, ...operationsIn(document).map(limitsNamed))
  for (const { name, ...variable } of typedVariables(schema, document)) {
    const type = getNamedType(variable.type)
    if (!isInputObjectType(type)) {
      inputs[name] = inputOf(variable, components, ofArguments[name])
      continue
    }
    const limits = limitsNamed(type.name)
    for (const field of Object.values(type.getFields()))
      inputs[field.name] = inputOf(field, components, limits[field.name])
  }
  return inputs
}

function takesList(schema: GraphQLSchema, document: RestRow["document"]) {
  return typedVariables(schema, document).some(
    ({ type }) => isInputObjectType(getNamedType(type)) && isListType(isNonNullType(type) ? type.ofType : type),
  )
}

interface Variable {
  type: GraphQLInputType
  description?: string | null
  defaultValue?: unknown
}

function typedVariables(schema: GraphQLSchema, document: RestRow["document"]): (Variable & { name: string })[] {
  const operation = operationIn(document)
  const args = argumentsOf(schema, operation)
  return (operation.variableDefinitions ?? []).map(({ variable, type }) => {
    const name = variable.name.value
    const found = args[name]
    return { name, type: inputTypeOf(schema, type), description: found?.description }
  })
}

function inputTypeOf(schema: GraphQLSchema, node: TypeNode): GraphQLInputType {
  const type = typeFromAST(schema, node)
  if (!isInputType(type)) throw new Error(`The schema has no input type ${print(node)}.`)
  return type
}

function argumentsOf(schema: GraphQLSchema, operation: OperationDefinitionNode) {
  const root = schema.getRootType(operation.operation)
  const found: Record<string, Variable> = {}
  for (const selection of operation.selectionSet.selections) {
    if (selection.kind !== Kind.FIELD) continue
    const args = root?.getFields()[selection.name.value]?.args ?? []
    for (const { name, value } of selection.arguments ?? []) {
      const arg = args.find((one) => one.name === name.value)
      if (value.kind === Kind.VARIABLE && arg) found[value.name.value] = arg
    }
  }
  return found
}

function inputOf({ type, description, defaultValue }: Variable, components: Components, limit: Limit = {}): Input {
  const required = isNonNullType(type) && defaultValue === undefined
  const schema = () => ({ ...schemaOf(type, components), ...boundsOf(type, limit) })
  return { schema, description: description ?? undefined, required }
}

function boundsOf(type: GraphQLInputType, { required, min, max }: Limit): JsonSchema {
  const { name } = getNamedType(type)
  if (isListType(getNullableType(type))) return { ...(max !== undefined && { maxItems: max }) }
  if (name === "Int") return { ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) }
  if (name !== "String" && name !== "RichText") return {}
  return { ...(required && { minLength: 1 }), ...(max !== undefined && { maxLength: max }) }
}

const scalars: Record<string, JsonSchema> = {
  String: { type: "string" },
  RichText: { type: "string" },
  Day: { type: "string" },
  Int: { type: "integer" },
  Boolean: { type: "boolean" },
  DateTimeISO: { type: "string", format: "date-time" },
  Upload: { type: "string", contentMediaType: "application/octet-stream" },
}

function schemaOf(type: GraphQLInputType, components: Components): JsonSchema {
  if (isNonNullType(type)) return schemaOf(type.ofType, components)
  if (isListType(type)) return { type: "array", items: schemaOf(type.ofType, components) }
  if (isEnumType(type)) return { type: "string", enum: type.getValues().map(({ name }) => name) }
  if (type.name === "PictureInput") return components.of(fileName)
  const found = scalars[type.name]
  if (!found) throw new Error(`OpenAPI knows no ${type.name}.`)
  return found
}
