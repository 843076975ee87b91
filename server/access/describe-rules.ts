import { MapperKind, mapSchema } from "@graphql-tools/utils"
import type { GraphQLSchema } from "graphql"
import { mutationsToConfirm } from "../base/api/ask-first.ts"
import { oncePer } from "../base/once-per.ts"
import { Role, type Rule, ruleOf } from "./auth.ts"

/**
 * Adds `@auth` and `@askFirst` to the descriptions of root fields, as introspection does not show directives. Cached by
 * schema, as sites of one process may share a schema.
 */
export const describeRules = oncePer((schema: GraphQLSchema): GraphQLSchema => {
  const toConfirm = new Set(mutationsToConfirm(schema))
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name) => ({
      ...field,
      description: [field.description, toConfirm.has(name) && askFirstText, describeRule(ruleOf(schema, name))]
        .filter(Boolean)
        .join(" "),
    }),
  })
})

const askFirstText = "No other operation simply takes it back: ask before you send it."

export function describeRule({ role, orOwner }: Rule) {
  if (role === Role.PUBLIC) return "Open to anyone."
  if (role === Role.REGULAR) return "Needs you to be signed in."
  return `Needs the role ${Role[role]} or above${orOwner ? ", or to be the one who created the item" : ""}.`
}
