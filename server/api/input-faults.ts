import type { GraphQLError } from "graphql"
import type { FieldMessages } from "./failures.ts"

/**
 * graphql-js tells of a variable that does not fit its type in a sentence that repeats what was sent, which may be a
 * password. This says the same by field, without the value. Undefined for any other error.
 */
export function inputFault({ message }: Pick<GraphQLError, "message">): FieldMessages | undefined {
  const [, variable] = /^Variable "\$(\w+)" (?:got invalid value|of (?:required|non-null) type)/.exec(message) ?? []
  if (!variable) return undefined
  const path = / at "([\w.[\]]+)"; [^;]*$/.exec(message)?.[1] ?? variable
  const missing = /; Field "(\w+)" of required type "[^"]+" was not provided\.$/.exec(message)?.[1]
  if (missing) return { [inInput(`${path}.${missing}`)]: "This field is required." }
  const isNull = /not to be null\.$|was not provided\.$|must not be null\.$/.test(message)
  return { [inInput(path)]: isNull ? "This field is required." : "This value does not fit." }
}

/** A field of `input` is known to a form by its own name. */
const inInput = (path: string) => path.replace(/^input\./, "")
