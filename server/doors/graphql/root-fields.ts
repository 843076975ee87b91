import { MapperKind, mapSchema } from "@graphql-tools/utils"
import { type GraphQLFieldConfigMap, GraphQLObjectType, type GraphQLSchema } from "graphql"
import { getMetadataStorage } from "type-graphql"
import type { Feature } from "../../content/api/feature.ts"

const descriptions: Record<string, string> = {
  Query: "All reads. Each field states who may query it.",
  Mutation:
    "All writes. Each field states who may call it and which errors to expect: an error has its code in " +
    "`extensions.code` (`FailureCode`) and a message for each rejected input field in `extensions.fields`. " +
    "If a message contains values, `extensions.sentences` has it as a text with `{places}` and their " +
    "`values`, for translation.",
}

const usualArguments: Record<string, string> = {
  id: "ID, starting at 1.",
  input: "Values to save. See each input field for its constraints.",
}

/** Orders root fields by feature and resolver, as schema.graphql and GraphiQL show them. */
export function orderRootFields(schema: GraphQLSchema, features: Feature[]): GraphQLSchema {
  const written = argumentsOf(features)
  return mapSchema(schema, {
    [MapperKind.ROOT_OBJECT]: (type) => {
      const { fields, ...config } = type.toConfig()
      const description = descriptions[config.name]
      return new GraphQLObjectType({ ...config, description, fields: inOrder(fields, written) })
    },
  })
}

/** Each root field's arguments as written: parameter decorators run from the last to the first. */
function argumentsOf(features: Feature[]): Map<string, string[]> {
  const { queries, mutations } = getMetadataStorage()
  const fieldsOf = (resolver: unknown) => [...queries, ...mutations].filter(({ target }) => target === resolver)
  const fields = features.flatMap(({ resolvers }) => resolvers.flatMap(fieldsOf))
  return new Map(fields.map(({ schemaName, params = [] }) => [schemaName, argsOf(params)]))
}

function argsOf(params: { kind: string; index: number; name?: string }[]) {
  const inOrder = params.filter(({ kind }) => kind === "arg").sort((one, other) => one.index - other.index)
  return inOrder.map(({ name }) => String(name))
}

type Fields = GraphQLFieldConfigMap<unknown, unknown>

function inOrder(fields: Fields, written: Map<string, string[]>): Fields {
  const names = new Set([...written.keys(), ...Object.keys(fields)])
  return Object.fromEntries(
    [...names].flatMap((name) => {
      const field = fields[name]
      return field ? [[name, withArguments(field, written.get(name) ?? [])]] : []
    }),
  )
}

function withArguments(field: Fields[string], written: string[]) {
  const given = field.args ?? {}
  const names = new Set([...written.filter((name) => name in given), ...Object.keys(given)])
  const args = [...names].map((name) => {
    const arg = given[name]
    return [name, { ...arg, description: arg?.description ?? usualArguments[name] }]
  })
  return { ...field, args: Object.fromEntries(args) }
}
