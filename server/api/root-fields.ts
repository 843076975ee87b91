import { MapperKind, mapSchema } from "@graphql-tools/utils"
import { type GraphQLFieldConfigMap, GraphQLObjectType, type GraphQLSchema } from "graphql"
import { getMetadataStorage } from "type-graphql"
import type { Feature } from "./feature.ts"

const descriptions: Record<string, string> = {
  Query: "What can be read. Each field says who may ask for it.",
  Mutation:
    "What can be changed. Each field says who may do it and which errors to expect: an error has its code in " +
    "`extensions.code` (`FailureCode`), and a message for each input field that was refused in `extensions.fields`. Where " +
    "values stand in its message, `extensions.sentences` has that as texts with `{places}` and their `values`, to say it in " +
    "another language.",
}

const usualArguments: Record<string, string> = {
  id: "Which one. Ids count up from 1.",
  input: "What it should be. Each field of the input says what it may hold.",
}

/** Puts the root fields into the order of the features and of their resolvers, as schema.graphql and GraphiQL show them. */
export function orderRootFields(schema: GraphQLSchema, features: Feature[]): GraphQLSchema {
  const places = placesOf(features)
  return mapSchema(schema, {
    [MapperKind.ROOT_OBJECT]: (type) => {
      const { fields, ...config } = type.toConfig()
      const description = descriptions[config.name]
      return new GraphQLObjectType({ ...config, description, fields: inOrder(fields, places) })
    },
  })
}

export const featureOf = ({ extensions }: { extensions: { feature?: number } }) => extensions.feature ?? 0

interface Place {
  feature: number
  /** The names of its arguments as they were written: decorators of parameters run from the last to the first. */
  args: string[]
}

function placesOf(features: Feature[]): Map<string, Place> {
  const { queries, mutations } = getMetadataStorage()
  const fieldsOf = (resolver: unknown) => [...queries, ...mutations].filter(({ target }) => target === resolver)
  return new Map(
    features.flatMap(({ resolvers }, feature) =>
      resolvers
        .flatMap(fieldsOf)
        .map(({ schemaName, params }) => [schemaName, { feature, args: argsOf(params ?? []) }]),
    ),
  )
}

function argsOf(params: { kind: string; index: number; name?: string }[]) {
  const inOrder = params.filter(({ kind }) => kind === "arg").sort((one, other) => one.index - other.index)
  return inOrder.map(({ name }) => String(name))
}

type Fields = GraphQLFieldConfigMap<unknown, unknown>

function inOrder(fields: Fields, places: Map<string, Place>): Fields {
  const known = [...places.keys()].filter((name) => name in fields)
  const rest = Object.keys(fields).filter((name) => !places.has(name))
  return Object.fromEntries([...known, ...rest].map((name) => [name, placed(fields[name], places.get(name))]))
}

function placed(field: Fields[string] | undefined, place?: Place) {
  if (!field || !place) return field as Fields[string]
  const positionOf = (name: string) => (place.args.indexOf(name) + place.args.length + 1) % (place.args.length + 1)
  const args = Object.entries(field.args ?? {})
    .sort(([one], [other]) => positionOf(one) - positionOf(other))
    .map(([name, arg]) => [name, { ...arg, description: arg.description ?? usualArguments[name] }] as const)
  return { ...field, args: Object.fromEntries(args), extensions: { ...field.extensions, feature: place.feature } }
}
