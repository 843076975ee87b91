import type { GraphQLSchema } from "graphql"
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

/** Has TypeGraphQL order root fields by feature and resolver, as schema.graphql and GraphiQL show them. */
export function orderRootFields(features: Feature[]) {
  const resolvers: unknown[] = features.flatMap((feature) => feature.resolvers)
  const { queries, mutations, params } = getMetadataStorage()
  for (const fields of [queries, mutations])
    fields.sort((one, other) => resolvers.indexOf(one.target) - resolvers.indexOf(other.target))
  // Parameter decorators run from the last to the first.
  params.sort((one, other) => one.index - other.index)
}

export function describeRootFields(schema: GraphQLSchema): GraphQLSchema {
  for (const type of [schema.getQueryType(), schema.getMutationType()]) {
    if (!type) continue
    type.description = descriptions[type.name]
    for (const arg of Object.values(type.getFields()).flatMap(({ args }) => args))
      arg.description ??= usualArguments[arg.name]
  }
  return schema
}
