import "reflect-metadata"
import { printSchemaWithDirectives } from "@graphql-tools/utils"
import { type GraphQLSchema, lexicographicSortSchema } from "graphql"
import { buildSchemaSync, type NonEmptyArray } from "type-graphql"
import { enforceAuth } from "../access/auth.ts"
import type { Noun } from "./noun.ts"
import { validateArgument } from "./validation.ts"

/** The API: types and resolvers of all nouns, each root field guarded by its `@Auth` rule. */
export function buildApi(nouns: Noun[]): GraphQLSchema {
  const resolvers = nouns.flatMap((noun) => noun.resolvers) as unknown as NonEmptyArray<new () => object>
  return enforceAuth(buildSchemaSync({ resolvers, validateFn: validateArgument }))
}

/** The schema as text, sorted, with the rule of each field: what `schema.graphql` holds. */
export const printApi = (schema: GraphQLSchema) => `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`
