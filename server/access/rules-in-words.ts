import { MapperKind, mapSchema } from "@graphql-tools/utils"
import type { GraphQLSchema } from "graphql"
import { askedFirst } from "../base/api/ask-first.ts"
import { Role, type Rule, ruleOf } from "./auth.ts"

const known = new WeakMap<GraphQLSchema, GraphQLSchema>()

/**
 * Adds `@auth` and `@askFirst` to the descriptions of root fields, as introspection does not show directives. Cached by
 * schema, as sites of one process may share a schema.
 */
export function rulesInWords(schema: GraphQLSchema): GraphQLSchema {
  const served = known.get(schema) ?? withRules(schema)
  known.set(schema, served)
  return served
}

function withRules(schema: GraphQLSchema): GraphQLSchema {
  const asked = new Set(askedFirst(schema))
  return mapSchema(schema, {
    [MapperKind.ROOT_FIELD]: (field, name) => ({
      ...field,
      description: [field.description, asked.has(name) && askingInWords, inWords(ruleOf(schema, name))]
        .filter(Boolean)
        .join(" "),
    }),
  })
}

const askingInWords = "No other operation simply takes it back: ask before you send it."

export function inWords({ role, orOwner }: Rule) {
  if (role === Role.PUBLIC) return "Open to anyone."
  if (role === Role.REGULAR) return "Needs you to be signed in."
  return `Needs the role ${Role[role]} or above${orOwner ? ", or to be the one who created the item" : ""}.`
}
