import { GraphQLScalarType, Kind } from "graphql"
import { Html } from "./html.ts"

export function textScalar(name: string, description: string, toOutput: (text: string) => string = String) {
  const read = (value: unknown) => {
    if (typeof value === "string") return value
    throw new TypeError(`${name} must be a text.`)
  }
  return new GraphQLScalarType<string, string>({
    name,
    description,
    serialize: (text) => (text instanceof Html ? text.text : toOutput(text as string)),
    parseValue: read,
    parseLiteral: (node) => read(node.kind === Kind.STRING ? node.value : undefined),
  })
}
