import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  type OperationDefinitionNode,
  typeFromAST,
} from "graphql"

/** Paths of file variables without a value: `images.0.picture.upload`. Within an input, `null` must be written. */
export function uploadPlaces(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): string[] {
  return variableDefinitions.flatMap(({ variable: { name }, type: node }) => {
    const type = typeFromAST(schema, node)
    return isInputType(type) ? placesIn(type, variables[name.value], name.value) : []
  })
}

function placesIn(type: GraphQLInputType, value: unknown, path: string): string[] {
  if (isNonNullType(type)) return placesIn(type.ofType, value, path)
  if (isListType(type)) {
    const items: unknown[] = Array.isArray(value) ? value : []
    return items.flatMap((item, index) => placesIn(type.ofType, item, `${path}.${index}`))
  }
  if (isInputObjectType(type)) {
    const fields = type.getFields()
    return Object.entries(value ?? {}).flatMap(([name, inner]) =>
      fields[name] ? placesIn(fields[name].type, inner, `${path}.${name}`) : [],
    )
  }
  return type.name === "Upload" && value == null ? [path] : []
}
