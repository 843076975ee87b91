import "reflect-metadata"
import { printSchemaWithDirectives } from "@graphql-tools/utils"
import { type GraphQLSchema, lexicographicSortSchema } from "graphql"
import { buildSchemaSync, type NonEmptyArray } from "type-graphql"
import { enforceAuth } from "../access/auth.ts"
import { limits } from "./limits.ts"
import type { Noun } from "./noun.ts"
import { limitTime } from "./time-limit.ts"
import { validateArgument } from "./validation.ts"

/** The API: types and resolvers of all nouns, each root field guarded by its `@Auth` rule, each query by a time limit. */
export function buildApi(nouns: Noun[], queryTime = limits.queryTime): GraphQLSchema {
  const resolvers = nouns.flatMap((noun) => noun.resolvers) as unknown as NonEmptyArray<new () => object>
  return limitTime(enforceAuth(buildSchemaSync({ resolvers, validateFn: validateArgument })), queryTime)
}

/** The schema as text, sorted, with the rule of each field: what `schema.graphql` holds. */
export const printApi = (schema: GraphQLSchema) => `${printSchemaWithDirectives(lexicographicSortSchema(schema))}\n`
