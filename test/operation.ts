import { readFileSync } from "node:fs"
import { buildSchema, type GraphQLSchema, getNamedType, isLeafType } from "graphql"

let schema: GraphQLSchema | undefined

/**
 * The document of a query or mutation with `given` as its arguments.
 * @param shown the fields to read; by default its id if it has one
 */
export function operation(name: string, given: object, shown?: string): string {
  schema ??= buildSchema(readFileSync("schema.graphql", "utf8"), { assumeValidSDL: true })
  const mutation = schema.getMutationType()?.getFields()[name]
  const field = mutation ?? schema.getQueryType()?.getFields()[name]
  if (!field) throw new Error(`The API has no ${name}.`)
  const types = new Map(field.args.map((arg) => [arg.name, arg.type]))
  const names = Object.keys(given)
  const variables = names.map((argument) => `$${argument}: ${types.get(argument)}`)
  const type = getNamedType(field.type)
  const hasId = "getFields" in type && "id" in type.getFields()
  const selection = isLeafType(type) ? "" : `{ ${shown ?? (hasId ? "id" : "__typename")} }`
  const inBrackets = (texts: string[]) => (texts.length ? `(${texts.join(", ")})` : "")
  return `${mutation ? "mutation" : "query"} ${inBrackets(variables)} {
    ${name}${inBrackets(names.map((argument) => `${argument}: $${argument}`))} ${selection}
  }`
}
