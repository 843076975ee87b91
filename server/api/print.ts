import { getDocumentNodeFromSchema } from "@graphql-tools/utils"
import {
  type DefinitionNode,
  type GraphQLField,
  type GraphQLSchema,
  getNamedType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isScalarType,
  isUnionType,
  Kind,
  print,
  type StringValueNode,
  visit,
} from "graphql"
import { featureOf } from "./root-fields.ts"

const columns = 116

/** From top to bottom: the rules, what can be asked and done, the types of each feature in the order of `features.ts`, the scalars. */
export function printApi(schema: GraphQLSchema): string {
  const order = readingOrder(schema)
  const { definitions } = getDocumentNodeFromSchema(schema)
  const inOrder = definitions.toSorted((one, other) => placeOf(one, order) - placeOf(other, order))
  return `${inOrder.map((definition) => printSpaced(wrapDescriptions(definition))).join("\n\n")}\n`
}

function placeOf(definition: DefinitionNode, order: string[]) {
  if (definition.kind === Kind.SCHEMA_DEFINITION) return -2
  if (definition.kind === Kind.DIRECTIVE_DEFINITION) return -1
  return "name" in definition ? order.indexOf(definition.name?.value ?? "") : order.length
}

function readingOrder(schema: GraphQLSchema): string[] {
  const met = new Set(["Role", "Query", "Mutation"])
  const roots = [schema.getQueryType(), schema.getMutationType()].flatMap((type) =>
    Object.values(type?.getFields() ?? {}),
  )
  for (const field of roots.sort((one, other) => featureOf(one) - featureOf(other))) meetTypesOf(field, schema, met)
  for (const name of Object.keys(schema.getTypeMap()).sort()) meet(name, schema, met)
  const isScalar = (name: string) => isScalarType(schema.getType(name))
  return [...met].sort((one, other) => Number(isScalar(one)) - Number(isScalar(other)))
}

function meetTypesOf(
  { type, args = [] }: Pick<GraphQLField<unknown, unknown>, "type"> & { args?: readonly { type: unknown }[] },
  schema: GraphQLSchema,
  met: Set<string>,
) {
  for (const found of [type, ...args.map((arg) => arg.type)]) meet(getNamedType(found as typeof type).name, schema, met)
}

function meet(name: string, schema: GraphQLSchema, met: Set<string>) {
  if (met.has(name)) return
  met.add(name)
  const type = schema.getType(name)
  if (isObjectType(type) || isInterfaceType(type) || isInputObjectType(type))
    for (const field of Object.values(type.getFields())) meetTypesOf(field, schema, met)
  if (isUnionType(type)) for (const member of type.getTypes()) meet(member.name, schema, met)
}

function printSpaced(definition: DefinitionNode): string {
  const parts = "fields" in definition ? "fields" : "values" in definition ? "values" : undefined
  if (!parts) return print(definition)
  const inner = (definition as unknown as Record<string, Parameters<typeof print>[0][]>)[parts] ?? []
  const head = print({ ...definition, [parts]: [] } as DefinitionNode)
  const idFirst = inner.toSorted((one, other) => Number(isId(other)) - Number(isId(one)))
  return `${head} {\n${idFirst.map((node) => indent(print(node))).join("\n\n")}\n}`
}

const isId = (node: object) => "name" in node && (node.name as { value: string }).value === "id"

const indent = (text: string) => text.replace(/^(?=.)/gm, "  ")

function wrapDescriptions<T extends DefinitionNode>(definition: T): T {
  return visit(definition, {
    [Kind.STRING]: (node: StringValueNode) => (node.block ? { ...node, value: wrap(node.value) } : undefined),
  })
}

const wrap = (text: string) => text.split("\n").map(wrapLine).join("\n")

function wrapLine(line: string) {
  const [first = "", ...words] = line.split(" ")
  let length = first.length
  return words.reduce((text, word) => {
    const fits = length + 1 + word.length <= columns
    length = fits ? length + 1 + word.length : word.length
    return text + (fits ? " " : "\n") + word
  }, first)
}
