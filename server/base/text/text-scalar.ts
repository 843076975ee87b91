import { GraphQLScalarType, Kind } from "graphql"

export function textScalar(name: string, description: string, shown = (text: string) => text) {
  const read = (value: unknown) => {
    if (typeof value === "string") return value
    throw new TypeError(`${name} must be a text.`)
  }
  return new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: (text) => shown(text as string),
    parseValue: read,
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined),
  })
}
