import { MapperKind, mapSchema } from "@graphql-tools/utils"
import type { GraphQLSchema } from "graphql"
import { type Rule, ruleOf } from "./auth.ts"
import { Role } from "./roles.ts"

/**
 * Says in each root field's description who may call it. Introspection, which the sandbox and other tools read, does
 * not tell of directives; in schema.graphql the `@auth` itself stands there.
 */
export function rulesInWords(schema: GraphQLSchema): GraphQLSchema {
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name) => ({
      ...field,
      description: `${field.description ?? ""} ${inWords(ruleOf(schema, name))}`.trim(),
    }),
  })
}

export function inWords({ role, orOwner }: Rule) {
  if (role === Role.PUBLIC) return "Open to anyone."
  if (role === Role.REGULAR) return "Needs you to be signed in."
  return `Needs the role ${Role[role]} or above${orOwner ? ", or to be the one who created the item" : ""}.`
}
